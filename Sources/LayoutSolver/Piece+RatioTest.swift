// The ratio test: how far the entering line moves, and the line that leaves the basis.
//
// It is the long-step test: a move passes breakpoints, its own and those of basic lines, as long as the cost
// still falls beyond them. Each breakpoint that is passed makes the slope less steep.
//
//     cost
//       \ .
//        \  .
//          \ .      . . passed, passed, stop: beyond the third breakpoint the cost would rise
//             ` - _ /
//     ------+---+--+-----> the entering line
//
// Breakpoints at the same distance are in the order of their perturbations (`PerturbedValue`).

extension Piece {
  /// Moves the entering line as far as the cost falls; `slope` is the change of the cost at the beginning.
  mutating func advance(_ move: Move, _ slope: Vector) {
    var slope = slope
    var crossings = self.crossings(of: move)
    while !crossings.isEmpty {
      let crossing = crossings.remove(at: nearest(of: crossings))
      slope.cross(breakpoints[crossing.breakpoint], rate: crossing.rate)
      if slope.decisive(noise) < 0 && !crossings.isEmpty { continue }
      return stop(move, at: crossing)
    }
  }

  /// A breakpoint that a line reaches during a move.
  private struct Crossing {
    /// The distance of the entering line up to the breakpoint.
    var distance: PerturbedValue
    /// The row of the basic line that reaches its breakpoint; nil for the entering line itself.
    var row: Tableau.Row?
    var breakpoint: BreakpointID
    /// The speed of that line for each unit of the move.
    var rate: Double
  }

  /// Returns the breakpoints ahead, of the entering line and of all basic lines that move with it.
  private func crossings(of move: Move) -> [Crossing] {
    var result: [Crossing] = []
    let anchor = anchors[move.column]
    let start = breakpoints[anchor].position
    let own = breakpoints(of: tableau.nonbasic[move.column])
    let ahead =
      move.direction > 0
      ? IndexRange(from: anchor.next, to: own.upperBound) : IndexRange(from: own.lowerBound, to: anchor)
    for id in ahead {
      let position = breakpoints[id].position
      let distance = PerturbedValue(
        value: (position.value - start.value).magnitude,
        shift: move.direction * (position.shift - start.shift))
      result.append(Crossing(distance: distance, row: nil, breakpoint: id, rate: 1))
    }
    for entry in tableau.entries(of: move.column) {
      let rate = move.direction * entry.rate
      let line = tableau.basic[entry.row]
      let value = values[line]
      for id in breakpoints(of: line) {
        let position = breakpoints[id].position
        let isAbove = value.isBelow(position, tolerance: tolerance)
        guard isAbove == (rate > 0) else { continue }
        let distance = PerturbedValue(
          value: max(0, (position.value - value.value) / rate), shift: (position.shift - value.shift) / rate)
        result.append(Crossing(distance: distance, row: entry.row, breakpoint: id, rate: rate.magnitude))
      }
    }
    return result
  }

  private func nearest(of crossings: [Crossing]) -> Int {
    var best = 0
    for candidate in crossings.indices.dropFirst()
    where crossings[candidate].distance.isBelow(crossings[best].distance, tolerance: tolerance) {
      best = candidate
    }
    return best
  }

  /// Ends a move at a breakpoint.
  ///
  /// At one of its own breakpoints the entering line remains nonbasic. At a breakpoint of a basic line, that
  /// line leaves the basis and the entering line enters it.
  private mutating func stop(_ move: Move, at crossing: Crossing) {
    let column = move.column
    values[tableau.nonbasic[column]].add(crossing.distance, times: move.direction)
    for entry in tableau.entries(of: column) {
      values[tableau.basic[entry.row]].add(crossing.distance, times: move.direction * entry.rate)
      computeSlope(of: entry.row)
    }
    if let row = crossing.row {
      tableau.pivot(row: row, column: column)
      computeSlope(of: row)
    }
    // After a pivot, the nonbasic line of the column is the line that has left the basis.
    anchors[column] = crossing.breakpoint
    values[tableau.nonbasic[column]] = breakpoints[crossing.breakpoint].position
  }
}
