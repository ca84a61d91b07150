// The roles of the constraints. A required equality with one unknown variable defines that variable. This may
// leave another equality with one unknown variable, and so on. For most of a layout this is the whole
// elimination, and its cost is linear in the number of entries.

extension Solver {
  /// Gives every pending constraint its role: it defines a variable, closes a loop, checks known variables,
  /// limits one, or belongs to a block.
  mutating func restructure() {
    redefineInPlace()
    spreadUnknowns()
    takeUpBlocks()
    define(worklists.pending.elements[...])
    closeLoops()
    assignRoles()
  }

  /// Gives each variable that has lost its definition another one at the same rank of the plan, if possible.
  ///
  /// No other variable then has to move in the plan. A constraint qualifies if all its other variables come
  /// earlier in the plan, because later ones may depend on the variable.
  private mutating func redefineInPlace() {
    for variable in worklists.loosened
    where variables[variable].state == .open && variables[variable].hasRank {
      let rank = variables[variable].rank
      for entry in matrix.column(of: variable) where canDefine(entry.constraint, from: rank) {
        redefine(variable, by: entry.constraint)
        break
      }
    }
  }

  private func canDefine(_ constraint: ConstraintID, from rank: Rank) -> Bool {
    let record = constraints[constraint]
    guard record.isRequiredEquality, record.unknowns == 1, record.state == .pending || record.state == .checks
    else { return false }
    for entry in matrix.row(record.row) {
      let other = variables[entry.variable]
      if other.isKnown && rank <= other.rank { return false }
    }
    return true
  }

  /// Makes all variables unknown that were computed from a variable that is unknown now.
  private mutating func spreadUnknowns() {
    var next = 0
    while next < worklists.loosened.count {
      let variable = worklists.loosened[next]
      next += 1
      guard variables[variable].state == .open else { continue }
      variables[variable].open()
      worklists.opened.append(variable)
      for entry in matrix.column(of: variable) { spreadUnknown(to: entry.constraint) }
    }
    worklists.loosened.removeAll(keepingCapacity: true)
  }

  /// Ends the role of a constraint that mentions a new unknown variable.
  private mutating func spreadUnknown(to constraint: ConstraintID) {
    let record = constraints[constraint]
    switch record.state {
    case .defines: loosen(record.variable)
    case .closes: dissolve(record.loop)
    case .checks: makePending(constraint)
    case .limits:
      markStale(single: record.variable)
      makePending(constraint)
    case .inBlock: dissolve(record.block)
    case .unused, .pending, .broken: break
    }
  }

  /// Dissolves the blocks that contain an unknown variable of a pending constraint.
  private mutating func takeUpBlocks() {
    guard worklists.hasHadSingles || !blocks.isEmpty else { return }
    var next = 0
    while next < worklists.pending.elements.count {
      let record = constraints[worklists.pending.elements[next]]
      next += 1
      guard record.state == .pending, record.unknowns > 0 else { continue }
      // A further limit connects a single variable with no other unknown variable.
      let isLimit = record.unknowns == 1 && !record.isRequiredEquality
      for entry in matrix.row(record.row) {
        if isLimit && variables[entry.variable].state == .single { continue }
        dissolve(holding: entry.variable)
      }
    }
  }

  /// Defines variables by required equalities with one unknown variable, until no such equality is left.
  mutating func define(_ equalities: ArraySlice<ConstraintID>) {
    guard !equalities.isEmpty else { return }
    let first = plan.end
    var propagation = Propagation(evaluates: plan.isUpToDate)
    swap(&plan, &propagation.plan)
    swap(&changes, &propagation.changes)
    Tables.lend(&variables, &constraints, &values, matrix) { propagation.run(equalities, in: $0) }
    swap(&plan, &propagation.plan)
    swap(&changes, &propagation.changes)
    let count = IndexRange(from: first, to: plan.end).count
    if propagation.evaluates {
      conflictState.report(propagation.contradictions)
      work.rowsTouched += count
      work.valuesWritten += propagation.valuesWritten
    } else {
      plan.markStale(from: first)
    }
    work.eliminations += count
  }

  /// Gives each remaining pending constraint its role as a check, a limit or a part of a new block.
  private mutating func assignRoles() {
    if !worklists.pending.isEmpty {
      var assignment = RoleAssignment()
      swap(&worklists.checks, &assignment.checks)
      swap(&worklists.singles, &assignment.singles)
      Tables.lend(&variables, &constraints, &values, matrix) {
        assignment.run(worklists.pending.elements, in: $0)
      }
      swap(&worklists.checks, &assignment.checks)
      swap(&worklists.singles, &assignment.singles)
      worklists.pending.removeAll()
      worklists.hasHadSingles = worklists.hasHadSingles || !worklists.singles.isEmpty
      for constraint in assignment.coupled where constraints[constraint].state == .pending {
        formBlock(from: constraint)
      }
    }
    for variable in worklists.opened where variables[variable].state == .open && values[variable] != 0 {
      write(0, to: variable)
    }
    worklists.opened.removeAll(keepingCapacity: true)
  }
}
