/// Finds the values of variables under linear constraints with priorities, exactly and incrementally.
///
/// Required constraints hold; then, level by level from the highest priority below 1000 down, the sum of
/// absolute violations is the least possible given all levels above. No number of constraints on one level
/// outweighs one on a higher level.
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
/// What nothing determines is 0; a size is as small as its constraints allow; an inequality
/// on a position, alone, is tight.
///
/// How it works, in the order of a solve:
/// 1. `Solver+Structure`: a required equality with one unknown defines it. What is defined so is evaluated
///    in one linear run, the plan. `Solver+Loops`: where equalities close a cycle, one variable of it is
///    found from the cycle as a whole.
/// 2. `Solver+Singles`: a variable that shares no constraint with another unknown one is found between its
///    own limits. `Solver+Blocks`: other unknown variables fall into blocks that share no constraint. In a
///    block, `Elimination` takes the required equalities out, in an order that keeps the rows short; what is
///    left falls into pieces, each a few variables of a linear programme over priorities (`Piece`).
/// 3. `Solver+Evaluation`: what changed flows through the plan to the blocks that it reaches.
/// 4. `Solver+Conflicts`: where required constraints cannot hold together, one is broken, and
///    the smallest such set is named.
public struct Solver: Sendable {
  var matrix = Matrix()
  var variables: [VariableRecord] = []
  var values: [Double] = []
  var constraints: [ConstraintRecord] = []
  var blocks: [Block] = []
  var loops: [Loop] = []
  var loopSearch = LoopSearch()

  /// The defined variables in the order in which they are evaluated; -1 where one is no longer defined.
  var plan: [Int32] = []
  var definedCount = 0
  /// The places in the plan whose variables have to be evaluated again.
  var stalePlaces = BitSet()
  /// Variables that were known and are not any more, and new ones.
  var loosened: [Int32] = []
  /// Variables that may end up without any constraint.
  var opened: [Int32] = []
  var pending: [Int32] = []
  var checks: [Int32] = []
  var staleSingles: [Int32] = []
  /// Whether there has ever been a single variable.
  var hasSingles = false
  var staleBlocks: [Int32] = []
  /// How the values follow the input that is being dragged.
  var drag: Drag?
  /// The input that was the only change of the last solve; -1 for none.
  var draggedInput: Int32 = -1
  /// Whether the next solve ends with the beginning of a drag.
  var wantsDrag = false
  /// What limits the single variable that is being solved.
  var limits: [Limit] = []
  /// What was suggested since the last solve; the later one counts.
  var staleInputs: [(variable: Int32, value: Double)] = []
  /// What the evaluation found that cannot hold.
  var contradictions: [Contradiction] = []
  /// The conflicts that stand; their broken constraints are left out.
  var standing: [StandingConflict] = []
  /// Grows when a conflict is found, and when one is looked at again or ends; while it
  /// stays, `conflicts` is what it was.
  public internal(set) var conflictChanges = 0

  /// The variables written since the last solve, each with the value it had before.
  var written: [(variable: Int32, previous: Double)] = []

  /// The variables whose values the last solve changed, each once.
  public internal(set) var changed: [Variable] = []

  /// Whether `found` is kept.
  public var tracksFound = false
  /// The variables that no required equality determines and that the last solve found anew, changed or
  /// not; some may stand here twice.
  ///
  /// A drag does not find anything anew: what it moves is in `changed` only.
  public internal(set) var found: [Variable] = []

  private var unusedVariables: [Int32] = []
  private var unusedConstraints: [Int32] = []
  var unusedBlocks: [Int32] = []
  var unusedLoops: [Int32] = []
  /// The constraints removed since the last solve, and where the next one to be taken up again is looked for.
  private var vacant: [Int32] = []
  private var nextVacant = 0
  private var nextSerial: UInt32 = 0
  private var nextVariableSerial: Int32 = 0

  /// Whether a solve would have something to do.
  public internal(set) var needsSolve = false
  /// What has been done so far, in counts.
  public internal(set) var work = Work()
  /// Whether the solver stops at the first contradiction instead of breaking a constraint;
  /// `isFeasible` then says what it found.
  let stopsAtContradiction: Bool
  var isFeasible = true

  /// A solver without variables and constraints.
  public init() { self.init(stopsAtContradiction: false) }

  init(stopsAtContradiction: Bool) { self.stopsAtContradiction = stopsAtContradiction }
}

// Variables.
extension Solver {
  /// Adds a variable; it is 0 until constraints say otherwise.
  public mutating func addVariable(_ kind: VariableKind) -> Variable {
    var record = VariableRecord(kind: kind, serial: nextVariableSerial)
    nextVariableSerial &+= 1
    if !unusedVariables.isEmpty {
      let index = unusedVariables.removeLast()
      record.isWritten = variables[Int(index)].isWritten
      variables[Int(index)] = record
      return Variable(index: index)
    }
    variables.append(record)
    values.append(0)
    matrix.addColumn()
    return Variable(index: Int32(variables.count - 1))
  }

  /// Takes a variable out; its index may be used again.
  ///
  /// Traps when a constraint still mentions it.
  public mutating func remove(_ variable: Variable) {
    let index = Int(variable.index)
    precondition(variables[index].state != .unused, "The variable was removed before.")
    if matrix.columnHeads[index] >= 0 { discardVacant() }
    precondition(matrix.columnHeads[index] < 0, "A variable that a constraint mentions cannot be removed.")
    variables[index].state = .unused
    values[index] = 0
    unusedVariables.append(variable.index)
  }

  /// Gives a variable its value from the next solve on, above all constraints: an input,
  /// such as the width of the window.
  ///
  /// Traps when the value is not finite.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    precondition(value.isFinite, "A suggested value is finite.")
    let index = Int(variable.index)
    switch variables[index].state {
    case .unused: preconditionFailure("A value was suggested for a variable that is not in the solver.")
    case .pinned:
      if values[index] == value && !staleInputs.contains(where: { $0.variable == variable.index }) { return }
    case .open, .defined, .torn, .single, .inBlock: pin(variable.index)
    }
    staleInputs.append((variable.index, value))
    needsSolve = true
  }

  /// Ends what `suggest` began: the constraints find the value again.
  public mutating func release(_ variable: Variable) {
    guard variables[Int(variable.index)].state == .pinned else { return }
    loosen(variable.index)
    needsSolve = true
  }

  /// Whether required equalities alone gave the variable its value in the last solve, or `suggest` did.
  public func isDetermined(_ variable: Variable) -> Bool { variables[Int(variable.index)].isKnown }

  /// The value that the last solve gave the variable, in the units of the constants.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }
}

// Constraints.
extension Solver {
  /// Adds the constraint that the sum of `terms` compares with `constant` as `relation` says.
  ///
  /// - Parameters:
  ///   - terms: Summands with finite coefficients; a variable in several of them counts with their sum. Traps
  ///     when there are more than 65,535 variables in it.
  ///   - constant: What the sum compares with; finite.
  ///   - priority: Above 0 and up to 1000; 1000 is required.
  ///   - isBreakable: Whether the constraint may be left out in a conflict in which
  ///     there is another one that may.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isBreakable: Bool = true
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, relation, constant, priority: priority, isBreakable: isBreakable)
    }
  }

  /// Adds a constraint whose terms stand in a buffer of the caller's; see `add(_:_:_:priority:isBreakable:)`.
  @discardableResult
  public mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isBreakable: Bool = true
  ) -> ConstraintID {
    precondition(constant.isFinite, "The constant of a constraint is finite.")
    precondition(priority > 0 && priority <= 1000, "A priority is above 0 and at most 1000.")
    var record = ConstraintRecord(
      constant: constant, priority: priority, relation: relation, isBreakable: isBreakable,
      serial: takeSerial())
    needsSolve = true
    if constraints.isEmpty { makeRoom() }
    if !vacant.isEmpty, let constraint = takeUpVacant(terms, record) {
      return ConstraintID(index: constraint)
    }
    let index = unusedConstraints.isEmpty ? Int32(constraints.count) : unusedConstraints.removeLast()
    if let unknowns = unknownsIfDistinct(terms) {
      record.count = Int32(terms.count)
      record.unknowns = unknowns
      record.start = matrix.insert(terms, row: index)
    } else {
      let collected = collect(terms)
      precondition(
        collected.count <= ConstraintRecord.largestCount,
        "A constraint mentions \(collected.count) variables, more than 65,535.")
      collected.withUnsafeBufferPointer {
        record.count = Int32($0.count)
        record.unknowns = countUnknowns($0)
        record.start = matrix.insert($0, row: index)
      }
    }
    // As `enqueue` does with one that is there already.
    record.isQueued = true
    pending.append(index)
    if Int(index) < constraints.count {
      constraints[Int(index)] = record
    } else {
      constraints.append(record)
    }
    return ConstraintID(index: index)
  }

  /// Makes room for what a layout mostly has: five constraints for a view's four
  /// variables, and two terms in each.
  private mutating func makeRoom() {
    let count = variables.count + variables.count / 4
    constraints.reserveCapacity(count)
    pending.reserveCapacity(count)
    matrix.reserve(2 * count)
  }

  /// The number of the next constraint to be added; when there is none left, all that are there
  /// are numbered anew in their order.
  private mutating func takeSerial() -> UInt32 {
    if nextSerial == .max {
      let order = constraints.indices.sorted { constraints[$0].serial < constraints[$1].serial }
      for (serial, index) in order.enumerated() { constraints[index].serial = UInt32(serial) }
      nextSerial = UInt32(order.count)
      // A standing conflict knows its constraints by the numbers that they had.
      for place in standing.indices { standing[place] = StandingConflict(standing[place].conflict) }
    }
    nextSerial += 1
    return nextSerial - 1
  }

  /// How many variables are not known, where each occurs once and with a factor that is
  /// not 0, as in most constraints.
  private func unknownsIfDistinct(_ terms: UnsafeBufferPointer<Term>) -> Int32? {
    var unknowns: Int32 = 0
    for number in terms.indices {
      let term = terms[number]
      let variable = variables[Int(term.variable.index)]
      precondition(term.coefficient.isFinite, "The coefficients of a constraint are finite.")
      precondition(variable.state != .unused, "A constraint mentions a variable that is not in the solver.")
      if term.coefficient == 0 || number > 64 { return nil }
      for other in 0..<number where terms[other].variable == term.variable { return nil }
      if !variable.isKnown { unknowns += 1 }
    }
    return unknowns
  }

  private func countUnknowns(_ terms: UnsafeBufferPointer<Term>) -> Int32 {
    var count: Int32 = 0
    for term in terms where !variables[Int(term.variable.index)].isKnown { count += 1 }
    return count
  }

  /// The terms, each variable once and with a factor that is not 0.
  private func collect(_ terms: UnsafeBufferPointer<Term>) -> [Term] {
    var result: [Term] = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      precondition(term.coefficient.isFinite, "The coefficients of a constraint are finite.")
      precondition(
        variables[Int(term.variable.index)].state != .unused,
        "A constraint mentions a variable that is not in the solver.")
      guard let last = result.last, last.variable == term.variable else {
        result.append(term)
        continue
      }
      let (one, other) = (last.coefficient, term.coefficient)
      let isNothing = (one + other).magnitude <= Tolerance.cancellation * (one.magnitude + other.magnitude)
      result[result.count - 1] = Term(isNothing ? 0 : one + other, term.variable)
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }

  /// Takes a constraint out; its index may be used again.
  public mutating func remove(_ constraint: ConstraintID) {
    let index = Int(constraint.index)
    precondition(
      constraints[index].state != .unused && !constraints[index].isVacant,
      "The constraint was removed before.")
    needsSolve = true
    constraints[index].isVacant = true
    switch constraints[index].state {
    case .unused, .pending, .broken: discard(constraint.index)
    case .defines, .closes, .checks, .limits, .inBlock: vacant.append(constraint.index)
    }
  }

  /// Removes a vacant constraint for good.
  private mutating func discard(_ constraint: Int32) {
    let index = Int(constraint)
    detach(constraint)
    if standing.contains(where: { $0.broken == constraint }) {
      standing.removeAll { $0.broken == constraint }
      conflictChanges += 1
    }
    matrix.remove(start: constraints[index].start, count: constraints[index].count)
    constraints[index].state = .unused
    constraints[index].isVacant = false
    unusedConstraints.append(constraint)
  }

  /// Removes what was not taken up again since it was removed.
  private mutating func discardVacant() {
    for constraint in vacant where constraints[Int(constraint)].isVacant { discard(constraint) }
    vacant.removeAll(keepingCapacity: true)
    nextVacant = 0
  }

  /// Gives a new constraint the place of a removed one with the same terms: then only a constant changes.
  ///
  /// They are looked for in the order of their removal, a few at most: what is swapped together is
  /// removed and added in one order.
  private mutating func takeUpVacant(
    _ terms: UnsafeBufferPointer<Term>, _ record: ConstraintRecord
  ) -> Int32? {
    for step in 0..<min(vacant.count, 8) {
      let place = (nextVacant + step) % vacant.count
      let constraint = vacant[place]
      let old = constraints[Int(constraint)]
      guard old.isVacant, old.relation == record.relation, old.priority == record.priority,
        Int(old.count) == terms.count
      else { continue }
      let entries = matrix.entries[Int(old.start)..<Int(old.start + old.count)]
      guard
        zip(entries, terms).allSatisfy({
          $0.variable == $1.variable.index && $0.coefficient == $1.coefficient
        })
      else { continue }
      constraints[Int(constraint)].isVacant = false
      constraints[Int(constraint)].constant = record.constant
      constraints[Int(constraint)].isBreakable = record.isBreakable
      constraints[Int(constraint)].serial = record.serial
      markStale(constraint)
      nextVacant = place + 1
      return constraint
    }
    return nil
  }

  /// Gives a constraint another constant; finite.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(constant.isFinite, "The constant of a constraint is finite.")
    let index = Int(constraint.index)
    if constraints[index].constant == constant { return }
    constraints[index].constant = constant
    markStale(constraint.index)
    needsSolve = true
  }

  /// Gives a constraint another priority, above 0 and up to 1000.
  public mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {
    precondition(priority > 0 && priority <= 1000, "A priority is above 0 and at most 1000.")
    let index = Int(constraint.index)
    if constraints[index].priority == priority { return }
    detach(constraint.index)
    constraints[index].priority = priority
    enqueue(constraint.index)
  }
}

// The run of a solve.
extension Solver {
  /// Solves what changed since the last call; all changes since then are one batch.
  public mutating func solve() {
    // A drag lends its list of variables: that one is not to be emptied in place.
    if drag == nil {
      changed.removeAll(keepingCapacity: true)
    } else {
      changed = []
    }
    found.removeAll(keepingCapacity: true)
    guard needsSolve else { return }
    work.solves += 1
    discardVacant()
    if !followDrag() { solveAnew() }
    if wantsDrag { beginDrag() }
    collectChanges()
    needsSolve = false
    #if DEBUG
      if isFeasible { checkInvariants() }
    #endif
  }

  /// Solves whatever changed.
  private mutating func solveAnew() {
    takeUpInputs()
    retryBroken()
    settle()
    // Each retry breaks one constraint less, or another one; where they go in a circle
    // the last state is as good as any.
    var retriesLeft = 4 * standing.count
    while retriesLeft > 0, let constraint = brokenWithoutNeed() {
      retriesLeft -= 1
      retry(constraint)
      settle()
    }
    compactPlan()
  }

  /// Solves and breaks until nothing required is violated.
  private mutating func settle() {
    repeat {
      restructure()
      evaluate()
    } while breakOne()
  }

  /// Sets a value and remembers what it was.
  @inline(__always)
  mutating func write(_ value: Double, to variable: Int32) {
    note(variable, previousValue: values[Int(variable)])
    values[Int(variable)] = value
    work.valuesWritten += 1
  }

  /// Remembers what the value of a variable was before this solve.
  @inline(__always)
  mutating func note(_ variable: Int32, previousValue: Double) {
    let index = Int(variable)
    if variables[index].isWritten { return }
    variables[index].isWritten = true
    written.append((variable, previousValue))
  }

  private mutating func collectChanges() {
    if changed.isEmpty { changed.reserveCapacity(written.count) }
    for (variable, previous) in written {
      let index = Int(variable)
      variables[index].isWritten = false
      if values[index] != previous, variables[index].state != .unused {
        changed.append(Variable(index: variable))
      }
    }
    written.removeAll(keepingCapacity: true)
  }
}
