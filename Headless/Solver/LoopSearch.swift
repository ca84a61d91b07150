/// The state of the search for loops: rows and variables already visited, and the slopes of one attempt.
struct LoopSearch: Sendable {
  /// The greatest slope of a member relative to the torn variable.
  ///
  /// When values cancel, a slope of this size costs as many digits.
  static var steepestSlope: Double { 65_536 }
  /// The least ratio between the slope of a closing row and its largest summand.
  static var leastClosingShare: Double { 1e-3 }
  /// The greatest share of the slope of a closing row that may be rounding, accumulated from the torn
  /// variable on.
  static var largestError: Double { 1e-11 }

  /// The rows that are connected with the row that was examined last.
  private(set) var component: [Int32] = []
  /// The unknown variables of these rows, each with its cost; the variable of least cost is torn first.
  var candidates: [(cost: Int, variable: Int32)] = []
  private var isRowSeen: [Bool] = []
  private var isVariableSeen: [Bool] = []
  private var seenRows: [Int32] = []
  private var seenVariables: [Int32] = []

  /// The slope of each variable relative to the torn variable.
  private(set) var slopes: [Double] = []
  /// The bound on the rounding error of each slope.
  ///
  /// A slope such as 0.1 + 0.2 - 0.3 is rounding only, and does not determine the torn variable.
  private(set) var errors: [Double] = []
  private var sloped: [Int32] = []
  /// The rows with one unknown variable left, and the rows with none.
  var ready: [Int32] = []
  var decided: [Int32] = []
  private var next = 0

  /// Adds room for all rows and variables of the solver; existing entries are unchanged.
  mutating func makeRoom(rowCount: Int, variableCount: Int) {
    isRowSeen += repeatElement(false, count: max(0, rowCount - isRowSeen.count))
    let missing = max(0, variableCount - slopes.count)
    isVariableSeen += repeatElement(false, count: missing)
    slopes += repeatElement(0, count: missing)
    errors += repeatElement(0, count: missing)
  }

  /// Clears the marks of the visited rows and variables; nothing else has to be cleared.
  ///
  /// A search that visits a large part of the variables, as in a first solve, releases its arrays: later
  /// changes visit few variables and need no such room.
  mutating func forget() {
    if 4 * seenVariables.count > slopes.count { return self = LoopSearch() }
    for row in seenRows { isRowSeen[Int(row)] = false }
    for variable in seenVariables { isVariableSeen[Int(variable)] = false }
    seenRows.removeAll(keepingCapacity: true)
    seenVariables.removeAll(keepingCapacity: true)
  }

  func hasSeen(row: Int32) -> Bool { isRowSeen[Int(row)] }

  mutating func beginComponent(_ row: Int32) {
    component.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    see(row: row)
  }

  mutating func see(row: Int32) {
    if isRowSeen[Int(row)] { return }
    isRowSeen[Int(row)] = true
    seenRows.append(row)
    component.append(row)
  }

  /// Marks the variable as visited; returns true if it was not visited before.
  mutating func see(variable: Int32) -> Bool {
    if isVariableSeen[Int(variable)] { return false }
    isVariableSeen[Int(variable)] = true
    seenVariables.append(variable)
    return true
  }

  mutating func begin(_ torn: Int32) {
    ready.removeAll(keepingCapacity: true)
    decided.removeAll(keepingCapacity: true)
    next = 0
    setSlope(1, error: 0, of: torn)
  }

  mutating func setSlope(_ slope: Double, error: Double, of variable: Int32) {
    slopes[Int(variable)] = slope
    errors[Int(variable)] = error
    sloped.append(variable)
  }

  /// Returns the next row with one unknown variable left, in the order in which the rows were found.
  ///
  /// This order closes a short loop first.
  mutating func nextReady() -> Int32? {
    guard next < ready.count else { return nil }
    next += 1
    return ready[next - 1]
  }

  /// The rows with one unknown variable that were not used.
  var restOfReady: ArraySlice<Int32> { ready[next...] }

  mutating func end() {
    for variable in sloped {
      slopes[Int(variable)] = 0
      errors[Int(variable)] = 0
    }
    sloped.removeAll(keepingCapacity: true)
  }
}
