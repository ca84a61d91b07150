/// A conflict that is kept from solve to solve, with the facts that it depends on.
///
/// As long as these facts are the same, the same set is a smallest conflict and the same constraint is
/// broken. The constraint need not be tried again, and no search is needed.
struct StandingConflict: Sendable {
  /// The data of a constraint of the set at the time when the conflict was found.
  struct Premise: Sendable {
    let row: Int32
    let serial: UInt32
    let constant: Double
    let isBreakable: Bool
  }

  let conflict: Conflict
  /// The constraints of the set; empty if no search has shown that they are a smallest set.
  fileprivate(set) var premises: [Premise] = []
  /// The suggested values of the variables in these constraints, in the order of the entries.
  fileprivate(set) var inputs: [(variable: Int32, value: Double)] = []

  /// The constraint that is left out.
  var broken: Int32 { conflict.broken.index }

  /// Creates a conflict that is tried again in every solve.
  init(_ conflict: Conflict) { self.conflict = conflict }
}

extension Solver {
  /// The conflicts between required constraints after the last solve, each with the constraint that was left
  /// out.
  public var conflicts: [Conflict] { standing.map { $0.conflict } }

  /// Returns a conflict that is kept until one of its constraints or inputs changes.
  func lasting(_ conflict: Conflict) -> StandingConflict {
    var result = StandingConflict(conflict)
    for member in conflict.constraints {
      let record = constraints[Int(member.index)]
      result.premises.append(
        StandingConflict.Premise(
          row: member.index, serial: record.serial, constant: record.constant, isBreakable: record.isBreakable
        ))
      for entry in entries(of: member.index) where variables[Int(entry.variable)].state == .pinned {
        result.inputs.append((entry.variable, values[Int(entry.variable)]))
      }
    }
    return result
  }

  /// Returns true if all facts that a conflict depends on are the same as when it was found.
  func stillHolds(_ standing: StandingConflict) -> Bool {
    if standing.premises.isEmpty { return false }
    var inputCount = 0
    for premise in standing.premises {
      let record = constraints[Int(premise.row)]
      guard isInForce(record, leftOut: premise.row == standing.broken), record.serial == premise.serial,
        record.constant == premise.constant, record.isBreakable == premise.isBreakable
      else { return false }
      for entry in entries(of: premise.row) where variables[Int(entry.variable)].state == .pinned {
        guard inputCount < standing.inputs.count,
          standing.inputs[inputCount] == (entry.variable, values[Int(entry.variable)])
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
  func conflictsStand(apartFrom input: Int32) -> Bool {
    standing.allSatisfy { one in stillHolds(one) && !one.inputs.contains { $0.variable == input } }
  }

  /// Makes each broken constraint pending again, unless its conflict still holds.
  ///
  /// The constraint that conflicted with it may have been changed or removed.
  mutating func retryBroken() {
    if standing.allSatisfy({ stillHolds($0) }) { return }
    var kept: [StandingConflict] = []
    var fallen: [Int32] = []
    for one in standing {
      if stillHolds(one) {
        kept.append(one)
      } else {
        fallen.append(one.broken)
      }
    }
    standing = kept
    for constraint in fallen where constraints[Int(constraint)].state == .broken { enqueue(constraint) }
    conflictChanges += 1
  }

  /// Returns a broken constraint that may hold, because another constraint of its conflict is broken too; nil
  /// if there is no such constraint.
  func brokenWithoutNeed() -> Int32? {
    guard standing.count > 1 else { return nil }
    for one in standing {
      for member in one.conflict.constraints
      where member.index != one.broken && constraints[Int(member.index)].state == .broken {
        return one.broken
      }
    }
    return nil
  }

  /// Makes a broken constraint pending, so that the next pass tries it again.
  mutating func retry(_ constraint: Int32) {
    standing.removeAll { $0.broken == constraint }
    conflictChanges += 1
    enqueue(constraint)
  }
}
