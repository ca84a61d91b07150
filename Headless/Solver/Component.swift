/// The variables and constraints that are connected with some variables.
///
/// A constraint connects all variables that it mentions. A suggested variable is part of the component but
/// connects nothing: its value is fixed, so the constraints on it do not influence each other.
struct Component {
  /// The indices of the component's variables and constraints in the solver, in the order in which they were
  /// added.
  ///
  /// The variables include suggested ones.
  private(set) var variables: [Int32] = []
  private(set) var rows: [Int32] = []
  /// The place of each of the solver's variables in `variables`; -1 for variables outside of the component.
  private(set) var places: [Int32]

  /// Creates the component of `targets`.
  ///
  /// The cost is linear in the size of the component, plus one number for each variable and each constraint
  /// of the solver.
  init(_ solver: Solver, targets: [Variable]) {
    places = Array(repeating: -1, count: solver.variables.count)
    var isRowSeen = Array(repeating: false, count: solver.constraints.count)
    for target in targets where places[Int(target.index)] < 0 { take(target.index) }
    var next = 0
    while next < variables.count {
      let variable = variables[next]
      next += 1
      if solver.variables[Int(variable)].state == .pinned { continue }
      var place = solver.matrix.columnHeads[Int(variable)]
      while place >= 0 {
        let entry = solver.matrix.entries[Int(place)]
        place = entry.next
        if isRowSeen[Int(entry.row)] { continue }
        isRowSeen[Int(entry.row)] = true
        rows.append(entry.row)
        for other in solver.entries(of: entry.row) where places[Int(other.variable)] < 0 {
          take(other.variable)
        }
      }
    }
    variables.sort { solver.variables[Int($0)].serial < solver.variables[Int($1)].serial }
    rows.sort { solver.constraints[Int($0)].serial < solver.constraints[Int($1)].serial }
    for (place, variable) in variables.enumerated() { places[Int(variable)] = Int32(place) }
  }

  private mutating func take(_ variable: Int32) {
    places[Int(variable)] = 0
    variables.append(variable)
  }

  /// Returns a separate solver, not yet solved, with only the variables and constraints of the component.
  ///
  /// The index of each variable and constraint in it is its place in the component.
  func alone(in solver: Solver) -> Solver {
    var result = Solver()
    for variable in variables {
      let copy = result.addVariable(solver.variables[Int(variable)].kind)
      if solver.variables[Int(variable)].state == .pinned {
        result.suggest(solver.values[Int(variable)], for: copy)
      }
    }
    for row in rows {
      let record = solver.constraints[Int(row)]
      let terms = solver.entries(of: row).map {
        Term($0.coefficient, Variable(index: places[Int($0.variable)]))
      }
      result.add(
        terms, record.relation, record.constant, priority: record.priority, isBreakable: record.isBreakable)
    }
    return result
  }
}
