extension Piece {
  /// Computes the slopes of the variables for given slopes of the right sides, and the inputs for which the
  /// basis remains optimal.
  ///
  /// The basis remains optimal until a line reaches another of its breakpoints. A basic line reaches one by
  /// moving. A nonbasic line moves with its own breakpoint, and another breakpoint of the line may reach that
  /// one.
  func follow(
    _ sideSlopes: Table<Block.Row, Double>, into slopes: inout Table<Block.Column, Double>,
    range: inout InputRange, at input: Double
  ) {
    var lineSlopes = Table<Line, Double>(repeating: 0, count: lines.count)
    for column in anchors.indices {
      let slope = self.slope(of: breakpoints[anchors[column]], sideSlopes)
      lineSlopes[tableau.nonbasic[column]] = slope
      for entry in tableau.entries(of: column) { lineSlopes[tableau.basic[entry.row]] += entry.rate * slope }
    }
    for line in lines {
      for id in breakpoints(of: line) {
        let distance = breakpoints[id].position.value - values[line].value
        let isHere = distance.magnitude <= tolerance
        range.keepSign(
          of: isHere ? 0 : distance, slope: self.slope(of: breakpoints[id], sideSlopes) - lineSlopes[line],
          at: input)
      }
    }
    for (line, variable) in zip(lines, variables) { slopes[variable] = lineSlopes[line] }
  }

  private func slope(of breakpoint: Breakpoint, _ sideSlopes: Table<Block.Row, Double>) -> Double {
    breakpoint.rightSide.map { sideSlopes[$0] / breakpoint.divisor } ?? 0
  }
}
