/// What the solver knows of one variable.
struct VariableRecord: Sendable {
  enum State: UInt8, Sendable {
    /// The index is not in use.
    case unused
    /// Nothing determines it yet; outside a solve: no constraint mentions it.
    case open
    /// `suggest` gave it its value.
    case pinned
    /// The constraint `home` gives it its value from variables of lower rank.
    case defined
    /// The loop `home` finds it; it is evaluated before the loop's members.
    case torn
    /// Limits of its own find it: no constraint ties it to another unknown variable.
    case single
    /// The block `home` finds it.
    case inBlock
  }

  var kind: VariableKind
  var state: State = .open
  /// Whether its value was written in this solve.
  var isWritten = false
  /// Whether it stands in the queue of single variables to be solved.
  var isQueued = false
  /// The constraint that defines the variable, or its loop or block; -1 for none.
  var home: Int32 = -1
  /// Grows with each variable added, also when an index is used again.
  var serial: Int32 = 0
  /// The place in the plan of a defined variable; below every place for others.
  var rank: Int32 = -1
  /// The loop that it is torn by or a member of; -1 for none.
  var loop: Int32 = -1

  /// Whether its value is known before any block is solved.
  var isKnown: Bool { state == .pinned || state == .defined || state == .torn }

  /// What constraints that define the variable make of it: a size below 0 is 0 when that is
  /// rounding, and cannot hold otherwise.
  @inline(__always)
  func admit(_ value: Double, magnitude: Double) -> (value: Double, holds: Bool) {
    guard value < 0, kind == .size else { return (value, true) }
    return value >= -Tolerance.feasibility(magnitude) ? (0, true) : (value, false)
  }
}

/// What the solver knows of one constraint, besides its coefficients.
struct ConstraintRecord: Sendable {
  enum State: UInt8, Sendable {
    /// The index is not in use.
    case unused
    /// It waits for its place; only inside a solve and between a change and the next solve.
    case pending
    /// It gives the variable `home` its value.
    case defines
    /// It closes the loop `home`, whose torn variable is such that it holds.
    case closes
    /// All of its variables are known: it holds or it does not.
    case checks
    /// It limits the single variable `home`.
    case limits
    /// It belongs to the block `home`.
    case inBlock
    /// It is left out because of a conflict.
    case broken
  }

  /// What is true or not of a constraint, a bit each: a record is as small as it can be, because
  /// there are as many as constraints.
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let breakable = Flags(rawValue: 1)
    static let vacant = Flags(rawValue: 2)
    static let queued = Flags(rawValue: 4)
  }

  /// How many variables a constraint may mention.
  static var largestCount: Int { Int(UInt16.max) }

  var constant: Double
  var priority: Float
  /// Where its entries begin in the matrix.
  var start: Int32 = 0
  /// The variable that it defines or limits, or its loop or block; -1 for none.
  var home: Int32 = -1
  /// Grows with each constraint added: the later of two is the one to break.
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

  /// The places of its entries in the matrix.
  var places: Range<Int> { Int(start)..<Int(start) + Int(storedCount) }

  /// How many variables it mentions.
  var count: Int32 {
    get { Int32(storedCount) }
    set { storedCount = UInt16(newValue) }
  }

  /// How many of its variables are not known.
  var unknowns: Int32 {
    get { Int32(storedUnknowns) }
    set { storedUnknowns = UInt16(newValue) }
  }

  /// Whether it may be left out in a conflict in which there is another one that may.
  var isBreakable: Bool {
    get { flags.contains(.breakable) }
    set { set(.breakable, newValue) }
  }

  /// Whether it was removed since the last solve: it keeps its place for one with
  /// the same terms until the next.
  var isVacant: Bool {
    get { flags.contains(.vacant) }
    set { set(.vacant, newValue) }
  }

  /// Whether it stands in the queue of pending constraints, or of those to be checked.
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
  /// Whether it can define its only unknown variable.
  var isReady: Bool { storedUnknowns == 1 && state == .pending && isRequiredEquality }
  /// Whether it is a required equality that still has several unknown variables.
  var isTied: Bool { state == .pending && isRequiredEquality && unknowns > 1 }

  /// The only variable of the constraint that is not known.
  @inline(__always)
  func onlyUnknown(entry: (_ place: Int) -> Matrix.Entry, isKnown: (_ variable: Int32) -> Bool) -> Int32 {
    for place in places where !isKnown(entry(place).variable) { return entry(place).variable }
    preconditionFailure("A constraint with one unknown has none.")
  }

  /// What the constraint, as an equality, makes of one of its variables, and the magnitude
  /// of the largest summand of that.
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
  /// Calls of `solve` that had something to do.
  public var solves = 0
  /// Variables given a defining constraint, and pivots of the elimination in blocks.
  public var eliminations = 0
  /// Exchanges of a basic and a nonbasic variable, and moves from one breakpoint to another.
  public var pivots = 0
  /// Exchanges of a basic and a nonbasic variable, those included that compute a
  /// tableau anew to be rid of rounding.
  public var exchanges = 0
  /// Constraints evaluated.
  public var rowsTouched = 0
  /// Values that changed.
  public var valuesWritten = 0
  /// Blocks built anew.
  public var blocksBuilt = 0
  /// Searches for the smallest set of constraints that cannot hold together.
  public var conflictSearches = 0
  /// Constants changed to see what moves.
  public var constantsTried = 0

  /// No work yet.
  public init() {}
}

/// The differences that count as none.
enum Tolerance {
  /// Of a required constraint whose largest summand has this magnitude, in the units of the constants.
  static func feasibility(_ magnitude: Double) -> Double { 1e-8 + 1e-12 * magnitude }
  /// Of two positions along one line, where the largest position has this magnitude.
  static func position(_ magnitude: Double) -> Double { 1e-11 + 1e-13 * magnitude }
  /// Below this share of the largest coefficient, a coefficient left over by cancellation is none.
  static let cancellation = 1e-11
  /// When it is the rest of numbers so many times larger, a coefficient has lost digits.
  static let digitLoss: Float = 1000
  /// When it is the rest of numbers so many times larger, a coefficient has lost too many.
  static let digitRuin: Float = 1e6
  /// Below this share of the largest rate of its column, a pivot of the simplex method may be rounding.
  static let doubtfulPivot = 1e-5
  /// The least share of the largest coefficient of its row that a pivot of the elimination has.
  static let pivotThreshold = 0.1
}
