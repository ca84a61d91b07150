import LayoutSolver

extension LayoutSolver.Relation {
  /// Returns the distance to the limit of a relation whose left side exceeds the right one; negative beyond
  /// the limit, and never above 0 for an equality.
  func room(beyond excess: Double) -> Double {
    switch self {
    case .equal: -abs(excess)
    case .lessThanOrEqual: -excess
    case .greaterThanOrEqual: excess
    }
  }

  /// Returns the distance by which a relation does not hold, 0 for one that holds.
  func violation(by excess: Double) -> Double { max(-room(beyond: excess), 0) }
}

extension [Term] {
  /// Returns the sum of the terms for some values of the variables.
  func sum(_ value: (Variable) -> Double) -> Double {
    reduce(0) { $0 + $1.coefficient * value($1.variable) }
  }
}
