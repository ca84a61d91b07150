// Loops: cycles of required equalities, each solved through one variable that is taken as known until the
// cycle closes.
//
// A cycle that one variable cannot open is left to a block and its elimination.

// The search for loops.
extension Solver {
  /// Opens the cycles among the pending equalities, and defines all variables that follow from each.
  mutating func closeLoops() {
    guard let first = pending.firstIndex(where: { constraints[Int($0)].isTied }) else { return }
    var search = LoopSearch()
    swap(&search, &loopSearch)
    search.makeRoom(rowCount: constraints.count, variableCount: variables.count)
    for place in first..<pending.count
    where constraints[Int(pending[place])].isTied && !search.hasSeen(row: pending[place]) {
      closeLoops(connectedWith: pending[place], &search)
    }
    search.forget()
    swap(&search, &loopSearch)
  }

  /// Opens the cycles that are connected with the row, beginning with the variable in the most equalities.
  ///
  /// A variable that closes no loop becomes unknown again. As soon as these attempts have taken as many
  /// variables as the component has rows, the rest of the component is left to a block.
  private mutating func closeLoops(connectedWith row: Int32, _ search: inout LoopSearch) {
    findCandidates(connectedWith: row, &search)
    work.rowsTouched += search.component.count
    guard search.candidates.count > 1, search.component.count > 1, let first = search.candidates.min(by: <)
    else { return }
    var patience = search.component.count - tear(first.variable, &search)
    // In most layouts no unknown variable is left here.
    var rest = MinimumHeap<Variable>()
    for (cost, variable) in search.candidates
    where !variables[Int(variable)].isKnown && variable != first.variable {
      rest.insert(Variable(index: variable), cost: cost)
    }
    while patience > 0, let (cost, popped) = rest.popLeast() {
      let variable = popped.index
      guard !variables[Int(variable)].isKnown else { continue }
      // Each loop defines variables, so the cost of the others may have changed.
      let present = self.cost(of: variable)
      if present > cost {
        rest.insert(popped, cost: present)
      } else {
        patience -= tear(variable, &search)
      }
    }
  }

  /// Collects the unknown variables that are connected with the row, and the rows that connect them.
  private func findCandidates(connectedWith row: Int32, _ search: inout LoopSearch) {
    search.beginComponent(row)
    var next = 0
    while next < search.component.count {
      for entry in entries(of: search.component[next]) {
        guard !variables[Int(entry.variable)].isKnown, search.see(variable: entry.variable) else { continue }
        var ties = 0
        forEachTie(of: entry.variable) {
          ties += 1
          search.see(row: $0)
        }
        search.candidates.append((cost(of: entry.variable, ties: ties), entry.variable))
      }
      next += 1
    }
  }

  /// Returns the cost of tearing a variable.
  ///
  /// It is less for a variable in more equalities with other unknown variables, and among equals for the
  /// variable that was added earlier.
  private func cost(of variable: Int32, ties: Int) -> Int {
    Int(variables[Int(variable)].serial) - ties << 32
  }

  /// Returns the cost of a variable in the present state of the equalities.
  private func cost(of variable: Int32) -> Int {
    var ties = 0
    forEachTie(of: variable) { _ in ties += 1 }
    return cost(of: variable, ties: ties)
  }

  /// Calls `body` with each equality that connects the variable with another unknown one.
  private func forEachTie(of variable: Int32, _ body: (_ row: Int32) -> Void) {
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let entry = matrix.entries[Int(place)]
      if constraints[Int(entry.row)].isTied { body(entry.row) }
      place = entry.next
    }
  }

  /// Takes the variable as known and defines the variables that follow, until an equality closes the loop.
  ///
  /// If none does, all these variables become unknown again, and the result is their number. The result is 0
  /// if the loop is closed.
  private mutating func tear(_ torn: Int32, _ search: inout LoopSearch) -> Int {
    let firstRank = Int32(plan.count)
    search.begin(torn)
    takeAsKnown(torn, home: -1, &search)
    var isClosed = false
    while !isClosed {
      if let row = search.decided.popLast() {
        guard let slope = closingSlope(of: row, search) else { continue }
        makeLoop(torn, closing: row, slope, firstRank)
        isClosed = true
      } else if let row = search.nextReady() {
        guard constraints[Int(row)].isReady else { continue }
        let variable = constraints[Int(row)].onlyUnknown(
          entry: { matrix.entries[$0] }, isKnown: { variables[Int($0)].isKnown })
        let (sum, own, _, error) = slopes(of: row, without: variable, search)
        guard (sum / own).magnitude <= LoopSearch.steepestSlope else { break }
        search.setSlope(-sum / own, error: error / own.magnitude, of: variable)
        constraints[Int(row)].state = .defines
        constraints[Int(row)].home = variable
        takeAsKnown(variable, home: row, &search)
      } else {
        break
      }
    }
    let count = plan.count - Int(firstRank)
    if isClosed {
      define(search.restOfReady)
    } else {
      takeBack(from: firstRank)
    }
    search.end()
    return isClosed ? 0 : count
  }

  /// Gives the variable the next place in the plan, and adds the rows with one unknown variable left, or
  /// none, to the search.
  private mutating func takeAsKnown(_ variable: Int32, home: Int32, _ search: inout LoopSearch) {
    variables[Int(variable)].state = home < 0 ? .torn : .defined
    variables[Int(variable)].home = home
    variables[Int(variable)].rank = Int32(plan.count)
    plan.append(variable)
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let row = matrix.entries[Int(place)].row
      place = matrix.entries[Int(place)].next
      constraints[Int(row)].unknowns -= 1
      let record = constraints[Int(row)]
      guard record.state == .pending, record.isRequiredEquality else { continue }
      if record.unknowns == 1 {
        search.ready.append(row)
      } else if record.unknowns == 0 {
        search.decided.append(row)
      }
    }
  }

  /// Returns the slopes by which a row follows the torn variable, with one variable left out.
  ///
  /// `sum` is the slope of the other entries, `own` is the coefficient of the variable left out, `largest` is
  /// the largest summand, and `error` is the bound on the rounding in the sum.
  private func slopes(
    of row: Int32, without variable: Int32, _ search: LoopSearch
  ) -> (sum: Double, own: Double, largest: Double, error: Double) {
    var sum = 0.0
    var own = 1.0
    var largest = 0.0
    var error = 0.0
    for entry in entries(of: row) {
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        let part = entry.coefficient * search.slopes[Int(entry.variable)]
        largest = max(largest, part.magnitude)
        error += entry.coefficient.magnitude * search.errors[Int(entry.variable)]
        sum += part
      }
    }
    return (sum, own, largest, error + largest.ulp)
  }

  /// Returns the change of the left side of a row without unknown variables for each unit of the torn
  /// variable.
  ///
  /// The result is nil if the row does not determine the torn variable, apart from rounding.
  private func closingSlope(of row: Int32, _ search: LoopSearch) -> Double? {
    guard constraints[Int(row)].state == .pending else { return nil }
    let (sum, _, largest, error) = slopes(of: row, without: -1, search)
    guard largest > 0, error <= LoopSearch.largestError * sum.magnitude else { return nil }
    return sum.magnitude >= LoopSearch.leastClosingShare * largest ? sum : nil
  }

  /// Removes all variables from this place of the plan on; they are unknown again.
  private mutating func takeBack(from firstRank: Int32) {
    while plan.count > Int(firstRank), let variable = plan.popLast() {
      let row = variables[Int(variable)].home
      if row >= 0 {
        constraints[Int(row)].state = .pending
        constraints[Int(row)].home = -1
      }
      variables[Int(variable)].state = .open
      variables[Int(variable)].home = -1
      variables[Int(variable)].rank = -1
      changeUnknowns(of: variable, by: 1)
    }
  }
}

// The forming, evaluation and removal of a loop.
extension Solver {
  /// Makes the variables in the plan from `firstRank` on permanent: a loop from the torn variable to the
  /// closing row, and ordinary definitions.
  private mutating func makeLoop(_ torn: Int32, closing: Int32, _ slope: Double, _ firstRank: Int32) {
    let index = unusedLoops.popLast() ?? Int32(loops.count)
    var loop = Loop(torn: torn, closing: closing, closingSlope: slope)
    let numbers = memberNumbers(behind: closing, firstRank)
    let number = { (variable: Int32) -> Int32 in
      let rank = self.variables[Int(variable)].rank
      return rank > firstRank ? numbers[Int(rank - firstRank)] : -1
    }
    for place in numbers.indices where numbers[place] >= 0 {
      let member = plan[Int(firstRank) + place]
      let row = variables[Int(member)].home
      loop.add(member: member, row: row, entries: entries(of: row), number: number)
    }
    loop.close(entries: entries(of: closing), number: number)
    for member in loop.members { variables[Int(member)].loop = index }
    variables[Int(torn)].loop = index
    variables[Int(torn)].home = index
    constraints[Int(closing)].state = .closes
    constraints[Int(closing)].home = index
    if Int(index) == loops.count {
      loops.append(loop)
    } else {
      loops[Int(index)] = loop
    }
    for rank in firstRank..<Int32(plan.count) { stalePlaces.insert(rank) }
    definedCount += plan.count - Int(firstRank)
    work.eliminations += plan.count - Int(firstRank)
  }

  /// Returns, for each place of the plan from `firstRank` on, the number of the loop's member at that place.
  ///
  /// The number is -1 if the closing row does not depend on the variable.
  private func memberNumbers(behind closing: Int32, _ firstRank: Int32) -> [Int32] {
    var numbers = Array(repeating: Int32(-1), count: plan.count - Int(firstRank))
    var rows = [closing]
    while let row = rows.popLast() {
      for entry in entries(of: row) {
        let place = Int(variables[Int(entry.variable)].rank - firstRank)
        guard place > 0, numbers[place] < 0 else { continue }
        numbers[place] = 0
        rows.append(variables[Int(entry.variable)].home)
      }
    }
    var count: Int32 = 0
    for place in numbers.indices where numbers[place] == 0 {
      numbers[place] = count
      count += 1
    }
    return numbers
  }

  /// Removes a loop: its torn variable, and all variables that follow from it, become unknown.
  mutating func dissolve(loop index: Int32) {
    let loop = loops[Int(index)]
    for member in loop.members { variables[Int(member)].loop = -1 }
    variables[Int(loop.torn)].loop = -1
    variables[Int(loop.torn)].state = .defined
    variables[Int(loop.torn)].home = loop.closing
    loops[Int(index)] = Loop(torn: -1, closing: -1, closingSlope: 0)
    unusedLoops.append(index)
    loosen(loop.torn)
  }

  /// Computes the torn variable of a loop from the values outside of the loop.
  mutating func evaluate(loop index: Int32) {
    let torn = loops[Int(index)].torn
    let slope = loops[Int(index)].closingSlope
    let (residual, magnitude) = loops[Int(index)].residual(
      constant: { constraints[Int($0)].constant }, outside: { values[Int($0)] })
    work.rowsTouched += loops[Int(index)].steps.count + 1
    let value = notNegative(residual / slope, torn, magnitude: magnitude / slope.magnitude)
    if value == values[Int(torn)] { return }
    write(value, to: torn)
    markDependents(of: torn)
  }

  /// Adds the equalities of a loop to a conflict, with factors by which the torn variable cancels out of the
  /// sum.
  func addLoop(_ index: Int32, cancelling factors: inout [Double], to rowFactors: inout [Double]) {
    let loop = loops[Int(index)]
    let multiple = -factors[Int(loop.torn)] / loop.closingSlope
    rowFactors[Int(loop.closing)] += multiple
    addRow(loop.closing, times: multiple, to: &factors)
    for (member, step) in zip(loop.members, loop.steps).reversed() {
      let multiple = -factors[Int(member)] / step.coefficient
      rowFactors[Int(step.row)] += multiple
      addRow(step.row, times: multiple, to: &factors)
      factors[Int(member)] = 0
    }
    factors[Int(loop.torn)] = 0
  }
}
