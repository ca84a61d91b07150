/// The contradictions of the present values, and the conflicts that exist after the last solve.
struct Conflicts: Sendable {
  /// True if the solver stops at the first contradiction instead of breaking a constraint.
  ///
  /// `isFeasible` then says if there was a contradiction.
  let stopsAtContradiction: Bool
  var isFeasible: Bool { stopped == nil }
  /// The contradiction at which the solver has stopped.
  private(set) var stopped: Contradiction?
  /// The contradictions that the evaluation has found.
  private(set) var contradictions: [Contradiction] = []
  /// The conflicts that exist after the last solve; the broken constraint of each is left out.
  private(set) var standing: [StandingConflict] = []
  /// The number of changes to `standing`.
  private(set) var changeCount = 0

  init(stopsAtContradiction: Bool) { self.stopsAtContradiction = stopsAtContradiction }
  mutating func report(_ contradiction: Contradiction) { contradictions.append(contradiction) }
  mutating func report(_ found: [Contradiction]) { contradictions += found }

  /// Records that the constraints cannot hold, if the solver stops at the first contradiction.
  ///
  /// Returns true if there was a contradiction.
  mutating func stopIfNeeded() -> Bool {
    guard stopsAtContradiction, let first = contradictions.first else { return false }
    stopped = first
    contradictions.removeAll()
    return true
  }

  /// Drops the first contradiction, which is only rounding.
  mutating func dropFirstContradiction() { contradictions.removeFirst() }

  /// Removes all contradictions and returns them, because they have to be evaluated again.
  mutating func takeContradictions() -> [Contradiction] {
    defer { contradictions.removeAll(keepingCapacity: true) }
    return contradictions
  }

  mutating func add(_ conflict: StandingConflict) {
    standing.append(conflict)
    changeCount += 1
  }

  /// Ends the conflict that has broken the constraint, if there is one.
  mutating func end(of broken: ConstraintID) {
    guard standing.contains(where: { $0.broken == broken }) else { return }
    standing.removeAll { $0.broken == broken }
    changeCount += 1
  }

  /// Ends the conflicts that do not hold any more, and returns the constraints that they had broken.
  ///
  /// `holds` has one element for each standing conflict.
  mutating func keep(_ holds: [Bool]) -> [ConstraintID] {
    let all = zip(standing, holds)
    let fallen = all.filter { !$0.1 }.map { $0.0.broken }
    standing = all.filter { $0.1 }.map { $0.0 }
    changeCount += 1
    return fallen
  }

  /// Makes all conflicts be tried again in every solve, because the facts that they were kept with have been
  /// renumbered.
  mutating func forgetFacts() { standing = standing.map { StandingConflict($0.conflict) } }
}
