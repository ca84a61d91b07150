/// What the search for loops has seen, and what follows from the variable that it tries.
struct LoopSearch: Sendable {
  /// The greatest slope with which a member may follow the torn variable: where values
  /// cancel, so many digits are lost.
  static var steepestSlope: Double { 65_536 }
  /// The least share of its largest summand that the slope of a closing row has.
  static var leastClosingShare: Double { 1e-3 }
  /// The greatest share of the slope of a closing row that rounding may have put there, on the
  /// whole way from the torn variable.
  static var largestError: Double { 1e-11 }

  /// The rows that are connected with the one that was looked at last.
  private(set) var component: [Int32] = []
  /// The unknown variables of these rows, and what each costs: the cheapest one is torn first.
  var candidates: [(cost: Int, variable: Int32)] = []
  private var isRowSeen: [Bool] = []
  private var isVariableSeen: [Bool] = []
  private var seenRows: [Int32] = []
  private var seenVariables: [Int32] = []

  /// How each variable follows the torn one.
  private(set) var slopes: [Double] = []
  /// How much of each slope may be rounding: 0.1 + 0.2 - 0.3 is none, and does not say what a loop has to be.
  private(set) var errors: [Double] = []
  private var sloped: [Int32] = []
  /// The rows with one unknown left, and those with none.
  var ready: [Int32] = []
  var decided: [Int32] = []
  private var next = 0

  /// Makes room for all rows and variables of the solver; what is there already stays.
  mutating func makeRoom(rowCount: Int, variableCount: Int) {
    isRowSeen += repeatElement(false, count: max(0, rowCount - isRowSeen.count))
    let missing = max(0, variableCount - slopes.count)
    isVariableSeen += repeatElement(false, count: missing)
    slopes += repeatElement(0, count: missing)
    errors += repeatElement(0, count: missing)
  }

  /// Forgets what was seen, and nothing else has to be cleared.
  ///
  /// What saw a large part of the variables, as a first solve does, took time for all of them: the room for
  /// them is not kept for the little that a change sees.
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

  /// Says whether the variable was not seen before.
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

  /// The next row with one unknown left, in the order in which they were found: the loop
  /// that closes first is a short one.
  mutating func nextReady() -> Int32? {
    guard next < ready.count else { return nil }
    next += 1
    return ready[next - 1]
  }

  /// The rows that were not taken.
  var restOfReady: ArraySlice<Int32> { ready[next...] }

  mutating func end() {
    for variable in sloped {
      slopes[Int(variable)] = 0
      errors[Int(variable)] = 0
    }
    sloped.removeAll(keepingCapacity: true)
  }
}
