/// The propagation of definitions: a required equality with one unknown variable defines that variable.
///
/// A definition may leave other equalities with one unknown variable, which then define theirs, until no such
/// equality is left. Most of the work of a first solve is done here.
struct Propagation {
  /// True if the values are computed too.
  ///
  /// Values can be computed if no value is out of date, because no known variable depends on a new one.
  let evaluates: Bool
  /// The defined variables in the order of their evaluation, and the variables written, each with its value
  /// before the solve.
  ///
  /// The solver lends both arrays while the propagation runs.
  var plan: [Int32] = []
  var written: [(variable: Int32, previous: Double)] = []
  private(set) var contradictions: [Contradiction] = []
  private(set) var valuesWritten = 0
  /// The constraints with one unknown variable that have not been used yet.
  private var ready: [Int32] = []

  init(evaluates: Bool) { self.evaluates = evaluates }

  mutating func run(_ rows: ArraySlice<Int32>, in tables: Tables) {
    if plan.isEmpty {
      plan.reserveCapacity(rows.count)
      written.reserveCapacity(rows.count)
    }
    for row in rows where tables.isReady(row) {
      define(by: row, in: tables)
      while let row = ready.popLast() {
        if tables.isReady(row) { define(by: row, in: tables) }
      }
    }
  }

  @inline(__always)
  private mutating func define(by row: Int32, in tables: Tables) {
    let variable = tables.onlyUnknown(in: row)
    tables.variables[Int(variable)].state = .defined
    tables.variables[Int(variable)].home = row
    tables.variables[Int(variable)].rank = Int32(plan.count)
    tables.constraints[Int(row)].state = .defines
    tables.constraints[Int(row)].home = variable
    plan.append(variable)
    var place = tables.columnHeads[Int(variable)]
    while place >= 0 {
      let entry = tables.entries[Int(place)]
      tables.constraints[Int(entry.row)].unknowns -= 1
      if tables.isReady(entry.row) { ready.append(entry.row) }
      place = entry.next
    }
    if evaluates { evaluate(variable, by: row, in: tables) }
  }

  @inline(__always)
  private mutating func evaluate(_ variable: Int32, by row: Int32, in tables: Tables) {
    let solution = tables.constraints[Int(row)].solution(
      for: variable, entry: { tables.entries[$0] }, value: { tables.values[Int($0)] })
    let (value, holds) = tables.variables[Int(variable)].admit(solution.value, magnitude: solution.magnitude)
    if !holds { contradictions.append(.negativeSize(variable)) }
    if value == tables.values[Int(variable)] { return }
    if !tables.variables[Int(variable)].isWritten {
      tables.variables[Int(variable)].isWritten = true
      written.append((variable, tables.values[Int(variable)]))
    }
    tables.values[Int(variable)] = value
    valuesWritten += 1
  }
}
