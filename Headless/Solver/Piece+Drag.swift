extension Piece {
  /// Finds how the variables change when the right sides do, as long as the basis is the best one.
  ///
  /// That is so until a line passes one of its breakpoints: a basic one by moving, a nonbasic one because
  /// another of its breakpoints reaches the one at which it stands.
  func follow(
    _ sideSlopes: [Double], into slopes: inout [Double], range: inout InputRange, at input: Double
  ) {
    var lineSlopes = Array(repeating: 0.0, count: values.count)
    for column in nonbasic.indices {
      let line = Int(nonbasic[column])
      let slope = self.slope(of: breakpoints[Int(starts[line] + anchors[column])], sideSlopes)
      lineSlopes[line] = slope
      for entry in tableau[column] { lineSlopes[Int(basic[Int(entry.row)])] += entry.rate * slope }
    }
    for line in lineSlopes.indices {
      for place in breakpointRange(of: Int32(line)) {
        let distance = breakpoints[place].position - values[line]
        let isHere = distance.magnitude <= tolerance
        range.keepSign(
          of: isHere ? 0 : distance, slope: self.slope(of: breakpoints[place], sideSlopes) - lineSlopes[line],
          at: input)
      }
    }
    for (number, column) in columns.enumerated() { slopes[Int(column)] = lineSlopes[number] }
  }

  private func slope(of breakpoint: Breakpoint, _ sideSlopes: [Double]) -> Double {
    breakpoint.row < 0 ? 0 : sideSlopes[Int(breakpoint.row)] / breakpoint.divisor
  }
}
