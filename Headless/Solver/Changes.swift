/// The variables that a solve writes, and the lists that it reports.
struct Changes: Sendable {
  /// The variables written since the last solve, each with its value before that.
  ///
  /// A flag in the record of each variable prevents that it is listed twice.
  var written: [(variable: Variable, previous: Double)] = []
  /// The variables whose values the last solve changed, each once.
  var changed: [Variable] = []
  /// The variables that no required equality determines and that the last solve computed.
  var found: [Variable] = []
  /// True if the solver records `found`.
  var tracksFound = false

  /// Empties the reported lists; `isShared` says that a drag shares the list of changed variables.
  mutating func begin(isShared: Bool) {
    // Emptying a shared list in place would copy it.
    if isShared {
      changed = []
    } else {
      changed.removeAll(keepingCapacity: true)
    }
    found.removeAll(keepingCapacity: true)
  }
}
