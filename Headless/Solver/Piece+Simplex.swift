// The simplex method for piecewise linear costs.
//
// Every nonbasic line stands at one of its breakpoints; the basic ones follow from them. One nonbasic
// line at a time moves up or down as long as the cost falls, across any number of breakpoints, its own
// and those of basic lines; where the cost would rise again it stops. If it stops at a breakpoint of a
// basic line, the two change places.
//
// Breakpoints are moved apart by an infinitesimal amount each, kept beside the position as a number of its
// own. So no basic line ever stands at a breakpoint, every step makes the cost less, and the method ends,
// however many constraints meet in one point. The answer is read off without the perturbation: the best basis
// does not depend on it (O. L. Mangasarian and T.-H. Shiau, "Lipschitz continuity of solutions of linear
// inequalities, programs and complementarity problems", 1987).

extension Piece {
  /// Finds the best values for the right sides as they are and writes them to the variables' places in
  /// `output`; says whether the required constraints hold within `slack`.
  mutating func solve(
    _ rightSides: [Double], into output: inout [Double], slack: Double, work: inout Work
  ) -> Bool {
    exchanges = 0
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
    work.exchanges += exchanges
    for (number, column) in columns.enumerated() { output[Int(column)] = values[number] }
    return isFeasible(slack)
  }

  // Breakpoints.

  /// Moves the breakpoints to where the right sides put them; a nonbasic line stays at its breakpoint.
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

  /// Puts the breakpoints of a line in order; returns the new place of the one that had the place `anchor`.
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

  /// The breakpoint at which the line's own cost is least.
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

  /// Computes all lines from the nonbasic ones.
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

  /// Whether no required constraint is violated by more than `slack`.
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
  /// Each move does, so there is an end. Should rounding hide it, so that the moves go in a circle, the
  /// search begins anew with the breakpoints moved apart otherwise, and passes over what is thirty times as
  /// large. With numbers that leave no digits to tell by, it ends after four times with what it has: in a
  /// circle nothing is better than anything else by more than rounding.
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

  /// Moves nonbasic lines until no move makes the cost less, or they go in a circle;
  /// says whether there are none left.
  ///
  /// After a small change a few of the best moves are all there is to do; to find each costs a look at all
  /// lines. Where many moves are to be made, the first one found does as well.
  private mutating func improve(_ work: inout Work) -> Bool {
    var slope = Vector(count: levelCount)
    if isWarm {
      for _ in 0..<8 {
        guard let (column, direction) = bestMove(&slope) else { return true }
        work.pivots += 1
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
      work.pivots += 1
      if course.returns(to: nonbasic, anchors) { return false }
    }
    return true
  }

  /// The same with the best move each time: it keeps away from lines that hardly move the others, and so
  /// from pivots that are hardly there.
  private mutating func improveCarefully(_ work: inout Work) -> Bool {
    var slope = Vector(count: levelCount)
    var course = Course()
    while let (column, direction) = bestMove(&slope) {
      advance(column, direction, slope)
      work.pivots += 1
      if course.returns(to: nonbasic, anchors) { return false }
    }
    return true
  }

  /// How a search went: in a circle when all lines stand as they did after some earlier move.
  ///
  /// The one to compare with is chosen anew whenever there are twice as many (R. P. Brent, "An improved Monte
  /// Carlo factorization algorithm", 1980).
  private struct Course {
    private var moves = 0
    private var mark = 64
    private var earlier: (nonbasic: [Int32], anchors: [Int32]) = ([], [])

    /// Notes where the lines stand after a move; says whether they stood there before.
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

  /// The move that makes the cost less the fastest: of labels that can all give way, the one that is to.
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

  /// Puts each nonbasic line where it would stand alone.
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

  /// The direction in which a move of the nonbasic line of the column makes the cost less; 0 for neither.
  ///
  /// Asked for every line again and again, and decided on one of the first levels mostly, so
  /// nothing is computed beyond that one.
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
      // The breakpoint at which the line stands counts for one of the directions
      // only, and so does its rounding.
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

  /// Writes how the cost changes for each unit by which the nonbasic line of the column moves
  /// up (`direction` 1) or down (-1).
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

  /// Moves the nonbasic line of the column as far as that makes the cost less.
  ///
  /// Where that cost digits the tableau is computed anew: what is left of a rate
  /// of 0 must never become a pivot.
  private mutating func advance(_ column: Int, _ direction: Double, _ slope: Vector) {
    move(column, direction, slope)
    if isRough { computeAnew() }
  }

  /// Computes everything from the definitions.
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

  /// A breakpoint that the move comes across.
  private struct Event {
    /// How far the nonbasic line has moved then, and the perturbation of that.
    var distance: Double
    var shift: Double
    /// The row of the line that reaches its breakpoint; -1 for the moving line itself.
    var row: Int
    var breakpoint: Int
    /// How fast that line moves.
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

  /// Ends a move at a breakpoint: at one of its own the line stays nonbasic, at that of a
  /// basic line the two change places.
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
