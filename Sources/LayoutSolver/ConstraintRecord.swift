/// The solver's data of one constraint, besides its coefficients.
///
/// The state of a constraint is its role in the layout. Only the transitions in this file change it:
///
///                    +-----------+
///            add --> |  pending  | -- remove --> unused
///                    +-----------+
///      define, close,   |     ^
///      check, limit,    |     |   becomePending
///      join             v     |
///     +---------+--------+--------+--------+---------+
///     | defines | closes | checks | limits | inBlock | -- leaveOut --> broken -- becomePending --> pending
///     +---------+--------+--------+--------+---------+
///
///     checks -- define --> defines    the check takes over from a definition that has ended
///
/// A constraint may be removed in any state.
struct ConstraintRecord: Sendable {
  enum State: UInt8, Sendable {
    /// The index is not in use.
    case unused
    /// The constraint has no role yet; only during a solve, and between a change and the next solve.
    case pending
    /// The constraint defines `variable`.
    case defines
    /// The constraint closes `loop`, whose torn variable is computed so that it holds.
    case closes
    /// All variables of the constraint are known: it holds or is violated.
    case checks
    /// The constraint limits the single variable `variable`.
    case limits
    /// The constraint belongs to `block`.
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
    static let listed = Flags(rawValue: 4)
  }

  /// The largest number of variables that a constraint may mention.
  static var largestCount: Int { Int(UInt16.max) }

  var constant: Double
  var priority: Float
  private var start: Int32 = 0
  /// The index of the variable that the constraint defines or limits, or of its loop or block; -1 for none.
  private var home: Int32 = -1
  /// The order of the constraints; it grows with each constraint added.
  ///
  /// A conflict breaks its latest constraint, unless the caller of the solve gives another order.
  var serial: UInt32
  private var count: UInt16 = 0
  private var storedUnknowns: UInt16 = 0
  let relation: Relation
  private(set) var state: State = .pending
  private var flags: Flags

  /// Creates the data of a pending constraint without entries.
  init(constant: Double, priority: Float, relation: Relation, isBreakable: Bool, serial: UInt32) {
    self.constant = constant
    self.priority = priority
    self.relation = relation
    self.serial = serial
    flags = isBreakable ? .breakable : []
  }

  /// The entries of the constraint's row in the matrix, one for each variable that it mentions.
  @inline(__always) var row: IndexRange<Matrix.EntryID> {
    get { IndexRange(from: Matrix.EntryID(index: start), to: Matrix.EntryID(index: start + Int32(count))) }
    set {
      start = newValue.lowerBound.index
      count = UInt16(newValue.count)
    }
  }

  /// The number of its variables that are unknown.
  @inline(__always) var unknowns: Int32 {
    get { Int32(storedUnknowns) }
    set { storedUnknowns = UInt16(newValue) }
  }

  /// The variable that the constraint defines or limits; valid in the states `defines` and `limits`.
  @inline(__always) var variable: Variable { Variable(index: home) }
  /// The loop that the constraint closes; valid in the state `closes`.
  @inline(__always) var loop: LoopID { LoopID(index: home) }
  /// The block of the constraint; valid in the state `inBlock`.
  @inline(__always) var block: BlockID { BlockID(index: home) }

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

  /// True if the constraint is in the list of pending constraints.
  var isListed: Bool {
    get { flags.contains(.listed) }
    set { set(.listed, newValue) }
  }

  private mutating func set(_ flag: Flags, _ isTrue: Bool) {
    if isTrue { flags.insert(flag) } else { flags.remove(flag) }
  }

  var isRequired: Bool { priority >= 1000 }
  var isRequiredEquality: Bool { isRequired && relation == .equal }
  /// True if the constraint can define its only unknown variable.
  @inline(__always) var isReady: Bool { storedUnknowns == 1 && state == .pending && isRequiredEquality }
  /// True if the constraint is a required equality with more than one unknown variable.
  var isCoupled: Bool { state == .pending && isRequiredEquality && unknowns > 1 }
}

// The transitions.
extension ConstraintRecord {
  /// Ends the role of the constraint until it is given another one.
  mutating func becomePending() {
    state = .pending
    home = -1
  }

  @inline(__always) mutating func define(_ variable: Variable) {
    state = .defines
    home = variable.index
  }

  mutating func close(_ loop: LoopID) {
    state = .closes
    home = loop.index
  }

  mutating func check() { state = .checks }

  @inline(__always) mutating func limit(_ variable: Variable) {
    state = .limits
    home = variable.index
  }

  mutating func join(_ block: BlockID) {
    state = .inBlock
    home = block.index
  }

  /// Leaves the constraint out of the layout, because of a conflict.
  mutating func leaveOut() {
    state = .broken
    home = -1
  }

  /// Marks the index as unused.
  mutating func remove() {
    state = .unused
    isVacant = false
  }
}

extension ConstraintRecord {
  /// Returns the only variable of the constraint that is unknown.
  @inline(__always) func onlyUnknown(
    in entries: some Sequence<Matrix.Entry>, isKnown: (_ variable: Variable) -> Bool
  ) -> Variable {
    for entry in entries where !isKnown(entry.variable) { return entry.variable }
    preconditionFailure("Constraint \(serial) counts one unknown variable, but all are known.")
  }

  /// Returns the value that one variable takes if the constraint holds as an equality, and the magnitude of
  /// the largest summand of that value.
  @inline(__always) func solution(
    for variable: Variable, in entries: some Sequence<Matrix.Entry>, value: (_ variable: Variable) -> Double
  ) -> (value: Double, magnitude: Double) {
    var sum = constant
    var magnitude = constant.magnitude
    var factor = 1.0
    for entry in entries {
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
