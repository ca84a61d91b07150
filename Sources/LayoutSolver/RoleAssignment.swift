/// The assignment of roles to the constraints that define no variable, except those that belong to a block.
struct RoleAssignment {
  /// The required constraints whose variables are all known, and the variables that no constraint connects
  /// with an unknown one.
  ///
  /// The solver lends both lists while the assignment runs.
  var checks: [ConstraintID] = []
  var singles = Worklist<Variable>()
  /// The constraints that belong to a block.
  private(set) var coupled: [ConstraintID] = []

  mutating func run(_ constraints: [ConstraintID], in tables: Tables) {
    for constraint in constraints {
      tables.constraints[constraint].isListed = false
      guard tables.constraints[constraint].state == .pending else { continue }
      if tables.constraints[constraint].unknowns == 0 {
        tables.constraints[constraint].check()
        if tables.constraints[constraint].isRequired { checks.append(constraint) }
      } else if !formSingle(from: constraint, in: tables) {
        coupled.append(constraint)
      }
    }
  }

  /// Assigns a constraint to its only unknown variable, if no other constraint connects that variable with an
  /// unknown one; returns false otherwise.
  @inline(__always) private mutating func formSingle(from constraint: ConstraintID, in tables: Tables) -> Bool
  {
    guard tables.constraints[constraint].unknowns == 1 else { return false }
    let variable = tables.onlyUnknown(in: constraint)
    if tables.variables[variable].state == .open {
      for entry in tables.column(of: variable)
      where tables.constraints[entry.constraint].state == .pending
        && tables.constraints[entry.constraint].unknowns > 1
      { return false }
      tables.variables[variable].becomeSingle()
    }
    tables.constraints[constraint].limit(variable)
    singles.add(variable, &tables.variables[variable].isListed)
    return true
  }
}
