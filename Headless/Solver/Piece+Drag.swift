extension Piece {
  /// Computes the slopes of the variables for given slopes of the right sides, and the inputs for which the
  /// basis remains optimal.
  ///
  /// The basis remains optimal until a line reaches another of its breakpoints. A basic line reaches one by
  /// moving. A nonbasic line moves with its own breakpoint, and another breakpoint of the line may reach that
  /// one.
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
