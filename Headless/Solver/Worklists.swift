/// The parts of the layout that the next solve, or the next step of the present one, has to look at again.
///
/// Each list belongs to one step of a solve, which empties it:
///
///     list        filled by                               emptied by
///     inputs      suggest                                 takeUpInputs, followDrag
///     loosened    loosen                                  spreadUnknowns
///     opened      spreadUnknowns, dissolve                assignRoles
///     pending     enqueue                                 assignRoles
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
  /// The constraints without a role; a flag in each record prevents that it is listed twice.
  var pending: [ConstraintID] = []
  /// The checks to evaluate.
  var checks: [ConstraintID] = []
  /// The single variables to solve; a flag in each record prevents that one is listed twice.
  var singles: [Variable] = []
  /// The blocks to solve; a flag in each block prevents that it is listed twice.
  var blocks: [BlockID] = []
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
