/// The kind of a variable, which determines its bound and its value when no constraint determines it.
public enum VariableKind: UInt8, Sendable {
  /// A coordinate: any value; 0 if no constraint determines it.
  case position
  /// A width or a height: never negative, and as small as its constraints allow.
  case size
}

/// A number that the solver finds: one coordinate or one size of a layout item.
nonisolated public struct Variable: Hashable, Sendable {
  /// The position of the variable in the solver's tables.
  public let index: Int32

  /// Creates a reference to the variable at `index`.
  public init(index: Int32) { self.index = index }
}

/// A constraint that is in a solver.
nonisolated public struct ConstraintID: Hashable, Sendable {
  /// The position of the constraint in the solver's tables.
  public let index: Int32

  /// Creates a reference to the constraint at `index`.
  public init(index: Int32) { self.index = index }
}

extension Variable: TableIndex {}

extension ConstraintID: TableIndex {}

/// One summand of a linear expression.
public struct Term: Sendable {
  /// The variable that is multiplied.
  public let variable: Variable
  /// The finite factor of the variable.
  public let coefficient: Double

  /// Creates the term `coefficient * variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// The comparison between the two sides of a constraint.
public enum Relation: Int8, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// The relation that results when both sides change their signs.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .equal: return .equal
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}

/// Required constraints that cannot hold together, and the constraint that was broken because of them.
public struct Conflict: Sendable {
  /// The constraint that was left out so that the others can hold.
  public let broken: ConstraintID
  /// The smallest set of constraints that conflict, `broken` included: without any one of them the others can
  /// hold.
  ///
  /// The set may contain superfluous constraints if it has more than 256 members, or if the search for the
  /// smallest set would take too long (about a hundred inequalities).
  public let constraints: [ConstraintID]
  /// The suggested variables whose values are a part of the conflict: with any other value of one of them the
  /// constraints might hold.
  public let inputs: [Variable]

  /// Creates the report that `constraints` cannot hold together for the values of `inputs`, and that `broken`
  /// is left out.
  public init(broken: ConstraintID, constraints: [ConstraintID], inputs: [Variable] = []) {
    self.broken = broken
    self.constraints = constraints
    self.inputs = inputs
  }
}

/// A function that sorts constraints that cannot hold together: the one to keep first comes first, and the
/// one to leave out comes last.
///
/// The constraints are given in the order in which they were added. The result should depend on the
/// constraints alone and not on the given order; then the constraints that a solver leaves out do not depend
/// on its history.
public typealias ConflictOrder = (_ constraints: inout [ConstraintID]) -> Void
