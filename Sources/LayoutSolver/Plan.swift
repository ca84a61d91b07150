/// The position of a variable in the order of evaluation.
nonisolated struct Rank: TableIndex { let index: Int32 }

/// The plan: the defined and torn variables in the order in which they are evaluated.
///
/// A variable comes after all variables that its definition needs. One that loses its definition leaves
/// a gap, so that no other variable moves and another definition can fill the gap.
///
///     rank      0    1    2    3    4
///     plan      x    w    -    y    h        rank 2 is a gap; 1 and 3 are stale
///     stale          *         *
struct Plan: Sendable {
  private var variables = Table<Rank, Variable>()
  /// The number of variables in the plan, without the gaps.
  private(set) var definedCount = 0
  /// The ranks whose variables have to be evaluated again.
  private var staleRanks = BitSet<Rank>()

  private static var gap: Variable { Variable(index: -1) }

  /// True if no variable has to be evaluated again.
  var isUpToDate: Bool { staleRanks.isEmpty }

  /// True if the plan has neither variables nor gaps.
  var isEmpty: Bool { variables.isEmpty }

  /// The rank of the next variable that is appended.
  @inline(__always) var end: Rank { variables.indices.upperBound }

  @inline(__always) subscript(rank: Rank) -> Variable { variables[rank] }

  mutating func reserveCapacity(_ count: Int) { variables.reserveCapacity(count) }

  /// Adds a variable at the end.
  @inline(__always) mutating func append(_ variable: Variable) {
    variables.append(variable)
    definedCount += 1
  }

  /// Puts a variable in the gap that another one has left.
  mutating func fill(_ rank: Rank, with variable: Variable) {
    variables[rank] = variable
    definedCount += 1
    staleRanks.insert(rank)
  }

  /// Removes the variable at a rank and leaves a gap.
  mutating func leaveGap(at rank: Rank) {
    variables[rank] = Self.gap
    definedCount -= 1
  }

  /// Removes the last variable, which has just been appended, if its rank is `first` or later.
  mutating func popLast(from first: Rank) -> Variable? {
    guard first < end, let variable = variables.popLast() else { return nil }
    definedCount -= 1
    return variable
  }

  @inline(__always) mutating func markStale(_ rank: Rank) { staleRanks.insert(rank) }

  /// Marks all variables from a rank on.
  mutating func markStale(from first: Rank) {
    for rank in IndexRange(from: first, to: end) { staleRanks.insert(rank) }
  }

  /// Returns the stale variable of the lowest rank, which is then no longer stale; nil if there is none.
  @inline(__always) mutating func popStale() -> Variable? {
    while let rank = staleRanks.popFirst() {
      let variable = variables[rank]
      if variable != Self.gap { return variable }
    }
    return nil
  }

  /// Removes the gaps if most ranks are gaps, and reports the new rank of each variable.
  mutating func compact(_ report: (_ variable: Variable, _ rank: Rank) -> Void) {
    guard variables.count > 64 + 2 * definedCount else { return }
    variables.removeAll { $0 == Self.gap }
    for rank in variables.indices { report(variables[rank], rank) }
  }
}
