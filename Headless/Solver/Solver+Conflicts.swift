// Required constraints that cannot hold together: the smallest such set is found, its latest constraint
// is broken, the rest is solved.

/// Constraints that cannot hold together, the one to break at the end.
private struct FoundConflict {
  var rows: [Int32] = []
  /// Whether a search has shown that they cannot, and how few they are.
  var isShown = false
}

extension Solver {
  /// Breaks one constraint if there is a contradiction; says whether it did, so that the solve has to go on.
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
      // There is nothing to break: what is violated is a bound, by rounding.
      contradictions.removeFirst()
    }
    if contradictions.isEmpty { return false }
    // What was contradictory has to be looked at again once the constraint is out.
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
    case .block(let index): markStale(blocks[Int(index)].rows[0])
    }
  }

  /// The smallest set of constraints that contradict each other, the one to break at its end.
  ///
  /// Empty where only rounding sees a contradiction; a block is then to be solved from the start, once.
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
    // A size that must not be negative may make some of them superfluous. Asking about each of very many
    // takes too long for a screen that is being drawn; they are then named as they are.
    guard conflict.count <= Solver.largestMinimizedConflict else { return FoundConflict(rows: conflict) }
    var search = ConflictSearch(self, conflict)
    let smallest = search.smallestConflict()
    work.conflictSearches += 1
    if !smallest.isEmpty { return FoundConflict(rows: smallest, isShown: true) }
    guard case .block(let index) = contradiction else { return FoundConflict(rows: conflict) }
    if !blocks[Int(index)].hasBeenRebuilt { return FoundConflict() }
    return FoundConflict(
      rows: conflict.isEmpty
        ? breakableLast(blocks[Int(index)].rows.filter { constraints[Int($0)].isRequired }) : conflict)
  }

  /// The required constraints that make up the certificate of a block, each with its factor.
  ///
  /// What a factor weighs depends on the coefficients that it multiplies: 1e-10 is all
  /// there is to say of a row of 1e10s.
  private func partners(in block: Block) -> [(row: Int32, factor: Double)] {
    let members = zip(block.rows, block.certificate()).filter { constraints[Int($0.0)].isRequired }
    let weights = members.map { $0.1.magnitude * largestCoefficient(in: $0.0) }
    let noise = 1e-9 * (weights.max() ?? 0)
    return zip(members, weights).filter { $0.1 > noise }.map { (row: $0.0.0, factor: $0.0.1) }
  }

  private func largestCoefficient(in row: Int32) -> Double {
    entries(of: row).reduce(0) { max($0, $1.coefficient.magnitude) }
  }

  /// Has a block solved from the start, once; says whether there is one to be.
  private mutating func restart(_ contradiction: Contradiction) -> Bool {
    guard case .block(let index) = contradiction, !blocks[Int(index)].hasBeenRebuilt else { return false }
    blocks[Int(index)].restart()
    return true
  }

  /// The number of constraints up to which a conflict is made as small as it can be; larger
  /// ones may hold superfluous members.
  static var largestMinimizedConflict: Int { 256 }

  /// Adds a multiple of a constraint's left side to a sum over all variables.
  func addRow(_ row: Int32, times factor: Double, to sum: inout [Double]) {
    for entry in entries(of: row) {
      sum[Int(entry.variable)] += factor * entry.coefficient
    }
  }

  /// Constraints in the order in which they are kept: those that must not be broken first,
  /// then the earlier before the later.
  private func breakableLast(_ rows: [Int32]) -> [Int32] {
    rows.sorted { isKept($0, before: $1) }
  }

  private func isKept(_ row: Int32, before otherRow: Int32) -> Bool {
    let (one, other) = (constraints[Int(row)], constraints[Int(otherRow)])
    return one.isBreakable == other.isBreakable ? one.serial < other.serial : !one.isBreakable
  }

  /// Adds the definitions and loops that, multiplied and taken together, leave only
  /// suggested variables in the sum.
  ///
  /// Known variables are found from independent equalities, so there is just one way to do so.
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

  /// The defined and torn variables among `seeds` and all that they are computed from.
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
