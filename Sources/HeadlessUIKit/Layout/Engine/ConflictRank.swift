import LayoutSolver
import LayoutWords

extension ConflictRank {
  @MainActor init(_ constraint: NSLayoutConstraint, in order: TreeOrder) {
    let items = constraint.itemAttributes
    self.init(
      constraint.isOfSystem ? .system : constraint.isGap ? .gap : .client,
      items.map { (order[$0.node].depth, $0.attribute.isFarEdge) },
      holderDepth: constraint.holder.map { order[$0].depth } ?? 0, constant: Double(constraint.offset),
      index: items.reduce(0) { max($0, order[$1.node].index) }, slot: constraint.slot)
  }

  init(ownRow row: ConstraintID, of node: LayoutNode, in order: TreeOrder) {
    let depth = order[node].depth
    self.init(
      node.isContent(row) ? .content : .item, [(depth, false)], holderDepth: depth, constant: 0,
      index: order[node].index,
      slot: (node.axes.horizontal.all + node.axes.vertical.all).firstIndex(of: row) ?? 0)
  }
}

extension LayoutEngine {
  /// Solves the system, and leaves out the constraints with the highest ranks where required ones cannot hold
  /// together.
  @MainActor func solveRows() { solver.solve { sortByRank(&$0) } }

  /// Returns the constraints that move one of some variables; see `Solver.constraints(moving:order:where:)`.
  @MainActor func rows(moving targets: [Variable], where isAsked: (ConstraintID) -> Bool) -> [ConstraintID] {
    solver.constraints(moving: targets, order: { sortByRank(&$0) }, where: isAsked)
  }

  /// Sorts rows that cannot hold together by their ranks.
  ///
  /// Ranks are computed here and nowhere else, so a layout without a conflict computes none. The constants
  /// are facts of a conflict in the solver; `reconsiderConflicts` has to be called when another property of a
  /// rank changes.
  @MainActor func sortByRank(_ rows: inout [ConstraintID]) {
    guard let root else { return }
    let owners = rows.map { Int($0.index) < ownerOfRow.count ? ownerOfRow[Int($0.index)] : .empty }
    let order = TreeOrder(of: owners.flatMap(\.items), in: root)
    rows = ConflictRank.sorted(
      zip(rows, owners).map { row, owner in
        if let constraint = owner.constraint?.takeUnretainedValue() {
          return (row, ConflictRank(constraint, in: order))
        }
        return (row, ConflictRank(ownRow: row, of: owner.node?.takeUnretainedValue() ?? root, in: order))
      })
  }
}

extension RowOwner {
  /// The items of the row, and the view that holds its constraint.
  fileprivate var items: [LayoutNode] {
    if let node { return [node.takeUnretainedValue()] }
    guard let constraint = constraint?.takeUnretainedValue() else { return [] }
    return constraint.itemAttributes.map(\.node) + [constraint.holder].compactMap { $0 }
  }
}

extension NSLayoutConstraint {
  /// True for a constraint that this module adds itself to fix a length, and for one with the identifier of
  /// such a constraint of UIKit.
  fileprivate var isOfSystem: Bool { !isBreakable || SystemConstraint.isKept(identifier ?? "") }

  /// True for the gap between two arranged views.
  fileprivate var isGap: Bool { identifier == StackRole.spacing.rawValue }

  /// The items with their attributes; the anchors of a constraint between distances.
  fileprivate nonisolated var itemAttributes: [ItemAttribute] {
    if let composite {
      let sides = [composite.first, composite.second].compactMap { $0 }
      return sides.flatMap { [$0.start, $0.end].compactMap { $0 } }
    }
    let sides = [(first, firstSide), (second, secondSide)]
    return sides.compactMap { node, attribute in node.map { ItemAttribute(node: $0, attribute: attribute) } }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isFarEdge: Bool {
    switch self {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline: true
    default: false
    }
  }
}
