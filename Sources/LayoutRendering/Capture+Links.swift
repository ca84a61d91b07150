import HeadlessUIKit
import LayoutInspection
import LayoutWords

extension Capture {
  /// Records the active constraints that connect two edges along x or y, and those on a width or a height.
  ///
  /// Constraints ignore transforms, so the distances to transformed views are not those that the picture
  /// shows. They are left out.
  mutating func addLinks() {
    let views = items.map(\.view)
    var items = ItemTable(views)
    var statements = Statements()
    // The direction of a view is found by asking the views above it, so it is read only where it is needed.
    for (index, view) in views.enumerated() {
      guard let view, !view.constraints.isEmpty, nodes[index].transform == nil else { continue }
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      for constraint in view.constraints where !constraint.comparesDistances {
        let axis = Self.sizeAxis(of: constraint)
        guard axis != nil || constraint.multiplier == 1 else { continue }
        let origin = constraint.site.map { statements.origin(of: $0, holder: index) }
        if let axis {
          if var rule = size(constraint, axis, &items) {
            rule.origin = origin
            // A view holds the constraint on its own size; the picture around it is that of its superview.
            rule.holder = index == rule.item ? nodes[index].parent ?? index : index
            sizes.append(rule)
          }
          continue
        }
        guard
          let first = end(constraint.firstItem, constraint.firstAttribute, isRightToLeft, &items),
          let second = end(constraint.secondItem, constraint.secondAttribute, isRightToLeft, &items),
          first.axis == second.axis
        else { continue }
        let holder = LayoutSnapshot.End(item: index, frame: nodes[index].frame, side: .near)
        links.append(
          LayoutSnapshot.Link(
            axis: first.axis, first: first.end, second: second.end, holder: holder,
            relation: Self.sign(of: constraint), distance: abs(constraint.constant), origin: origin))
      }
    }
  }

  private static func sizeAxis(of constraint: NSLayoutConstraint) -> LayoutSnapshot.Axis? {
    switch constraint.firstAttribute {
    case .width: .x
    case .height: .y
    default: nil
    }
  }

  /// Returns the rule of a constraint on a size; nil if one of its items has a transform or is not in the
  /// tree.
  private func size(
    _ constraint: NSLayoutConstraint, _ axis: LayoutSnapshot.Axis, _ items: inout ItemTable
  ) -> LayoutSnapshot.SizeRule? {
    guard let item = constraint.firstItem,
      let first = end(item, axis == .x ? .left : .top, false, &items)?.end
    else { return nil }
    var rule = LayoutSnapshot.SizeRule(axis: axis, item: first.item, length: constraint.constant)
    rule.relation = RelationWords(constraint.relation.rawValue).sign
    rule.constant = constraint.constant
    guard let other = constraint.secondItem else { return rule }
    let isWidth = constraint.secondAttribute == .width
    guard isWidth || constraint.secondAttribute == .height,
      let second = end(other, isWidth ? .left : .top, false, &items)?.end
    else { return nil }
    rule.multiplier = constraint.multiplier
    rule.length += constraint.multiplier * second.frame.extent(isWidth ? .x : .y).length
    rule.isProportionalToGuide = !nodes.indices.contains(second.item)
    // The code calls the size of the reference w or h.
    let isAround = second.item != first.item && second.frame.covers(first.frame)
    let isReference = isAround || rule.isProportionalToGuide || isAncestor(second.item, of: first.item)
    if isReference {
      rule.base = isWidth ? "w" : "h"
    } else {
      rule.base = nodes[second.item].name
    }
    return rule
  }

  private func isAncestor(_ outer: Int, of item: Int) -> Bool {
    var next = nodes.indices.contains(item) ? nodes[item].parent : nil
    while let index = next {
      if index == outer { return true }
      next = nodes[index].parent
    }
    return false
  }

  private func end(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ isRightToLeft: Bool,
    _ items: inout ItemTable
  ) -> (axis: LayoutSnapshot.Axis, end: LayoutSnapshot.End)? {
    guard let item, let (axis, side) = Self.edge(attribute, isRightToLeft) else { return nil }
    let number = items.number(of: item)
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let index = items.viewNumber(of: owner),
        nodes[index].transform == nil
      else { return nil }
      var frame = guide.layoutFrame
      frame.origin.x += nodes[index].frame.origin.x - owner.bounds.origin.x
      frame.origin.y += nodes[index].frame.origin.y - owner.bounds.origin.y
      return (axis, LayoutSnapshot.End(item: number, frame: frame, side: side))
    }
    guard number < nodes.count, nodes[number].transform == nil else { return nil }
    return (axis, LayoutSnapshot.End(item: number, frame: nodes[number].frame, side: side))
  }

  private static func edge(
    _ attribute: NSLayoutConstraint.Attribute, _ isRightToLeft: Bool
  ) -> (LayoutSnapshot.Axis, LayoutSnapshot.Side)? {
    switch attribute {
    case .left: (.x, .near)
    case .right: (.x, .far)
    case .leading: (.x, isRightToLeft ? .far : .near)
    case .trailing: (.x, isRightToLeft ? .near : .far)
    case .top: (.y, .near)
    case .bottom: (.y, .far)
    default: nil
    }
  }

  /// Returns the sign for the distance between the edges.
  ///
  ///     first >= second + 8     the first edge is the far one: at least 8 between them
  ///     first <= second - 8     the first edge is the near one: at least 8 as well
  private static func sign(of constraint: NSLayoutConstraint) -> String {
    let isLimit = constraint.constant == 0 && constraint.relation == .lessThanOrEqual
    let isFirstNear = constraint.constant < 0 || isLimit
    let relation = isFirstNear ? constraint.relation.flipped : constraint.relation
    return RelationWords(relation.rawValue).sign
  }
}

/// A table that numbers views and guides: a view has the index of its node, guides have the numbers after the
/// views.
@MainActor
private struct ItemTable {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var next: Int

  init(_ views: [UIView?]) {
    next = views.count
    for (index, view) in views.enumerated() {
      if let view { numbers[ObjectIdentifier(view)] = index }
    }
  }

  mutating func number(of item: AnyObject) -> Int {
    if let number = numbers[ObjectIdentifier(item)] { return number }
    defer { next += 1 }
    numbers[ObjectIdentifier(item)] = next
    return next
  }

  func viewNumber(of view: UIView) -> Int? { numbers[ObjectIdentifier(view)] }
}

/// The statements that created the constraints, as far as they have been read.
///
/// If the index of a constraint within its statement does not increase, the statement has been run again, as
/// in a loop; the constraint then belongs to another run.
private struct Statements {
  private var last: [String: (index: Int, run: Int)] = [:]

  /// Returns the statement and its run, as in `Login.swift:42 xPlace#1`.
  mutating func origin(of site: ConstraintSite, holder: Int) -> String {
    let key = "\(holder) \(site.call)"
    let before = last[key]
    let run = before.map { $0.index < site.index ? $0.run : $0.run + 1 } ?? 1
    last[key] = (site.index, run)
    return site.origin(run: run)
  }
}

extension ConstraintSite {
  /// Returns the origin of a link or a size: the statement, and the number of its run behind a number sign.
  fileprivate func origin(run: Int) -> String { "\(call)#\(run)" }

  /// Reads the origin of a link or a size; nil for another text.
  init?(origin: String?) {
    guard let origin, let mark = origin.lastIndex(of: "#") else { return nil }
    self.init(identifier: "\(origin[..<mark])[\(origin[mark...].dropFirst())]")
  }
}
