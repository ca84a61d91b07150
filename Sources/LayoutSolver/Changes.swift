/// The variables that a solve writes, and the lists that it reports.
struct Changes: Sendable {
  /// The variables written since the last solve, each once and with its value before that.
  private var written: [(variable: Variable, previous: Double)] = []
  /// The variables whose values the last solve changed, each once.
  private(set) var changed: [Variable] = []
  /// The variables that no required equality determines and that the last solve computed.
  private(set) var found: [Variable] = []
  /// True if the solver records `found`.
  var tracksFound = false

  /// Empties the reported lists; `isShared` says that a drag shares the list of changed variables.
  mutating func begin(isShared: Bool) {
    // Emptying a shared list in place would copy it.
    if isShared { changed = [] } else { changed.removeAll(keepingCapacity: true) }
    found.removeAll(keepingCapacity: true)
  }

  mutating func reserveCapacity(_ count: Int) { written.reserveCapacity(count) }

  /// Records the value of a variable before this solve, unless its flag says that it is recorded already.
  @inline(__always) mutating func note(_ variable: Variable, previous: Double, _ isWritten: inout Bool) {
    if isWritten { return }
    isWritten = true
    written.append((variable, previous))
  }

  /// Records variables that their limits or a block determine.
  mutating func addFound(_ variables: [Variable]) { found += variables }

  /// Reports the variables of a drag as changed; the list is shared with the drag.
  mutating func share(_ variables: [Variable]) { changed = variables }

  /// Reports a variable as changed that is not recorded as written.
  @inline(__always) mutating func addChanged(_ variable: Variable) { changed.append(variable) }

  /// Takes back the variables that are reported as changed, and returns them.
  mutating func takeChanged() -> [Variable] {
    defer { changed = [] }
    return changed
  }

  /// Reports the written variables as changed for which `isChanged` is true, and forgets their former values.
  @inline(__always) mutating func collect(where isChanged: (_ variable: Variable, _ previous: Double) -> Bool)
  {
    if changed.isEmpty { changed.reserveCapacity(written.count) }
    for (variable, previous) in written where isChanged(variable, previous) { changed.append(variable) }
    written.removeAll(keepingCapacity: true)
  }
}
