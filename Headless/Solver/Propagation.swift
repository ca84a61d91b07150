/// The solver's arrays as they are while nothing is added to them: no access is checked on its own.
struct Tables {
  let variables: UnsafeMutableBufferPointer<VariableRecord>
  let constraints: UnsafeMutableBufferPointer<ConstraintRecord>
  let values: UnsafeMutableBufferPointer<Double>
  let entries: UnsafeBufferPointer<Matrix.Entry>
  let columnHeads: UnsafeBufferPointer<Int32>

  /// Calls `body` with the arrays.
  @inline(__always)
  static func lend(
    _ variables: inout [VariableRecord], _ constraints: inout [ConstraintRecord], _ values: inout [Double], _ matrix: Matrix,
    to body: (Tables) -> Void
  ) {
    variables.withUnsafeMutableBufferPointer { variables in
      constraints.withUnsafeMutableBufferPointer { constraints in
        values.withUnsafeMutableBufferPointer { values in
          matrix.entries.withUnsafeBufferPointer { entries in
            matrix.columnHeads.withUnsafeBufferPointer { columnHeads in
              body(
                Tables(variables: variables, constraints: constraints, values: values, entries: entries, columnHeads: columnHeads))
            }
          }
        }
      }
    }
  }

  func isReady(_ row: Int32) -> Bool { constraints[Int(row)].isReady }

  @inline(__always)
  func onlyUnknown(in row: Int32) -> Int32 {
    for place in constraints[Int(row)].places where !variables[Int(entries[place].variable)].isKnown { return entries[place].variable }
    preconditionFailure("A constraint with one unknown has none.")
  }
}

/// Lets required equalities with one unknown variable define it, and those that then have one, as long as there are any.
///
/// Most of a first solve is done here.
struct Propagation {
  /// Whether values are computed too: they can be where no value is out of date, because nothing that is known depends on a new one.
  let evaluates: Bool
  /// The place in the plan of the next variable.
  var rank: Int32
  /// The variables in the order in which they were defined.
  private(set) var defined: [Int32] = []
  /// The variables written, each with the value it had before.
  var written: [(variable: Int32, previous: Double)] = []
  private(set) var contradictions: [Contradiction] = []
  /// The constraints with one unknown that are not used yet.
  private var ready: [Int32] = []

  init(rank: Int32, evaluates: Bool) {
    self.rank = rank
    self.evaluates = evaluates
  }

  mutating func run(_ rows: ArraySlice<Int32>, in tables: Tables) {
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
    tables.variables[Int(variable)].rank = rank
    tables.constraints[Int(row)].state = .defines
    tables.constraints[Int(row)].home = variable
    defined.append(variable)
    rank += 1
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
    let solution = tables.constraints[Int(row)].solution(for: variable, entry: { tables.entries[$0] }, value: { tables.values[Int($0)] })
    let (value, holds) = tables.variables[Int(variable)].admit(solution.value, magnitude: solution.magnitude)
    if !holds { contradictions.append(.negativeSize(variable)) }
    if value == tables.values[Int(variable)] { return }
    if !tables.variables[Int(variable)].isWritten {
      tables.variables[Int(variable)].isWritten = true
      written.append((variable, tables.values[Int(variable)]))
    }
    tables.values[Int(variable)] = value
  }
}
