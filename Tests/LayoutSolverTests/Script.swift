import LayoutSolver

/// One change of a solver.
enum Edit: Sendable {
  /// Adds a constraint, which later edits of the script call `key`.
  case add(key: Int, SystemConstraint)
  case remove(key: Int)
  case setConstant(key: Int, Fraction)
  case setPriority(key: Int, Float)
  case setRank(key: Int, Int)
  case suggest(variable: Int, Fraction)
  case release(variable: Int)
  case solve
}

/// The changes of a solver from its creation on.
///
/// Edits of missing constraints are skipped, so every part of a script is a script.
struct Script: Sendable {
  /// The kind of each variable.
  var kinds: [VariableKind]
  var edits: [Edit]

  /// Returns the first complaint that `check` makes after a solve; nil when it makes none.
  func firstComplaint(unit: Double = 1, _ check: (ScriptedSolver) -> String?) -> String? {
    var subject = ScriptedSolver(kinds, unit: unit)
    for (index, edit) in edits.enumerated() {
      subject.apply(edit)
      if case .solve = edit, let complaint = check(subject) {
        let frame = subject.values.enumerated().map { "\(subject.system.name(of: $0)) = \($1)" }.joined(
          separator: ", ")
        return "after edit \(index): \(complaint)\nvalues: \(frame)\nstanding:\n\(subject.system)"
      }
    }
    return nil
  }
}

extension Script: CustomStringConvertible {
  var description: String {
    let names = LinearSystem(kinds: kinds)
    let lines = edits.enumerated().map { index, edit in
      switch edit {
      case .add(let key, let constraint): "\(index): add #\(key) \(names.describe(constraint))"
      case .remove(let key): "\(index): remove #\(key)"
      case .setConstant(let key, let constant): "\(index): set the constant of #\(key) to \(constant)"
      case .setPriority(let key, let priority): "\(index): set the priority of #\(key) to \(priority)"
      case .setRank(let key, let rank): "\(index): set the rank of #\(key) to \(rank)"
      case .suggest(let variable, let value): "\(index): suggest \(value) for \(names.name(of: variable))"
      case .release(let variable): "\(index): release \(names.name(of: variable))"
      case .solve: "\(index): solve"
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A solver with a plain list of the changes made to it.
struct ScriptedSolver {
  private(set) var solver = Solver()
  /// The constraints and pins that the solver holds.
  private(set) var system: LinearSystem
  private(set) var variables: [Variable] = []
  /// The values after the last solve, and after the one before it.
  private var solvedValues: [Double] = []
  private(set) var earlierValues: [Double] = []
  private(set) var identifiers: [Int: ConstraintID] = [:]
  /// The unit: each constant is multiplied by it on its way into the solver, and each value is divided by it.
  private let unit: Double

  init(_ kinds: [VariableKind], unit: Double = 1) {
    self.unit = unit
    system = LinearSystem(kinds: kinds)
    variables = kinds.map { solver.addVariable($0) }
    solvedValues = kinds.map { _ in 0 }
  }

  /// Creates a solver that is given the constraints of `system` in their order, and then solves once.
  init(building system: LinearSystem) {
    self.init(system.kinds)
    for (key, constraint) in system.constraints { apply(.add(key: key, constraint)) }
    for (variable, value) in system.pins.sorted(by: { $0.key < $1.key }) {
      apply(.suggest(variable: variable, value))
    }
    apply(.solve)
  }

  var values: [Double] {
    // A copy, because a debug build would copy the property for each variable.
    let solver = solver
    return variables.map { solver.value(of: $0) / unit }
  }

  /// The conflicts of the solver, in the script's keys.
  var conflicts: [(broken: Int, keys: [Int], inputs: Set<Int>)] {
    solver.conflicts.map { conflict in
      let inputs = conflict.inputs.map { variables.firstIndex(of: $0) ?? -1 }
      return (keys[conflict.broken] ?? -1, conflict.constraints.map { keys[$0] ?? -1 }, Set(inputs))
    }
  }

  /// The keys of the constraints in the solver.
  private var keys: [ConstraintID: Int] {
    Dictionary(identifiers.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The order in which the solver keeps constraints: that of the system, without regard to its own.
  var order: ConflictOrder {
    let ranks = Dictionary(
      system.constraints.map { ($0.key, $0.constraint.rank) }, uniquingKeysWith: { first, _ in first })
    let keys = keys
    return { constraints in
      let members = constraints.compactMap { keys[$0] }
      let sorted = members.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
      constraints = sorted.compactMap { key in keys.first { $0.value == key }?.key }
    }
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .add(let key, let constraint):
      if identifiers[key] == nil { add(constraint, key) }
    case .remove(let key):
      guard let identifier = identifiers.removeValue(forKey: key) else { return }
      solver.remove(identifier)
      system = system.without([key])
    case .setConstant(let key, let constant):
      guard let identifier = identifiers[key] else { return }
      solver.setConstant(constant.double * unit, of: identifier)
      change(key) { $0.constant = constant }
    case .setPriority(let key, let priority):
      guard let identifier = identifiers[key] else { return }
      solver.setPriority(priority, of: identifier)
      change(key) { $0.priority = priority }
    case .setRank(let key, let rank):
      change(key) { $0.rank = rank }
      solver.reconsiderConflicts()
    case .suggest(let variable, let value):
      solver.suggest(value.double * unit, for: variables[variable])
      system.pins[variable] = value
    case .release(let variable):
      guard system.pins.removeValue(forKey: variable) != nil else { return }
      solver.release(variables[variable])
    case .solve:
      solver.solve(order)
      earlierValues = solvedValues
      solvedValues = values
    }
  }

  private mutating func add(_ constraint: SystemConstraint, _ key: Int) {
    let terms = constraint.terms.map { Term($0.coefficient.double, variables[$0.variable]) }
    identifiers[key] = solver.add(
      terms, constraint.relation, constraint.constant.double * unit, priority: constraint.priority,
      isBreakable: constraint.isBreakable)
    system.constraints.append((key, constraint))
  }

  private mutating func change(_ key: Int, _ body: (inout SystemConstraint) -> Void) {
    guard let index = system.constraints.firstIndex(where: { $0.key == key }) else { return }
    body(&system.constraints[index].constraint)
  }
}
