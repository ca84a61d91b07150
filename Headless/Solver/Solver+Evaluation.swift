// Evaluation: changed values are passed on along the plan, and then to the blocks and checks that depend on
// them.

/// A required constraint, or a bound of a size, that does not hold for the values found.
enum Contradiction: Sendable {
  /// A constraint whose variables are all known.
  case check(Int32)
  /// A size whose definition makes it negative.
  case negativeSize(Int32)
  /// A single variable whose limits exclude every value.
  case single(Int32)
  /// A block without a solution.
  case block(Int32)
}

extension Solver {
  /// Brings all values up to date and collects the contradictions.
  mutating func evaluate() {
    while let place = stalePlaces.popFirst() {
      let variable = plan[Int(place)]
      guard variable >= 0 else { continue }
      if variables[Int(variable)].state == .torn {
        evaluate(loop: variables[Int(variable)].home)
      } else {
        evaluateDefinition(of: variable)
      }
    }
    if tracksFound { noteFound() }
    for variable in staleSingles { solveSingle(variable) }
    staleSingles.removeAll(keepingCapacity: true)
    for block in staleBlocks { solveBlock(block) }
    staleBlocks.removeAll(keepingCapacity: true)
    for row in checks { evaluateCheck(row) }
    checks.removeAll(keepingCapacity: true)
  }

  /// Records the variables that this solve computes from their limits or in a block.
  private mutating func noteFound() {
    for variable in staleSingles { found.append(Variable(index: variable)) }
    for block in staleBlocks where blocks[Int(block)].isStale {
      found += blocks[Int(block)].variables.elements
    }
  }

  /// Assigns the suggested values to the inputs.
  mutating func takeUpInputs() {
    for (variable, value) in staleInputs where variables[Int(variable)].state == .pinned {
      if values[Int(variable)] != value { write(value, to: variable) }
      markDependents(of: variable)
    }
    staleInputs.removeAll(keepingCapacity: true)
  }

  /// Marks the variables or the check that the constraint decides for evaluation.
  ///
  /// A loop is evaluated from its torn variable on. If the change comes from a member of the loop, the torn
  /// variable has been evaluated already.
  mutating func markStale(_ constraint: Int32, inside loop: Int32 = -1) {
    let record = constraints[Int(constraint)]
    switch record.state {
    case .defines:
      let variable = variables[Int(record.home)]
      stalePlaces.insert(variable.rank)
      if variable.loop >= 0 && variable.loop != loop { markStale(loop: variable.loop) }
    case .closes:
      if record.home != loop { markStale(loop: record.home) }
    case .checks:
      if record.isRequired { checks.append(constraint) }
    case .limits: markStale(single: record.home)
    case .inBlock: markStale(block: record.home)
    case .unused, .pending, .broken: break
    }
  }

  private mutating func markStale(block: Int32) {
    if blocks[Int(block)].isStale { return }
    blocks[Int(block)].isStale = true
    staleBlocks.append(block)
  }

  private mutating func markStale(loop: Int32) {
    stalePlaces.insert(variables[Int(loops[Int(loop)].torn)].rank)
  }

  mutating func markDependents(of variable: Int32) {
    let loop = variables[Int(variable)].loop
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let row = matrix.entries[Int(place)].row
      let record = constraints[Int(row)]
      if record.state != .defines || record.home != variable { markStale(row, inside: loop) }
      place = matrix.entries[Int(place)].next
    }
  }

  mutating func evaluateDefinition(of variable: Int32) {
    if writeDefinition(of: variable) { markDependents(of: variable) }
  }

  /// Writes the value of a variable's definition; returns true if the value has changed.
  @discardableResult
  mutating func writeDefinition(of variable: Int32) -> Bool {
    let row = variables[Int(variable)].home
    let solution = constraints[Int(row)].solution(
      for: variable, entry: { matrix.entries[$0] }, value: { values[Int($0)] })
    work.rowsTouched += 1
    let value = notNegative(solution.value, variable, magnitude: solution.magnitude)
    if value == values[Int(variable)] { return false }
    write(value, to: variable)
    return true
  }

  /// Returns the value of a defined variable, with a size slightly below 0 rounded to 0.
  ///
  /// A size further below 0 is recorded as a contradiction.
  @inline(__always)
  mutating func notNegative(_ value: Double, _ variable: Int32, magnitude: Double) -> Double {
    let admitted = variables[Int(variable)].admit(value, magnitude: magnitude)
    if !admitted.holds { contradictions.append(.negativeSize(variable)) }
    return admitted.value
  }

  private mutating func evaluateCheck(_ row: Int32) {
    guard constraints[Int(row)].state == .checks, constraints[Int(row)].isRequired, !holds(row) else {
      return
    }
    contradictions.append(.check(row))
  }

  /// Returns true if a constraint holds for the values found, within the tolerance for its summands.
  mutating func holds(_ row: Int32) -> Bool {
    let record = constraints[Int(row)]
    var sum = -record.constant
    var magnitude = sum.magnitude
    for place in Int(record.start)..<Int(record.start + record.count) {
      let part = matrix.entries[place].coefficient * values[Int(matrix.entries[place].variable)]
      sum += part
      magnitude = max(magnitude, part.magnitude)
    }
    work.rowsTouched += 1
    let slack = Tolerance.feasibility(magnitude)
    switch record.relation {
    case .equal: return sum.magnitude <= slack
    case .lessThanOrEqual: return sum <= slack
    case .greaterThanOrEqual: return sum >= -slack
    }
  }

  /// Returns the entries of a constraint.
  func entries(of row: Int32) -> ArraySlice<Matrix.Entry> {
    matrix.entries[constraints[Int(row)].places]
  }
}
