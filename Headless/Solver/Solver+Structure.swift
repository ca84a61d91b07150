// The assignment of constraints to the variables that they define. A required equality with one unknown
// variable defines that variable. This may leave another equality with one unknown variable, and so on. For
// most of a layout this is the whole elimination, and its cost is linear in the number of entries.

extension Solver {
  /// Gives every pending constraint its role: it defines a variable, closes a loop, checks known variables,
  /// limits one, or belongs to a block.
  mutating func restructure() {
    redefineInPlace()
    spreadUnknowns()
    takeUpBlocks()
    define(pending[...])
    closeLoops()
    place()
  }

  /// Makes the constraint pending until the next `restructure`.
  mutating func enqueue(_ constraint: Int32) {
    let index = Int(constraint)
    constraints[index].state = .pending
    constraints[index].home = -1
    needsSolve = true
    if constraints[index].isQueued { return }
    constraints[index].isQueued = true
    pending.append(constraint)
  }

  /// Ends the role of a constraint; the caller decides its next state.
  mutating func detach(_ constraint: Int32) {
    let record = constraints[Int(constraint)]
    switch record.state {
    case .defines: loosen(record.home)
    case .closes: dissolve(loop: record.home)
    case .limits: markStale(single: record.home)
    case .inBlock: dissolve(record.home)
    case .unused, .pending, .checks, .broken: break
    }
  }

  /// Makes the variable unknown.
  mutating func loosen(_ variable: Int32) {
    let index = Int(variable)
    if variables[index].loop >= 0 { dissolve(loop: variables[index].loop) }
    switch variables[index].state {
    case .unused, .open: return
    case .single, .inBlock:
      dissolve(holding: variable)
      return
    case .torn, .defined:
      plan[Int(variables[index].rank)] = -1
      definedCount -= 1
      enqueue(variables[index].home)
    case .pinned: variables[index].rank = -1
    }
    variables[index].state = .open
    variables[index].home = -1
    changeUnknowns(of: variable, by: 1)
    loosened.append(variable)
  }

  /// Makes the variable an input, whose value is suggested.
  mutating func pin(_ variable: Int32) {
    let index = Int(variable)
    dissolve(holding: variable)
    if variables[index].loop >= 0 { dissolve(loop: variables[index].loop) }
    if variables[index].state == .defined {
      plan[Int(variables[index].rank)] = -1
      definedCount -= 1
      enqueue(variables[index].home)
    } else {
      changeUnknowns(of: variable, by: -1)
    }
    variables[index].state = .pinned
    variables[index].home = -1
    variables[index].rank = -1
  }

  /// Makes a single variable, or the block that contains the variable, pending.
  private mutating func dissolve(holding variable: Int32) {
    switch variables[Int(variable)].state {
    case .single: dissolve(single: variable)
    case .inBlock: dissolve(variables[Int(variable)].home)
    case .unused, .open, .pinned, .defined, .torn: break
    }
  }

  mutating func changeUnknowns(of variable: Int32, by step: Int32) {
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      constraints[Int(matrix.entries[Int(place)].row)].unknowns += step
      place = matrix.entries[Int(place)].next
    }
  }

  /// Gives each variable that has lost its definition another one at the same place of the plan, if possible.
  ///
  /// No other variable then has to move in the plan. A constraint qualifies if all its other variables come
  /// earlier in the plan, because later ones may depend on the variable.
  private mutating func redefineInPlace() {
    for variable in loosened
    where variables[Int(variable)].state == .open && variables[Int(variable)].rank >= 0 {
      let rank = variables[Int(variable)].rank
      var place = matrix.columnHeads[Int(variable)]
      while place >= 0 {
        let row = matrix.entries[Int(place)].row
        if canDefine(row, from: rank) {
          install(definition: row, of: variable, rank: rank)
          break
        }
        place = matrix.entries[Int(place)].next
      }
    }
  }

  private func canDefine(_ row: Int32, from rank: Int32) -> Bool {
    let record = constraints[Int(row)]
    guard record.isRequiredEquality, record.unknowns == 1, record.state == .pending || record.state == .checks
    else { return false }
    for place in Int(record.start)..<Int(record.start + record.count) {
      let other = variables[Int(matrix.entries[place].variable)]
      if other.isKnown && other.rank >= rank { return false }
    }
    return true
  }

  /// Makes the constraint the definition of the variable, at the variable's former place in the plan.
  private mutating func install(definition row: Int32, of variable: Int32, rank: Int32) {
    variables[Int(variable)].state = .defined
    variables[Int(variable)].home = row
    variables[Int(variable)].rank = rank
    constraints[Int(row)].state = .defines
    constraints[Int(row)].home = variable
    plan[Int(rank)] = variable
    definedCount += 1
    changeUnknowns(of: variable, by: -1)
    stalePlaces.insert(rank)
    work.eliminations += 1
  }

  /// Makes all variables unknown that were computed from a variable that is unknown now.
  private mutating func spreadUnknowns() {
    var next = 0
    while next < loosened.count {
      let variable = loosened[next]
      next += 1
      guard variables[Int(variable)].state == .open else { continue }
      variables[Int(variable)].rank = -1
      opened.append(variable)
      var place = matrix.columnHeads[Int(variable)]
      while place >= 0 {
        let row = matrix.entries[Int(place)].row
        switch constraints[Int(row)].state {
        case .defines: loosen(constraints[Int(row)].home)
        case .closes: dissolve(loop: constraints[Int(row)].home)
        case .checks: enqueue(row)
        case .limits:
          markStale(single: constraints[Int(row)].home)
          enqueue(row)
        case .inBlock: dissolve(constraints[Int(row)].home)
        case .unused, .pending, .broken: break
        }
        place = matrix.entries[Int(place)].next
      }
    }
    loosened.removeAll(keepingCapacity: true)
  }

  /// Dissolves the blocks that contain an unknown variable of a pending constraint.
  private mutating func takeUpBlocks() {
    guard hasSingles || blocks.count > unusedBlocks.count else { return }
    var next = 0
    while next < pending.count {
      let record = constraints[Int(pending[next])]
      next += 1
      guard record.state == .pending, record.unknowns > 0 else { continue }
      // A further limit connects a single variable with no other unknown variable.
      let isLimit = record.unknowns == 1 && !record.isRequiredEquality
      for place in Int(record.start)..<Int(record.start + record.count) {
        let variable = matrix.entries[place].variable
        if isLimit && variables[Int(variable)].state == .single { continue }
        dissolve(holding: variable)
      }
    }
  }

  /// Defines variables by required equalities with one unknown variable, until no such equality is left.
  mutating func define(_ rows: ArraySlice<Int32>) {
    guard !rows.isEmpty else { return }
    let firstRank = plan.count
    var propagation = Propagation(evaluates: stalePlaces.isEmpty)
    swap(&plan, &propagation.plan)
    swap(&written, &propagation.written)
    Tables.lend(&variables, &constraints, &values, matrix) { propagation.run(rows, in: $0) }
    swap(&plan, &propagation.plan)
    swap(&written, &propagation.written)
    let count = plan.count - firstRank
    if propagation.evaluates {
      contradictions += propagation.contradictions
      work.rowsTouched += count
      work.valuesWritten += propagation.valuesWritten
    } else {
      for rank in firstRank..<plan.count { stalePlaces.insert(Int32(rank)) }
    }
    definedCount += count
    work.eliminations += count
  }

  /// Gives each remaining pending constraint its role as a check, a limit or a part of a new block.
  private mutating func place() {
    if !pending.isEmpty {
      var placement = Placement()
      swap(&checks, &placement.checks)
      swap(&staleSingles, &placement.singles)
      Tables.lend(&variables, &constraints, &values, matrix) { placement.run(pending, in: $0) }
      swap(&checks, &placement.checks)
      swap(&staleSingles, &placement.singles)
      pending.removeAll(keepingCapacity: true)
      hasSingles = hasSingles || !staleSingles.isEmpty
      for row in placement.tied where constraints[Int(row)].state == .pending { formBlock(from: row) }
    }
    for variable in opened where variables[Int(variable)].state == .open && values[Int(variable)] != 0 {
      write(0, to: variable)
    }
    opened.removeAll(keepingCapacity: true)
  }

  /// Removes the gaps from the plan when most of its places are gaps.
  mutating func compactPlan() {
    guard plan.count > 64 + 2 * definedCount else { return }
    plan.removeAll { $0 < 0 }
    for place in plan.indices { variables[Int(plan[place])].rank = Int32(place) }
  }
}
