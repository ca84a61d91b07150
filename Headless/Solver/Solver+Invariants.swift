// Invariants after every solve; checked in debug builds, for the variables that the solve changed.

extension Solver {
  /// Checks that every changed variable has the value that its constraints give it when they are evaluated
  /// one by one, and that the counts, the order of the plan and the loops are correct.
  ///
  /// The cost is that of solving without any shortcut.
  func checkInvariants() {
    var again = self
    var blocksSeen: [Int32] = []
    for variable in changed {
      checkRows(of: variable.index)
      let record = variables[Int(variable.index)]
      switch record.state {
      case .unused, .pinned, .open: continue
      case .defined: again.evaluateDefinition(of: variable.index)
      case .torn: again.evaluate(loop: record.home)
      case .single: again.solveSingle(variable.index)
      case .inBlock:
        if blocksSeen.contains(record.home) { continue }
        blocksSeen.append(record.home)
        blocks[Int(record.home)].checkInvariants()
        again.blocks[Int(record.home)].isStale = true
        again.solveBlock(record.home)
      }
    }
    for variable in changed { check(variable, against: again) }
  }

  private func check(_ variable: Variable, against other: Solver) {
    let value = value(of: variable)
    let expected = other.value(of: variable)
    Solver.invariant(
      (value - expected).magnitude <= 1e-6 * max(1, expected.magnitude),
      "A value differs from the one that its constraints give", value, expected)
    if variables[Int(variable.index)].kind == .size && variables[Int(variable.index)].state != .pinned
      && other.contradictions.isEmpty
    {
      Solver.invariant(value >= -Tolerance.feasibility(value.magnitude), "A size is negative", value, 0)
    }
  }

  private func checkRows(of variable: Int32) {
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let row = matrix.entries[Int(place)].row
      place = matrix.entries[Int(place)].next
      let record = constraints[Int(row)]
      let entries = entries(of: row)
      let unknowns = entries.count { !variables[Int($0.variable)].isKnown }
      Solver.invariant(
        Int(record.unknowns) == unknowns, "The unknowns of a constraint are miscounted",
        Double(record.unknowns), Double(unknowns))
      Solver.invariant(
        record.state != .pending && record.state != .unused, "A constraint has no role", Double(row), -1)
      if record.state == .closes, conflicts.isEmpty { checkClosing(row) }
      if record.state == .defines {
        let rank = variables[Int(record.home)].rank
        for entry in entries where entry.variable != record.home {
          let other = variables[Int(entry.variable)].rank
          Solver.invariant(
            other < rank, "A definition comes before a variable that it needs", Double(other), Double(rank))
        }
      }
    }
  }

  /// Checks that a loop is closed, except for the rounding of its torn variable times the closing slope.
  private func checkClosing(_ row: Int32) {
    let loop = loops[Int(constraints[Int(row)].home)]
    let parts = entries(of: row).map { $0.coefficient * values[Int($0.variable)] }
    let sum = parts.reduce(0, +)
    let side = constraints[Int(row)].constant
    let slack = Tolerance.feasibility(parts.reduce(side.magnitude) { max($0, $1.magnitude) })
    let rounding = 16 * (loop.closingSlope * values[Int(loop.torn)]).ulp
    Solver.invariant((sum - side).magnitude <= slack + rounding, "A loop is not closed", sum, side)
  }

  static func invariant(_ holds: Bool, _ text: StaticString, _ left: Double, _ right: Double) {
    if holds { return }
    #if hasFeature(Embedded)
      preconditionFailure("An invariant of the solver does not hold.")
    #else
      preconditionFailure("\(text): \(left), \(right).")
    #endif
  }
}
