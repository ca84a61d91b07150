/// A required constraint, or a bound of a size, that does not hold for the values found.
enum Contradiction: Sendable {
  /// A constraint whose variables are all known.
  case check(ConstraintID)
  /// A size whose definition makes it negative.
  case negativeSize(Variable)
  /// A single variable whose limits exclude every value.
  case single(Variable)
  /// A block without a solution.
  case block(BlockID)
}
