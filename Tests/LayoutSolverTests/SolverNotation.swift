import LayoutSolver

// A short way to write constraints down in tests: solver.require([1 * x, 1 * w], .greaterThanOrEqual, 74)

/// Returns the summand `coefficient * variable`.
func * (coefficient: Double, variable: Variable) -> Term { Term(coefficient, variable) }

extension Solver {
  /// Adds Σ terms (relation) constant as a required rule.
  @discardableResult
  mutating func require(
    _ terms: [Term], _ relation: Relation, _ constant: Double, isBreakable: Bool = true
  ) -> ConstraintID {
    add(terms, relation, constant, priority: 1000, isBreakable: isBreakable)
  }

  /// Adds Σ terms (relation) constant as a preference of the given priority.
  @discardableResult
  mutating func prefer(
    _ terms: [Term], _ relation: Relation, _ constant: Double, at priority: Float
  ) -> ConstraintID {
    add(terms, relation, constant, priority: priority)
  }

  /// Returns the values of several variables after a solve.
  mutating func solved(_ variables: Variable...) -> [Double] {
    solve()
    return variables.map { value(of: $0) }
  }
}

/// Returns true when both lists are equal up to a millionth of the larger of 1 and the expected value.
func isClose(_ actual: [Double], _ expected: [Double]) -> Bool {
  actual.count == expected.count
    && zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
}
