/// The parts of the layout that the next solve, or the next step of the present one, has to look at again.
///
/// Each list belongs to one step of a solve, which empties it:
///
///     list        filled by                               emptied by
///     inputs      suggest                                 takeUpInputs, followDrag
///     loosened    loosen                                  spreadUnknowns
///     opened      spreadUnknowns, dissolve                assignRoles
///     pending     makePending                             assignRoles
///     checks      markStale, assignRoles                  evaluate
///     singles     markStale, assignRoles                  evaluate
///     blocks      markStale, formBlock                    evaluate
///
/// The stale variables of the plan are in `Plan`.
struct Worklists: Sendable {
  /// The values suggested since the last solve; the last value for a variable counts.
  private(set) var inputs: [(variable: Variable, value: Double)] = []
  /// The variables that have become unknown since the last solve.
  var loosened: [Variable] = []
  /// The variables that may end up in no constraint.
  var opened: [Variable] = []
  /// The constraints without a role.
  var pending = Worklist<ConstraintID>()
  /// The checks to evaluate.
  var checks: [ConstraintID] = []
  /// The single variables to solve.
  var singles = Worklist<Variable>()
  /// The blocks to solve.
  var blocks = Worklist<BlockID>()
  /// True if the solver has ever had a single variable.
  var hasHadSingles = false

  /// True if no list except `inputs` has an element.
  var haveOnlyInputs: Bool {
    pending.isEmpty && loosened.isEmpty && checks.isEmpty && singles.isEmpty && blocks.isEmpty
  }

  /// The variable that is suggested, if there is only one; nil for none or several.
  var onlyInput: Variable? {
    guard let input = inputs.first?.variable else { return nil }
    for other in inputs where other.variable != input { return nil }
    return input
  }

  /// Returns true if a value is suggested for the variable.
  func hasInput(for variable: Variable) -> Bool { inputs.contains { $0.variable == variable } }

  mutating func add(_ value: Double, for input: Variable) { inputs.append((input, value)) }
  mutating func removeInputs() { inputs.removeAll(keepingCapacity: true) }
}

/// A list of indices in which each is listed once.
///
/// A flag in the record of each element says that it is listed. The step that takes up the element clears the
/// flag.
struct Worklist<Index: TableIndex>: Sendable {
  private(set) var elements: [Index] = []

  /// Creates an empty list.
  init() {}

  var isEmpty: Bool { elements.isEmpty }
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Adds an element, unless its flag says that it is listed already.
  @inline(__always)
  mutating func add(_ index: Index, _ isListed: inout Bool) {
    if isListed { return }
    isListed = true
    elements.append(index)
  }

  /// Empties the list; the flags of its elements have been cleared.
  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}
