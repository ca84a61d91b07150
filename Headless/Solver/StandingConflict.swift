/// A conflict that stands from solve to solve, with all that it rests on.
///
/// As long as that is the same it is still a conflict, a smallest one, and ends with the constraint to break:
/// there is nothing to be tried again and nothing to be searched.
struct StandingConflict: Sendable {
  /// What was known of a constraint of the set when it was found to conflict.
  struct Premise: Sendable {
    let row: Int32
    let serial: UInt32
    let constant: Double
    let isBreakable: Bool
  }

  let conflict: Conflict
  /// The constraints of the set; empty where nobody has shown that they are a smallest one.
  fileprivate(set) var premises: [Premise] = []
  /// The suggested values among their variables, in the order of their entries.
  fileprivate(set) var inputs: [(variable: Int32, value: Double)] = []

  /// The constraint that is left out.
  var broken: Int32 { conflict.broken.index }

  /// A conflict that is looked at again in every solve.
  init(_ conflict: Conflict) { self.conflict = conflict }
}

extension Solver {
  /// The required conflicts that stand after the last solve, each with the constraint that was left out.
  public var conflicts: [Conflict] { standing.map { $0.conflict } }

  /// A conflict that stands until one of its constraints or inputs is another one.
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

  /// Whether all that a conflict rests on is in force, and as it was when it was found.
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

  /// Whether all conflicts stand, whatever value an input gets.
  func conflictsStand(apartFrom input: Int32) -> Bool {
    standing.allSatisfy { one in stillHolds(one) && !one.inputs.contains { $0.variable == input } }
  }

  /// What was broken gets its place back, unless its conflict still stands:
  /// what stood in its way may be gone.
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

  /// A broken constraint in whose conflict another one has been broken too, so that it may hold after all.
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

  /// Gives a broken constraint its place back, to be tried again.
  mutating func retry(_ constraint: Int32) {
    standing.removeAll { $0.broken == constraint }
    conflictChanges += 1
    enqueue(constraint)
  }
}
