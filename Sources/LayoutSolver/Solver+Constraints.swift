// Adding, changing and removing constraints.

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
  @discardableResult public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isBreakable: Bool = true
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, relation, constant, priority: priority, isBreakable: isBreakable)
    }
  }

  /// Adds a constraint whose terms are in a buffer of the caller; see `add(_:_:_:priority:isBreakable:)`.
  ///
  /// - Parameters:
  ///   - terms: Summands with finite coefficients.
  ///   - relation: The comparison of the sum with `constant`.
  ///   - constant: The right side; finite.
  ///   - priority: Above 0 and up to 1000; 1000 is required.
  ///   - isBreakable: False if the constraint may be broken only in a conflict without breakable constraints.
  @discardableResult public mutating func add(
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
    if !registry.vacant.isEmpty, let constraint = takeUpVacant(terms, record) { return constraint }
    let unused = registry.takeUnusedConstraint()
    let constraint = unused ?? constraints.indices.upperBound
    if let unknowns = unknownsIfDistinct(terms) {
      record.unknowns = unknowns
      record.row = matrix.insert(terms, of: constraint)
    } else {
      let collected = collect(terms)
      precondition(
        collected.count <= ConstraintRecord.largestCount,
        "A constraint mentions \(collected.count) variables, more than 65,535.")
      collected.withUnsafeBufferPointer {
        record.unknowns = countUnknowns($0)
        record.row = matrix.insert($0, of: constraint)
      }
    }
    worklists.pending.add(constraint, &record.isListed)
    if unused == nil { constraints.append(record) } else { constraints[constraint] = record }
    return constraint
  }

  /// Changes the constant of a constraint; finite.
  ///
  /// - Parameters:
  ///   - constant: The right side; finite.
  ///   - constraint: The constraint.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(constant.isFinite, "The constant of a constraint is finite.")
    if constraints[constraint].constant == constant { return }
    constraints[constraint].constant = constant
    markStale(constraint)
    needsSolve = true
  }

  /// Changes the priority of a constraint; above 0 and up to 1000.
  ///
  /// - Parameters:
  ///   - priority: The priority, above 0 and up to 1000.
  ///   - constraint: The constraint.
  public mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {
    precondition(priority > 0 && priority <= 1000, "A priority is above 0 and at most 1000.")
    if constraints[constraint].priority == priority { return }
    detach(constraint)
    constraints[constraint].priority = priority
    makePending(constraint)
  }

  /// Removes a constraint; its index may be used again.
  ///
  /// - Parameter constraint: The constraint.
  public mutating func remove(_ constraint: ConstraintID) {
    precondition(
      constraints[constraint].state != .unused && !constraints[constraint].isVacant,
      "Constraint \(constraint.index) was removed before.")
    needsSolve = true
    constraints[constraint].isVacant = true
    switch constraints[constraint].state {
    case .unused, .pending, .broken: discard(constraint)
    case .defines, .closes, .checks, .limits, .inBlock: registry.addVacant(constraint)
    }
  }

  /// Deletes the vacant constraints that no new constraint has reused.
  mutating func discardVacant() {
    for constraint in registry.vacant where constraints[constraint].isVacant { discard(constraint) }
    registry.removeVacant()
  }

  /// Deletes a vacant constraint from all tables.
  private mutating func discard(_ constraint: ConstraintID) {
    detach(constraint)
    conflictState.end(of: constraint)
    matrix.remove(constraints[constraint].row)
    constraints[constraint].remove()
    registry.addUnused(constraint)
  }

  /// Reserves capacity for a typical layout: five constraints for the four variables of a view, and two terms
  /// in each constraint.
  private mutating func makeRoom() {
    let count = variables.count + variables.count / 4
    constraints.reserveCapacity(count)
    worklists.pending.reserveCapacity(count)
    matrix.reserve(2 * count)
  }

  /// Returns the serial number for the next constraint.
  ///
  /// If all numbers have been used, the existing constraints are numbered again in their order.
  private mutating func takeSerial() -> UInt32 {
    if registry.hasUsedAllSerials {
      let order = constraints.indices.sorted { constraints[$0].serial < constraints[$1].serial }
      for (serial, constraint) in order.enumerated() { constraints[constraint].serial = UInt32(serial) }
      registry.restartConstraintSerials(after: order.count)
      // A standing conflict stores the former serial numbers of its constraints.
      conflictState.forgetFacts()
    }
    return registry.takeConstraintSerial()
  }
}

// The terms of a constraint.
extension Solver {
  /// Returns the number of unknown variables, if each variable occurs once and with a coefficient other than
  /// 0.
  ///
  /// Most constraints are of this form. For the others the result is nil.
  private func unknownsIfDistinct(_ terms: UnsafeBufferPointer<Term>) -> Int32? {
    var unknowns: Int32 = 0
    for position in terms.indices {
      let term = terms[position]
      check(term)
      if term.coefficient == 0 || position > 64 { return nil }
      for other in 0..<position where terms[other].variable == term.variable { return nil }
      if !variables[term.variable].isKnown { unknowns += 1 }
    }
    return unknowns
  }

  @inline(__always) private func check(_ term: Term) {
    precondition(
      term.coefficient.isFinite, "The coefficient of variable \(term.variable.index) is not finite.")
    precondition(
      variables[term.variable].state != .unused,
      "A constraint mentions variable \(term.variable.index), which is not in the solver.")
  }

  private func countUnknowns(_ terms: UnsafeBufferPointer<Term>) -> Int32 {
    var count: Int32 = 0
    for term in terms where !variables[term.variable].isKnown { count += 1 }
    return count
  }

  /// Returns the terms with each variable only once and without coefficients of 0.
  private func collect(_ terms: UnsafeBufferPointer<Term>) -> [Term] {
    var result: [Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      check(term)
      guard let last = result.last, last.variable == term.variable else {
        result.append(term)
        continue
      }
      let sum = last.coefficient + term.coefficient
      let magnitude = last.coefficient.magnitude + term.coefficient.magnitude
      let isRounding = sum.magnitude <= Tolerance.cancellation * magnitude
      result[result.count - 1] = Term(isRounding ? 0 : sum, term.variable)
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }

  /// Reuses a removed constraint with the same terms for a new one, so that only its constant changes.
  ///
  /// Returns nil if none fits.
  private mutating func takeUpVacant(_ terms: UnsafeBufferPointer<Term>, _ record: ConstraintRecord)
    -> ConstraintID?
  {
    let position = registry.firstVacant { constraint in
      let old = constraints[constraint]
      guard old.isVacant, old.relation == record.relation, old.priority == record.priority,
        old.row.count == terms.count
      else { return false }
      return zip(row(of: constraint), terms).allSatisfy {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
    }
    guard let position else { return nil }
    let fitting = registry.takeVacant(at: position)
    constraints[fitting].isVacant = false
    constraints[fitting].constant = record.constant
    constraints[fitting].isBreakable = record.isBreakable
    constraints[fitting].serial = record.serial
    markStale(fitting)
    return fitting
  }
}
