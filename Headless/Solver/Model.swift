/// What a variable stands for; it decides what bounds it and what it is when nothing determines it.
public enum VariableKind: UInt8, Sendable {
  /// A coordinate: any value; 0 when nothing determines it.
  case position
  /// A width or a height: never negative; as small as its constraints allow when nothing determines it.
  case size
}

/// A number that the solver finds: one coordinate or one size of a layout item.
public struct Variable: Hashable, Sendable {
  /// The place of the variable in the solver's flat arrays.
  public let index: Int32

  /// The variable at `index`.
  public init(index: Int32) { self.index = index }
}

/// A constraint that is in a solver.
public struct ConstraintID: Hashable, Sendable {
  /// The place of the constraint in the solver's flat arrays.
  public let index: Int32

  /// The constraint at `index`.
  public init(index: Int32) { self.index = index }
}

/// One summand of a linear expression.
public struct Term: Sendable {
  /// The variable that is multiplied.
  public let variable: Variable
  /// What it is multiplied with; finite.
  public let coefficient: Double

  /// `coefficient * variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// How the two sides of a constraint compare.
public enum Relation: Int8, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// What the relation becomes when both sides change their signs.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .equal: return .equal
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}

/// Required constraints that cannot hold together, and what was done about it.
public struct Conflict: Sendable {
  /// The constraint that was left out so that the others can hold.
  public let broken: ConstraintID
  /// The smallest set, `broken` included: drop any one of them and the rest can hold.
  ///
  /// A conflict of more than 256 constraints, or of so many inequalities that to ask about each takes too
  /// long (about a hundred), may name some that could be dropped.
  public let constraints: [ConstraintID]

  /// `constraints` cannot hold together, so `broken` is left out.
  public init(broken: ConstraintID, constraints: [ConstraintID]) {
    self.broken = broken
    self.constraints = constraints
  }
}
