/// The propagation of definitions: a required equality with one unknown variable defines that variable.
///
/// A definition may leave other equalities with one unknown variable, which then define theirs, until no such
/// equality is left. Most of the work of a first solve is done here.
struct Propagation {
  /// True if the values are computed too.
  ///
  /// Values can be computed if no value is out of date, because no known variable depends on a new one.
  let evaluates: Bool
  /// The plan, to which the defined variables are appended, and the record of the variables written.
  ///
  /// The solver lends both while the propagation runs.
  var plan = Plan()
  var changes = Changes()
  private(set) var contradictions: [Contradiction] = []
  private(set) var valuesWritten = 0
  /// The constraints with one unknown variable that have not been used yet.
  private var ready: [ConstraintID] = []

  init(evaluates: Bool) { self.evaluates = evaluates }

  mutating func run(_ constraints: ArraySlice<ConstraintID>, in tables: Tables) {
    if plan.isEmpty {
      plan.reserveCapacity(constraints.count)
      changes.reserveCapacity(constraints.count)
    }
    for constraint in constraints where tables.isReady(constraint) {
      define(by: constraint, in: tables)
      while let constraint = ready.popLast() {
        if tables.isReady(constraint) { define(by: constraint, in: tables) }
      }
    }
  }

  @inline(__always)
  private mutating func define(by constraint: ConstraintID, in tables: Tables) {
    let variable = tables.onlyUnknown(in: constraint)
    tables.variables[variable].define(by: constraint, at: plan.end)
    tables.constraints[constraint].define(variable)
    plan.append(variable)
    for entry in tables.column(of: variable) {
      tables.constraints[entry.constraint].unknowns -= 1
      if tables.isReady(entry.constraint) { ready.append(entry.constraint) }
    }
    if evaluates { evaluate(variable, by: constraint, in: tables) }
  }

  @inline(__always)
  private mutating func evaluate(_ variable: Variable, by constraint: ConstraintID, in tables: Tables) {
    let solution = tables.constraints[constraint].solution(
      for: variable, in: tables.row(of: constraint), value: { tables.values[$0] })
    let (value, holds) = tables.variables[variable].admit(solution.value, magnitude: solution.magnitude)
    if !holds { contradictions.append(.negativeSize(variable)) }
    if value == tables.values[variable] { return }
    changes.note(variable, previous: tables.values[variable], &tables.variables[variable].isWritten)
    tables.values[variable] = value
    valuesWritten += 1
  }
}
