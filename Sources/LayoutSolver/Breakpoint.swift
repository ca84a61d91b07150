/// The index of a breakpoint among the breakpoints of a piece.
nonisolated struct BreakpointID: TableIndex { let index: Int32 }

/// A point on a line of a piece where the cost changes its slope, because a constraint begins to be violated.
struct Breakpoint: Sendable {
  /// The row of the block whose right side determines the position; nil for the position 0.
  var rightSide: Block.Row?
  /// The divisor of that right side.
  var divisor: Double
  /// The cost of each unit below the breakpoint.
  var costBelow: Cost
  /// The cost of each unit above the breakpoint.
  var costAbove: Cost
  /// The present position on the line.
  var position = PerturbedValue()

  /// Creates a breakpoint from the costs on the two sides of a constraint as it is written.
  ///
  /// A negative divisor swaps the sides.
  init(rightSide: Block.Row?, divisor: Double, below: Cost, above: Cost) {
    self.rightSide = rightSide
    self.divisor = divisor
    costBelow = divisor > 0 ? below : above
    costAbove = divisor > 0 ? above : below
  }
}

/// A cost for each unit of a violation, on one level.
struct Cost: Sendable {
  /// The cost of a unit; never negative.
  var amount: Double
  var level: Level
}
