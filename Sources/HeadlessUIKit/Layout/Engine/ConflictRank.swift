import LayoutSolver
import LayoutWords

/// The rank of a row in a conflict; the row with the highest rank is left out.
///
/// The rule predicts the choice of UIKit in nine of ten recorded conflicts. `LayoutConflict.broken` states it
/// in words. No property depends on earlier layouts, and only the last one on the order of activation.
private struct ConflictRank: Comparable {
  /// The owner of a row; a row of a later case is left out first.
  enum Owner: Int {
    /// A view or guide, by its frame or its insets.
    case item
    /// UIKit, by a constraint of its own.
    case system
    /// Client code, or a stack view.
    case client
    /// A stack view, by the gap between two views, where the client alone has fixed all lengths: the views of
    /// a row that is too long overlap.
    case gap
    /// A view, by the size of its content at the priority 1000.
    case content
  }

  var owner: Owner
  /// The depth of the deepest item in the tree.
  let depth: Int
  /// The depth of the view that holds the constraint.
  let holderDepth: Int
  /// The depth of the other item; −1 for a fixed length, which has none.
  let otherDepth: Int
  /// 1 for a trailing, right or bottom edge of the deepest item, else 0.
  let side: Int
  let constant: CGFloat
  /// The index of the last item in the order of the tree.
  let index: Int
  /// The index among the constraints of the holder, or among the own rows of the item.
  let slot: Int

  static func < (one: ConflictRank, other: ConflictRank) -> Bool {
    let rule = one.rule
    let otherRule = other.rule
    return rule == otherRule ? (one.index, one.slot) < (other.index, other.slot) : rule < otherRule
  }

  private var rule: (Int, Int, Int, Int, Int, CGFloat) {
    (owner.rawValue, depth, holderDepth, otherDepth, side, constant)
  }
}

extension ConflictRank {
  /// Returns the rank of a constraint whose items are in `order`.
  @MainActor init(_ constraint: NSLayoutConstraint, in order: TreeOrder) {
    let places = constraint.itemAttributes.map { (place: order[$0.node], attribute: $0.attribute) }
    var deepest = places[0]
    for other in places where other.place.depth > deepest.place.depth { deepest = other }
    owner = constraint.isOfSystem ? .system : constraint.isGap ? .gap : .client
    depth = deepest.place.depth
    holderDepth = constraint.holder.map { order[$0].depth } ?? 0
    otherDepth = places.count == 1 ? -1 : places.reduce(depth) { min($0, $1.place.depth) }
    side = deepest.attribute.isFarEdge ? 1 : 0
    constant = constraint.offset
    index = places.reduce(0) { max($0, $1.place.index) }
    slot = constraint.slot
  }

  /// Returns the rank of an own row of an item in `order`.
  init(ownRow row: ConstraintID, of node: LayoutNode, in order: TreeOrder) {
    owner = node.isContent(row) ? .content : .item
    depth = order[node].depth
    holderDepth = depth
    otherDepth = -1
    side = 0
    constant = 0
    index = order[node].index
    slot = (node.axes.horizontal.all + node.axes.vertical.all).firstIndex(of: row) ?? 0
  }
}

extension LayoutEngine {
  /// Solves the system, and leaves out the constraints with the highest ranks where required ones cannot hold
  /// together.
  @MainActor func solveRows() { solver.solve { sortByRank(&$0) } }

  /// Returns the constraints that move one of some variables; see `Solver.constraints(moving:order:where:)`.
  @MainActor func rows(
    moving targets: [Variable], where isAsked: (ConstraintID) -> Bool
  ) -> [ConstraintID] {
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
    var ranked: [(row: ConstraintID, rank: ConflictRank)] = []
    for (row, owner) in zip(rows, owners) {
      if let constraint = owner.constraint?.takeUnretainedValue() {
        ranked.append((row, ConflictRank(constraint, in: order)))
      } else {
        let node = owner.node?.takeUnretainedValue() ?? root
        ranked.append((row, ConflictRank(ownRow: row, of: node, in: order)))
      }
    }
    if ranked.contains(where: { $0.rank.owner.rawValue < ConflictRank.Owner.client.rawValue }) {
      for index in ranked.indices where ranked[index].rank.owner == .gap {
        ranked[index].rank.owner = .client
      }
    }
    rows = ranked.sorted { $0.rank < $1.rank }.map(\.row)
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
  fileprivate var isOfSystem: Bool {
    !isBreakable || SystemConstraint.isKept(identifier ?? "")
  }

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
  /// True for a trailing, right or bottom edge.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline: true
    default: false
    }
  }
}
