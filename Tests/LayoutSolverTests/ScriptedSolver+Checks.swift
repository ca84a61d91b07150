import LayoutSolver

// Checks of the solver after a solve. Each one returns the mistake, or nil when there is none.
extension ScriptedSolver {
  /// The largest permitted difference between two sums over numbers of this size.
  private var tolerance: Double {
    let constants: [Double] = system.constraints.map { abs($0.constraint.constant.double) }
    let pins: [Double] = system.pins.values.map { abs($0.double) }
    return 1e-6 * (1 + (constants + pins).reduce(0, max))
  }

  /// Compares with the oracle: required rules hold, and every level is violated as little as possible.
  ///
  /// When the required rules contradict each other, the system is solved without the broken ones.
  func complaintOfOracle() -> String? {
    if let optimum = Oracle.optimum(of: system) {
      if !conflicts.isEmpty {
        return "all required rules can hold at \(optimum.values), yet the solver reports \(conflicts)"
      }
      return complaint(about: system, optimum)
    }
    if conflicts.isEmpty { return "the required rules cannot hold, and no conflict is reported" }
    let kept = system.without(Set(conflicts.map(\.broken)))
    guard let optimum = Oracle.optimum(of: kept) else {
      return "what is left without the broken ones of \(conflicts) cannot hold"
    }
    return complaint(about: kept, optimum)
  }

  /// Compares with the oracle: no constraint is broken without need, each set is minimal, and
  /// unbreakable constraints are spared.
  func complaintAboutConflicts() -> String? {
    let constraints = Dictionary(system.constraints, uniquingKeysWith: { first, _ in first })
    for (broken, keys, inputs) in conflicts {
      let set = Set(keys)
      if set.count != keys.count || !set.contains(broken) {
        return "the conflict of #\(broken) is listed as \(keys)"
      }
      if !set.allSatisfy({ constraints[$0]?.isRequired == true }) {
        return "\(keys) holds what is not required"
      }
      if Oracle.isFeasible(system.only(set)) { return "\(keys) is no conflict: these can hold together" }
      for key in keys where !Oracle.isFeasible(system.only(set.subtracting([key]))) {
        return "the conflict \(keys) is not minimal: it is one without #\(key) too"
      }
      let alone = system.only(set)
      if Oracle.isFeasible(alone.pinning(inputs)) { return "\(keys) depends on more pins than \(inputs)" }
      for input in inputs where !Oracle.isFeasible(alone.pinning(inputs.subtracting([input]))) {
        return "\(keys) is a conflict without the pin of \(system.name(of: input)) too"
      }
      let withBroken = system.without(Set(conflicts.map(\.broken)).subtracting([broken]))
      if Oracle.isFeasible(withBroken) { return "#\(broken) is broken without need" }
      if constraints[broken]?.isBreakable == false,
        keys.contains(where: { constraints[$0]?.isBreakable == true })
      {
        return "the unbreakable #\(broken) is broken, with a breakable one in \(keys)"
      }
    }
    return nil
  }

  /// Compares with a solver that is given only the present constraints: the
  /// same sum of violations on every level.
  func complaintOfScratch() -> String? {
    let scratch = ScriptedSolver(building: system)
    if scratch.conflicts.isEmpty != conflicts.isEmpty {
      return "conflicts \(conflicts), from scratch \(scratch.conflicts)"
    }
    if !conflicts.isEmpty { return nil }
    if let rule = system.brokenRule(at: values, tolerance: tolerance) { return rule }
    return unequalLevels(
      system.violations(at: values), system.violations(at: scratch.values), "from scratch \(scratch.values)")
  }

  /// Compares with a solver that is given only the present constraints: the same value of every variable,
  /// also where several values would do.
  func complaintOfHistory() -> String? {
    let scratch = ScriptedSolver(building: system)
    if !conflicts.isEmpty || !scratch.conflicts.isEmpty { return nil }
    for (variable, (value, expected)) in zip(values, scratch.values).enumerated()
    where abs(value - expected) > tolerance {
      let name = system.name(of: variable)
      return "\(name) is \(value), from scratch \(expected); all from scratch: \(scratch.values)"
    }
    return nil
  }

  /// Compares with a solver that is given only the present constraints: the same constraints are left out.
  func complaintAboutBroken() -> String? {
    let scratch = ScriptedSolver(building: system)
    let broken = conflicts.map(\.broken).sorted()
    let expected = scratch.conflicts.map(\.broken).sorted()
    return broken == expected ? nil : "\(broken) are broken, from scratch \(expected)"
  }

  /// Compares with the oracle and with a solver that is given the constraints in the opposite order: the same
  /// constraints are left out, those of the highest ranks.
  func complaintAboutRanks() -> String? {
    let broken = Set(conflicts.map(\.broken))
    if broken.count != conflicts.count { return "a constraint is broken twice: \(conflicts)" }
    let expected = Oracle.leftOut(of: system)
    if broken != expected { return "\(broken.sorted()) are broken, by rank \(expected.sorted())" }
    var reversed = system
    reversed.constraints.reverse()
    let scratch = Set(ScriptedSolver(building: reversed).conflicts.map(\.broken))
    return scratch == expected ? nil : "in reverse \(scratch.sorted()) are broken, not \(expected.sorted())"
  }

  /// Checks that `changed` lists the variables whose value the solve changed,
  /// each once, and that no solve is needed.
  func complaintAboutChanges() -> String? {
    if solver.needsSolve { return "the solver needs a solve right after one" }
    let listed = solver.changed.compactMap { variables.firstIndex(of: $0) }
    if listed.count != solver.changed.count { return "changed lists a variable that does not exist" }
    if Set(listed).count != listed.count { return "changed lists a variable twice: \(listed)" }
    let expected = Set(variables.indices.filter { values[$0] != earlierValues[$0] })
    if Set(listed) != expected {
      return "changed is \(listed.sorted()), but the values of \(expected.sorted()) changed"
    }
    return nil
  }

  /// Compares the constraints that move a variable with those found by changing
  /// every constant, one after the other.
  func complaintAboutInfluence() -> String? {
    for (number, variable) in variables.enumerated() {
      var solver = solver
      let found = solver.constraints(moving: [variable], order: order) { _ in true }
      let expected = system.constraints.map(\.key).filter { key in
        identifiers[key].map { moves(variable, $0, constant(of: key)) } ?? false
      }
      let keys = found.map { id in identifiers.first { $0.value == id }?.key ?? -1 }
      if keys != expected { return "\(system.name(of: number)) is moved by \(keys), and not by \(expected)" }
    }
    return nil
  }

  private func constant(of key: Int) -> Double {
    system.constraints.first { $0.key == key }?.constraint.constant.double ?? 0
  }

  private func moves(_ variable: Variable, _ constraint: ConstraintID, _ constant: Double) -> Bool {
    [0.015625, -0.015625].contains { step in
      var trial = solver
      trial.setConstant(constant + step, of: constraint)
      trial.solve(order)
      return abs(trial.value(of: variable) - solver.value(of: variable)) > 1e-6
    }
  }

  private func complaint(about system: LinearSystem, _ optimum: Oracle.Optimum) -> String? {
    if let rule = system.brokenRule(at: values, tolerance: tolerance) {
      return rule + ", possible: \(optimum.values)"
    }
    return unequalLevels(
      system.violations(at: values), optimum.violations, "the optimum at \(optimum.values)")
  }

  private func unequalLevels(_ actual: [Double], _ expected: [Double], _ origin: String) -> String? {
    for (level, (mine, other)) in zip(system.levels, zip(actual, expected))
    where abs(mine - other) > tolerance {
      return "level \(level) is violated by \(mine), by \(other) in \(origin)"
    }
    return nil
  }
}
