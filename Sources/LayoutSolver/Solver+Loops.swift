// Loops: cycles of required equalities, each solved through one variable that is taken as known until the
// cycle closes.
//
// A cycle that one variable cannot open is left to a block and its elimination.

// The search for loops.
extension Solver {
  /// Opens the cycles among the pending equalities, and defines all variables that follow from each.
  mutating func closeLoops() {
    let pending = worklists.pending.elements
    guard let first = pending.firstIndex(where: { constraints[$0].isCoupled }) else { return }
    var search = LoopSearch()
    swap(&search, &loopSearch)
    search.makeRoom(constraintCount: constraints.count, variableCount: variables.count)
    for equality in pending[first...] where constraints[equality].isCoupled && !search.hasSeen(equality) {
      closeLoops(connectedWith: equality, &search)
    }
    search.forget()
    swap(&search, &loopSearch)
  }

  /// Opens the cycles that are connected with the equality, beginning with the variable in the most
  /// equalities.
  ///
  /// A variable that closes no loop becomes unknown again. As soon as these attempts have taken as many
  /// variables as there are connected equalities, the rest is left to a block.
  private mutating func closeLoops(connectedWith equality: ConstraintID, _ search: inout LoopSearch) {
    findCandidates(connectedWith: equality, &search)
    work.rowsTouched += search.equalities.count
    guard search.candidates.count > 1, search.equalities.count > 1,
      let first = search.candidates.min(by: { ($0.cost, $0.variable.index) < ($1.cost, $1.variable.index) })
    else { return }
    var patience = search.equalities.count - tear(first.variable, &search)
    // In most layouts no unknown variable is left here.
    var rest = MinimumHeap<Variable>()
    for (cost, variable) in search.candidates where !variables[variable].isKnown && variable != first.variable
    { rest.insert(variable, cost: cost) }
    while patience > 0, let (cost, variable) = rest.popLeast() {
      guard !variables[variable].isKnown else { continue }
      // Each loop defines variables, so the cost of the others may have changed.
      let present = costOfTearing(variable)
      if present > cost { rest.insert(variable, cost: present) } else { patience -= tear(variable, &search) }
    }
  }

  /// Collects the unknown variables that are connected with the equality, and the equalities that connect
  /// them.
  private func findCandidates(connectedWith equality: ConstraintID, _ search: inout LoopSearch) {
    search.begin(from: equality)
    var next = 0
    while next < search.equalities.count {
      for entry in row(of: search.equalities[next]) {
        guard !variables[entry.variable].isKnown, search.see(entry.variable) else { continue }
        var count = 0
        for other in matrix.column(of: entry.variable) where constraints[other.constraint].isCoupled {
          count += 1
          search.see(other.constraint)
        }
        search.candidates.append((costOfTearing(entry.variable, equalityCount: count), entry.variable))
      }
      next += 1
    }
  }

  /// Returns the cost of tearing a variable.
  ///
  /// It is less for a variable in more equalities with other unknown variables, and among equals for the
  /// variable that was added earlier.
  private func costOfTearing(_ variable: Variable, equalityCount: Int) -> Int {
    Int(variables[variable].serial) - equalityCount << 32
  }

  /// Returns the cost of tearing a variable in the present state of the equalities.
  private func costOfTearing(_ variable: Variable) -> Int {
    var count = 0
    for entry in matrix.column(of: variable) where constraints[entry.constraint].isCoupled { count += 1 }
    return costOfTearing(variable, equalityCount: count)
  }

  /// Takes the variable as known and defines the variables that follow, until an equality closes the loop.
  ///
  /// If none does, all these variables become unknown again, and the result is their number. The result is 0
  /// if the loop is closed.
  private mutating func tear(_ torn: Variable, _ search: inout LoopSearch) -> Int {
    let first = plan.end
    search.begin(tearing: torn)
    variables[torn].tear(at: first)
    appendToPlan(torn, &search)
    let isClosed = defineUntilClosed(torn, from: first, &search)
    let count = IndexRange(from: first, to: plan.end).count
    if isClosed { define(search.restOfReady) } else { takeBack(from: first) }
    search.end()
    return isClosed ? 0 : count
  }

  /// Defines the variables that follow from the torn one; returns true if an equality closes the loop.
  private mutating func defineUntilClosed(_ torn: Variable, from first: Rank, _ search: inout LoopSearch)
    -> Bool
  {
    while true {
      if let equality = search.decided.popLast() {
        guard let slope = closingSlope(of: equality, search) else { continue }
        makeLoop(torn, closing: equality, slope, from: first)
        return true
      }
      guard let equality = search.takeReady() else { return false }
      let record = constraints[equality]
      guard record.isReady else { continue }
      let variable = record.onlyUnknown(in: matrix.row(record.row), isKnown: { variables[$0].isKnown })
      let (sum, own, _, error) = slopes(of: equality, without: variable, search)
      guard (sum / own).magnitude <= LoopSearch.steepestSlope else { return false }
      search.setSlope(-sum / own, error: error / own.magnitude, of: variable)
      constraints[equality].define(variable)
      variables[variable].define(by: equality, at: plan.end)
      appendToPlan(variable, &search)
    }
  }

  /// Appends a variable to the plan, and adds the equalities with one unknown variable left, or none, to the
  /// search.
  private mutating func appendToPlan(_ variable: Variable, _ search: inout LoopSearch) {
    plan.append(variable)
    for entry in matrix.column(of: variable) {
      constraints[entry.constraint].unknowns -= 1
      let record = constraints[entry.constraint]
      guard record.state == .pending, record.isRequiredEquality else { continue }
      if record.unknowns == 1 {
        search.ready.append(entry.constraint)
      } else if record.unknowns == 0 {
        search.decided.append(entry.constraint)
      }
    }
  }

  /// Returns the slopes by which a constraint follows the torn variable, with one variable left out.
  ///
  /// `sum` is the slope of the other entries, `own` is the coefficient of the variable left out, `largest` is
  /// the largest summand, and `error` is the bound on the rounding in the sum.
  private func slopes(of constraint: ConstraintID, without variable: Variable?, _ search: LoopSearch) -> (
    sum: Double, own: Double, largest: Double, error: Double
  ) {
    var sum = 0.0
    var own = 1.0
    var largest = 0.0
    var error = 0.0
    for entry in row(of: constraint) {
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        let part = entry.coefficient * search.slopes[entry.variable]
        largest = max(largest, part.magnitude)
        error += entry.coefficient.magnitude * search.errors[entry.variable]
        sum += part
      }
    }
    return (sum, own, largest, error + largest.ulp)
  }

  /// Returns the change of the left side of an equality without unknown variables for each unit of the torn
  /// variable.
  ///
  /// The result is nil if the equality does not determine the torn variable, apart from rounding.
  private func closingSlope(of equality: ConstraintID, _ search: LoopSearch) -> Double? {
    guard constraints[equality].state == .pending else { return nil }
    let (sum, _, largest, error) = slopes(of: equality, without: nil, search)
    guard largest > 0, error <= LoopSearch.largestError * sum.magnitude else { return nil }
    return sum.magnitude >= LoopSearch.leastClosingShare * largest ? sum : nil
  }

  /// Removes all variables from this rank of the plan on; they are unknown again.
  private mutating func takeBack(from first: Rank) {
    while let variable = plan.popLast(from: first) {
      if variables[variable].state == .defined { constraints[variables[variable].definition].becomePending() }
      variables[variable].open()
      changeUnknowns(of: variable, by: 1)
    }
  }
}

// The forming and evaluation of a loop.
extension Solver {
  /// Makes the variables in the plan from `first` on permanent: a loop from the torn variable to the closing
  /// equality, and ordinary definitions.
  private mutating func makeLoop(_ torn: Variable, closing: ConstraintID, _ slope: Double, from first: Rank) {
    var loop = Loop(torn: torn, closing: closing, closingSlope: slope)
    let members = loopMembers(behind: closing, from: first)
    func member(of variable: Variable) -> Loop.Member? {
      let rank = variables[variable].rank
      return rank <= first ? nil : members[Int(rank.index - first.index)]
    }
    for rank in IndexRange(from: first, to: plan.end) where member(of: plan[rank]) != nil {
      let definition = variables[plan[rank]].definition
      loop.add(plan[rank], definedBy: definition, row: row(of: definition), member: member)
    }
    loop.close(row: row(of: closing), member: member)
    let id = loops.insert(loop)
    for step in loop.steps.elements { variables[step.variable].enter(id) }
    variables[torn].enter(id)
    constraints[closing].close(id)
    plan.markStale(from: first)
    work.eliminations += IndexRange(from: first, to: plan.end).count
  }

  /// Returns, for each rank of the plan from `first` on, the loop's member at that rank.
  ///
  /// The element is nil if the closing equality does not depend on the variable.
  private func loopMembers(behind closing: ConstraintID, from first: Rank) -> [Loop.Member?] {
    var isMember = Array(repeating: false, count: IndexRange(from: first, to: plan.end).count)
    var open = [closing]
    while let constraint = open.popLast() {
      for entry in row(of: constraint) {
        let variable = variables[entry.variable]
        guard first < variable.rank else { continue }
        let offset = Int(variable.rank.index - first.index)
        guard !isMember[offset] else { continue }
        isMember[offset] = true
        open.append(variable.definition)
      }
    }
    var count = 0
    return isMember.map { isMember in
      guard isMember else { return nil }
      count += 1
      return Loop.Member(count - 1)
    }
  }

  /// Computes the torn variable of a loop from the values outside of the loop.
  mutating func evaluate(_ loop: LoopID) {
    let torn = loops[loop].torn
    let slope = loops[loop].closingSlope
    let (residual, magnitude) = loops[loop].residual(
      constant: { constraints[$0].constant }, outside: { values[$0] })
    work.rowsTouched += loops[loop].steps.count + 1
    let value = notNegative(residual / slope, torn, magnitude: magnitude / slope.magnitude)
    if value == values[torn] { return }
    write(value, to: torn)
    markDependents(of: torn)
  }
}
