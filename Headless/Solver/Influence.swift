/// The search for the constraints whose constants move one of some variables.
///
/// Where equalities define the variables, the rates are read off the definitions, in one pass per target for
/// all constants. A constraint that decides more than a value may also change which bounds are reached: a
/// limit, a constraint of a block or of a cycle, the definition of a size near 0, or a check that is nearly
/// violated. For such a constraint, and for each definition that it depends on, the search changes the
/// constant by a small step and solves the component of the variables again.
struct Influence {
  /// The amount by which a constant is changed, small enough to pass no other bound in most layouts.
  private static var step: Double { 0.015625 }
  /// The least change of a variable that counts as a movement.
  private static var noticed: Double { 1e-6 }
  /// The distance from a bound below which a step may cross the bound.
  private static var margin: Double { 1 }

  private let solver: Solver
  private let component: Component
  private let targets: [Variable]

  /// Creates a search for the constraints that move `targets`, in a solver that needs no solve.
  init(_ solver: Solver, targets: [Variable]) {
    self.solver = solver
    self.targets = targets
    component = Component(solver, targets: targets)
  }

  /// Returns the constraints that `isAsked` accepts and whose constants move a target.
  ///
  /// The result is in the order in which the constraints were added.
  func constraints(work: inout Work, where isAsked: (ConstraintID) -> Bool) -> [ConstraintID] {
    let asked = component.rows.map { isAsked(ConstraintID(index: $0)) }
    let isToBeTried = rowsToTry()
    let rates = rates()
    var isMoving = rates.map { $0 * Self.step > Self.noticed }
    let tried = component.rows.indices.filter { asked[$0] && isToBeTried[$0] }
    if !tried.isEmpty { tryOut(tried, &isMoving) }
    work.constantsTried += tried.count
    return component.rows.indices.filter { asked[$0] && isMoving[$0] }.map {
      ConstraintID(index: component.rows[$0])
    }
  }

  // Rates that are read off the definitions.

  /// Returns the largest rate at which a target moves with the constant of each constraint of the component.
  ///
  /// Only definitions are followed; the rate of any other constraint is 0.
  private func rates() -> [Double] {
    // A definition needs only variables of lower rank. In the order of descending rank, the rate of each
    // variable is complete before it is passed on to the variables that its definition needs.
    let order = component.variables.filter { solver.variables[Int($0)].state == .defined }
      .sorted { solver.variables[Int($0)].rank > solver.variables[Int($1)].rank }
    var rateOfRow = Array(repeating: 0.0, count: solver.constraints.count)
    for target in targets {
      var rates = Array(repeating: 0.0, count: component.variables.count)
      rates[Int(component.places[Int(target.index)])] = 1
      for variable in order {
        let rate = rates[Int(component.places[Int(variable)])]
        let home = solver.variables[Int(variable)].home
        guard rate != 0, let own = solver.entries(of: home).first(where: { $0.variable == variable }) else {
          continue
        }
        rateOfRow[Int(home)] = max(rateOfRow[Int(home)], (rate / own.coefficient).magnitude)
        for entry in solver.entries(of: home) where entry.variable != variable {
          rates[Int(component.places[Int(entry.variable)])] -= rate * entry.coefficient / own.coefficient
        }
      }
    }
    return component.rows.map { rateOfRow[Int($0)] }
  }

  // Movements that are found by trial steps.

  /// Returns, for each constraint of the component, true if its constant has to be changed by a trial step.
  ///
  /// A trial step is needed if the constraint decides more than a value, or defines a variable that such a
  /// constraint depends on.
  private func rowsToTry() -> [Bool] {
    var isMarked = Array(repeating: false, count: solver.constraints.count)
    var open = component.rows.filter { decidesMoreThanValues($0) }
    for row in open { isMarked[Int(row)] = true }
    while let row = open.popLast() {
      for entry in solver.entries(of: row) {
        let variable = solver.variables[Int(entry.variable)]
        guard variable.state == .defined, !isMarked[Int(variable.home)] else { continue }
        isMarked[Int(variable.home)] = true
        open.append(variable.home)
      }
    }
    return component.rows.map { isMarked[Int($0)] }
  }

  private func decidesMoreThanValues(_ row: Int32) -> Bool {
    let record = solver.constraints[Int(row)]
    switch record.state {
    case .defines:
      let variable = solver.variables[Int(record.home)]
      return variable.loop >= 0 || variable.kind == .size && solver.values[Int(record.home)] < Self.margin
    case .checks: return record.isRequired && slack(of: row) < Self.margin
    case .closes, .limits, .inBlock, .broken, .pending: return true
    case .unused: return false
    }
  }

  /// Returns the distance of the constraint from being violated; 0 for an equality.
  private func slack(of row: Int32) -> Double {
    let record = solver.constraints[Int(row)]
    let sum = solver.entries(of: row).reduce(-record.constant) {
      $0 + $1.coefficient * solver.values[Int($1.variable)]
    }
    return record.relation == .equal ? 0 : sum * Double(record.relation.rawValue)
  }

  /// Changes the constants of the constraints at some places of the component, one after the other, and marks
  /// those with which a target moves.
  private func tryOut(_ places: [Int], _ isMoving: inout [Bool]) {
    var alone = component.alone(in: solver)
    alone.solve()
    let moving = targets.map { Variable(index: component.places[Int($0.index)]) }
    for place in places {
      let constraint = ConstraintID(index: Int32(place))
      let constant = alone.constraints[place].constant
      isMoving[place] = [Self.step, -Self.step].contains { step in
        // A copy of the solved component only has to solve the change.
        var trial = alone
        trial.setConstant(constant + step, of: constraint)
        trial.solve()
        return moving.contains { (trial.value(of: $0) - alone.value(of: $0)).magnitude > Self.noticed }
      }
    }
  }
}

extension Solver {
  /// Returns the constraints whose constants move one of some variables when they become a little larger or
  /// smaller.
  ///
  /// Only constraints that `isAsked` accepts are tried, and the result is in the order in which the
  /// constraints were added. The cost depends on the part of the solver that constraints connect with the
  /// variables. It is linear in the size of that part where equalities define all of it; each constraint that
  /// a limit, a cycle or a block depends on costs one solve of that part.
  ///
  /// Traps if something has changed since the last solve.
  public mutating func constraints(
    moving targets: [Variable], where isAsked: (ConstraintID) -> Bool
  ) -> [ConstraintID] {
    precondition(!needsSolve, "The influence of a constraint is not known before the next solve.")
    let influence = Influence(self, targets: targets)
    return influence.constraints(work: &work, where: isAsked)
  }
}
