// What has to be true of a piece that has been solved; looked at in debug builds.

extension Piece {
  /// Checks that the basis is the best one: computed anew from the definitions it gives the same values, and
  /// no line can move from there so that the cost, level by level, becomes less.
  ///
  /// The cost is convex, so what is best nearby is best at all. Not looked at: a search that rounding sent in
  /// a circle, which ends where nothing is better by more than rounding, and tableaux of which no
  /// double-precision number can say what is rounding: with rates, or pivots, that are apart by more than
  /// what the multipliers of a layout are.
  func checkInvariants() {
    guard rowCount > 0, isSettled, !isDoubtful else { return }
    var again = self
    again.refactor()
    again.computeValues()
    if again.leastLoss > Tolerance.digitLoss
      || again.tableau.joined().contains(where: { !(1e-4...1e4).contains($0.rate.magnitude) })
    {
      return
    }
    let magnitude = values.reduce(1) { max($0, $1.magnitude) }
    for line in values.indices {
      Solver.invariant(
        (values[line] - again.values[line]).magnitude <= 1e-6 * magnitude,
        "A piece is not where its basis puts it", values[line], again.values[line])
    }
    again.computeSlopes()
    var slope = Vector(count: levelCount)
    for column in again.nonbasic.indices {
      let direction = again.improvingDirection(of: column)
      if direction == 0 { continue }
      again.computeDerivative(of: column, direction, into: &slope)
      // What an exchange leaves of a rate that was a million times as large, times what it costs, does not
      // count in the search either; nor does a number of which it is open whether it is 0.
      let best = max(slope.decisive(again.noise), slope.decisive(1000 * again.noise))
      Solver.invariant(best > -1e-5, "A piece has a better solution", best, 0)
    }
  }
}
