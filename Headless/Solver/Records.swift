/// The solver's data of one variable.
struct VariableRecord: Sendable {
  enum State: UInt8, Sendable {
    /// The index is not in use.
    case unused
    /// No constraint determines the variable yet; outside a solve, no constraint mentions it.
    case open
    /// The value was given by `suggest`.
    case pinned
    /// The constraint `home` computes the variable from variables of lower rank.
    case defined
    /// The loop `home` computes the variable, before the members of the loop.
    case torn
    /// Its own limits determine the variable: no constraint connects it with another unknown variable.
    case single
    /// The block `home` computes the variable.
    case inBlock
  }

  var kind: VariableKind
  var state: State = .open
  /// True if the value was written in this solve.
  var isWritten = false
  /// True if the variable is in the queue of single variables to be solved.
  var isQueued = false
  /// The constraint that defines the variable, or its loop or block; -1 for none.
  var home: Int32 = -1
  /// The order of the variables; it grows with each variable added, also when an index is used again.
  var serial: Int32 = 0
  /// The place of a defined or torn variable in the plan; negative for other variables.
  var rank: Int32 = -1
  /// The loop whose torn variable or member this is; -1 for none.
  var loop: Int32 = -1

  /// True if the value is known before any block is solved.
  var isKnown: Bool { state == .pinned || state == .defined || state == .torn }

  /// Returns the value that the variable takes from its defining constraint, and false if the value cannot
  /// hold.
  ///
  /// A size slightly below 0 counts as rounding and becomes 0. A size further below 0 cannot hold.
  @inline(__always)
  func admit(_ value: Double, magnitude: Double) -> (value: Double, holds: Bool) {
    guard value < 0, kind == .size else { return (value, true) }
    return value >= -Tolerance.feasibility(magnitude) ? (0, true) : (value, false)
  }
}

/// The solver's data of one constraint, besides its coefficients.
struct ConstraintRecord: Sendable {
  enum State: UInt8, Sendable {
    /// The index is not in use.
    case unused
    /// The constraint has no role yet; only during a solve, and between a change and the next solve.
    case pending
    /// The constraint defines the variable `home`.
    case defines
    /// The constraint closes the loop `home`, whose torn variable is computed so that it holds.
    case closes
    /// All variables of the constraint are known: it holds or is violated.
    case checks
    /// The constraint limits the single variable `home`.
    case limits
    /// The constraint belongs to the block `home`.
    case inBlock
    /// The constraint is left out because of a conflict.
    case broken
  }

  /// The Boolean properties of a constraint, one bit each, because a solver stores one record for each
  /// constraint.
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let breakable = Flags(rawValue: 1)
    static let vacant = Flags(rawValue: 2)
    static let queued = Flags(rawValue: 4)
  }

  /// The largest number of variables that a constraint may mention.
  static var largestCount: Int { Int(UInt16.max) }

  var constant: Double
  var priority: Float
  /// The place of the first entry in the matrix.
  var start: Int32 = 0
  /// The variable that it defines or limits, or its loop or block; -1 for none.
  var home: Int32 = -1
  /// The order of the constraints; it grows with each constraint added.
  ///
  /// A conflict breaks its latest constraint.
  var serial: UInt32
  private var storedCount: UInt16 = 0
  private var storedUnknowns: UInt16 = 0
  var relation: Relation
  var state: State = .pending
  private var flags: Flags

  init(constant: Double, priority: Float, relation: Relation, isBreakable: Bool, serial: UInt32) {
    self.constant = constant
    self.priority = priority
    self.relation = relation
    self.serial = serial
    flags = isBreakable ? .breakable : []
  }

  /// The places of the entries in the matrix.
  var places: Range<Int> { Int(start)..<Int(start) + Int(storedCount) }

  /// The number of variables that the constraint mentions.
  var count: Int32 {
    get { Int32(storedCount) }
    set { storedCount = UInt16(newValue) }
  }

  /// The number of its variables that are unknown.
  var unknowns: Int32 {
    get { Int32(storedUnknowns) }
    set { storedUnknowns = UInt16(newValue) }
  }

  /// True if the constraint may be broken in a conflict before those that are not breakable.
  var isBreakable: Bool {
    get { flags.contains(.breakable) }
    set { set(.breakable, newValue) }
  }

  /// True if the constraint was removed since the last solve.
  ///
  /// It keeps its role until the next solve, so that a new constraint with the same terms can reuse it.
  var isVacant: Bool {
    get { flags.contains(.vacant) }
    set { set(.vacant, newValue) }
  }

  /// True if the constraint is in the queue of pending constraints.
  var isQueued: Bool {
    get { flags.contains(.queued) }
    set { set(.queued, newValue) }
  }

  private mutating func set(_ flag: Flags, _ isTrue: Bool) {
    if isTrue {
      flags.insert(flag)
    } else {
      flags.remove(flag)
    }
  }

  var isRequired: Bool { priority >= 1000 }
  var isRequiredEquality: Bool { isRequired && relation == .equal }
  /// True if the constraint can define its only unknown variable.
  var isReady: Bool { storedUnknowns == 1 && state == .pending && isRequiredEquality }
  /// True if the constraint is a required equality with more than one unknown variable.
  var isTied: Bool { state == .pending && isRequiredEquality && unknowns > 1 }

  /// Returns the only variable of the constraint that is unknown.
  @inline(__always)
  func onlyUnknown(entry: (_ place: Int) -> Matrix.Entry, isKnown: (_ variable: Int32) -> Bool) -> Int32 {
    for place in places where !isKnown(entry(place).variable) { return entry(place).variable }
    preconditionFailure("Constraint \(serial) counts one unknown variable, but all are known.")
  }

  /// Returns the value that one variable takes if the constraint holds as an equality, and the magnitude of
  /// the largest summand of that value.
  @inline(__always)
  func solution(
    for variable: Int32, entry: (_ place: Int) -> Matrix.Entry, value: (_ variable: Int32) -> Double
  ) -> (value: Double, magnitude: Double) {
    var sum = constant
    var magnitude = constant.magnitude
    var factor = 1.0
    for place in places {
      let entry = entry(place)
      if entry.variable == variable {
        factor = entry.coefficient
      } else {
        let part = entry.coefficient * value(entry.variable)
        sum -= part
        magnitude = max(magnitude, part.magnitude)
      }
    }
    return (sum / factor, magnitude / factor.magnitude)
  }
}

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

/// The tolerances: smaller differences count as 0.
enum Tolerance {
  /// Returns the tolerance of a required constraint whose largest summand has this magnitude, in the units of
  /// the constants.
  static func feasibility(_ magnitude: Double) -> Double { 1e-8 + 1e-12 * magnitude }
  /// Returns the tolerance between two positions on one line, where the largest position has this magnitude.
  static func position(_ magnitude: Double) -> Double { 1e-11 + 1e-13 * magnitude }
  /// The share of the magnitudes of two summands below which their sum counts as 0.
  static let cancellation = 1e-11
  /// The loss of precision above which a coefficient has lost digits.
  ///
  /// It is the ratio of the largest number that went into the coefficient to the coefficient itself.
  static let digitLoss: Float = 1000
  /// The loss of precision, as the same ratio, above which a rate of 0 could be mistaken for a pivot.
  static let digitRuin: Float = 1e6
  /// The share of the largest rate of its column below which a pivot of the simplex method may be rounding.
  static let doubtfulPivot = 1e-5
  /// The least share of the largest coefficient of its row that a pivot of the elimination must have.
  static let pivotThreshold = 0.1
}
