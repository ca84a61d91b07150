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
  func constraints(
    work: inout Work, order: ConflictOrder, where isAsked: (ConstraintID) -> Bool
  ) -> [ConstraintID] {
    let all = component.constraints
    let asked = all.elements.map { isAsked($0) }
    let needsTrial = constraintsToTry()
    let rates = rates()
    var isMoving = Table<ConstraintID, Bool>(
      all.elements.map { rates[$0] * Self.step > Self.noticed })
    let tried = zip(all.indices, asked).filter { $0.1 && needsTrial[all[$0.0]] }.map { $0.0 }
    if !tried.isEmpty { tryOut(tried, order, &isMoving) }
    work.constantsTried += tried.count
    return zip(all.indices, asked).filter { $0.1 && isMoving[$0.0] }.map { all[$0.0] }
  }

  // Rates that are read off the definitions.

  /// Returns the largest rate at which a target moves with the constant of each constraint.
  ///
  /// Only definitions are followed; the rate of any other constraint is 0.
  private func rates() -> Table<ConstraintID, Double> {
    // A definition needs only variables of lower rank. In the order of descending rank, the rate of each
    // variable is complete before it is passed on to the variables that its definition needs.
    let order = component.variables.elements.filter { solver.variables[$0].state == .defined }
      .sorted { solver.variables[$1].rank < solver.variables[$0].rank }
    var largest = Table<ConstraintID, Double>(repeating: 0, count: solver.constraints.count)
    for target in targets {
      var rates = Table<Variable, Double>(repeating: 0, count: component.variables.count)
      rates[component.image(of: target)] = 1
      for variable in order {
        let rate = rates[component.image(of: variable)]
        let definition = solver.variables[variable].definition
        let row = solver.row(of: definition)
        guard rate != 0, let own = row.first(where: { $0.variable == variable }) else { continue }
        largest[definition] = max(largest[definition], (rate / own.coefficient).magnitude)
        for entry in row where entry.variable != variable {
          rates[component.image(of: entry.variable)] -= rate * entry.coefficient / own.coefficient
        }
      }
    }
    return largest
  }

  // Movements that are found by trial steps.

  /// Returns true for each constraint whose constant has to be changed by a trial step.
  ///
  /// A trial step is needed if the constraint decides more than a value, or defines a variable that such a
  /// constraint depends on.
  private func constraintsToTry() -> Table<ConstraintID, Bool> {
    var isMarked = Table<ConstraintID, Bool>(repeating: false, count: solver.constraints.count)
    var open = component.constraints.elements.filter { decidesMoreThanValues($0) }
    for constraint in open { isMarked[constraint] = true }
    while let constraint = open.popLast() {
      for entry in solver.row(of: constraint) {
        let variable = solver.variables[entry.variable]
        guard variable.state == .defined, !isMarked[variable.definition] else { continue }
        isMarked[variable.definition] = true
        open.append(variable.definition)
      }
    }
    return isMarked
  }

  private func decidesMoreThanValues(_ constraint: ConstraintID) -> Bool {
    let record = solver.constraints[constraint]
    switch record.state {
    case .defines:
      let variable = solver.variables[record.variable]
      return variable.loop != nil || variable.kind == .size && solver.values[record.variable] < Self.margin
    case .checks: return record.isRequired && slack(of: constraint) < Self.margin
    case .closes, .limits, .inBlock, .broken, .pending: return true
    case .unused: return false
    }
  }

  /// Returns the distance of the constraint from being violated; 0 for an equality.
  private func slack(of constraint: ConstraintID) -> Double {
    let record = solver.constraints[constraint]
    let sum = solver.row(of: constraint).reduce(-record.constant) {
      $0 + $1.coefficient * solver.values[$1.variable]
    }
    return record.relation == .equal ? 0 : sum * Double(record.relation.rawValue)
  }

  /// Changes the constants of some images of constraints, one after the other, and marks those with which a
  /// target moves.
  private func tryOut(
    _ images: [ConstraintID], _ order: ConflictOrder, _ isMoving: inout Table<ConstraintID, Bool>
  ) {
    var alone = component.alone(in: solver)
    alone.solve { component.sortImages(&$0, order) }
    let targets = targets.map { component.image(of: $0) }
    for image in images {
      let constant = alone.constraints[image].constant
      isMoving[image] = [Self.step, -Self.step].contains { step in
        // A copy of the solved component only has to solve the change.
        var trial = alone
        trial.setConstant(constant + step, of: image)
        trial.solve { component.sortImages(&$0, order) }
        return targets.contains { (trial.value(of: $0) - alone.value(of: $0)).magnitude > Self.noticed }
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
  /// `order` is the order of the last solve. Traps if something has changed since the last solve.
  ///
  /// - Parameters:
  ///   - targets: The variables.
  ///   - order: The order of the last solve.
  ///   - isAsked: A function that returns true for the constraints to try.
  public mutating func constraints(
    moving targets: [Variable], order: ConflictOrder = { _ in }, where isAsked: (ConstraintID) -> Bool
  ) -> [ConstraintID] {
    precondition(!needsSolve, "The influence of a constraint is not known before the next solve.")
    let influence = Influence(self, targets: targets)
    return influence.constraints(work: &work, order: order, where: isAsked)
  }
}
