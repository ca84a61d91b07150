/// The rank of a constraint in a conflict; the one with the highest rank is left out.
///
/// The rule predicts the choice of UIKit in nine of ten recorded conflicts. The size of a content at the
/// priority 1000 is left out first; it still counts before every optional constraint. Frames, insets and the
/// constraints that UIKit adds itself, such as `UIView-Encapsulated-Layout-Height`, are kept. If a conflict
/// has none of these, the last gap of a stack view is left out, and its views overlap. Of the other
/// constraints, the one is left out with
///
/// 1. the deepest item in the tree of views, where the deeper one of its two items counts,
/// 2. the deepest holder: a length of a view rather than a distance in its superview,
/// 3. the deepest other item: a distance between siblings rather than one to a container, and a ratio of two
///    lengths of a view rather than a fixed length,
/// 4. a trailing, right or bottom edge of the deepest item,
/// 5. the largest constant,
/// 6. the last item in the order of the subviews, and then the latest activation.
///
/// A rule decides only between constraints that are equal by the rules before it. A guide is as deep as a
/// subview of its owning view. Earlier layouts do not influence the choice.
package struct ConflictRank: Comparable, Sendable {
  /// The owner of a constraint; one of a later case is left out first.
  package enum Owner: Int, Sendable {
    /// A view or guide, by its frame or its insets.
    case item
    /// UIKit, by a constraint of its own.
    case system
    /// Client code, or a stack view.
    case client
    /// A stack view, by the gap between two views.
    case gap
    /// A view, by the size of its content at the priority 1000.
    case content
  }

  /// An item of a constraint, by its depth in the tree and the edge that is tied.
  package typealias Side = (depth: Int, isFarEdge: Bool)

  private var owner: Owner
  private let depth: Int
  private let holderDepth: Int
  private let otherDepth: Int
  private let side: Int
  private let constant: Double
  private let index: Int
  private let slot: Int

  /// Creates the rank of a constraint.
  ///
  /// - Parameters:
  ///   - sides: The items, the first one first; a fixed length has one.
  ///   - holderDepth: The depth of the view that holds the constraint.
  ///   - index: The index of the last item in the order of the tree.
  ///   - slot: The index among the constraints of the holder, or among the own rows of the item.
  package init(_ owner: Owner, _ sides: [Side], holderDepth: Int, constant: Double, index: Int, slot: Int) {
    var deepest = sides[0]
    for other in sides where other.depth > deepest.depth { deepest = other }
    self.owner = owner
    depth = deepest.depth
    self.holderDepth = holderDepth
    otherDepth = sides.count == 1 ? -1 : sides.reduce(deepest.depth) { min($0, $1.depth) }
    side = deepest.isFarEdge ? 1 : 0
    self.constant = constant
    self.index = index
    self.slot = slot
  }

  package static func < (one: ConflictRank, other: ConflictRank) -> Bool {
    one.rule == other.rule ? (one.index, one.slot) < (other.index, other.slot) : one.rule < other.rule
  }

  private var rule: (Int, Int, Int, Int, Int, Double) {
    (owner.rawValue, depth, holderDepth, otherDepth, side, constant)
  }

  /// Returns constraints in the order in which they are kept: the one to leave out comes last.
  ///
  /// Gaps count as constraints of the client where a frame or the system takes part: the views of a row that
  /// is too long overlap only where the client alone has fixed all lengths.
  package static func sorted(_ rows: [(ConstraintID, ConflictRank)]) -> [ConstraintID] {
    let isClientAlone = rows.allSatisfy { $0.1.owner.rawValue >= Owner.client.rawValue }
    return rows.map { row, rank in
      var rank = rank
      if rank.owner == .gap, !isClientAlone { rank.owner = .client }
      return (row, rank)
    }.sorted { $0.1 < $1.1 }.map { $0.0 }
  }
}
