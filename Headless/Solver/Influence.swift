/// Which constants some variables follow.
///
/// Where equalities define them, that is read off the definitions, once for all constants. What stands before
/// a limit, a cycle, a size near 0 or a rule that is only checked may do more than move values along: there a
/// small step is tried, on what is tied to the variables.
struct Influence {
  /// How much a constant is changed: so little that it passes no other bound, mostly.
  private static var step: Double { 0.015625 }
  /// How much a variable has to move with it to count.
  private static var noticed: Double { 1e-6 }
  /// The least distance from a bound that a step does not cross.
  private static var margin: Double { 1 }

  private let solver: Solver
  private let component: Component
  private let targets: [Variable]

  /// What `targets` follow in a solver that has nothing left to solve.
  init(_ solver: Solver, targets: [Variable]) {
    self.solver = solver
    self.targets = targets
    component = Component(solver, targets: targets)
  }

  /// The constraints whose constants move a target, of those that are asked for, in the
  /// order in which they were added.
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

  // Read off

  /// For each constraint of the component how much the targets move with its constant, at most, as
  /// far as definitions carry that.
  private func rates() -> [Double] {
    // A definition stands behind all that it needs, so that from the last to the first each
    // is complete when it is its turn.
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

  // Tried

  /// Whether each constraint of the component decides more than values, or stands before one that does.
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

  /// How far the constraint is from being violated.
  private func slack(of row: Int32) -> Double {
    let record = solver.constraints[Int(row)]
    let sum = solver.entries(of: row).reduce(-record.constant) {
      $0 + $1.coefficient * solver.values[Int($1.variable)]
    }
    return record.relation == .equal ? 0 : sum * Double(record.relation.rawValue)
  }

  /// Changes the constants of the constraints at some places of the component, one after the
  /// other, to see what the targets do.
  private func tryOut(_ places: [Int], _ isMoving: inout [Bool]) {
    var alone = component.alone(in: solver)
    alone.solve()
    let moving = targets.map { Variable(index: component.places[Int($0.index)]) }
    for place in places {
      let constraint = ConstraintID(index: Int32(place))
      let constant = alone.constraints[place].constant
      isMoving[place] = [Self.step, -Self.step].contains { step in
        // Cheaper than to solve again what was solved before.
        var trial = alone
        trial.setConstant(constant + step, of: constraint)
        trial.solve()
        return moving.contains { (trial.value(of: $0) - alone.value(of: $0)).magnitude > Self.noticed }
      }
    }
  }
}

extension Solver {
  /// The constraints whose constants, a little larger or smaller, move one of some variables, in the
  /// order in which they were added.
  ///
  /// Only those are looked at for which `isAsked` is true. The cost follows what is tied to the variables,
  /// and is linear in that where equalities define all of it; each constraint that stands before a limit, a
  /// cycle or a coupled size costs a solve of that part.
  ///
  /// Traps when there is something left to solve.
  public mutating func constraints(
    moving targets: [Variable], where isAsked: (ConstraintID) -> Bool
  ) -> [ConstraintID] {
    precondition(!needsSolve, "What moves a variable is known after a solve.")
    let influence = Influence(self, targets: targets)
    return influence.constraints(work: &work, where: isAsked)
  }
}
