/// A few variables with all inequalities and soft constraints on them: a linear programme over priorities.
///
/// Every constraint, required or not, is a cost. The cost is convex and piecewise linear along one line, and
/// has its breakpoint where the constraint begins to be violated. A line is a variable, or a combination of
/// variables that occurs in a constraint. The cost is a vector with one number for each priority level,
/// required first. Costs are compared lexicographically, so a higher level always outweighs the lower ones.
/// The required level has violation 0 exactly if all required constraints can hold together.
///
/// Three levels below the priorities make the solution unique where the constraints do not: sizes are small,
/// with a greater weight for an earlier size; inequalities are tight; positions are near 0.
///
/// The optimum is found by the simplex method for piecewise linear costs (R. Fourer, "A simplex algorithm for
/// piecewise-linear programming I", 1985):
/// - the search and its termination: `Piece+Search`
/// - the entering line: `Piece+EnteringRule`
/// - the ratio test and the leaving line: `Piece+RatioTest`
/// - the order of positions that are equal: `PerturbedValue`
/// - the pivot: `Tableau`
struct Piece: Sendable {
  /// The variables, by their columns in the block.
  let variables: [Block.Column]
  /// The rows of the block whose right sides determine the breakpoints.
  let rightSides: [Block.Row]
  let levelCount: Int
  /// The breakpoints of all lines, those of each line in the order of their positions.
  var breakpoints: Table<BreakpointID, Breakpoint>
  private let lineBreakpoints: Table<Line, IndexRange<BreakpointID>>
  var tableau: Tableau
  /// The breakpoint at which the nonbasic line of each column is.
  var anchors = Table<Tableau.Column, BreakpointID>()
  /// The position of each line.
  var values = Table<Line, PerturbedValue>()
  /// The slope of the cost of the basic line of each row.
  var slopes = Table<Tableau.Row, Vector>()
  /// True if the nonbasic lines have been placed at breakpoints.
  var hasStarted = false
  /// True if the search continues from the basis of the last search.
  var isWarm = false
  /// The distance up to which two positions are the same.
  var tolerance = 0.0
  /// The share of the summed magnitudes up to which a change of the cost counts as 0.
  var noise = Vector.noise
  /// True if the last search ended because no move was left; false if rounding sent it in a circle.
  var isSettled = true

  /// Creates a piece of some variables of a block.
  ///
  /// `lines` is scratch space with room for every column of the block; its contents are ignored before and
  /// undefined after.
  init(
    variables: [Block.Column], kinds: Table<Block.Column, VariableKind>, constraints: [Block.Constraint],
    lines: inout Table<Block.Column, Line>
  ) {
    self.variables = variables
    rightSides = constraints.map { $0.row }
    let levels = Levels(constraints)
    levelCount = levels.count
    for (position, variable) in variables.enumerated() { lines[variable] = Line(position) }
    var builder = LineBuilder(variables: variables, kinds: kinds, levels: levels)
    for constraint in constraints { builder.add(constraint, lines) }
    breakpoints = Table()
    var ranges = Table<Line, IndexRange<BreakpointID>>()
    for points in builder.breakpoints.elements {
      let first = BreakpointID(breakpoints.count)
      for point in points { breakpoints.append(point) }
      ranges.append(IndexRange(from: first, to: BreakpointID(breakpoints.count)))
    }
    lineBreakpoints = ranges
    tableau = Tableau(definitions: builder.definitions, rowCount: builder.rowCount)
    reset(seed: 1)
  }

  /// True if at least one line is a combination of variables.
  var hasRows: Bool { !tableau.basic.isEmpty }

  /// The lines of the piece: the variables, then the combinations.
  @inline(__always)
  var lines: IndexRange<Line> { lineBreakpoints.indices }

  @inline(__always)
  func breakpoints(of line: Line) -> IndexRange<BreakpointID> { lineBreakpoints[line] }

  /// Restores the first basis, with the perturbations of the seed.
  mutating func reset(seed: Int) {
    for breakpoint in breakpoints.indices {
      breakpoints[breakpoint].position.shift = SplitMix64.number(at: Int(breakpoint.index) &+ seed)
    }
    tableau.reset()
    anchors = Table()
    for line in tableau.nonbasic.elements { anchors.append(breakpoints(of: line).lowerBound) }
    values = Table(repeating: PerturbedValue(), count: lines.count)
    slopes = Table(repeating: Vector(count: levelCount), count: tableau.basic.count)
    hasStarted = false
  }

  /// Computes the optimal values for the given right sides and writes them to `output`.
  ///
  /// Returns true if the required constraints hold within `tolerance`.
  mutating func solve(
    _ rightSides: Table<Block.Row, Double>, into output: inout Table<Block.Column, Double>,
    tolerance: Double, work: inout Work
  ) -> Bool {
    let pivotsBefore = tableau.pivotCount
    moveBreakpoints(to: rightSides)
    if tableau.pivotsSinceRefactoring > 100 { refactor() }
    isWarm = hasStarted
    if !hasStarted || !hasRows {
      start()
    } else {
      computeValues()
    }
    if hasRows {
      optimize(&work)
      computeValues()
    }
    work.pivots += tableau.pivotCount - pivotsBefore
    for (line, variable) in zip(lines, variables) { output[variable] = values[line].value }
    return isFeasible(tolerance)
  }

  /// Computes the values of all lines from the nonbasic ones.
  mutating func computeValues() {
    for column in anchors.indices { values[tableau.nonbasic[column]] = breakpoints[anchors[column]].position }
    for line in tableau.basic.elements { values[line] = PerturbedValue() }
    for column in anchors.indices {
      let value = values[tableau.nonbasic[column]]
      for entry in tableau.entries(of: column) {
        values[tableau.basic[entry.row]].add(value, times: entry.rate)
      }
    }
  }

  /// Returns true if no required constraint is violated by more than `tolerance`.
  private func isFeasible(_ tolerance: Double) -> Bool {
    for line in lines {
      let value = values[line].value
      for id in breakpoints(of: line) {
        let breakpoint = breakpoints[id]
        let position = breakpoint.position.value
        let distance = value - position
        let allowed = max(tolerance, Tolerance.feasibility(max(value.magnitude, position.magnitude)))
        if breakpoint.costAbove.level == .required && distance > allowed { return false }
        if breakpoint.costBelow.level == .required && distance < -allowed { return false }
      }
    }
    return true
  }
}

// Breakpoints.
extension Piece {
  /// Moves the breakpoints to the positions of the right sides; each nonbasic line moves with its breakpoint.
  private mutating func moveBreakpoints(to rightSides: Table<Block.Row, Double>) {
    var magnitude = 0.0
    for id in breakpoints.indices {
      guard let row = breakpoints[id].rightSide else { continue }
      let position = rightSides[row] / breakpoints[id].divisor
      breakpoints[id].position.value = position
      magnitude = max(magnitude, position.magnitude)
    }
    tolerance = Tolerance.position(magnitude)
    for line in tableau.basic.elements { _ = sortBreakpoints(of: line, following: BreakpointID(0)) }
    for column in anchors.indices {
      anchors[column] = sortBreakpoints(of: tableau.nonbasic[column], following: anchors[column])
    }
  }

  /// Sorts the breakpoints of a line; returns the new index of the breakpoint `anchor`.
  private mutating func sortBreakpoints(of line: Line, following anchor: BreakpointID) -> BreakpointID {
    var anchor = anchor
    let range = breakpoints(of: line)
    for id in IndexRange(from: range.lowerBound.next, to: range.upperBound) {
      var here = id
      while range.lowerBound < here, isBelow(here, here.previous) {
        breakpoints.swapAt(here, here.previous)
        if anchor == here {
          anchor = here.previous
        } else if anchor == here.previous {
          anchor = here
        }
        here = here.previous
      }
    }
    return anchor
  }

  private func isBelow(_ one: BreakpointID, _ other: BreakpointID) -> Bool {
    breakpoints[one].position.isBelow(breakpoints[other].position, tolerance: tolerance)
  }

  /// Places each nonbasic line at the breakpoint where its own cost is least.
  mutating func start() {
    for line in lines { _ = sortBreakpoints(of: line, following: BreakpointID(0)) }
    for column in anchors.indices { anchors[column] = bestAnchor(of: tableau.nonbasic[column]) }
    hasStarted = true
    computeValues()
  }

  /// Returns the breakpoint at which the cost of the line alone is least.
  private func bestAnchor(of line: Line) -> BreakpointID {
    let range = breakpoints(of: line)
    if range.count == 1 { return range.lowerBound }
    var slope = Vector(count: levelCount)
    for id in range { slope.add(breakpoints[id].costBelow, times: -1) }
    for id in range {
      slope.cross(breakpoints[id], rate: 1)
      if slope.decisive(noise) >= 0 { return id }
    }
    return range.upperBound.previous
  }

  /// Computes the tableau again from the definitions, to remove the rounding errors of many pivots.
  mutating func refactor() {
    let formerLines = tableau.nonbasic
    let formerAnchors = anchors
    tableau.refactor()
    for column in anchors.indices {
      let line = tableau.nonbasic[column]
      let former = formerLines.firstIndex(of: line)
      anchors[column] = former.map { formerAnchors[$0] } ?? bestAnchor(of: line)
    }
  }
}
