/// The solver's data of one variable.
///
/// The state of a variable says how its value is found. Only the transitions in this file change it:
///
///                             +--------+
///             addVariable --> |  open  | -- remove --> unused
///                             +--------+
///       pin, define, tear,      |    ^
///       becomeSingle, join      v    |   loosen, open
///     +----------+-----------+-----------+-----------+-----------+
///     |  pinned  |  defined  |   torn    |  single   |  inBlock  |
///     +----------+-----------+-----------+-----------+-----------+
///       suggest    an equality  a loop     its limits   a block      gives the value
///       `-------- known, before blocks ---´
///
///     defined -- pin ----> pinned     a suggested value replaces a definition
///     torn ---- define --> defined    while a loop is dissolved; `loosen` follows
///
/// `Solver+States` makes the transitions together with everything that depends on the variable. Two
/// algorithms that run on lent tables make them directly: `Propagation` and `RoleAssignment`.
struct VariableRecord: Sendable {
  enum State: UInt8, Sendable {
    /// The index is not in use.
    case unused
    /// No constraint determines the variable yet; outside a solve, no constraint mentions it.
    case open
    /// The value was given by `suggest`.
    case pinned
    /// The constraint `definition` computes the variable from variables of lower rank.
    case defined
    /// The loop `loop` computes the variable, before the members of the loop.
    case torn
    /// Its own limits determine the variable: no constraint connects it with another unknown variable.
    case single
    /// The block `block` computes the variable.
    case inBlock
  }

  let kind: VariableKind
  private(set) var state: State = .open
  /// True if the value was written in this solve.
  var isWritten = false
  /// True if the variable is in the list of single variables to be solved.
  var isListed = false
  /// The order of the variables; it grows with each variable added, also when an index is used again.
  let serial: Int32
  /// The index of the defining constraint or of the block; -1 for none.
  private var home: Int32 = -1
  /// The index in the plan; -1 for none.
  private var planIndex: Int32 = -1
  /// The index of the column in the block; valid in the state `inBlock`, else that of an earlier block.
  private var columnIndex: Int32 = -1
  private var loopIndex: Int32 = -1

  /// Creates the data of an open variable.
  init(kind: VariableKind, serial: Int32) {
    self.kind = kind
    self.serial = serial
  }

  /// The constraint that defines the variable; valid in the state `defined`.
  @inline(__always) var definition: ConstraintID { ConstraintID(index: home) }
  /// The block of the variable; valid in the state `inBlock`.
  @inline(__always) var block: BlockID { BlockID(index: home) }
  /// The column of the variable in its block; valid in the state `inBlock`.
  var column: Block.Column { Block.Column(index: columnIndex) }
  /// The rank in the plan, or the former one while the variable is loosened.
  ///
  /// The rank of any other variable comes before all ranks of the plan.
  @inline(__always) var rank: Rank { Rank(index: planIndex) }
  /// True if the variable is in the plan, or was in it before it was loosened.
  var hasRank: Bool { planIndex >= 0 }
  /// The loop whose torn variable or member this is.
  @inline(__always) var loop: LoopID? { loopIndex < 0 ? nil : LoopID(index: loopIndex) }

  /// True if the value is known before any block is solved.
  @inline(__always) var isKnown: Bool { state == .pinned || state == .defined || state == .torn }

  /// Returns the value that the variable takes from its defining constraint, and false if the value cannot
  /// hold.
  ///
  /// A size slightly below 0 counts as rounding and becomes 0. A size further below 0 cannot hold.
  @inline(__always) func admit(_ value: Double, magnitude: Double) -> (value: Double, holds: Bool) {
    guard value < 0, kind == .size else { return (value, true) }
    return value >= -Tolerance.feasibility(magnitude) ? (0, true) : (value, false)
  }
}

// The transitions.
extension VariableRecord {
  /// Makes the variable known by a constraint, at a rank of the plan.
  @inline(__always) mutating func define(by constraint: ConstraintID, at rank: Rank) {
    state = .defined
    home = constraint.index
    planIndex = rank.index
  }

  /// Takes the variable as known, at a rank of the plan, until a loop closes.
  @inline(__always) mutating func tear(at rank: Rank) {
    state = .torn
    home = -1
    planIndex = rank.index
  }

  /// Makes the value of the variable an input.
  mutating func pin() {
    state = .pinned
    home = -1
    planIndex = -1
  }

  /// Leaves the variable to its own limits.
  @inline(__always) mutating func becomeSingle() { state = .single }

  /// Adds the variable to a block.
  mutating func join(_ block: BlockID) {
    state = .inBlock
    home = block.index
  }

  /// Makes a known variable unknown; it keeps its rank, so that another definition can fill its gap.
  mutating func loosen() {
    if state == .pinned { planIndex = -1 }
    state = .open
    home = -1
  }

  /// Makes the variable unknown, without a rank or a block.
  mutating func open() {
    state = .open
    home = -1
    planIndex = -1
  }

  /// Marks the index as unused.
  mutating func remove() { state = .unused }
}

// Details of a state.
extension VariableRecord {
  /// Sets the column of a variable in its block, and removes its former rank.
  mutating func setColumn(_ column: Block.Column) {
    columnIndex = column.index
    planIndex = -1
  }

  /// Moves a variable within the plan.
  mutating func setRank(_ rank: Rank) { planIndex = rank.index }

  /// Makes a defined or torn variable a part of a loop.
  mutating func enter(_ loop: LoopID) { loopIndex = loop.index }

  mutating func leaveLoop() { loopIndex = -1 }
}
