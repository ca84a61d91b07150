extension Piece {
  /// Adds the factors with which the requirements of a piece add up to a contradiction.
  ///
  /// At the optimum, the breakpoint of each nonbasic line balances the slope of the required level in that
  /// line. The slopes of the violated requirements and these balances therefore form a combination in which
  /// all variables cancel.
  func addCertificate(to factors: inout [Double]) {
    var slopes = Array(repeating: 0.0, count: rowCount)
    for row in basic.indices {
      let line = basic[row]
      for place in breakpointRange(of: line) {
        let isBehind = isBelow(
          breakpoints[place].position, breakpoints[place].perturbation, values[Int(line)], shifts[Int(line)])
        slopes[row] += addRequired(place, isBehind: isBehind, to: &factors)
      }
    }
    for column in nonbasic.indices {
      let range = breakpointRange(of: nonbasic[column])
      let anchor = range.lowerBound + Int(anchors[column])
      var slope = 0.0
      for place in range where place != anchor {
        slope += addRequired(place, isBehind: place < anchor, to: &factors)
      }
      for entry in tableau[column] { slope += entry.rate * slopes[Int(entry.row)] }
      let breakpoint = breakpoints[anchor]
      if breakpoint.row >= 0, slope.magnitude > 1e-9 {
        factors[Int(breakpoint.row)] -= slope / breakpoint.divisor
      }
    }
  }

  /// Adds the factor of a breakpoint on the required level, and returns the slope of its cost.
  private func addRequired(_ place: Int, isBehind: Bool, to factors: inout [Double]) -> Double {
    let breakpoint = breakpoints[place]
    guard (isBehind ? breakpoint.levelAbove : breakpoint.levelBelow) == 0 else { return 0 }
    let slope = isBehind ? breakpoint.costAbove : -breakpoint.costBelow
    if breakpoint.row >= 0 { factors[Int(breakpoint.row)] += slope / breakpoint.divisor }
    return slope
  }
}
