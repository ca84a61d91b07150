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

  func violation(by excess: Double) -> Double { max(-room(beyond: excess), 0) }
}

extension [Term] {
  func sum(_ value: (Variable) -> Double) -> Double {
    reduce(0) { $0 + $1.coefficient * value($1.variable) }
  }
}
