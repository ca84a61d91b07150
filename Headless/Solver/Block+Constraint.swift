extension Block {
  /// The index of a variable of the block.
  struct Column: TableIndex {
    let index: Int32
  }

  /// The index of a constraint of the block, or of the bound of an eliminated size, and of its right side.
  struct Row: TableIndex {
    let index: Int32
  }

  /// A coefficient other than 0 in a row of the block.
  struct Entry: Sendable {
    var column: Column
    var coefficient: Double
  }

  /// A constraint of the block, without its known variables.
  struct Constraint: Sendable {
    let row: Row
    var entries: [Entry]
    let relation: Relation
    let priority: Float
    /// The size whose bound (≥ 0) the constraint is; nil for a constraint that was added to the solver.
    var boundedSize: Column?

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { isRequired && relation == .equal }
  }
}
