/// Counts of the work done since the solver was made: exact and repeatable, unlike a clock.
public struct Work: Sendable, Equatable {
  /// Calls of `solve` after a change.
  public var solves = 0
  /// Variables given a defining constraint, and pivots of the elimination in blocks.
  public var eliminations = 0
  /// Moves of the simplex method from one breakpoint to another, with a pivot or without.
  public var moves = 0
  /// Pivots of the simplex method, each an exchange of a basic and a nonbasic variable, including those that
  /// compute a tableau again without its rounding errors.
  public var pivots = 0
  /// Constraints evaluated.
  public var rowsTouched = 0
  /// Values changed.
  public var valuesWritten = 0
  /// Blocks built.
  public var blocksBuilt = 0
  /// Searches for the smallest set of constraints that cannot hold together.
  public var conflictSearches = 0
  /// Constants changed by a trial step to find the variables that move.
  public var constantsTried = 0

  /// Creates counts of 0.
  public init() {}
}
