// Dragging: consecutive solves in which only one input has changed.

extension Solver {
  /// Moves all values with an input, if only that input has changed and the drag covers its new value.
  ///
  /// Returns false if the change still has to be solved.
  mutating func followDrag() -> Bool {
    guard let input = onlyChangedInput, let value = worklists.inputs.last?.value else {
      dragging.end(input: nil, beginsAgain: false)
      return false
    }
    guard dragging.covers(value, of: input) else {
      dragging.end(input: input, beginsAgain: true)
      return false
    }
    worklists.removeInputs()
    guard values[input] != value, var current = dragging.take() else { return true }
    write(value, to: input)
    moveDefinitions(of: current, to: value)
    moveSingles(of: &current, to: value)
    moveBlocks(of: &current, to: value)
    if conflictState.contradictions.isEmpty {
      dragging.put(current)
      return true
    }
    // The values moved so far have changed, even if the solve that follows gives them their former values.
    for variable in changes.takeChanged() {
      changes.note(variable, previous: .nan, &variables[variable].isWritten)
    }
    dragging.end(input: input, beginsAgain: false)
    return false
  }

  /// The input that is the only change since the last solve; nil if there are other changes.
  private var onlyChangedInput: Variable? {
    guard worklists.haveOnlyInputs, plan.isUpToDate, let input = worklists.onlyInput,
      variables[input].state == .pinned, conflictsStand(apartFrom: input)
    else { return nil }
    return input
  }

  /// Moves the defined variables, which all change, and lists them as changed without a comparison.
  private mutating func moveDefinitions(of drag: Drag, to input: Double) {
    values.withBuffer { values in
      for position in drag.variables.indices {
        values[drag.variables[position]] = drag.constants[position] + drag.slopes[position] * input
      }
    }
    changes.share(drag.variables)
    work.valuesWritten += drag.variables.count
  }

  private mutating func moveSingles(of drag: inout Drag, to input: Double) {
    for position in drag.singles.indices {
      if !drag.singles[position].range.contains(input) { drag.turnBack(position) }
      if drag.singles[position].range.contains(input) {
        moveSingle(drag.values[drag.singles[position].value], to: input)
      } else {
        drag.singles[position].range = solveSingle(drag.singles[position], of: &drag, at: input)
      }
    }
  }

  /// Moves a single variable whose range covers the input; its value may remain the same.
  @inline(__always)
  private mutating func moveSingle(_ moving: Drag.MovingValue, to input: Double) {
    let value = moving.constant + moving.slope * input
    if value == values[moving.variable] { return }
    values[moving.variable] = value
    changes.addChanged(moving.variable)
    work.valuesWritten += 1
  }

  /// Solves a single variable after its limits have changed their order; returns the inputs for which its new
  /// linear function is valid.
  private mutating func solveSingle(
    _ part: Drag.SinglePart, of drag: inout Drag, at input: Double
  ) -> InputRange {
    limits.removeAll(keepingCapacity: true)
    for id in part.limits {
      var limit = drag.limits[id].limit
      limit.position = drag.limits[id].constant + drag.limits[id].slope * input
      limits.append(limit)
    }
    let variable = drag.values[part.value].variable
    let value = valueBetweenLimits(of: variable, magnitude: max(part.magnitude, input.magnitude))
    if value != values[variable] { write(value, to: variable) }
    work.rowsTouched += limits.count
    return followSingle(part.value, part.limits, value, in: &drag, at: input)
  }

  private mutating func moveBlocks(of drag: inout Drag, to input: Double) {
    for position in drag.blocks.indices {
      let part = drag.blocks[position]
      if part.range.contains(input) {
        moveBlock(part.values, of: drag, to: input)
      } else {
        blocks[part.block].isStale = true
        solveBlock(part.block)
        drag.blocks[position].range = followBlock(part.block, part.values, in: &drag, at: input)
      }
    }
  }

  /// Moves the values of a block whose range covers the input.
  @inline(__always)
  private mutating func moveBlock(_ ids: IndexRange<Drag.ValueID>, of drag: Drag, to input: Double) {
    for id in ids where drag.values[id].slope != 0 {
      let moving = drag.values[id]
      values[moving.variable] = moving.constant + moving.slope * input
      changes.addChanged(moving.variable)
      work.valuesWritten += 1
    }
  }
}

// The beginning of a drag.
extension Solver {
  /// Computes the slopes of all values for the input, after a solve in which no conflict depends on it.
  mutating func beginDrag() {
    guard let input = dragging.takeInputToBegin(), conflictsStand(apartFrom: input) else { return }
    let position = values[input]
    var drag = Drag(input: input, variableCount: variables.count)
    markDependents(of: input)
    while let variable = plan.popStale() {
      follow(variable, slope: slope(ofKnown: variable, in: drag), in: &drag, at: position)
    }
    for constraint in worklists.checks { followCheck(constraint, in: &drag, at: position) }
    worklists.checks.removeAll(keepingCapacity: true)
    for variable in worklists.singles.elements { addSingle(variable, to: &drag, at: position) }
    worklists.singles.removeAll()
    for block in worklists.blocks.elements { addBlock(block, to: &drag, at: position) }
    worklists.blocks.removeAll()
    // The range is empty if a slope changes at this input; no drag begins then.
    if drag.range.contains(position) { dragging.put(drag) }
  }

  private mutating func addSingle(_ variable: Variable, to drag: inout Drag, at input: Double) {
    variables[variable].isListed = false
    let magnitude = collectLimits(of: variable)
    let ids = addLimits(of: variable, to: &drag, at: input)
    let value = drag.addValues(of: [variable]).lowerBound
    let range = followSingle(value, ids, values[variable], in: &drag, at: input)
    drag.singles.append(Drag.SinglePart(value: value, limits: ids, magnitude: magnitude, range: range))
  }

  private mutating func addBlock(_ block: BlockID, to drag: inout Drag, at input: Double) {
    blocks[block].isStale = false
    let ids = drag.addValues(of: blocks[block].variables.elements)
    let range = followBlock(block, ids, in: &drag, at: input)
    drag.blocks.append(Drag.BlockPart(block: block, values: ids, range: range))
  }

  /// Returns the slope of the sum of a row's entries without one variable, and the coefficient of that
  /// variable.
  private func slope(
    of constraint: ConstraintID, without variable: Variable?, in drag: Drag
  ) -> (slope: Double, own: Double) {
    var slope = 0.0
    var own = 1.0
    for entry in row(of: constraint) {
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        slope += entry.coefficient * drag.slopeOf[entry.variable]
      }
    }
    return (slope, own)
  }

  /// Returns the slope of a defined or torn variable.
  private mutating func slope(ofKnown variable: Variable, in drag: Drag) -> Double {
    guard variables[variable].state == .torn, let loop = variables[variable].loop else {
      let (sum, own) = slope(of: variables[variable].definition, without: variable, in: drag)
      return -sum / own
    }
    let (residual, _) = loops[loop].residual(constant: { _ in 0 }, outside: { drag.slopeOf[$0] })
    return residual / loops[loop].closingSlope
  }

  private mutating func follow(_ variable: Variable, slope: Double, in drag: inout Drag, at input: Double) {
    guard slope.magnitude > 1e-12 else { return }
    let value = values[variable]
    if variables[variable].kind == .size { drag.range.keepSign(of: value, slope: slope, at: input) }
    drag.follow(variable, value: value, slope: slope, at: input)
    markDependents(of: variable)
  }

  private func followCheck(_ constraint: ConstraintID, in drag: inout Drag, at input: Double) {
    let slope = slope(of: constraint, without: nil, in: drag).slope
    guard slope.magnitude > 1e-12 else { return }
    let record = constraints[constraint]
    var sum = -record.constant
    for entry in matrix.row(record.row) { sum += entry.coefficient * values[entry.variable] }
    switch record.relation {
    case .equal: drag.range.empty()
    case .lessThanOrEqual: drag.range.keepSign(of: min(0, sum), slope: slope, at: input)
    case .greaterThanOrEqual: drag.range.keepSign(of: max(0, sum), slope: slope, at: input)
    }
  }

  /// Writes the positions of `limits` as functions of the input.
  private func addLimits(
    of variable: Variable, to drag: inout Drag, at input: Double
  ) -> IndexRange<Drag.LimitID> {
    let first = drag.limits.indices.upperBound
    for limit in limits {
      let (sum, own) = slope(of: limit.constraint, without: variable, in: drag)
      let slope = -sum / own
      drag.limits.append(
        Drag.MovingLimit(limit: limit, constant: limit.position - slope * input, slope: slope))
    }
    return IndexRange(from: first, to: drag.limits.indices.upperBound)
  }

  /// Writes the value of a single variable as a function of the input; returns the inputs for which it is
  /// valid.
  ///
  /// The limits of the variable are in `limits`. Its value is 0 or the position of a limit, until another
  /// limit passes it.
  private func followSingle(
    _ id: Drag.ValueID, _ limitIDs: IndexRange<Drag.LimitID>, _ value: Double, in drag: inout Drag,
    at input: Double
  ) -> InputRange {
    var range = InputRange()
    var slope: Double? = value == 0 ? 0 : nil
    for (limit, limitID) in zip(limits, limitIDs) where slope == nil && limit.position == value {
      slope = drag.limits[limitID].slope
    }
    guard let slope else {
      range.empty()
      return range
    }
    for (limit, limitID) in zip(limits, limitIDs) {
      let relative = drag.limits[limitID].slope - slope
      range.keepSign(of: limit.position - value, slope: relative, at: input, isShared: true)
    }
    range.keepSign(of: value, slope: slope, at: input)
    drag.follow(id, value: value, slope: slope, at: input)
    return range
  }

  /// Writes the values of a block as functions of the input; returns the inputs for which they are valid.
  private func followBlock(
    _ block: BlockID, _ ids: IndexRange<Drag.ValueID>, in drag: inout Drag, at input: Double
  ) -> InputRange {
    let sideSlopes = blocks[block].constraints.elements.map { -slope(of: $0, without: nil, in: drag).slope }
    let (slopes, range) = blocks[block].follow(Table(sideSlopes), at: input)
    for (id, slope) in zip(ids, slopes.elements) {
      drag.follow(id, value: values[drag.values[id].variable], slope: slope, at: input)
    }
    return range
  }
}
