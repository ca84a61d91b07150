/// A conflict that is kept from solve to solve, with the facts that it depends on.
///
/// As long as these facts are the same, the same set is a smallest conflict and the same constraint is
/// broken. The constraint need not be tried again, and no search is needed.
struct StandingConflict: Sendable {
  /// The data of a constraint of the set at the time when the conflict was found.
  struct Premise: Sendable {
    let constraint: ConstraintID
    let serial: UInt32
    let constant: Double
    let isBreakable: Bool
  }

  let conflict: Conflict
  /// The constraints of the set; empty if no search has shown that they are a smallest set.
  fileprivate(set) var premises: [Premise] = []
  /// The suggested values of the variables in these constraints, in the order of the entries.
  fileprivate(set) var inputs: [(variable: Variable, value: Double)] = []

  /// The constraint that is left out.
  var broken: ConstraintID { conflict.broken }

  /// Creates a conflict that is tried again in every solve.
  init(_ conflict: Conflict) { self.conflict = conflict }
}

extension Solver {
  /// Returns a conflict that is kept until one of its constraints or inputs changes.
  func lasting(_ conflict: Conflict) -> StandingConflict {
    var result = StandingConflict(conflict)
    for member in conflict.constraints {
      let record = constraints[member]
      result.premises.append(
        StandingConflict.Premise(
          constraint: member, serial: record.serial, constant: record.constant,
          isBreakable: record.isBreakable))
      for entry in row(of: member) where variables[entry.variable].state == .pinned {
        result.inputs.append((entry.variable, values[entry.variable]))
      }
    }
    return result
  }

  /// Returns true if all facts that a conflict depends on are the same as when it was found.
  func stillHolds(_ standing: StandingConflict) -> Bool {
    if standing.premises.isEmpty { return false }
    var inputCount = 0
    for premise in standing.premises {
      let record = constraints[premise.constraint]
      guard isInForce(record, leftOut: premise.constraint == standing.broken),
        record.serial == premise.serial, record.constant == premise.constant,
        record.isBreakable == premise.isBreakable
      else { return false }
      for entry in row(of: premise.constraint) where variables[entry.variable].state == .pinned {
        guard inputCount < standing.inputs.count,
          standing.inputs[inputCount] == (entry.variable, values[entry.variable])
        else { return false }
        inputCount += 1
      }
    }
    return inputCount == standing.inputs.count
  }

  private func isInForce(_ record: ConstraintRecord, leftOut: Bool) -> Bool {
    record.isRequired && record.state != .unused && (record.state == .broken) == leftOut
  }

  /// Returns true if all conflicts exist for every value of `input`.
  func conflictsStand(apartFrom input: Variable) -> Bool {
    conflictState.standing.allSatisfy { one in
      stillHolds(one) && !one.inputs.contains { $0.variable == input }
    }
  }

  /// Makes each broken constraint pending again, unless its conflict still holds.
  ///
  /// The constraint that conflicted with it may have been changed or removed.
  mutating func retryBroken() {
    let holds = conflictState.standing.map { stillHolds($0) }
    if !holds.contains(false) { return }
    for constraint in conflictState.keep(holds) where constraints[constraint].state == .broken {
      makePending(constraint)
    }
  }

  /// Makes the next solve search all conflicts again, because the order in which constraints are kept may
  /// have changed.
  public mutating func reconsiderConflicts() {
    if conflictState.standing.isEmpty { return }
    conflictState.forgetFacts()
    needsSolve = true
  }

  /// Returns a broken constraint that may hold, because another constraint of its conflict is broken too; nil
  /// if there is no such constraint.
  func brokenWithoutNeed() -> ConstraintID? {
    guard conflictState.standing.count > 1 else { return nil }
    for one in conflictState.standing {
      for member in one.conflict.constraints
      where member != one.broken && constraints[member].state == .broken { return one.broken }
    }
    return nil
  }

  /// Makes a broken constraint pending, so that the next pass tries it again.
  mutating func retry(_ constraint: ConstraintID) {
    conflictState.end(of: constraint)
    makePending(constraint)
  }
}
