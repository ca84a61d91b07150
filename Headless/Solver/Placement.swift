/// The assignment of roles to the constraints that define no variable, except those that belong to a block.
struct Placement {
  /// The required constraints whose variables are all known, and the variables that no constraint connects
  /// with an unknown one.
  ///
  /// The solver lends both arrays while the placement runs.
  var checks: [Int32] = []
  var singles: [Int32] = []
  /// The constraints that belong to a block.
  private(set) var tied: [Int32] = []

  mutating func run(_ rows: [Int32], in tables: Tables) {
    for row in rows {
      tables.constraints[Int(row)].isQueued = false
      guard tables.constraints[Int(row)].state == .pending else { continue }
      if tables.constraints[Int(row)].unknowns == 0 {
        tables.constraints[Int(row)].state = .checks
        if tables.constraints[Int(row)].isRequired { checks.append(row) }
      } else if !formSingle(from: row, in: tables) {
        tied.append(row)
      }
    }
  }

  /// Assigns a constraint to its only unknown variable, if no other constraint connects that variable with an
  /// unknown one; returns false otherwise.
  @inline(__always)
  private mutating func formSingle(from row: Int32, in tables: Tables) -> Bool {
    guard tables.constraints[Int(row)].unknowns == 1 else { return false }
    let variable = tables.onlyUnknown(in: row)
    if tables.variables[Int(variable)].state == .open {
      var place = tables.columnHeads[Int(variable)]
      while place >= 0 {
        let other = tables.entries[Int(place)].row
        if tables.constraints[Int(other)].state == .pending && tables.constraints[Int(other)].unknowns > 1 {
          return false
        }
        place = tables.entries[Int(place)].next
      }
      tables.variables[Int(variable)].state = .single
    }
    tables.constraints[Int(row)].state = .limits
    tables.constraints[Int(row)].home = variable
    if !tables.variables[Int(variable)].isQueued { singles.append(variable) }
    tables.variables[Int(variable)].isQueued = true
    return true
  }
}
