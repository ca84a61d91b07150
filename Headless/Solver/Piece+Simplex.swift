// The simplex method for piecewise linear costs.
//
// Every nonbasic line is at one of its breakpoints, and the values of the basic lines follow. One nonbasic
// line at a time moves up or down as long as the cost falls, across any number of breakpoints, its own and
// those of basic lines. It stops where the cost would rise again. If that is a breakpoint of a basic line,
// the basic line leaves the basis and the moving line enters it.
//
// Each breakpoint is moved by an infinitesimal amount, which is kept as a separate number beside its
// position. No basic line is therefore ever at a breakpoint, every step makes the cost less, and the method
// ends, however many constraints meet in one point. The solution is read without the perturbation, because
// the optimal basis does not depend on it (O. L. Mangasarian and T.-H. Shiau, "Lipschitz continuity of
// solutions of linear inequalities, programs and complementarity problems", 1987).

extension Piece {
  /// Computes the optimal values for the given right sides and writes them to the variables' columns in
  /// `output`.
  ///
  /// Returns true if the required constraints hold within `slack`.
  mutating func solve(
    _ rightSides: [Double], into output: inout [Double], slack: Double, work: inout Work
  ) -> Bool {
    pivots = 0
    placeBreakpoints(rightSides)
    if pivotsSinceRefactoring > 100 { refactor() }
    isWarm = hasStarted
    if !hasStarted || rowCount == 0 {
      start()
    } else {
      computeValues()
    }
    if rowCount > 0 {
      optimize(&work)
      computeValues()
    }
    work.pivots += pivots
    for (number, column) in columns.enumerated() { output[Int(column)] = values[number] }
    return isFeasible(slack)
  }

  // Breakpoints.

  /// Moves the breakpoints to the positions of the right sides; each nonbasic line moves with its breakpoint.
  private mutating func placeBreakpoints(_ rightSides: [Double]) {
    var magnitude = 0.0
    for place in breakpoints.indices where breakpoints[place].row >= 0 {
      breakpoints[place].position = rightSides[Int(breakpoints[place].row)] / breakpoints[place].divisor
      magnitude = max(magnitude, breakpoints[place].position.magnitude)
    }
    tolerance = Tolerance.position(magnitude)
    for line in basic { _ = sort(line, anchor: 0) }
    for column in nonbasic.indices { anchors[column] = sort(nonbasic[column], anchor: anchors[column]) }
  }

  /// Sorts the breakpoints of a line; returns the new place of the breakpoint at the place `anchor`.
  private mutating func sort(_ line: Int32, anchor: Int32) -> Int32 {
    let range = breakpointRange(of: line)
    guard range.count > 1 else { return anchor }
    var anchor = range.lowerBound + Int(anchor)
    for place in range.dropFirst() {
      var here = place
      while here > range.lowerBound, isBelow(breakpoints[here], breakpoints[here - 1]) {
        breakpoints.swapAt(here, here - 1)
        if anchor == here {
          anchor = here - 1
        } else if anchor == here - 1 {
          anchor = here
        }
        here -= 1
      }
    }
    return Int32(anchor - range.lowerBound)
  }

  private func isBelow(_ one: Breakpoint, _ other: Breakpoint) -> Bool {
    isBelow(one.position, one.perturbation, other.position, other.perturbation)
  }

  func isBelow(_ value: Double, _ shift: Double, _ other: Double, _ otherShift: Double) -> Bool {
    let difference = value - other
    if difference.magnitude > tolerance { return difference < 0 }
    return shift < otherShift
  }

  /// Returns the breakpoint at which the cost of the line alone is least.
  func bestAnchor(of line: Int32) -> Int32 {
    let range = breakpointRange(of: line)
    if range.count == 1 { return 0 }
    var slope = Vector(count: levelCount)
    for place in range { slope.add(-breakpoints[place].costBelow, at: breakpoints[place].levelBelow) }
    for place in range {
      slope.cross(breakpoints[place], rate: 1)
      if slope.decisive(noise) >= 0 { return Int32(place - range.lowerBound) }
    }
    return Int32(range.count - 1)
  }

  // Values.

  /// Computes the values of all lines from the nonbasic ones.
  mutating func computeValues() {
    for column in nonbasic.indices {
      let line = Int(nonbasic[column])
      let breakpoint = breakpoints[Int(starts[line] + anchors[column])]
      values[line] = breakpoint.position
      shifts[line] = breakpoint.perturbation
    }
    for line in basic {
      values[Int(line)] = 0
      shifts[Int(line)] = 0
    }
    for column in nonbasic.indices {
      let line = Int(nonbasic[column])
      for entry in tableau[column] {
        values[Int(basic[Int(entry.row)])] += entry.rate * values[line]
        shifts[Int(basic[Int(entry.row)])] += entry.rate * shifts[line]
      }
    }
  }

  /// Returns true if no required constraint is violated by more than `slack`.
  private func isFeasible(_ slack: Double) -> Bool {
    for line in 0..<Int32(starts.count - 1) {
      let value = values[Int(line)]
      for place in breakpointRange(of: line) {
        let breakpoint = breakpoints[place]
        let distance = value - breakpoint.position
        let allowed = max(slack, Tolerance.feasibility(max(value.magnitude, breakpoint.position.magnitude)))
        if breakpoint.levelAbove == 0 && distance > allowed { return false }
        if breakpoint.levelBelow == 0 && distance < -allowed { return false }
      }
    }
    return true
  }

  // Optimization.

  /// Moves nonbasic lines until no move makes the cost less.
  ///
  /// Each move makes the cost less, so the search ends. Rounding may hide this and make the moves go in a
  /// circle. The search then starts again with other perturbations, and with tolerances that are thirty times
  /// as large. If the numbers have too few digits left, the search ends after four attempts with its present
  /// solution: in a circle nothing is better than anything else by more than rounding.
  private mutating func optimize(_ work: inout Work) {
    noise = Vector.noise
    for attempt in 1...4 {
      computeSlopes()
      isSettled = attempt > 1 ? improveCarefully(&work) : improve(&work)
      if isSettled && (isDoubtful || isWorn) {
        computeAnew()
        isSettled = improveCarefully(&work)
      }
      if isSettled || attempt == 4 { return }
      noise *= 30
      tolerance *= 30
      reset(seed: attempt + 1)
      start()
    }
  }

  /// Moves nonbasic lines until no move makes the cost less, or the moves go in a circle.
  ///
  /// Returns true if no move is left. After a small change a few moves suffice, so the best move is searched
  /// among all lines each time. If more moves are needed, the first one found is made.
  private mutating func improve(_ work: inout Work) -> Bool {
    var slope = Vector(count: levelCount)
    if isWarm {
      for _ in 0..<8 {
        guard let (column, direction) = bestMove(&slope) else { return true }
        work.moves += 1
        advance(column, direction, slope)
      }
    }
    var column = 0
    var quiet = 0
    var course = Course()
    while quiet < columnCount {
      let direction = improvingDirection(of: column)
      if direction == 0 {
        quiet += 1
        column = column + 1 == columnCount ? 0 : column + 1
        continue
      }
      computeDerivative(of: column, direction, into: &slope)
      advance(column, direction, slope)
      quiet = 0
      work.moves += 1
      if course.returns(to: nonbasic, anchors) { return false }
    }
    return true
  }

  /// Moves nonbasic lines in the same way, but makes the best move each time.
  ///
  /// The best move avoids lines that hardly move the others, and so avoids very small pivots.
  private mutating func improveCarefully(_ work: inout Work) -> Bool {
    var slope = Vector(count: levelCount)
    var course = Course()
    while let (column, direction) = bestMove(&slope) {
      advance(column, direction, slope)
      work.moves += 1
      if course.returns(to: nonbasic, anchors) { return false }
    }
    return true
  }

  /// The detection of circles: a search is in a circle if all lines are where they were after an earlier
  /// move.
  ///
  /// The present state is compared with one earlier state, which is replaced each time the number of moves
  /// has doubled (R. P. Brent, "An improved Monte Carlo factorization algorithm", 1980).
  private struct Course {
    private var moves = 0
    private var mark = 64
    private var earlier: (nonbasic: [Int32], anchors: [Int32]) = ([], [])

    /// Records the state after a move; returns true if it is the same as the earlier state.
    mutating func returns(to nonbasic: [Int32], _ anchors: [Int32]) -> Bool {
      if nonbasic == earlier.nonbasic && anchors == earlier.anchors { return true }
      moves += 1
      if moves == mark {
        earlier = (nonbasic, anchors)
        mark = 2 * mark
      }
      return false
    }
  }

  /// Returns the move that reduces the cost fastest, or nil if no move reduces it.
  ///
  /// In a row of labels that can all be compressed, this choice decides which label is compressed.
  private func bestMove(_ bestSlope: inout Vector) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var slope = Vector(count: levelCount)
    for column in nonbasic.indices {
      let direction = improvingDirection(of: column)
      guard direction != 0 else { continue }
      computeDerivative(of: column, direction, into: &slope)
      if best != nil && !slope.isLess(than: bestSlope, noise) { continue }
      best = (column, direction)
      bestSlope = slope
    }
    return best
  }

  /// Places each nonbasic line at the breakpoint where its own cost is least.
  private mutating func start() {
    for line in 0..<Int32(starts.count - 1) { _ = sort(line, anchor: 0) }
    for column in nonbasic.indices { anchors[column] = bestAnchor(of: nonbasic[column]) }
    hasStarted = true
    computeValues()
  }

  mutating func computeSlopes() {
    for row in basic.indices { computeSlope(row) }
  }

  private mutating func computeSlope(_ row: Int) {
    let line = basic[row]
    var slope = Vector(count: levelCount)
    for place in breakpointRange(of: line) {
      let breakpoint = breakpoints[place]
      if isBelow(values[Int(line)], shifts[Int(line)], breakpoint.position, breakpoint.perturbation) {
        slope.add(-breakpoint.costBelow, at: breakpoint.levelBelow)
      } else {
        slope.add(breakpoint.costAbove, at: breakpoint.levelAbove)
      }
    }
    slopes[row] = slope
  }

  /// Returns the direction, 1 or -1, in which a move of the column's nonbasic line reduces the cost; 0 for
  /// neither.
  ///
  /// The function is called for every line in each search, and the first levels mostly decide. It therefore
  /// computes no level beyond the one that decides.
  func improvingDirection(of column: Int) -> Double {
    let range = breakpointRange(of: nonbasic[column])
    let anchor = range.lowerBound + Int(anchors[column])
    var canGoUp = true
    var canGoDown = true
    for level in 0..<Int32(levelCount) {
      var shared = 0.0
      var size = 0.0
      for entry in tableau[column] {
        let slope = slopes[Int(entry.row)]
        shared += entry.rate * slope.number(at: level)
        size += entry.rate.magnitude * slope.magnitude(at: level)
      }
      var (up, down) = (shared, -shared)
      // The breakpoint of the line itself counts for only one of the two directions, and so does its
      // rounding.
      var (upSize, downSize) = (size, size)
      for place in range {
        let breakpoint = breakpoints[place]
        if breakpoint.levelAbove == level {
          if place <= anchor {
            up += breakpoint.costAbove
            upSize += breakpoint.costAbove
          }
          if place < anchor {
            down -= breakpoint.costAbove
            downSize += breakpoint.costAbove
          }
        }
        if breakpoint.levelBelow == level {
          if place > anchor {
            up -= breakpoint.costBelow
            upSize += breakpoint.costBelow
          }
          if place >= anchor {
            down += breakpoint.costBelow
            downSize += breakpoint.costBelow
          }
        }
      }
      if canGoUp && up < -noise * upSize { return 1 }
      if canGoDown && down < -noise * downSize { return -1 }
      if up > noise * upSize { canGoUp = false }
      if down > noise * downSize { canGoDown = false }
      if !canGoUp && !canGoDown { return 0 }
    }
    return 0
  }

  /// Writes the change of the cost for each unit by which the column's nonbasic line moves up (`direction` 1)
  /// or down (-1).
  func computeDerivative(of column: Int, _ direction: Double, into result: inout Vector) {
    result.clear()
    let line = nonbasic[column]
    let range = breakpointRange(of: line)
    let anchor = range.lowerBound + Int(anchors[column])
    for place in range {
      let isBehind = direction > 0 ? place <= anchor : place < anchor
      let breakpoint = breakpoints[place]
      if isBehind {
        result.add(direction * breakpoint.costAbove, at: breakpoint.levelAbove)
      } else {
        result.add(-direction * breakpoint.costBelow, at: breakpoint.levelBelow)
      }
    }
    for entry in tableau[column] {
      result.add(slopes[Int(entry.row)], times: direction * entry.rate)
    }
  }

  /// Moves the nonbasic line of the column as far as the cost falls.
  ///
  /// If the move has lost digits, the tableau is computed again: the rounding of a rate of 0 must never
  /// become a pivot.
  private mutating func advance(_ column: Int, _ direction: Double, _ slope: Vector) {
    move(column, direction, slope)
    if isRough { computeAnew() }
  }

  /// Computes the tableau, the values and the slopes again from the definitions.
  private mutating func computeAnew() {
    refactor()
    computeValues()
    computeSlopes()
  }

  private mutating func move(_ column: Int, _ direction: Double, _ slope: Vector) {
    var slope = slope
    var events = self.events(of: column, direction)
    while !events.isEmpty {
      let event = events.remove(at: first(of: events))
      slope.cross(breakpoints[event.breakpoint], rate: event.rate)
      if slope.decisive(noise) < 0 && !events.isEmpty { continue }
      return stop(column, direction, at: event)
    }
  }

  /// A breakpoint that is reached during a move.
  private struct Event {
    /// The distance of the nonbasic line's move up to the breakpoint, and the perturbation of that distance.
    var distance: Double
    var shift: Double
    /// The row of the basic line that reaches its breakpoint; -1 for the moving line itself.
    var row: Int
    var breakpoint: Int
    /// The speed of that line for each unit of the move.
    var rate: Double
  }

  private func events(of column: Int, _ direction: Double) -> [Event] {
    var result: [Event] = []
    let line = nonbasic[column]
    let range = breakpointRange(of: line)
    let anchor = range.lowerBound + Int(anchors[column])
    let start = breakpoints[anchor]
    for place in direction > 0 ? (anchor + 1)..<range.upperBound : range.lowerBound..<anchor {
      result.append(
        Event(
          distance: (breakpoints[place].position - start.position).magnitude,
          shift: direction * (breakpoints[place].perturbation - start.perturbation), row: -1,
          breakpoint: place, rate: 1))
    }
    for entry in tableau[column] {
      let rate = direction * entry.rate
      let row = Int(entry.row)
      let line = basic[row]
      let value = values[Int(line)]
      let shift = shifts[Int(line)]
      for place in breakpointRange(of: line) {
        let breakpoint = breakpoints[place]
        let isAbove = isBelow(value, shift, breakpoint.position, breakpoint.perturbation)
        guard isAbove == (rate > 0) else { continue }
        result.append(
          Event(
            distance: max(0, (breakpoint.position - value) / rate),
            shift: (breakpoint.perturbation - shift) / rate, row: row, breakpoint: place, rate: rate.magnitude
          ))
      }
    }
    return result
  }

  private func first(of events: [Event]) -> Int {
    var best = 0
    for number in events.indices.dropFirst() {
      if isBelow(events[number].distance, events[number].shift, events[best].distance, events[best].shift) {
        best = number
      }
    }
    return best
  }

  /// Ends a move at a breakpoint.
  ///
  /// At one of its own breakpoints the moving line remains nonbasic. At a breakpoint of a basic line, the two
  /// lines are exchanged.
  private mutating func stop(_ column: Int, _ direction: Double, at event: Event) {
    let moving = Int(nonbasic[column])
    values[moving] += direction * event.distance
    shifts[moving] += direction * event.shift
    for entry in tableau[column] {
      let line = Int(basic[Int(entry.row)])
      values[line] += direction * entry.rate * event.distance
      shifts[line] += direction * entry.rate * event.shift
      computeSlope(Int(entry.row))
    }
    let standing = event.row < 0 ? nonbasic[column] : basic[event.row]
    if event.row >= 0 {
      exchange(row: event.row, column: column)
      computeSlope(event.row)
      pivotsSinceRefactoring += 1
    }
    anchors[column] = Int32(event.breakpoint) - starts[Int(standing)]
    values[Int(standing)] = breakpoints[event.breakpoint].position
    shifts[Int(standing)] = breakpoints[event.breakpoint].perturbation
  }
}
