// Evaluation: changed values are passed on along the plan, and then to the blocks and checks that depend on
// them.

extension Solver {
  /// Returns the entries of a constraint.
  @inline(__always) func row(of constraint: ConstraintID) -> ArraySlice<Matrix.Entry> {
    matrix.row(constraints[constraint].row)
  }

  /// Brings all values up to date and collects the contradictions.
  mutating func evaluate() {
    while let variable = plan.popStale() {
      if variables[variable].state == .torn, let loop = variables[variable].loop {
        evaluate(loop)
      } else {
        evaluateDefinition(of: variable)
      }
    }
    if changes.tracksFound { noteFound() }
    for variable in worklists.singles.elements { solveSingle(variable) }
    worklists.singles.removeAll()
    for block in worklists.blocks.elements { solveBlock(block) }
    worklists.blocks.removeAll()
    for constraint in worklists.checks { evaluateCheck(constraint) }
    worklists.checks.removeAll(keepingCapacity: true)
  }

  /// Records the variables that this solve computes from their limits or in a block.
  private mutating func noteFound() {
    changes.addFound(worklists.singles.elements)
    for block in worklists.blocks.elements where blocks[block].isStale {
      changes.addFound(blocks[block].variables.elements)
    }
  }

  /// Assigns the suggested values to the inputs.
  mutating func takeUpInputs() {
    for (variable, value) in worklists.inputs where variables[variable].state == .pinned {
      if values[variable] != value { write(value, to: variable) }
      markDependents(of: variable)
    }
    worklists.removeInputs()
  }

  /// Writes the value of a variable's definition; a changed value is passed on.
  mutating func evaluateDefinition(of variable: Variable) {
    let record = constraints[variables[variable].definition]
    let solution = record.solution(for: variable, in: matrix.row(record.row), value: { values[$0] })
    work.rowsTouched += 1
    let value = notNegative(solution.value, variable, magnitude: solution.magnitude)
    if value == values[variable] { return }
    write(value, to: variable)
    markDependents(of: variable)
  }

  /// Returns the value of a defined variable, with a size slightly below 0 rounded to 0.
  ///
  /// A size further below 0 is recorded as a contradiction.
  @inline(__always) mutating func notNegative(_ value: Double, _ variable: Variable, magnitude: Double)
    -> Double
  {
    let admitted = variables[variable].admit(value, magnitude: magnitude)
    if !admitted.holds { conflictState.report(.negativeSize(variable)) }
    return admitted.value
  }

  private mutating func evaluateCheck(_ constraint: ConstraintID) {
    guard constraints[constraint].state == .checks, constraints[constraint].isRequired, !holds(constraint)
    else { return }
    conflictState.report(.check(constraint))
  }

  /// Returns true if a constraint holds for the values found, within the tolerance for its summands.
  private mutating func holds(_ constraint: ConstraintID) -> Bool {
    let record = constraints[constraint]
    var sum = -record.constant
    var magnitude = sum.magnitude
    for id in record.row {
      let part = matrix[id].coefficient * values[matrix[id].variable]
      sum += part
      magnitude = max(magnitude, part.magnitude)
    }
    work.rowsTouched += 1
    let tolerance = Tolerance.feasibility(magnitude)
    switch record.relation {
    case .equal: return sum.magnitude <= tolerance
    case .lessThanOrEqual: return sum <= tolerance
    case .greaterThanOrEqual: return sum >= -tolerance
    }
  }
}

// Marking the parts that have to be evaluated again.
extension Solver {
  /// Marks everything that depends on the variable.
  mutating func markDependents(of variable: Variable) {
    let loop = variables[variable].loop
    var cursor = matrix.cursor(on: variable)
    while let entry = matrix.next(in: &cursor) {
      let record = constraints[entry.constraint]
      if record.state != .defines || record.variable != variable { markStale(entry.constraint, inside: loop) }
    }
  }

  /// Marks the variables or the check that the constraint decides for evaluation.
  ///
  /// A loop is evaluated from its torn variable on. If the change comes from a member of the loop, the torn
  /// variable has been evaluated already.
  mutating func markStale(_ constraint: ConstraintID, inside loop: LoopID? = nil) {
    let record = constraints[constraint]
    switch record.state {
    case .defines:
      let variable = variables[record.variable]
      plan.markStale(variable.rank)
      if let other = variable.loop, other != loop { markStale(other) }
    case .closes: if record.loop != loop { markStale(record.loop) }
    case .checks: if record.isRequired { worklists.checks.append(constraint) }
    case .limits: markStale(single: record.variable)
    case .inBlock: markStale(record.block)
    case .unused, .pending, .broken: break
    }
  }

  /// Marks a variable that its own limits determine.
  mutating func markStale(single variable: Variable) {
    worklists.singles.add(variable, &variables[variable].isListed)
  }

  private mutating func markStale(_ block: BlockID) { worklists.blocks.add(block, &blocks[block].isStale) }
  private mutating func markStale(_ loop: LoopID) { plan.markStale(variables[loops[loop].torn].rank) }
}
