/// A few variables with all inequalities and soft constraints on them: a linear program over priorities.
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
/// - the first basis, and the next one after a change: `Piece+Breakpoints`
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
  @inline(__always) var lines: IndexRange<Line> { lineBreakpoints.indices }

  @inline(__always) func breakpoints(of line: Line) -> IndexRange<BreakpointID> { lineBreakpoints[line] }

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
    _ rightSides: Table<Block.Row, Double>, into output: inout Table<Block.Column, Double>, tolerance: Double,
    work: inout Work
  ) -> Bool {
    let pivotsBefore = tableau.pivotCount
    moveBreakpoints(to: rightSides)
    if tableau.pivotsSinceRefactoring > 100 { refactor() }
    isWarm = hasStarted
    if !hasStarted || !hasRows { start() } else { computeValues() }
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

// Contradictions.
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

// Drags.
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

// Invariants, checked in debug builds.
extension Piece {
  /// Checks that the basis is optimal: computed again from the definitions it gives the same values, and no
  /// move of a line makes the cost lower, level by level.
  ///
  /// The cost is convex, so a local optimum is a global one. Two cases are not checked. One is a search that
  /// rounding sent in a circle, because it ends where nothing is better by more than rounding. The other is a
  /// tableau in which double precision cannot tell a rate from rounding: its rates or pivots differ by more
  /// than the multipliers of a layout do.
  func checkInvariants() {
    guard hasRows, isSettled, !tableau.isDoubtful else { return }
    var again = self
    again.refactor()
    again.computeValues()
    guard again.tableau.leastLoss <= Tolerance.digitLoss, again.tableau.hasOrdinaryRates else { return }
    let magnitude = values.elements.reduce(1) { max($0, $1.value.magnitude) }
    for line in lines {
      let value = values[line].value
      let expected = again.values[line].value
      Solver.invariant(
        (value - expected).magnitude <= 1e-6 * magnitude,
        "The value of a line differs from the one that the basis gives", value, expected)
    }
    again.computeSlopes()
    var slope = Vector(count: levelCount)
    for column in again.anchors.indices {
      let direction = again.improvingDirection(of: column)
      if direction == 0 { continue }
      again.computeSlope(of: Move(column: column, direction: direction), into: &slope)
      // A pivot may leave the rounding of a rate that was a million times as large. The search does not count
      // such a rounding times its cost, nor a number that may be 0, so this check does not count them either.
      let best = max(slope.decisive(again.noise), slope.decisive(1000 * again.noise))
      Solver.invariant(best > -1e-5, "A piece has a better solution", best, 0)
    }
  }
}
