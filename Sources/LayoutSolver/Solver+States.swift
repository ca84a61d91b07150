// The operations that begin and end the role of a variable or constraint, together with everything that
// depends on it: the plan, the counts of unknown variables, loops, blocks and worklists. Each ends in a
// transition of `VariableRecord` or `ConstraintRecord`.

extension Solver {
  /// Makes the constraint pending until the next `restructure`.
  mutating func makePending(_ constraint: ConstraintID) {
    constraints[constraint].becomePending()
    needsSolve = true
    worklists.pending.add(constraint, &constraints[constraint].isListed)
  }

  /// Ends the role of a constraint; the caller decides its next state.
  mutating func detach(_ constraint: ConstraintID) {
    let record = constraints[constraint]
    switch record.state {
    case .defines: loosen(record.variable)
    case .closes: dissolve(record.loop)
    case .limits: markStale(single: record.variable)
    case .inBlock: dissolve(record.block)
    case .unused, .pending, .checks, .broken: break
    }
  }

  /// Makes the variable unknown.
  mutating func loosen(_ variable: Variable) {
    if let loop = variables[variable].loop { dissolve(loop) }
    switch variables[variable].state {
    case .unused, .open: return
    case .single, .inBlock:
      dissolve(holding: variable)
      return
    case .torn, .defined: endDefinition(of: variable)
    case .pinned: break
    }
    variables[variable].loosen()
    changeUnknowns(of: variable, by: 1)
    worklists.loosened.append(variable)
  }

  /// Makes the variable an input, whose value is suggested.
  mutating func pin(_ variable: Variable) {
    dissolve(holding: variable)
    if let loop = variables[variable].loop { dissolve(loop) }
    if variables[variable].state == .defined {
      endDefinition(of: variable)
    } else {
      changeUnknowns(of: variable, by: -1)
    }
    variables[variable].pin()
  }

  /// Takes a variable out of the plan, and makes its definition pending.
  private mutating func endDefinition(of variable: Variable) {
    plan.leaveGap(at: variables[variable].rank)
    makePending(variables[variable].definition)
  }

  /// Makes the constraint the definition of the variable, in the gap that the variable has left in the plan.
  mutating func redefine(_ variable: Variable, by constraint: ConstraintID) {
    let rank = variables[variable].rank
    variables[variable].define(by: constraint, at: rank)
    constraints[constraint].define(variable)
    plan.fill(rank, with: variable)
    changeUnknowns(of: variable, by: -1)
    work.eliminations += 1
  }

  /// Makes a single variable, or the block that contains the variable, pending.
  mutating func dissolve(holding variable: Variable) {
    switch variables[variable].state {
    case .single: dissolve(single: variable)
    case .inBlock: dissolve(variables[variable].block)
    case .unused, .open, .pinned, .defined, .torn: break
    }
  }

  /// Makes a single variable and its constraints pending.
  private mutating func dissolve(single variable: Variable) {
    variables[variable].open()
    worklists.opened.append(variable)
    for entry in matrix.column(of: variable) where constraints[entry.constraint].state == .limits {
      makePending(entry.constraint)
    }
  }

  /// Removes a block; its constraints and variables become pending.
  mutating func dissolve(_ id: BlockID) {
    let block = blocks[id]
    blocks.remove(id, leaving: Block())
    for constraint in block.constraints.elements { makePending(constraint) }
    for variable in block.variables.elements {
      variables[variable].open()
      worklists.opened.append(variable)
    }
  }

  /// Removes a loop: its torn variable, and all variables that follow from it, become unknown.
  mutating func dissolve(_ id: LoopID) {
    let loop = loops[id]
    for step in loop.steps.elements { variables[step.variable].leaveLoop() }
    variables[loop.torn].leaveLoop()
    variables[loop.torn].define(by: loop.closing, at: variables[loop.torn].rank)
    loops.remove(id, leaving: .dissolved)
    loosen(loop.torn)
  }

  /// Changes the number of unknown variables of each constraint that mentions the variable.
  mutating func changeUnknowns(of variable: Variable, by step: Int32) {
    var cursor = matrix.cursor(on: variable)
    while let entry = matrix.next(in: &cursor) { constraints[entry.constraint].unknowns += step }
  }
}
