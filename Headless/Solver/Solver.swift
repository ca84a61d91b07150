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
/// 1. `Solver+Structure`: a required equality with one unknown variable defines that variable. The defined
///    variables are evaluated in one linear pass, the plan. `Solver+Loops`: where equalities close a cycle,
///    one variable of the cycle is computed from the cycle as a whole.
/// 2. `Solver+Singles`: a variable that shares no constraint with another unknown variable is placed between
///    its own limits. `Solver+Blocks`: all other unknown variables fall into blocks that share no constraint.
///    In a block, `Elimination` removes the required equalities, in an order that keeps the rows short. The
///    remaining rows fall into pieces, and each piece is a linear programme over priorities (`Piece`).
/// 3. `Solver+Evaluation`: changed values are passed on through the plan to the blocks that depend on them.
/// 4. `Solver+Conflicts`: where required constraints cannot hold together, the solver breaks one of them and
///    reports the smallest set that conflicts.
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
  /// The variables that have become unknown since the last solve.
  var loosened: [Int32] = []
  /// The variables that may end up in no constraint.
  var opened: [Int32] = []
  var pending: [Int32] = []
  var checks: [Int32] = []
  var staleSingles: [Int32] = []
  /// True if the solver has ever had a single variable.
  var hasSingles = false
  var staleBlocks: [Int32] = []
  /// The linear functions by which the values follow a dragged input; nil if no drag is in progress.
  var drag: Drag?
  /// The input that was the only change of the last solve; -1 for none.
  var draggedInput: Int32 = -1
  /// True if the current solve ends with the beginning of a drag.
  var beginsDrag = false
  /// The limits of the single variable that is being solved.
  var limits: [Limit] = []
  /// The values suggested since the last solve; the last value for a variable counts.
  var staleInputs: [(variable: Int32, value: Double)] = []
  /// The contradictions that the evaluation has found.
  var contradictions: [Contradiction] = []
  /// The conflicts that exist after the last solve; the broken constraint of each is left out.
  var standing: [StandingConflict] = []
  /// The number of changes to the list of conflicts.
  ///
  /// It grows when a conflict is found, is tried again or ends. As long as it is the same, `conflicts` is the
  /// same.
  public internal(set) var conflictChanges = 0

  /// The variables written since the last solve, each with its value before that.
  var written: [(variable: Int32, previous: Double)] = []

  /// The variables whose values the last solve changed, each once.
  public internal(set) var changed: [Variable] = []

  /// True if the solver records `found`.
  public var tracksFound = false
  /// The variables that no required equality determines and that the last solve computed, changed or not.
  ///
  /// A variable may be listed twice. A drag computes no variable anew: the variables that it moves are only
  /// in `changed`.
  public internal(set) var found: [Variable] = []

  private var unusedVariables: [Int32] = []
  private var unusedConstraints: [Int32] = []
  var unusedBlocks: [Int32] = []
  var unusedLoops: [Int32] = []
  /// The constraints removed since the last solve, and the place where the search for one to reuse begins.
  private var vacant: [Int32] = []
  private var nextVacant = 0
  private var nextSerial: UInt32 = 0
  private var nextVariableSerial: Int32 = 0

  /// True if something has changed since the last solve.
  public internal(set) var needsSolve = false
  /// The counts of the work done since the solver was made.
  public internal(set) var work = Work()
  /// True if the solver stops at the first contradiction instead of breaking a constraint.
  ///
  /// `isFeasible` then says if there was a contradiction.
  let stopsAtContradiction: Bool
  var isFeasible = true

  /// Creates a solver without variables and constraints.
  public init() { self.init(stopsAtContradiction: false) }

  init(stopsAtContradiction: Bool) { self.stopsAtContradiction = stopsAtContradiction }
}

// Variables.
extension Solver {
  /// Adds a variable; its value is 0 until constraints determine another one.
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

  /// Removes a variable; its index may be used again.
  ///
  /// Traps if a constraint still mentions the variable.
  public mutating func remove(_ variable: Variable) {
    let index = Int(variable.index)
    precondition(variables[index].state != .unused, "The variable was removed before.")
    if matrix.columnHeads[index] >= 0 { discardVacant() }
    precondition(matrix.columnHeads[index] < 0, "A variable that a constraint mentions cannot be removed.")
    variables[index].state = .unused
    values[index] = 0
    unusedVariables.append(variable.index)
  }

  /// Fixes the value of a variable from the next solve on, above all constraints.
  ///
  /// The variable is then an input, such as the width of the window. Traps if the value is not finite.
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

  /// Ends the effect of `suggest`: the constraints determine the value of the variable again.
  public mutating func release(_ variable: Variable) {
    guard variables[Int(variable.index)].state == .pinned else { return }
    loosen(variable.index)
    needsSolve = true
  }

  /// Returns true if required equalities alone, or `suggest`, gave the variable its value in the last solve.
  public func isDetermined(_ variable: Variable) -> Bool { variables[Int(variable.index)].isKnown }

  /// Returns the value that the last solve gave the variable, in the units of the constants.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }
}

// Constraints.
extension Solver {
  /// Adds the constraint that the sum of `terms` compares with `constant` by `relation`.
  ///
  /// - Parameters:
  ///   - terms: Summands with finite coefficients. The coefficients of a variable that occurs in several
  ///     terms are added. Traps if the terms contain more than 65,535 different variables.
  ///   - relation: The comparison of the sum, on the left, with `constant`, on the right.
  ///   - constant: The right side; finite.
  ///   - priority: Above 0 and up to 1000; 1000 is required.
  ///   - isBreakable: False if the constraint may be broken only in a conflict without breakable constraints.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isBreakable: Bool = true
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, relation, constant, priority: priority, isBreakable: isBreakable)
    }
  }

  /// Adds a constraint whose terms are in a buffer of the caller; see `add(_:_:_:priority:isBreakable:)`.
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
    // The same as `enqueue`, for a constraint that is not in the table yet.
    record.isQueued = true
    pending.append(index)
    if Int(index) < constraints.count {
      constraints[Int(index)] = record
    } else {
      constraints.append(record)
    }
    return ConstraintID(index: index)
  }

  /// Reserves capacity for a typical layout: five constraints for the four variables of a view, and two terms
  /// in each constraint.
  private mutating func makeRoom() {
    let count = variables.count + variables.count / 4
    constraints.reserveCapacity(count)
    pending.reserveCapacity(count)
    matrix.reserve(2 * count)
  }

  /// Returns the serial number for the next constraint.
  ///
  /// If all numbers have been used, the existing constraints are numbered again in their order.
  private mutating func takeSerial() -> UInt32 {
    if nextSerial == .max {
      let order = constraints.indices.sorted { constraints[$0].serial < constraints[$1].serial }
      for (serial, index) in order.enumerated() { constraints[index].serial = UInt32(serial) }
      nextSerial = UInt32(order.count)
      // A standing conflict stores the former serial numbers of its constraints.
      for place in standing.indices { standing[place] = StandingConflict(standing[place].conflict) }
    }
    nextSerial += 1
    return nextSerial - 1
  }

  /// Returns the number of unknown variables, if each variable occurs once and with a coefficient other than
  /// 0.
  ///
  /// Most constraints are of this form. For the others the result is nil.
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

  /// Returns the terms with each variable only once and without coefficients of 0.
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

  /// Removes a constraint; its index may be used again.
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

  /// Deletes a vacant constraint from all tables.
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

  /// Deletes the vacant constraints that no new constraint has reused.
  private mutating func discardVacant() {
    for constraint in vacant where constraints[Int(constraint)].isVacant { discard(constraint) }
    vacant.removeAll(keepingCapacity: true)
    nextVacant = 0
  }

  /// Reuses a removed constraint with the same terms for a new one, so that only its constant changes.
  ///
  /// Returns nil if none fits. At most eight removed constraints are compared, in the order of their removal:
  /// constraints that are replaced together are mostly removed and added in the same order.
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

  /// Changes the constant of a constraint; finite.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(constant.isFinite, "The constant of a constraint is finite.")
    let index = Int(constraint.index)
    if constraints[index].constant == constant { return }
    constraints[index].constant = constant
    markStale(constraint.index)
    needsSolve = true
  }

  /// Changes the priority of a constraint; above 0 and up to 1000.
  public mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {
    precondition(priority > 0 && priority <= 1000, "A priority is above 0 and at most 1000.")
    let index = Int(constraint.index)
    if constraints[index].priority == priority { return }
    detach(constraint.index)
    constraints[index].priority = priority
    enqueue(constraint.index)
  }
}

// The order of the steps in a solve.
extension Solver {
  /// Solves all changes since the last call as one batch.
  public mutating func solve() {
    // A drag shares its list of variables with `changed`, so that emptying `changed` in place would copy the
    // list.
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
    if beginsDrag { beginDrag() }
    collectChanges()
    needsSolve = false
    #if DEBUG
      if isFeasible { checkInvariants() }
    #endif
  }

  /// Solves all changes without the shortcut of a drag.
  private mutating func solveAnew() {
    takeUpInputs()
    retryBroken()
    settle()
    // Each retry breaks one constraint fewer, or another one. If the retries go in a circle, their number is
    // limited, and the last state is as good as any other.
    var retriesLeft = 4 * standing.count
    while retriesLeft > 0, let constraint = brokenWithoutNeed() {
      retriesLeft -= 1
      retry(constraint)
      settle()
    }
    compactPlan()
  }

  /// Solves and breaks constraints until no required constraint is violated.
  private mutating func settle() {
    repeat {
      restructure()
      evaluate()
    } while breakOne()
  }

  /// Changes a value and records its value before this solve.
  @inline(__always)
  mutating func write(_ value: Double, to variable: Int32) {
    note(variable, previousValue: values[Int(variable)])
    values[Int(variable)] = value
    work.valuesWritten += 1
  }

  /// Records the value of a variable before this solve.
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
