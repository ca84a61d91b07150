// Invariants of a piece that has been solved; checked in debug builds.

extension Piece {
  /// Checks that the basis is optimal: computed again from the definitions it gives the same values, and no
  /// move of a line makes the cost lower, level by level.
  ///
  /// The cost is convex, so a local optimum is a global one. Two cases are not checked. One is a search that
  /// rounding sent in a circle, because it ends where nothing is better by more than rounding. The other is a
  /// tableau in which double precision cannot tell a rate from rounding: its rates or pivots differ by more
  /// than the multipliers of a layout do.
  func checkInvariants() {
    guard hasRows, isSettled, !tableau.isDoubtful else { return }
    var again = self
    again.refactor()
    again.computeValues()
    guard again.tableau.leastLoss <= Tolerance.digitLoss, again.tableau.hasOrdinaryRates else { return }
    let magnitude = values.elements.reduce(1) { max($0, $1.value.magnitude) }
    for line in lines {
      let value = values[line].value
      let expected = again.values[line].value
      Solver.invariant(
        (value - expected).magnitude <= 1e-6 * magnitude,
        "The value of a line differs from the one that the basis gives", value, expected)
    }
    again.computeSlopes()
    var slope = Vector(count: levelCount)
    for column in again.anchors.indices {
      let direction = again.improvingDirection(of: column)
      if direction == 0 { continue }
      again.computeSlope(of: Move(column: column, direction: direction), into: &slope)
      // A pivot may leave the rounding of a rate that was a million times as large. The search does not count
      // such a rounding times its cost, nor a number that may be 0, so this check does not count them either.
      let best = max(slope.decisive(again.noise), slope.decisive(1000 * again.noise))
      Solver.invariant(best > -1e-5, "A piece has a better solution", best, 0)
    }
  }
}
