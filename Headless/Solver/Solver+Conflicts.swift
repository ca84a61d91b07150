// Conflicts between required constraints. The solver finds the smallest set of constraints that cannot hold
// together, breaks the constraint of the set that was added last, and solves the others.

/// Constraints that cannot hold together; the last one is the constraint to break.
private struct FoundConflict {
  var rows: [Int32] = []
  /// True if a search has confirmed the conflict and reduced the set.
  var isShown = false
}

extension Solver {
  /// Breaks one constraint if there is a contradiction.
  ///
  /// Returns true if the values have to be evaluated again, false if the solve is complete.
  mutating func breakOne() -> Bool {
    if stopsAtContradiction && !contradictions.isEmpty {
      isFeasible = false
      contradictions.removeAll()
      return false
    }
    var found = FoundConflict()
    while let contradiction = contradictions.first {
      found = conflictingConstraints(contradiction)
      if !found.rows.isEmpty || restart(contradiction) { break }
      // No constraint can be broken, because only a bound is violated, and only by rounding.
      contradictions.removeFirst()
    }
    if contradictions.isEmpty { return false }
    // The contradictions have to be evaluated again once the constraint is broken.
    for contradiction in contradictions { markStale(contradiction) }
    contradictions.removeAll(keepingCapacity: true)
    guard let latest = found.rows.last else { return true }
    let set = found.rows.sorted { constraints[Int($0)].serial < constraints[Int($1)].serial }
    let conflict = Conflict(
      broken: ConstraintID(index: latest), constraints: set.map { ConstraintID(index: $0) })
    standing.append(found.isShown ? lasting(conflict) : StandingConflict(conflict))
    conflictChanges += 1
    detach(latest)
    constraints[Int(latest)].state = .broken
    constraints[Int(latest)].home = -1
    return true
  }

  private mutating func markStale(_ contradiction: Contradiction) {
    switch contradiction {
    case .check(let row): markStale(row)
    case .negativeSize(let variable):
      let record = variables[Int(variable)]
      markStale(record.state == .torn ? loops[Int(record.home)].closing : record.home)
    case .single(let variable): markStale(single: variable)
    case .block(let index): markStale(blocks[Int(index)].constraints.elements[0].index)
    }
  }

  /// Returns the smallest set of constraints that contradict each other; the last one is the one to break.
  ///
  /// The set is empty if only rounding causes the contradiction. The caller then solves the block once more
  /// from its first basis.
  private mutating func conflictingConstraints(_ contradiction: Contradiction) -> FoundConflict {
    var factors = Array(repeating: 0.0, count: variables.count)
    var conflict: [Int32] = []
    switch contradiction {
    case .check(let row):
      conflict.append(row)
      addRow(row, times: 1, to: &factors)
    case .negativeSize(let variable): factors[Int(variable)] = 1
    case .single(let variable):
      for (row, factor) in contradictoryLimits(of: variable) {
        conflict.append(row)
        addRow(row, times: factor, to: &factors)
      }
    case .block(let index):
      for (row, factor) in partners(in: blocks[Int(index)]) {
        conflict.append(row)
        addRow(row, times: factor, to: &factors)
      }
    }
    addDefinitions(cancelling: &factors, to: &conflict)
    conflict = breakableLast(conflict)
    // The bound of a size (≥ 0) may make some of these constraints superfluous. To test each of several
    // hundred constraints would delay the next frame, so a large set is reported without the tests.
    guard conflict.count <= Solver.largestMinimizedConflict else { return FoundConflict(rows: conflict) }
    var search = ConflictSearch(self, conflict)
    let smallest = search.smallestConflict()
    work.conflictSearches += 1
    if !smallest.isEmpty { return FoundConflict(rows: smallest, isShown: true) }
    guard case .block(let index) = contradiction else { return FoundConflict(rows: conflict) }
    if !blocks[Int(index)].hasBeenRebuilt { return FoundConflict() }
    return FoundConflict(
      rows: conflict.isEmpty
        ? breakableLast(
          blocks[Int(index)].constraints.elements.map { $0.index }.filter { constraints[Int($0)].isRequired })
        : conflict)
  }

  /// Returns the required constraints that make up the certificate of a block, each with its factor.
  ///
  /// The weight of a factor depends on the coefficients that it multiplies: the factor of a row with
  /// coefficients of about 1e10 may be as small as 1e-10 and still count.
  private func partners(in block: Block) -> [(row: Int32, factor: Double)] {
    let members = block.certificate().map { ($0.0.index, $0.1) }.filter { constraints[Int($0.0)].isRequired }
    let weights = members.map { $0.1.magnitude * largestCoefficient(in: $0.0) }
    let noise = 1e-9 * (weights.max() ?? 0)
    return zip(members, weights).filter { $0.1 > noise }.map { (row: $0.0.0, factor: $0.0.1) }
  }

  private func largestCoefficient(in row: Int32) -> Double {
    entries(of: row).reduce(0) { max($0, $1.coefficient.magnitude) }
  }

  /// Makes a block start again from its first basis, once for each block; returns false if it cannot.
  private mutating func restart(_ contradiction: Contradiction) -> Bool {
    guard case .block(let index) = contradiction, !blocks[Int(index)].hasBeenRebuilt else { return false }
    blocks[Int(index)].restart()
    return true
  }

  /// The number of constraints up to which a conflict is reduced to a smallest set.
  ///
  /// A larger conflict may contain superfluous constraints.
  static var largestMinimizedConflict: Int { 256 }

  /// Adds a multiple of a constraint's left side to a sum over all variables.
  func addRow(_ row: Int32, times factor: Double, to sum: inout [Double]) {
    for entry in entries(of: row) {
      sum[Int(entry.variable)] += factor * entry.coefficient
    }
  }

  /// Returns the constraints in the order in which they are kept: unbreakable ones first, then the earlier
  /// before the later.
  private func breakableLast(_ rows: [Int32]) -> [Int32] {
    rows.sorted { isKept($0, before: $1) }
  }

  private func isKept(_ row: Int32, before otherRow: Int32) -> Bool {
    let (one, other) = (constraints[Int(row)], constraints[Int(otherRow)])
    return one.isBreakable == other.isBreakable ? one.serial < other.serial : !one.isBreakable
  }

  /// Adds the definitions and loops whose multiples cancel all variables of the sum except suggested ones.
  ///
  /// The factors are unique, because known variables are computed from independent equalities.
  private func addDefinitions(cancelling factors: inout [Double], to conflict: inout [Int32]) {
    let seeds = factors.indices.filter { factors[$0].magnitude > 1e-9 }.map { Int32($0) }
    let behind = knownVariables(behind: seeds).sorted { variables[Int($0)].rank > variables[Int($1)].rank }
    var rowFactors = Array(repeating: 0.0, count: constraints.count)
    for variable in behind where factors[Int(variable)].magnitude > 1e-9 {
      let home = variables[Int(variable)].home
      if variables[Int(variable)].state == .torn {
        addLoop(home, cancelling: &factors, to: &rowFactors)
      } else if let own = entries(of: home).first(where: { $0.variable == variable }) {
        let multiple = -factors[Int(variable)] / own.coefficient
        rowFactors[Int(home)] += multiple
        addRow(home, times: multiple, to: &factors)
      }
    }
    for row in rowFactors.indices where rowFactors[row].magnitude > 1e-9 { conflict.append(Int32(row)) }
  }

  /// Returns the defined and torn variables among `seeds`, and all that these are computed from.
  private func knownVariables(behind seeds: [Int32]) -> [Int32] {
    var isSeen = Array(repeating: false, count: variables.count)
    var found: [Int32] = []
    var stack = seeds
    while let variable = stack.popLast() {
      let record = variables[Int(variable)]
      guard !isSeen[Int(variable)], record.state == .defined || record.state == .torn else { continue }
      isSeen[Int(variable)] = true
      found.append(variable)
      let row = record.state == .torn ? loops[Int(record.home)].closing : record.home
      for entry in entries(of: row) { stack.append(entry.variable) }
    }
    return found
  }
}
