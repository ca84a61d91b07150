import LayoutSolver
import LayoutWorkloads

/// A workload in a solver.
struct SolvedWorkload {
  let workload: Workload
  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var middle = ConstraintID(index: 0)
  private(set) var isSwapped = false

  /// Adds the variables and the constraints of `workload`, with the root at `width`, and solves once.
  init(_ workload: Workload, width: Double) {
    self.workload = workload
    variables.reserveCapacity(4 * workload.viewCount)
    for _ in 0..<workload.viewCount {
      for kind in [VariableKind.position, .position, .size, .size] {
        variables.append(solver.addVariable(kind))
      }
    }
    for (index, row) in workload.rows.enumerated() {
      let identifier = add(row)
      if index == workload.swap.row { middle = identifier }
    }
    resize(to: width)
  }

  /// The frames of all views, the root's first.
  var frames: [Frame] {
    (0..<workload.viewCount).map { view in
      let values = (0..<4).map { solver.value(of: variables[4 * view + $0]) }
      return Frame(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  /// Moves the drag to `width` and solves.
  mutating func resize(to width: Double) {
    let size = workload.rootSize(at: width)
    solver.suggest(size.width, for: variables[workload.size(0, .x)])
    solver.suggest(size.height, for: variables[workload.size(0, .y)])
    solver.solve()
  }

  /// Removes the constraint in the middle and adds its replacement, or the original again, and solves.
  mutating func swap() {
    solver.remove(middle)
    isSwapped.toggle()
    middle = add(isSwapped ? workload.swap.replacement : workload.rows[workload.swap.row])
    solver.solve()
  }

  private mutating func add(_ row: Workload.Row) -> ConstraintID {
    solver.add(
      row.terms.map { Term($0.coefficient, variables[$0.variable]) }, row.relation, row.constant,
      priority: row.priority)
  }
}
