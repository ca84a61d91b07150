extension Piece {
  /// Adds the factors with which the constraints of a piece add up to a contradiction.
  ///
  /// At the optimum, the breakpoint of each nonbasic line balances the slope of the required level in that
  /// line. The slopes of the violated constraints and these balances therefore form a combination in which
  /// all variables cancel.
  func addCertificate(to factors: inout Table<Block.Row, Double>) {
    var slopes = Table<Tableau.Row, Double>(repeating: 0, count: self.slopes.count)
    for row in slopes.indices {
      let line = tableau.basic[row]
      for id in breakpoints(of: line) {
        let isBehind = breakpoints[id].position.isBelow(values[line], tolerance: tolerance)
        slopes[row] += addRequired(breakpoints[id], isBehind: isBehind, to: &factors)
      }
    }
    for column in anchors.indices {
      let anchor = anchors[column]
      var slope = 0.0
      for id in breakpoints(of: tableau.nonbasic[column]) where id != anchor {
        slope += addRequired(breakpoints[id], isBehind: id < anchor, to: &factors)
      }
      for entry in tableau.entries(of: column) { slope += entry.rate * slopes[entry.row] }
      if let row = breakpoints[anchor].rightSide, slope.magnitude > 1e-9 {
        factors[row] -= slope / breakpoints[anchor].divisor
      }
    }
  }

  /// Adds the factor of a breakpoint on the required level, and returns the slope of its cost.
  private func addRequired(
    _ breakpoint: Breakpoint, isBehind: Bool, to factors: inout Table<Block.Row, Double>
  ) -> Double {
    let cost = isBehind ? breakpoint.costAbove : breakpoint.costBelow
    guard cost.level == .required else { return 0 }
    let slope = isBehind ? cost.amount : -cost.amount
    if let row = breakpoint.rightSide { factors[row] += slope / breakpoint.divisor }
    return slope
  }
}
