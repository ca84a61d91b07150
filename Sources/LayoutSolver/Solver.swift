/// An exact, incremental solver for linear constraints with priorities.
///
/// Required constraints hold. On each priority level below 1000, from the highest down, the sum of absolute
/// violations is the least that the levels above it allow. Any number of constraints on one level weighs less
/// than one constraint on a higher level.
///
///     var solver = Solver()
///     let x = solver.addVariable(.position)
///     let width = solver.addVariable(.size)
///     let window = solver.addVariable(.size)
///     solver.suggest(390, for: window)
///     solver.add([Term(1, x)], .equal, 16)
///     solver.add([Term(1, x), Term(1, width), Term(-1, window)], .equal, -16)
///     solver.solve()
///     solver.value(of: width)  // 358
///
/// A variable that nothing determines is 0. A size is as small as its constraints allow. A position that is
/// bounded only by an inequality takes the bound.
///
/// The steps of a solve, in their order:
/// 1. `Solver+Roles`: a required equality with one unknown variable defines that variable. The defined
///    variables are evaluated in one linear pass, the plan (`Plan`). `Solver+Loops`: where equalities close a
///    cycle, one variable of the cycle is computed from the cycle as a whole.
/// 2. `Solver+Singles`: a variable that shares no constraint with another unknown variable is placed between
///    its own limits. `Solver+Blocks`: all other unknown variables fall into blocks that share no constraint.
///    In a block, `Elimination` removes the required equalities, in an order that keeps the rows short. The
///    remaining rows fall into pieces, and each piece is a linear program over priorities (`Piece`).
/// 3. `Solver+Evaluation`: changed values are passed on through the plan to the blocks that depend on them.
/// 4. `Solver+Conflicts`: where required constraints cannot hold together, the solver breaks one of them and
///    reports the smallest set that conflicts. The caller may say in which order constraints are kept.
///
/// The states of variables and constraints are explained in `VariableRecord` and `ConstraintRecord`.
public struct Solver: Sendable {
  var matrix = Matrix()
  var variables = Table<Variable, VariableRecord>()
  var values = Table<Variable, Double>()
  var constraints = Table<ConstraintID, ConstraintRecord>()
  var registry = Registry()
  var blocks = Pool<BlockID, Block>()
  var loops = Pool<LoopID, Loop>()
  var loopSearch = LoopSearch()
  /// The order in which values are evaluated.
  var plan = Plan()
  /// The parts of the layout that are out of date.
  var worklists = Worklists()
  /// The constraints that cannot hold, and why.
  var conflictState: Conflicts
  var dragging = Dragging()
  var changes = Changes()
  /// The limits of the single variable that is being solved.
  var limits: [Limit] = []

  /// True if something has changed since the last solve.
  public internal(set) var needsSolve = false
  /// The counts of the work done since the solver was made.
  public internal(set) var work = Work()

  /// Creates a solver without variables and constraints.
  public init() { self.init(stopsAtContradiction: false) }

  /// Creates a solver without variables and constraints, which may stop at the first contradiction.
  init(stopsAtContradiction: Bool) { conflictState = Conflicts(stopsAtContradiction: stopsAtContradiction) }
}

// Results.
extension Solver {
  /// The variables whose values the last solve changed, each once.
  public var changed: [Variable] { changes.changed }

  /// True if the solver records `found`.
  public var tracksFound: Bool {
    get { changes.tracksFound }
    set { changes.tracksFound = newValue }
  }

  /// The variables that no required equality determines and that the last solve computed, changed or not.
  ///
  /// A variable may be listed twice. A drag computes no variable anew: the variables that it moves are only
  /// in `changed`.
  public var found: [Variable] { changes.found }

  /// The conflicts between required constraints after the last solve, each with the constraint that was left
  /// out.
  public var conflicts: [Conflict] { conflictState.standing.map { $0.conflict } }

  /// True if there are conflicts after the last solve.
  public var hasConflicts: Bool { !conflictState.standing.isEmpty }

  /// The number of changes to the list of conflicts.
  ///
  /// It grows when a conflict is found, is tried again or ends. As long as it is the same, `conflicts` is the
  /// same.
  public var conflictChanges: Int { conflictState.changeCount }

  /// False if the solver has stopped at a contradiction.
  var isFeasible: Bool { conflictState.isFeasible }
}

// The order of the steps in a solve.
extension Solver {
  /// Solves all changes since the last call as one batch.
  ///
  /// `order` is called only for constraints that cannot hold together. The constraints that are left out are
  /// those that an insertion one by one would refuse: unbreakable constraints first, and each of the two
  /// kinds in this order. By default a constraint is kept before those that were added later.
  ///
  /// - Parameter order: A function that sorts constraints that cannot hold together.
  public mutating func solve(_ order: ConflictOrder = { _ in }) {
    changes.begin(isShared: dragging.isInProgress)
    guard needsSolve else { return }
    work.solves += 1
    discardVacant()
    if !followDrag() { solveAnew(order) }
    if dragging.isToBegin { beginDrag() }
    collectChanges()
    needsSolve = false
    #if DEBUG
      if isFeasible { checkInvariants() }
    #endif
  }

  /// Solves all changes without the shortcut of a drag.
  private mutating func solveAnew(_ order: ConflictOrder) {
    takeUpInputs()
    retryBroken()
    settle(order)
    // A constraint is retried because a constraint that is kept before it was broken. So the retries cannot
    // go in a circle, unless by rounding. For that case their number is limited, and the last state is as
    // good as any other.
    var retriesLeft = 16 + 16 * conflictState.standing.count
    while retriesLeft > 0, let constraint = brokenWithoutNeed() {
      retriesLeft -= 1
      retry(constraint)
      settle(order)
    }
    plan.compact { variables[$0].setRank($1) }
  }

  /// Solves and breaks constraints until no required constraint is violated.
  private mutating func settle(_ order: ConflictOrder) {
    repeat {
      restructure()
      evaluate()
    } while breakOne(order)
  }

  /// Changes a value and records its value before this solve.
  @inline(__always) mutating func write(_ value: Double, to variable: Variable) {
    changes.note(variable, previous: values[variable], &variables[variable].isWritten)
    values[variable] = value
    work.valuesWritten += 1
  }

  private mutating func collectChanges() {
    changes.collect { variable, previous in
      variables[variable].isWritten = false
      return values[variable] != previous && variables[variable].state != .unused
    }
  }
}
