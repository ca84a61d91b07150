/// A constraint of a solver, as it was added.
public struct ConstraintContent: Sendable {
  /// The left side; each variable occurs once.
  public let terms: [Term]
  /// The comparison between the left side and the constant.
  public let relation: Relation
  /// The right side.
  public let constant: Double
  /// The priority, 1...1000; a required constraint has 1000.
  public let priority: Float
  /// True if the last solve left the constraint out because of a conflict.
  public let isBroken: Bool
  /// False for a constraint that is broken only if nothing else of its conflict can be.
  public let isBreakable: Bool
}

// The system as it was built up, for programs that explain a layout. Each call reads; none solves.
extension Solver {
  /// The constraints in the solver, in the order in which they were added.
  public var allConstraints: [ConstraintID] {
    let present = constraints.indices.filter { constraints[$0].state != .unused && !constraints[$0].isVacant }
    return present.sorted { constraints[$0].serial < constraints[$1].serial }
  }

  /// Returns a constraint as it was added; one that was removed has no terms.
  ///
  /// - Parameter constraint: The constraint.
  public func content(of constraint: ConstraintID) -> ConstraintContent {
    let record = constraints[constraint]
    return ConstraintContent(
      terms: record.state == .unused ? [] : row(of: constraint).map { Term($0.coefficient, $0.variable) },
      relation: record.relation, constant: record.constant, priority: record.priority,
      isBroken: record.state == .broken, isBreakable: record.isBreakable)
  }

  /// Returns true if the value of the variable is an input that was given by `suggest`.
  ///
  /// - Parameter variable: The variable.
  public func isSuggested(_ variable: Variable) -> Bool { variables[variable].state == .pinned }

  /// Returns the kind of a variable.
  ///
  /// - Parameter variable: The variable.
  public func kind(of variable: Variable) -> VariableKind { variables[variable].kind }

  /// Returns the left side of a constraint less its constant, with the values of the last solve.
  ///
  /// The result is 0 for an equality that holds, at most 0 for "less than or equal" that holds, and at least
  /// 0 for "greater than or equal" that holds, up to rounding.
  ///
  /// - Parameter constraint: The constraint.
  public func excess(of constraint: ConstraintID) -> Double {
    row(of: constraint).reduce(-constraints[constraint].constant) {
      $0 + $1.coefficient * values[$1.variable]
    }
  }
}
