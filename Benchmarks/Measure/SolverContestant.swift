import LayoutSolver
import LayoutWorkloads
import Peers

/// The solver of this project, alone.
final class SolverContestant: Contestant {
  private var layout: SolverLayout

  init(_ flat: FlatWorkload, size: RootSize) { layout = SolverLayout(flat, size: size) }

  func resize(to size: RootSize) { layout.resize(to: size) }

  func swap() { layout.swap() }

  func frame(of view: Int) -> Frame { layout.frames.frame(of: view) }
}

/// A solver, its variables, and the resulting frames.
private struct SolverLayout {
  let frames: FrameArray
  private let flat: FlatWorkload
  private var solver = Solver()
  private var variables: [Variable] = []
  private var middle = ConstraintID(index: 0)
  private var isSwapped = false
  private var size = RootSize.unknown

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
    for index in 0..<workload.rows.count {
      let identifier = add(flat.row(index))
      if index == workload.swap.row { middle = identifier }
    }
    resize(to: size)
  }

  mutating func resize(to size: RootSize) {
    if size.width != self.size.width { solver.suggest(size.width, for: variables[flat.workload.size(0, .x)]) }
    if size.height != self.size.height {
      solver.suggest(size.height, for: variables[flat.workload.size(0, .y)])
    }
    self.size = size
    solveAndRead()
  }

  mutating func swap() {
    solver.remove(middle)
    isSwapped.toggle()
    middle = add(isSwapped ? flat.replacement : flat.row(flat.workload.swap.row))
    solveAndRead()
  }

  private mutating func add(_ row: PeerRow) -> ConstraintID {
    let count = Int(row.count)
    return withUnsafeTemporaryAllocation(of: Term.self, capacity: count) { terms in
      for index in 0..<count {
        let term = flat.term(Int(row.start) + index)
        terms.initializeElement(at: index, to: Term(term.coefficient, variables[term.variable]))
      }
      let relation: Relation =
        switch row.relation {
        case ..<0: .lessThanOrEqual
        case 0: .equal
        default: .greaterThanOrEqual
        }
      return solver.add(UnsafeBufferPointer(terms), relation, row.constant, priority: Float(row.priority))
    }
  }

  /// Solves and copies the changed values.
  ///
  /// The index of a variable is the index of its value, because no variable is ever removed.
  private mutating func solveAndRead() {
    solver.solve()
    for variable in solver.changed { frames.values[Int(variable.index)] = solver.value(of: variable) }
  }
}

extension Entrant {
  /// Returns the entrant with the solver of this project, alone.
  static func solver(_ flat: FlatWorkload, size: RootSize) -> Entrant {
    Entrant { _ in { SolverContestant(flat, size: size) } }
  }
}
