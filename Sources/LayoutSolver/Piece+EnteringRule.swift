// The entering rule: the nonbasic line that moves next, and its direction.
//
// - `steepestMove` examines all columns and returns the move that reduces the cost fastest. It is used for
//   the first moves after a small change, and after trouble with rounding.
// - `improvingDirection` examines one column; `Piece+Search` goes through the columns in turn and takes the
//   first one with a direction.
//
// Both use the reduced cost of a column, the change of the cost for each unit of its nonbasic line: the
// slopes of the basic lines times the rates of the column, plus the slope of the line itself.

extension Piece {
  /// Returns the move that reduces the cost fastest, or nil if no move reduces it.
  ///
  /// In a row of labels that can all be compressed, this choice decides which label is compressed.
  func steepestMove(_ bestSlope: inout Vector) -> Move? {
    var best: Move?
    var slope = Vector(count: levelCount)
    for column in anchors.indices {
      let direction = improvingDirection(of: column)
      guard direction != 0 else { continue }
      let move = Move(column: column, direction: direction)
      computeSlope(of: move, into: &slope)
      if best != nil && !slope.isLess(than: bestSlope, noise) { continue }
      best = move
      bestSlope = slope
    }
    return best
  }

  /// Returns the direction, 1 or -1, in which a move of the column's nonbasic line reduces the cost; 0 for
  /// neither.
  ///
  /// The function is called for every column in each search, and the first levels mostly decide. It therefore
  /// computes no level beyond the one that decides.
  func improvingDirection(of column: Tableau.Column) -> Double {
    var canGoUp = true
    var canGoDown = true
    for level in IndexRange<Level>(count: levelCount) {
      let (up, down) = reducedCosts(of: column, at: level)
      if canGoUp && up.isNegative(noise) { return 1 }
      if canGoDown && down.isNegative(noise) { return -1 }
      if up.isPositive(noise) { canGoUp = false }
      if down.isPositive(noise) { canGoDown = false }
      if !canGoUp && !canGoDown { return 0 }
    }
    return 0
  }

  /// A sum with the sum of the magnitudes of its parts, the scale for its rounding error.
  private struct RoundedSum {
    var number = 0.0
    var magnitude = 0.0

    @inline(__always)
    mutating func add(_ part: Double) {
      number += part
      magnitude += part.magnitude
    }

    @inline(__always)
    func isNegative(_ noise: Double) -> Bool { number < -noise * magnitude }
    @inline(__always)
    func isPositive(_ noise: Double) -> Bool { number > noise * magnitude }
  }

  /// Returns the changes of the cost on one level for each unit by which the column's nonbasic line moves up
  /// and down.
  @inline(__always)
  private func reducedCosts(
    of column: Tableau.Column, at level: Level
  ) -> (up: RoundedSum, down: RoundedSum) {
    var up = RoundedSum()
    for entry in tableau.entries(of: column) {
      let slope = slopes[entry.row]
      up.number += entry.rate * slope.number(at: level)
      up.magnitude += entry.rate.magnitude * slope.magnitude(at: level)
    }
    var down = RoundedSum(number: -up.number, magnitude: up.magnitude)
    // The anchor of the line counts for only one of the two directions, and so does its rounding.
    let anchor = anchors[column]
    for id in breakpoints(of: tableau.nonbasic[column]) {
      let breakpoint = breakpoints[id]
      let above = breakpoint.costAbove
      if above.level == level {
        if id <= anchor { up.add(above.amount) }
        if id < anchor { down.add(-above.amount) }
      }
      let below = breakpoint.costBelow
      if below.level == level {
        if anchor < id { up.add(-below.amount) }
        if anchor <= id { down.add(below.amount) }
      }
    }
    return (up, down)
  }

  /// Writes the change of the cost for each unit of the move.
  func computeSlope(of move: Move, into result: inout Vector) {
    result.clear()
    let anchor = anchors[move.column]
    for id in breakpoints(of: tableau.nonbasic[move.column]) {
      let isBehind = move.direction > 0 ? id <= anchor : id < anchor
      if isBehind {
        result.add(breakpoints[id].costAbove, times: move.direction)
      } else {
        result.add(breakpoints[id].costBelow, times: -move.direction)
      }
    }
    for entry in tableau.entries(of: move.column) {
      result.add(slopes[entry.row], times: move.direction * entry.rate)
    }
  }

  /// Computes the slopes of the cost of all basic lines.
  mutating func computeSlopes() {
    for row in slopes.indices { computeSlope(of: row) }
  }

  /// Computes the slope of the cost of one basic line.
  mutating func computeSlope(of row: Tableau.Row) {
    let line = tableau.basic[row]
    var slope = Vector(count: levelCount)
    for id in breakpoints(of: line) {
      let breakpoint = breakpoints[id]
      if values[line].isBelow(breakpoint.position, tolerance: tolerance) {
        slope.add(breakpoint.costBelow, times: -1)
      } else {
        slope.add(breakpoint.costAbove, times: 1)
      }
    }
    slopes[row] = slope
  }
}
