import Kiwi
import LayoutSolver
import LayoutWorkloads

/// The solver of this project, alone.
final class SolverContestant: Contestant {
  private let flat: FlatWorkload
  private let frames: FrameArray
  private var solver = Solver()
  private var variables: [Variable] = []
  private var middle = ConstraintID(index: 0)
  private var isSwapped = false
  private var scratch = [Term](repeating: Term(0, Variable(index: 0)), count: 4)

  /// Adds variables and constraints, and solves.
  init(_ flat: FlatWorkload, size: RootSize) {
    self.flat = flat
    let workload = flat.workload
    frames = FrameArray(viewCount: workload.viewCount)
    variables.reserveCapacity(4 * workload.viewCount)
    for _ in 0..<workload.viewCount {
      variables.append(solver.addVariable(.position))
      variables.append(solver.addVariable(.position))
      variables.append(solver.addVariable(.size))
      variables.append(solver.addVariable(.size))
    }
    for place in 0..<workload.rows.count {
      let identifier = add(flat.row(place))
      if place == workload.swap.place { middle = identifier }
    }
    resize(to: size)
  }

  func resize(to size: RootSize) {
    solver.suggest(size.width, for: variables[flat.workload.size(0, .x)])
    solver.suggest(size.height, for: variables[flat.workload.size(0, .y)])
    solveAndRead()
  }

  func swap() {
    solver.remove(middle)
    isSwapped.toggle()
    middle = add(isSwapped ? flat.replacement : flat.row(flat.workload.swap.place))
    solveAndRead()
  }

  func frame(of view: Int) -> Frame { frames.frame(of: view) }

  private func add(_ row: KiwiRow) -> ConstraintID {
    for place in 0..<row.count {
      let term = flat.term(row.start + place)
      scratch[Int(place)] = Term(term.coefficient, variables[term.variable])
    }
    let relation: Relation = row.relation < 0 ? .lessThanOrEqual : row.relation > 0 ? .greaterThanOrEqual : .equal
    return scratch.withUnsafeBufferPointer {
      solver.add(UnsafeBufferPointer(rebasing: $0[0..<Int(row.count)]), relation, row.constant, priority: Float(row.priority))
    }
  }

  /// The numbers of the variables are those of the values, because nothing was ever removed.
  private func solveAndRead() {
    solver.solve()
    for variable in solver.changed { frames.values[Int(variable.index)] = solver.value(of: variable) }
  }
}

extension Entry {
  /// The solver of this project, alone.
  static func solver(_ flat: FlatWorkload, size: RootSize) -> Entry {
    Entry { _ in { SolverContestant(flat, size: size) } }
  }
}
