// Invariants after every solve; checked in debug builds, for the variables that the solve changed.

extension Solver {
  /// Checks that every changed variable has the value that its constraints give it when they are evaluated
  /// one by one, and that the counts, the order of the plan and the loops are correct.
  ///
  /// The cost is that of solving without any shortcut.
  func checkInvariants() {
    var again = self
    var blocksSeen: [BlockID] = []
    for variable in changed {
      checkConstraints(on: variable)
      let record = variables[variable]
      switch record.state {
      case .unused, .pinned, .open: continue
      case .defined: again.evaluateDefinition(of: variable)
      case .torn: if let loop = record.loop { again.evaluate(loop) }
      case .single: again.solveSingle(variable)
      case .inBlock:
        if blocksSeen.contains(record.block) { continue }
        blocksSeen.append(record.block)
        blocks[record.block].checkInvariants()
        again.blocks[record.block].isStale = true
        again.solveBlock(record.block)
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
    let record = variables[variable]
    if record.kind == .size && record.state != .pinned && other.conflictState.contradictions.isEmpty {
      Solver.invariant(value >= -Tolerance.feasibility(value.magnitude), "A size is negative", value, 0)
    }
  }

  private func checkConstraints(on variable: Variable) {
    for entry in matrix.column(of: variable) {
      let record = constraints[entry.constraint]
      let row = matrix.row(record.row)
      let unknowns = row.count { !variables[$0.variable].isKnown }
      Solver.invariant(
        Int(record.unknowns) == unknowns, "The unknowns of a constraint are miscounted",
        Double(record.unknowns), Double(unknowns))
      Solver.invariant(
        record.state != .pending && record.state != .unused, "A constraint has no role",
        Double(entry.constraint.index), -1)
      if record.state == .closes, conflicts.isEmpty { checkClosing(entry.constraint) }
      if record.state == .defines { checkOrder(of: record.variable, row) }
    }
  }

  /// Checks that a definition needs only variables of lower rank.
  private func checkOrder(of variable: Variable, _ row: ArraySlice<Matrix.Entry>) {
    let rank = variables[variable].rank
    for entry in row where entry.variable != variable {
      let other = variables[entry.variable].rank
      Solver.invariant(
        other < rank, "A definition comes before a variable that it needs", Double(other.index),
        Double(rank.index))
    }
  }

  /// Checks that a loop is closed, except for the rounding of its torn variable times the closing slope.
  private func checkClosing(_ constraint: ConstraintID) {
    let loop = loops[constraints[constraint].loop]
    let parts = row(of: constraint).map { $0.coefficient * values[$0.variable] }
    let sum = parts.reduce(0, +)
    let side = constraints[constraint].constant
    let tolerance = Tolerance.feasibility(parts.reduce(side.magnitude) { max($0, $1.magnitude) })
    let rounding = 16 * (loop.closingSlope * values[loop.torn]).ulp
    Solver.invariant((sum - side).magnitude <= tolerance + rounding, "A loop is not closed", sum, side)
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
