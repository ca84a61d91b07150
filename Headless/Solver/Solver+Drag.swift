// Dragging: consecutive solves in which only one input has changed.

extension Solver {
  /// Moves all values with an input, if only that input has changed and `drag` covers its new value.
  ///
  /// Returns false if the change still has to be solved.
  mutating func followDrag() -> Bool {
    guard let input = onlyChangedInput, let value = staleInputs.last?.value else {
      endDrag(of: -1)
      return false
    }
    let isRepeated = draggedInput == input
    guard let range = drag?.range, drag?.input == input, range.contains(value) else {
      endDrag(of: input)
      beginsDrag = isRepeated
      return false
    }
    staleInputs.removeAll(keepingCapacity: true)
    guard values[Int(input)] != value, var current = drag else { return true }
    drag = nil
    write(value, to: input)
    move(current, to: value)
    moveSingles(of: &current, to: value)
    moveBlocks(of: &current, to: value)
    if contradictions.isEmpty {
      drag = current
      return true
    }
    // The values moved so far have changed, even if the solve that follows gives them their former values.
    for variable in changed { note(variable.index, previousValue: .nan) }
    changed = []
    endDrag(of: input)
    return false
  }

  private mutating func endDrag(of input: Int32) {
    drag = nil
    draggedInput = input
    beginsDrag = false
  }

  /// The input that is the only change since the last solve; nil if there are other changes.
  private var onlyChangedInput: Int32? {
    guard let input = staleInputs.first?.variable, variables[Int(input)].state == .pinned, pending.isEmpty,
      loosened.isEmpty, checks.isEmpty, stalePlaces.isEmpty, staleSingles.isEmpty, staleBlocks.isEmpty,
      conflictsStand(apartFrom: input)
    else { return nil }
    for stale in staleInputs where stale.variable != input { return nil }
    return input
  }

  /// Moves the defined variables, which all change, and lists them as changed without a comparison.
  private mutating func move(_ drag: Drag, to input: Double) {
    values.withUnsafeMutableBufferPointer { values in
      for number in drag.variables.indices {
        values[Int(drag.variables[number].index)] = drag.constants[number] + drag.slopes[number] * input
      }
    }
    changed = drag.variables
    work.valuesWritten += drag.variables.count
  }

  private mutating func moveSingles(of drag: inout Drag, to input: Double) {
    for number in drag.singles.indices {
      if !drag.singles[number].range.contains(input) { drag.turnBack(number) }
      if drag.singles[number].range.contains(input) {
        moveSingle(drag.singles[number], of: drag, to: input)
      } else {
        solveSingle(number, of: &drag, at: input)
      }
    }
  }

  /// Moves a single variable whose range covers the input; its value may remain the same.
  @inline(__always)
  private mutating func moveSingle(_ part: Drag.Part, of drag: Drag, to input: Double) {
    let place = Int(part.start)
    let value = drag.partConstants[place] + drag.partSlopes[place] * input
    if value == values[Int(part.owner)] { return }
    values[Int(part.owner)] = value
    changed.append(drag.partVariables[place])
    work.valuesWritten += 1
  }

  /// Solves a single variable after its limits have changed their order.
  private mutating func solveSingle(_ number: Int, of drag: inout Drag, at input: Double) {
    let part = drag.singles[number]
    limits.removeAll(keepingCapacity: true)
    for place in part.limits {
      var limit = drag.limits[Int(place)].limit
      limit.position = drag.limits[Int(place)].constant + drag.limits[Int(place)].slope * input
      limits.append(limit)
    }
    let value = valueBetweenLimits(of: part.owner, magnitude: max(part.magnitude, input.magnitude))
    if value != values[Int(part.owner)] { write(value, to: part.owner) }
    work.rowsTouched += limits.count
    drag.singles[number].range = followSingle(part, value, in: &drag, at: input)
  }

  private mutating func moveBlocks(of drag: inout Drag, to input: Double) {
    for number in drag.blocks.indices {
      if drag.blocks[number].range.contains(input) {
        move(drag.blocks[number], of: drag, to: input)
      } else {
        blocks[Int(drag.blocks[number].owner)].isStale = true
        solveBlock(drag.blocks[number].owner)
        drag.blocks[number].range = followBlock(drag.blocks[number], in: &drag, at: input)
      }
    }
  }

  /// Moves the values of a block whose range covers the input.
  @inline(__always)
  private mutating func move(_ part: Drag.Part, of drag: Drag, to input: Double) {
    for place in Int(part.start)..<Int(part.start + part.count) where drag.partSlopes[place] != 0 {
      values[Int(drag.partVariables[place].index)] =
        drag.partConstants[place] + drag.partSlopes[place] * input
      changed.append(drag.partVariables[place])
      work.valuesWritten += 1
    }
  }
}

// The beginning of a drag.
extension Solver {
  /// Computes the slopes of all values for the input, after a solve in which no conflict depends on it.
  mutating func beginDrag() {
    beginsDrag = false
    let input = draggedInput
    guard input >= 0, conflictsStand(apartFrom: input) else { return }
    let position = values[Int(input)]
    var current = Drag(input: input, variableCount: variables.count)
    markDependents(of: input)
    while let place = stalePlaces.popFirst() {
      let variable = plan[Int(place)]
      guard variable >= 0 else { continue }
      let slope = slope(ofKnown: variable, in: current)
      follow(variable, slope: slope, in: &current, at: position)
    }
    for row in checks { followCheck(row, in: &current, at: position) }
    checks.removeAll(keepingCapacity: true)
    for variable in staleSingles {
      variables[Int(variable)].isQueued = false
      var part = current.addPart(owner: variable, variables: [variable])
      part.magnitude = collectLimits(of: variable)
      part.limits = addLimits(of: variable, to: &current, at: position)
      part.range = followSingle(part, values[Int(variable)], in: &current, at: position)
      current.singles.append(part)
      current.formerSegments.append(Drag.Segment())
    }
    staleSingles.removeAll(keepingCapacity: true)
    for block in staleBlocks {
      blocks[Int(block)].isStale = false
      var part = current.addPart(
        owner: block, variables: blocks[Int(block)].variables.elements.map { $0.index })
      part.range = followBlock(part, in: &current, at: position)
      current.blocks.append(part)
    }
    staleBlocks.removeAll(keepingCapacity: true)
    // The range is empty if a slope changes at this input; no drag begins then.
    if current.range.contains(position) { drag = current }
  }

  /// Returns the slope of the sum of a row's entries without one variable, and the coefficient of that
  /// variable.
  private func slope(of row: Int32, without variable: Int32, in drag: Drag) -> (slope: Double, own: Double) {
    let record = constraints[Int(row)]
    var slope = 0.0
    var own = 1.0
    for place in Int(record.start)..<Int(record.start + record.count) {
      let entry = matrix.entries[place]
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        slope += entry.coefficient * drag.slopeOf[Int(entry.variable)]
      }
    }
    return (slope, own)
  }

  /// Returns the slope of a defined or torn variable.
  private mutating func slope(ofKnown variable: Int32, in drag: Drag) -> Double {
    let home = variables[Int(variable)].home
    guard variables[Int(variable)].state == .torn else {
      let (sum, own) = slope(of: home, without: variable, in: drag)
      return -sum / own
    }
    let (residual, _) = loops[Int(home)].residual(constant: { _ in 0 }, outside: { drag.slopeOf[Int($0)] })
    return residual / loops[Int(home)].closingSlope
  }

  private mutating func follow(_ variable: Int32, slope: Double, in drag: inout Drag, at input: Double) {
    guard slope.magnitude > 1e-12 else { return }
    let value = values[Int(variable)]
    if variables[Int(variable)].kind == .size { drag.range.keepSign(of: value, slope: slope, at: input) }
    drag.follow(variable, value: value, slope: slope, at: input)
    markDependents(of: variable)
  }

  private func followCheck(_ row: Int32, in drag: inout Drag, at input: Double) {
    let record = constraints[Int(row)]
    let slope = slope(of: row, without: -1, in: drag).slope
    guard slope.magnitude > 1e-12 else { return }
    var sum = -record.constant
    for place in Int(record.start)..<Int(record.start + record.count) {
      sum += matrix.entries[place].coefficient * values[Int(matrix.entries[place].variable)]
    }
    switch record.relation {
    case .equal: drag.range.empty()
    case .lessThanOrEqual: drag.range.keepSign(of: min(0, sum), slope: slope, at: input)
    case .greaterThanOrEqual: drag.range.keepSign(of: max(0, sum), slope: slope, at: input)
    }
  }

  /// Writes the positions of `limits` as functions of the input; returns their places in the drag.
  private func addLimits(of variable: Int32, to drag: inout Drag, at input: Double) -> Range<Int32> {
    let start = Int32(drag.limits.count)
    for limit in limits {
      let (sum, own) = slope(of: limit.row, without: variable, in: drag)
      let slope = -sum / own
      drag.limits.append(
        Drag.MovingLimit(limit: limit, constant: limit.position - slope * input, slope: slope))
    }
    return start..<Int32(drag.limits.count)
  }

  /// Writes the value of a single variable as a function of the input; returns the inputs for which it is
  /// valid.
  ///
  /// The limits of the variable are in `limits`. Its value is 0 or the position of a limit, until another
  /// limit passes it.
  private func followSingle(
    _ part: Drag.Part, _ value: Double, in drag: inout Drag, at input: Double
  ) -> InputRange {
    var range = InputRange()
    var slope: Double? = value == 0 ? 0 : nil
    for (number, limit) in limits.enumerated() where slope == nil && limit.position == value {
      slope = drag.limits[Int(part.limits.lowerBound) + number].slope
    }
    guard let slope else {
      range.empty()
      return range
    }
    for (number, limit) in limits.enumerated() {
      let relative = drag.limits[Int(part.limits.lowerBound) + number].slope - slope
      range.keepSign(of: limit.position - value, slope: relative, at: input, isShared: true)
    }
    range.keepSign(of: value, slope: slope, at: input)
    drag.follow(place: Int(part.start), value: value, slope: slope, at: input)
    return range
  }

  /// Writes the values of a block as functions of the input; returns the inputs for which they are valid.
  private func followBlock(_ part: Drag.Part, in drag: inout Drag, at input: Double) -> InputRange {
    var slopes = Table<Block.Row, Double>()
    for row in blocks[Int(part.owner)].constraints.elements {
      slopes.append(-slope(of: row.index, without: -1, in: drag).slope)
    }
    let (columnSlopes, range) = blocks[Int(part.owner)].follow(slopes, at: input)
    for (number, slope) in columnSlopes.elements.enumerated() {
      let variable = blocks[Int(part.owner)].variables.elements[number]
      drag.follow(
        place: Int(part.start) + number, value: values[Int(variable.index)], slope: slope, at: input)
    }
    return range
  }
}
