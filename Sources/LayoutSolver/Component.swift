/// The variables and constraints that are connected with some variables, for a separate solver.
///
/// A constraint connects all variables that it mentions. A suggested variable is part of the component but
/// connects nothing: its value is fixed, so the constraints on it do not influence each other.
///
/// Each variable and constraint of the component has an *image* in the separate solver.
struct Component {
  /// The variables, suggested ones included, by their images, in the order in which they were added.
  private(set) var variables = Table<Variable, Variable>()
  /// The constraints by their images, in the order in which they were added.
  private(set) var constraints = Table<ConstraintID, ConstraintID>()
  private var images: Table<Variable, Variable?>

  /// Creates the component of `targets`.
  ///
  /// The cost is linear in the size of the component, plus one number for each variable and each constraint
  /// of the solver.
  init(_ solver: Solver, targets: [Variable]) {
    images = Table(repeating: nil, count: solver.variables.count)
    var isSeen = Table<ConstraintID, Bool>(repeating: false, count: solver.constraints.count)
    var found: [Variable] = []
    var connecting: [ConstraintID] = []
    for target in targets where take(target) { found.append(target) }
    var next = 0
    while next < found.count {
      let variable = found[next]
      next += 1
      if solver.variables[variable].state == .pinned { continue }
      for entry in solver.matrix.column(of: variable) where !isSeen[entry.constraint] {
        isSeen[entry.constraint] = true
        connecting.append(entry.constraint)
        for other in solver.row(of: entry.constraint) where take(other.variable) {
          found.append(other.variable)
        }
      }
    }
    found.sort { solver.variables[$0].serial < solver.variables[$1].serial }
    connecting.sort { solver.constraints[$0].serial < solver.constraints[$1].serial }
    variables = Table(found)
    constraints = Table(connecting)
    for image in variables.indices { images[variables[image]] = image }
  }

  /// Marks a variable as a part of the component; returns true if it was not a part before.
  private mutating func take(_ variable: Variable) -> Bool {
    if images[variable] != nil { return false }
    images[variable] = variable
    return true
  }

  /// Returns the image of a variable of the component.
  func image(of variable: Variable) -> Variable {
    guard let image = images[variable] else {
      preconditionFailure("Variable \(variable.index) is outside of the component.")
    }
    return image
  }

  func sortImages(_ images: inout [ConstraintID], _ order: ConflictOrder) {
    var originals = images.map { constraints[$0] }
    var imageOf: [ConstraintID: ConstraintID] = [:]
    for image in images { imageOf[constraints[image]] = image }
    order(&originals)
    images = originals.compactMap { imageOf[$0] }
  }

  /// Returns a separate solver, not yet solved, with only the images of the variables and constraints.
  func alone(in solver: Solver) -> Solver {
    var result = Solver()
    for variable in variables.elements {
      let image = result.addVariable(solver.variables[variable].kind)
      if solver.variables[variable].state == .pinned { result.suggest(solver.values[variable], for: image) }
    }
    for constraint in constraints.elements {
      let record = solver.constraints[constraint]
      let terms = solver.row(of: constraint).map { Term($0.coefficient, image(of: $0.variable)) }
      result.add(
        terms, record.relation, record.constant, priority: record.priority, isBreakable: record.isBreakable)
    }
    return result
  }
}
