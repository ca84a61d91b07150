// Conflicts between required constraints. The solver finds the smallest set of constraints that cannot hold
// together, breaks the last constraint of the set in the order of the caller, and solves the others.

/// Constraints that cannot hold together; the last one is the constraint to break.
private struct FoundConflict {
  var constraints: [ConstraintID] = []
  /// The suggested variables whose values are a part of the conflict.
  var inputs: [Variable] = []
  /// True if a search has confirmed the conflict and reduced the set.
  var isShown = false
}

extension Solver {
  /// Breaks one constraint if there is a contradiction.
  ///
  /// Returns true if the values have to be evaluated again, false if the solve is complete.
  mutating func breakOne(_ order: ConflictOrder) -> Bool {
    if conflictState.stopIfNeeded() { return false }
    var found = FoundConflict()
    while let contradiction = conflictState.contradictions.first {
      found = conflictingConstraints(contradiction, order)
      if !found.constraints.isEmpty || restart(contradiction) { break }
      // No constraint can be broken, because only a bound is violated, and only by rounding.
      conflictState.dropFirstContradiction()
    }
    if conflictState.contradictions.isEmpty { return false }
    // The contradictions have to be evaluated again once the constraint is broken.
    for contradiction in conflictState.takeContradictions() { markStale(contradiction) }
    guard let broken = found.constraints.last else { return true }
    let set = found.constraints.sorted { constraints[$0].serial < constraints[$1].serial }
    let conflict = Conflict(broken: broken, constraints: set, inputs: found.inputs)
    conflictState.add(found.isShown ? lasting(conflict) : StandingConflict(conflict))
    detach(broken)
    constraints[broken].leaveOut()
    return true
  }

  private mutating func markStale(_ contradiction: Contradiction) {
    switch contradiction {
    case .check(let constraint): markStale(constraint)
    case .negativeSize(let variable): markStale(equality(behind: variable))
    case .single(let variable): markStale(single: variable)
    case .block(let block): markStale(blocks[block].constraints.elements[0])
    }
  }

  /// Returns the constraint that defines a variable, or that closes the loop of a torn variable.
  private func equality(behind variable: Variable) -> ConstraintID {
    let record = variables[variable]
    guard record.state == .torn, let loop = record.loop else { return record.definition }
    return loops[loop].closing
  }

  /// Returns the smallest set of constraints that contradict each other; the last one is the one to break.
  ///
  /// The set is empty if only rounding causes the contradiction. The caller then solves the block once more
  /// from its first basis.
  private mutating func conflictingConstraints(_ contradiction: Contradiction, _ order: ConflictOrder)
    -> FoundConflict
  {
    let conflict = keptFirst(sum(of: contradiction).factors.map { $0.constraint }, order)
    // The bound of a size (≥ 0) may make some of these constraints superfluous. To test each of several
    // hundred constraints would delay the next frame, so a large set is reported without the tests.
    guard conflict.count <= Solver.largestMinimizedConflict else { return unconfirmed(conflict) }
    var search = ConflictSearch(self, conflict)
    let smallest = search.smallestConflict()
    work.conflictSearches += 1
    if !smallest.isEmpty {
      return FoundConflict(constraints: smallest, inputs: search.inputsNeeded(for: smallest), isShown: true)
    }
    guard case .block(let block) = contradiction else { return unconfirmed(conflict) }
    if !blocks[block].hasBeenRebuilt { return FoundConflict() }
    if !conflict.isEmpty { return unconfirmed(conflict) }
    let required = blocks[block].constraints.elements.filter { constraints[$0].isRequired }
    return unconfirmed(keptFirst(required, order))
  }

  /// Returns a conflict that no search has reduced, with all suggested variables that its constraints
  /// mention.
  private func unconfirmed(_ conflict: [ConstraintID]) -> FoundConflict {
    var isInput = Table<Variable, Bool>(repeating: false, count: variables.count)
    for constraint in conflict {
      for entry in row(of: constraint) where variables[entry.variable].state == .pinned {
        isInput[entry.variable] = true
      }
    }
    return FoundConflict(constraints: conflict, inputs: variables.indices.filter { isInput[$0] })
  }

  /// Constraints with their factors, and the coefficients of the variables in their sum.
  private typealias Sum = (
    factors: [(constraint: ConstraintID, factor: Double)], coefficients: Table<Variable, Double>
  )

  /// Returns the constraints that add up to a sum that no value satisfies, definitions included.
  private mutating func sum(of contradiction: Contradiction) -> Sum {
    var sum = Table<Variable, Double>(repeating: 0, count: variables.count)
    var factors: [(constraint: ConstraintID, factor: Double)] = []
    switch contradiction {
    case .check(let constraint): factors = [(constraint, 1)]
    case .negativeSize(let variable): sum[variable] = 1
    case .single(let variable): factors = contradictoryLimits(of: variable)
    case .block(let block): factors = partners(in: blocks[block])
    }
    for (constraint, factor) in factors { addRow(of: constraint, times: factor, to: &sum) }
    factors += addDefinitions(cancelling: &sum)
    return (factors, sum)
  }

  /// The factors of the contradiction at which this solver has stopped; nil if it has not stopped.
  mutating func certificate() -> Certificate? {
    guard let contradiction = conflictState.stopped else { return nil }
    let (factors, coefficients) = sum(of: contradiction)
    let largest = factors.reduce(0) { max($0, $1.factor.magnitude) }
    var total = factors.reduce(0) { $0 + $1.factor * constraints[$1.constraint].constant }
    for variable in variables.indices where variables[variable].state == .pinned {
      total -= coefficients[variable] * values[variable]
    }
    guard largest > 0, total != 0 else { return nil }
    let scale = (total < 0 ? -1 : 1) / largest
    return Certificate(factors: factors.map { ($0.constraint, $0.factor * scale) })
  }

  /// Returns the required constraints that make up the certificate of a block, each with its factor.
  ///
  /// The weight of a factor depends on the coefficients that it multiplies: the factor of a constraint with
  /// coefficients of about 1e10 may be as small as 1e-10 and still count.
  private func partners(in block: Block) -> [(constraint: ConstraintID, factor: Double)] {
    let members = block.certificate().filter { constraints[$0.0].isRequired }
    let weights = members.map { $0.1.magnitude * largestCoefficient(in: $0.0) }
    let noise = 1e-9 * (weights.max() ?? 0)
    return zip(members, weights).filter { $0.1 > noise }.map { (constraint: $0.0.0, factor: $0.0.1) }
  }

  private func largestCoefficient(in constraint: ConstraintID) -> Double {
    row(of: constraint).reduce(0) { max($0, $1.coefficient.magnitude) }
  }

  /// Makes a block start again from its first basis, once for each block; returns false if it cannot.
  private mutating func restart(_ contradiction: Contradiction) -> Bool {
    guard case .block(let block) = contradiction, !blocks[block].hasBeenRebuilt else { return false }
    blocks[block].restart()
    return true
  }

  /// The number of constraints up to which a conflict is reduced to a smallest set.
  ///
  /// A larger conflict may contain superfluous constraints.
  static var largestMinimizedConflict: Int { 256 }

  /// Returns the constraints in the order in which they are kept: unbreakable ones first, and each of the two
  /// kinds in the order of the caller.
  private func keptFirst(_ conflict: [ConstraintID], _ order: ConflictOrder) -> [ConstraintID] {
    var sorted = conflict.sorted { constraints[$0].serial < constraints[$1].serial }
    order(&sorted)
    return sorted.filter { !constraints[$0].isBreakable } + sorted.filter { constraints[$0].isBreakable }
  }
}

// The sum of constraints from which all computed variables cancel.
extension Solver {
  /// Adds a multiple of a constraint's left side to a sum over all variables.
  private func addRow(
    of constraint: ConstraintID, times factor: Double, to sum: inout Table<Variable, Double>
  ) { for entry in row(of: constraint) { sum[entry.variable] += factor * entry.coefficient } }

  /// Adds the definitions and loops whose multiples cancel all variables of the sum except suggested ones.
  ///
  /// The multiples are unique, because known variables are computed from independent equalities.
  private func addDefinitions(cancelling sum: inout Table<Variable, Double>) -> [(
    constraint: ConstraintID, factor: Double
  )] {
    let seeds = sum.indices.filter { sum[$0].magnitude > 1e-9 }
    let behind = knownVariables(behind: seeds).sorted { variables[$1].rank < variables[$0].rank }
    var multiples = Table<ConstraintID, Double>(repeating: 0, count: constraints.count)
    for variable in behind where sum[variable].magnitude > 1e-9 {
      if variables[variable].state == .torn, let loop = variables[variable].loop {
        addLoop(loops[loop], cancelling: &sum, to: &multiples)
        continue
      }
      let definition = variables[variable].definition
      guard let own = row(of: definition).first(where: { $0.variable == variable }) else { continue }
      let multiple = -sum[variable] / own.coefficient
      multiples[definition] += multiple
      addRow(of: definition, times: multiple, to: &sum)
    }
    return multiples.indices.filter { multiples[$0].magnitude > 1e-9 }.map { ($0, multiples[$0]) }
  }

  /// Adds the equalities of a loop to a sum, with multiples by which the torn variable cancels out.
  private func addLoop(
    _ loop: Loop, cancelling sum: inout Table<Variable, Double>,
    to multiples: inout Table<ConstraintID, Double>
  ) {
    let multiple = -sum[loop.torn] / loop.closingSlope
    multiples[loop.closing] += multiple
    addRow(of: loop.closing, times: multiple, to: &sum)
    for step in loop.steps.elements.reversed() {
      let multiple = -sum[step.variable] / step.coefficient
      multiples[step.constraint] += multiple
      addRow(of: step.constraint, times: multiple, to: &sum)
      sum[step.variable] = 0
    }
    sum[loop.torn] = 0
  }

  /// Returns the defined and torn variables among `seeds`, and all that these are computed from.
  private func knownVariables(behind seeds: [Variable]) -> [Variable] {
    var isSeen = Table<Variable, Bool>(repeating: false, count: variables.count)
    var found: [Variable] = []
    var stack = seeds
    while let variable = stack.popLast() {
      let state = variables[variable].state
      guard !isSeen[variable], state == .defined || state == .torn else { continue }
      isSeen[variable] = true
      found.append(variable)
      for entry in row(of: equality(behind: variable)) { stack.append(entry.variable) }
    }
    return found
  }
}
