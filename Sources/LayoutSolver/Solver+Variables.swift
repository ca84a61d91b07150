extension Solver {
  /// Adds a variable; its value is 0 until constraints determine another one.
  ///
  /// - Parameter kind: The kind of the number: a position or a size.
  public mutating func addVariable(_ kind: VariableKind) -> Variable {
    var record = VariableRecord(kind: kind, serial: registry.takeVariableSerial())
    if let variable = registry.takeUnusedVariable() {
      record.isWritten = variables[variable].isWritten
      variables[variable] = record
      return variable
    }
    values.append(0)
    matrix.addColumn()
    return variables.add(record)
  }

  /// Removes a variable; its index may be used again.
  ///
  /// Traps if a constraint still mentions the variable.
  ///
  /// - Parameter variable: The variable.
  public mutating func remove(_ variable: Variable) {
    precondition(variables[variable].state != .unused, "Variable \(variable.index) was removed before.")
    if !matrix.isColumnEmpty(of: variable) { discardVacant() }
    precondition(
      matrix.isColumnEmpty(of: variable),
      "Variable \(variable.index) cannot be removed, because a constraint mentions it.")
    variables[variable].remove()
    values[variable] = 0
    registry.addUnused(variable)
  }

  /// Fixes the value of a variable from the next solve on, above all constraints.
  ///
  /// The variable is then an input, such as the width of the window. Traps if the value is not finite.
  ///
  /// - Parameters:
  ///   - value: The value; finite.
  ///   - variable: The variable.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    precondition(value.isFinite, "The value suggested for variable \(variable.index) is not finite.")
    switch variables[variable].state {
    case .unused:
      preconditionFailure("A value was suggested for variable \(variable.index), which is not in the solver.")
    case .pinned: if values[variable] == value && !worklists.hasInput(for: variable) { return }
    case .open, .defined, .torn, .single, .inBlock: pin(variable)
    }
    worklists.add(value, for: variable)
    needsSolve = true
  }

  /// Ends the effect of `suggest`: the constraints determine the value of the variable again.
  ///
  /// - Parameter variable: The variable.
  public mutating func release(_ variable: Variable) {
    guard variables[variable].state == .pinned else { return }
    loosen(variable)
    needsSolve = true
  }

  /// Returns true if required equalities alone, or `suggest`, gave the variable its value in the last solve.
  ///
  /// - Parameter variable: The variable.
  public func isDetermined(_ variable: Variable) -> Bool { variables[variable].isKnown }

  /// Returns the value that the last solve gave the variable, in the units of the constants.
  ///
  /// - Parameter variable: The variable.
  public func value(of variable: Variable) -> Double { values[variable] }
}
