import Foundation
import LayoutSolver

/// A constraint that a stack view makes for the views it arranges.
final class StackConstraint: NSLayoutConstraint {
  private var mayGiveWay = true
  private var place: Int?

  /// The constraint that a tie says, inactive.
  convenience init(_ tie: StackTie, constant: CGFloat) {
    self.init(
      first: tie.first.node, tie.first.attribute, tie.relation, second: tie.second?.node,
      tie.second?.attribute ?? .notAnAttribute, multiplier: tie.multiplier, constant: constant)
    identifier = tie.role.rawValue
    priority = tie.priority
    mayGiveWay = tie.role != .hiding
    place = tie.place
  }

  /// False for what hides a view: a size that the view requires gives way to it.
  override var isBreakable: Bool { mayGiveWay }

  /// What decides by the order of the views alone counts less than everything else, the less the
  /// deeper the stack view is in others.
  ///
  /// Those of one stack view are one level of the solver, where each size counts for the logarithm of its
  /// place, the first place being 1: a point more costs the least in the first view, and a point less
  /// gains the most in the last one.
  override func weighted(_ terms: [Term]) -> ([Term], priority: Float) {
    guard let place else { return super.weighted(terms) }
    let weight = log(Double(place + 1))
    return (terms.map { Term($0.coefficient * weight, $0.variable) }, 1 / Float(2 + outerStackViews))
  }

  /// How many stack views the one that holds the constraint is in; more than 30 count as 30.
  private var outerStackViews: Int {
    var count = 0
    var node = holder?.parent
    while let current = node, count < 30 {
      if current.view is UIStackView { count += 1 }
      node = current.parent
    }
    return count
  }
}

/// What a stack view wants of two items, all but the constant: two ties that are
/// equal are the same constraint.
struct StackTie: Hashable {
  /// What a constraint of a stack view is for; the raw value is its identifier, as
  /// UIKit names it in its reports.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case order = "UISV-order"
  }

  /// An attribute of an item.
  struct Side: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    static func == (one: Side, other: Side) -> Bool {
      one.node === other.node && one.attribute == other.attribute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(node))
      hasher.combine(attribute)
    }
  }

  let role: Role
  let first: Side
  let relation: NSLayoutConstraint.Relation
  let second: Side?
  let multiplier: CGFloat
  let priority: UILayoutPriority
  /// The place of the view, where the tie is about nothing but the order of the views.
  let place: Int?
}

/// The edges, the middle and the size of an item along one axis.
struct AxisAttributes {
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  /// Along x they are leading and trailing, so that a stack is mirrored where text begins at the right.
  init(_ axis: NSLayoutConstraint.Axis) {
    near = axis == .horizontal ? .leading : .top
    far = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The constraints of a stack view, and the way from those it has to those it wants.
struct StackConstraints {
  private var made: [StackTie: StackConstraint] = [:]

  /// Lets exactly `wanted` be active in `holder`: what stays keeps its constraint, with
  /// another constant if it has one.
  @MainActor mutating func become(_ wanted: [(tie: StackTie, constant: CGFloat)], in holder: LayoutNode) {
    var old = made
    var new: [(constraint: StackConstraint, tie: StackTie)] = []
    made.removeAll(keepingCapacity: true)
    for (tie, constant) in wanted {
      let kept = old.removeValue(forKey: tie)
      let constraint = kept ?? StackConstraint(tie, constant: constant)
      if constraint.constant != constant { constraint.constant = constant }
      made[tie] = constraint
      if constraint.holder == nil { new.append((constraint, tie)) }
    }
    for constraint in old.values { constraint.deactivate() }
    for (constraint, _) in new { constraint.activate(in: holder) }
  }
}
