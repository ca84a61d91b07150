#if canImport(UIKit)
  import AutoLayoutKit
  import LayoutSolver
  import UIKit

  /// The place of an item in the tree of its container.
  nonisolated struct TreePlace: Sendable {
    /// The numbers of the items around it, the container first, and its own number.
    let path: [Int]
    /// The index in the order of the tree.
    let index: Int

    var depth: Int { path.count - 1 }

    /// Returns the place of each item.
    ///
    /// - Parameters:
    ///   - parents: The number of the item around each; -1 for the container.
    ///   - places: The place of each in the order of the tree.
    static func places(of parents: [Int], _ places: [Int]) -> [TreePlace] {
      parents.indices.map { item in
        var path: [Int] = []
        var above = item
        while above >= 0 { (path, above) = ([above] + path, parents[above]) }
        return TreePlace(path: path, index: places[item])
      }
    }
  }

  /// The rank of a row in a conflict; the row with the highest rank is left out, as with constraints: see
  /// `ConflictRank` of the headless UIKit, which has the rule and its reasons.
  nonisolated struct FrameRank: Comparable {
    private let owner: Int
    private let depth: Int
    private let holderDepth: Int
    private let otherDepth: Int
    private let side: Int
    private let constant: CGFloat
    private let index: Int
    private let slot: Int

    init(
      _ row: ConstraintID, _ owners: [Int32: FrameSolver.RowOwner], _ equations: [AutoLayoutKitPlan.Equation],
      _ order: [TreePlace]
    ) {
      switch owners[row.index] {
      case .equation(let number):
        let equation = equations[number]
        var sides = [(order[equation.first], equation.firstAttribute)]
        if let second = equation.second { sides.append((order[second], equation.secondAttribute)) }
        var deepest = sides[0]
        for other in sides where other.0.depth > deepest.0.depth { deepest = other }
        owner = 2
        depth = deepest.0.depth
        // A single item holds its constraint itself; two are held by the view around both.
        let common = zip(sides[0].0.path, sides[sides.count - 1].0.path).prefix { $0 == $1 }.count
        holderDepth = common - 1
        otherDepth = sides.count == 1 ? -1 : sides.map(\.0.depth).min() ?? 0
        side = deepest.1.isFarEdge ? 1 : 0
        constant = equation.constant
        index = sides.map(\.0.index).max() ?? 0
        slot = number
      case .item(let item), .content(let item):
        var isContent = false
        if case .content = owners[row.index] { isContent = true }
        owner = isContent ? 4 : 0
        (depth, index) = (order[item].depth, order[item].index)
        (holderDepth, otherDepth, side, constant, slot) = (depth, -1, 0, 0, Int(row.index))
      case nil:
        (owner, depth, holderDepth, otherDepth, side, constant, index, slot) = (4, 0, 0, -1, 0, 0, 0, 0)
      }
    }

    static func < (one: FrameRank, other: FrameRank) -> Bool {
      let first = (one.owner, one.depth, one.holderDepth, one.otherDepth, one.side, one.constant)
      let second = (other.owner, other.depth, other.holderDepth, other.otherDepth, other.side, other.constant)
      return first == second ? (one.index, one.slot) < (other.index, other.slot) : first < second
    }
    static func == (one: FrameRank, other: FrameRank) -> Bool { !(one < other) && !(other < one) }
  }

  nonisolated extension [ConstraintID] {
    /// Sorts rows that cannot hold together: the one to leave out comes last.
    mutating func sortByRank(
      _ owners: [Int32: FrameSolver.RowOwner], _ equations: [AutoLayoutKitPlan.Equation], _ order: [TreePlace]
    ) {
      self = map { ($0, FrameRank($0, owners, equations, order)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
  }

  nonisolated extension Attribute {
    fileprivate var isFarEdge: Bool {
      self == .trailing || self == .right || self == .bottom || self == .lastBaseline
    }
  }
#endif
