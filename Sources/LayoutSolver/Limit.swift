/// A constraint on a variable whose other variables are known.
struct Limit: Sendable {
  let constraint: ConstraintID
  let priority: Float
  let relation: Relation
  /// The value at which the constraint begins to be violated.
  var position: Double
  /// The violation for each unit beyond the position.
  let weight: Double

  /// The violation for each unit of the variable below and above the position.
  var violation: (below: Double, above: Double) {
    switch relation {
    case .equal: return (weight, weight)
    case .lessThanOrEqual: return (0, weight)
    case .greaterThanOrEqual: return (weight, 0)
    }
  }

  /// The unused part of an inequality for each unit below and above the position; 0 for an equality.
  var looseness: (below: Double, above: Double) {
    switch relation {
    case .equal: return (0, 0)
    case .lessThanOrEqual: return (weight, 0)
    case .greaterThanOrEqual: return (0, weight)
    }
  }
}
