import AutoLayoutKit
import LayoutPlatform
import LayoutWords

@MainActor struct OpenGroup {
  let quantities: [OpenQuantity]
  let constraints: ConstraintList
  let names: ReportNames
  private let items: Set<ObjectIdentifier>

  init(_ quantities: [OpenQuantity], _ constraints: ConstraintList, _ names: ReportNames) {
    self.quantities = quantities
    self.constraints = constraints
    self.names = names
    items = Set(quantities.map { ObjectIdentifier($0.item) })
  }

  func isOpen(_ item: AnyObject) -> Bool { items.contains(ObjectIdentifier(item)) }

  func holds(_ quantity: OpenQuantity) -> [NSLayoutConstraint] { holds(quantity.item, quantity.axis) }

  func holds(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    constraints.holds(item, axis, where: isOpen)
  }

  func dependents(_ quantity: OpenQuantity) -> [NSLayoutConstraint] {
    constraints.dependents(quantity.item, quantity.axis, where: isOpen)
  }

  /// Returns the constraints of an item, those of the line to change first: the constraints that place it
  /// along the axis, or else those along the other one.
  func constraintsToChange(_ quantity: OpenQuantity) -> [NSLayoutConstraint] {
    let (item, axis) = (quantity.item, quantity.axis)
    let holds = (quantity.isSize ? constraints.sizes(item, axis) : []) + holds(quantity)
    let across = constraints.of(item, axis.across)
    let own = across.filter { $0.firstItem === item }
    return [holds, own, across, constraints.of(item, axis)].first { !$0.isEmpty } ?? []
  }
}
