/// The rank of a cost: 0 is required, and each further level only decides among equal costs of the levels
/// before it.
nonisolated struct Level: TableIndex {
  let index: Int32

  /// The level of the required constraints.
  static var required: Level { Level(index: 0) }
}

/// The priorities of a piece as levels: first the required level, then the priorities in descending order,
/// then the three levels that make the solution unique.
struct Levels {
  private var priorities: [Float] = []

  init(_ constraints: [Block.Constraint]) {
    for constraint in constraints where !constraint.isRequired {
      if !priorities.contains(constraint.priority) { priorities.append(constraint.priority) }
    }
    priorities.sort(by: >)
  }

  var count: Int { priorities.count + 4 }
  var smallSizes: Level { Level(priorities.count + 1) }
  var tightInequalities: Level { Level(priorities.count + 2) }
  var nearPositions: Level { Level(priorities.count + 3) }

  func level(of priority: Float) -> Level {
    guard priority < 1000, let position = priorities.firstIndex(of: priority) else { return .required }
    return Level(position + 1)
  }
}
