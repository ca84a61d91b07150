/// The state of the search for loops: the constraints and variables already visited, and the slopes of one
/// attempt.
struct LoopSearch: Sendable {
  /// The greatest slope of a member relative to the torn variable.
  ///
  /// When values cancel, a slope of this size costs as many digits.
  static var steepestSlope: Double { 65_536 }
  /// The least ratio between the slope of a closing equality and its largest summand.
  static var leastClosingShare: Double { 1e-3 }
  /// The greatest share of the slope of a closing equality that may be rounding, accumulated from the torn
  /// variable on.
  static var largestError: Double { 1e-11 }

  /// The equalities that are connected with the one that was examined last.
  private(set) var equalities: [ConstraintID] = []
  /// The unknown variables of these equalities, each with its cost; the variable of least cost is torn first.
  var candidates: [(cost: Int, variable: Variable)] = []
  private var isConstraintSeen = Table<ConstraintID, Bool>()
  private var isVariableSeen = Table<Variable, Bool>()
  private var seenConstraints: [ConstraintID] = []
  private var seenVariables: [Variable] = []

  /// The slope of each variable relative to the torn variable.
  private(set) var slopes = Table<Variable, Double>()
  /// The bound on the rounding error of each slope.
  ///
  /// A slope such as 0.1 + 0.2 - 0.3 is rounding only, and does not determine the torn variable.
  private(set) var errors = Table<Variable, Double>()
  private var sloped: [Variable] = []
  /// The equalities with one unknown variable left, and those with none.
  var ready: [ConstraintID] = []
  var decided: [ConstraintID] = []
  private var nextReady = 0

  /// Adds room for all constraints and variables of the solver; existing elements are unchanged.
  mutating func makeRoom(constraintCount: Int, variableCount: Int) {
    isConstraintSeen.extend(to: constraintCount, with: false)
    isVariableSeen.extend(to: variableCount, with: false)
    slopes.extend(to: variableCount, with: 0)
    errors.extend(to: variableCount, with: 0)
  }

  /// Clears the marks of the visited constraints and variables; nothing else has to be cleared.
  ///
  /// A search that visits a large part of the variables, as in a first solve, releases its tables: later
  /// changes visit few variables and need no such room.
  mutating func forget() {
    if 4 * seenVariables.count > slopes.count { return self = LoopSearch() }
    for constraint in seenConstraints { isConstraintSeen[constraint] = false }
    for variable in seenVariables { isVariableSeen[variable] = false }
    seenConstraints.removeAll(keepingCapacity: true)
    seenVariables.removeAll(keepingCapacity: true)
  }

  func hasSeen(_ constraint: ConstraintID) -> Bool { isConstraintSeen[constraint] }

  /// Begins the search among the equalities that are connected with `equality`.
  mutating func begin(from equality: ConstraintID) {
    equalities.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    see(equality)
  }

  /// Adds an equality that has not been visited yet.
  mutating func see(_ equality: ConstraintID) {
    if isConstraintSeen[equality] { return }
    isConstraintSeen[equality] = true
    seenConstraints.append(equality)
    equalities.append(equality)
  }

  /// Marks the variable as visited; returns true if it was not visited before.
  mutating func see(_ variable: Variable) -> Bool {
    if isVariableSeen[variable] { return false }
    isVariableSeen[variable] = true
    seenVariables.append(variable)
    return true
  }

  /// Begins the attempt to open a cycle at a variable.
  mutating func begin(tearing torn: Variable) {
    ready.removeAll(keepingCapacity: true)
    decided.removeAll(keepingCapacity: true)
    nextReady = 0
    setSlope(1, error: 0, of: torn)
  }

  mutating func setSlope(_ slope: Double, error: Double, of variable: Variable) {
    slopes[variable] = slope
    errors[variable] = error
    sloped.append(variable)
  }

  /// Returns the next equality with one unknown variable left, in the order in which they were found.
  ///
  /// This order closes a short loop first.
  mutating func takeReady() -> ConstraintID? {
    guard nextReady < ready.count else { return nil }
    nextReady += 1
    return ready[nextReady - 1]
  }

  /// The equalities with one unknown variable that were not used.
  var restOfReady: ArraySlice<ConstraintID> { ready[nextReady...] }

  /// Ends the attempt.
  mutating func end() {
    for variable in sloped {
      slopes[variable] = 0
      errors[variable] = 0
    }
    sloped.removeAll(keepingCapacity: true)
  }
}
