// Values: what changed flows along the plan, and from there to the blocks and checks that it reaches.

/// Something required that does not hold with the values found.
enum Contradiction: Sendable {
  /// A constraint whose variables are all known.
  case check(Int32)
  /// A size whose definition makes it negative.
  case negativeSize(Int32)
  /// A single variable whose limits leave no value.
  case single(Int32)
  /// A block without a solution.
  case block(Int32)
}

extension Solver {
  /// Brings all values up to date and collects the contradictions.
  mutating func evaluate() {
    while let place = stalePlaces.popFirst() {
      let variable = plan[Int(place)]
      if variable >= 0 { evaluateDefinition(of: variable) }
    }
    for variable in staleSingles { solveSingle(variable) }
    staleSingles.removeAll(keepingCapacity: true)
    for block in staleBlocks { solveBlock(block) }
    staleBlocks.removeAll(keepingCapacity: true)
    for row in checks { evaluateCheck(row) }
    checks.removeAll(keepingCapacity: true)
  }

  /// Gives the inputs the values that were suggested for them.
  mutating func takeUpInputs() {
    for (variable, value) in staleInputs where variables[Int(variable)].state == .pinned {
      if values[Int(variable)] != value { write(value, to: variable) }
      markDependents(of: variable)
    }
    staleInputs.removeAll(keepingCapacity: true)
  }

  /// What the constraint decides has to be computed again.
  mutating func markStale(_ constraint: Int32) {
    let record = constraints[Int(constraint)]
    switch record.state {
    case .defines: stalePlaces.insert(variables[Int(record.home)].rank)
    case .checks: if record.isRequired { checks.append(constraint) }
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

  mutating func markDependents(of variable: Int32) {
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let row = matrix.entries[Int(place)].row
      let record = constraints[Int(row)]
      if record.state != .defines || record.home != variable { markStale(row) }
      place = matrix.entries[Int(place)].next
    }
  }

  mutating func evaluateDefinition(of variable: Int32) {
    if writeDefinition(of: variable) { markDependents(of: variable) }
  }

  /// Gives a variable the value that its definition has; says whether that is another one.
  @discardableResult
  mutating func writeDefinition(of variable: Int32) -> Bool {
    let row = variables[Int(variable)].home
    let record = constraints[Int(row)]
    var sum = record.constant
    var magnitude = sum.magnitude
    var factor = 1.0
    for place in Int(record.start)..<Int(record.start + record.count) {
      let entry = matrix.entries[place]
      if entry.variable == variable {
        factor = entry.coefficient
      } else {
        let part = entry.coefficient * values[Int(entry.variable)]
        sum -= part
        magnitude = max(magnitude, part.magnitude)
      }
    }
    work.rowsTouched += 1
    var value = sum / factor
    if variables[Int(variable)].kind == .size, value < 0 {
      if value < -Tolerance.feasibility(magnitude / factor.magnitude) {
        contradictions.append(.negativeSize(variable))
      } else {
        value = 0
      }
    }
    if value == values[Int(variable)] { return false }
    write(value, to: variable)
    return true
  }

  private mutating func evaluateCheck(_ row: Int32) {
    guard constraints[Int(row)].state == .checks, constraints[Int(row)].isRequired, !holds(row) else { return }
    contradictions.append(.check(row))
  }

  /// Whether a constraint holds with the values found, within the tolerance that its summands allow.
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
}
