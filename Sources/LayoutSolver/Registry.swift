/// The numbering of variables and constraints: indices that can be used again, and serial numbers.
struct Registry: Sendable {
  private var unusedVariables: [Variable] = []
  private var unusedConstraints: [ConstraintID] = []
  /// The constraints removed since the last solve.
  private(set) var vacant: [ConstraintID] = []
  /// The position in `vacant` at which the search for a constraint to reuse begins.
  private var nextVacant = 0
  private var nextConstraintSerial: UInt32 = 0
  private var nextVariableSerial: Int32 = 0

  /// True if all serial numbers of constraints have been used.
  var hasUsedAllSerials: Bool { nextConstraintSerial == .max }

  /// Returns an index that a removed variable has left; nil for none.
  @inline(__always) mutating func takeUnusedVariable() -> Variable? {
    unusedVariables.isEmpty ? nil : unusedVariables.removeLast()
  }

  mutating func addUnused(_ variable: Variable) { unusedVariables.append(variable) }

  /// Returns an index that a removed constraint has left; nil for none.
  @inline(__always) mutating func takeUnusedConstraint() -> ConstraintID? {
    unusedConstraints.isEmpty ? nil : unusedConstraints.removeLast()
  }

  mutating func addUnused(_ constraint: ConstraintID) { unusedConstraints.append(constraint) }

  mutating func takeVariableSerial() -> Int32 {
    defer { nextVariableSerial &+= 1 }
    return nextVariableSerial
  }

  mutating func takeConstraintSerial() -> UInt32 {
    nextConstraintSerial += 1
    return nextConstraintSerial - 1
  }

  /// Continues with the serial number after those of `count` constraints.
  mutating func restartConstraintSerials(after count: Int) { nextConstraintSerial = UInt32(count) }

  /// Remembers a removed constraint, which a new one may reuse until the next solve.
  mutating func addVacant(_ constraint: ConstraintID) { vacant.append(constraint) }

  /// Returns the position of the first vacant constraint that fits, among at most eight in the order of their
  /// removal.
  ///
  /// Constraints that are replaced together are mostly removed and added in the same order.
  func firstVacant(where fits: (ConstraintID) -> Bool) -> Int? {
    for step in 0..<min(vacant.count, 8) {
      let position = (nextVacant + step) % vacant.count
      if fits(vacant[position]) { return position }
    }
    return nil
  }

  /// Returns the vacant constraint at a position; the next search begins behind it.
  mutating func takeVacant(at position: Int) -> ConstraintID {
    nextVacant = position + 1
    return vacant[position]
  }

  mutating func removeVacant() {
    vacant.removeAll(keepingCapacity: true)
    nextVacant = 0
  }
}
