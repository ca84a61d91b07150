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

  nonisolated extension ConflictRank {
    fileprivate init(
      _ row: ConstraintID, _ owners: [Int32: FrameSolver.RowOwner], _ equations: [AutoLayoutKitPlan.Equation],
      _ order: [TreePlace]
    ) {
      switch owners[row.index] {
      case .equation(let number):
        let equation = equations[number]
        var sides = [(order[equation.first], equation.firstAttribute)]
        if let second = equation.second { sides.append((order[second], equation.secondAttribute)) }
        // A single item holds its constraint itself; two are held by the view around both.
        let common = zip(sides[0].0.path, sides[sides.count - 1].0.path).prefix { $0 == $1 }.count
        self.init(
          .client, sides.map { ($0.0.depth, $0.1.isFarEdge) }, holderDepth: common - 1,
          constant: Double(equation.constant), index: sides.map(\.0.index).max() ?? 0, slot: number)
      case .item(let item): self.init(.item, order[item], row)
      case .content(let item): self.init(.content, order[item], row)
      case nil: self.init(.content, TreePlace(path: [0], index: 0), row)
      }
    }

    private init(_ owner: Owner, _ place: TreePlace, _ row: ConstraintID) {
      self.init(
        owner, [(place.depth, false)], holderDepth: place.depth, constant: 0, index: place.index,
        slot: Int(row.index))
    }
  }

  nonisolated extension [ConstraintID] {
    /// Sorts rows that cannot hold together: the one to leave out comes last; see `ConflictRank`.
    mutating func sortByRank(
      _ owners: [Int32: FrameSolver.RowOwner], _ equations: [AutoLayoutKitPlan.Equation], _ order: [TreePlace]
    ) {
      self = ConflictRank.sorted(map { ($0, ConflictRank($0, owners, equations, order)) })
    }
  }

  nonisolated extension Attribute {
    fileprivate var isFarEdge: Bool {
      self == .trailing || self == .right || self == .bottom || self == .lastBaseline
    }
  }
#endif
