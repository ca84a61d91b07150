/// The search for the smallest set of constraints that cannot hold together.
///
/// The search solves subsets of the constraints in separate solvers. The constraints are given in the order
/// in which they are kept. The shortest prefix that cannot hold ends with the constraint to break. The rest
/// of the set is found by halving (U. Junker, "QuickXplain: preferred explanations and relaxations for
/// over-constrained problems", 2004), which takes about k·log(n/k) solves for k out of n constraints.
///
/// A search must not delay the next frame for long. After a fixed amount of work, the remaining candidates
/// are kept as they are, superfluous constraints included.
struct ConflictSearch {
  /// The work after which the search stops, about a third of a second.
  ///
  /// The work is the sum over all solves of (1 + moves) × the number of constraints.
  private static var patience: Int { 1_000_000 }

  /// The index of a constraint among those that are searched.
  nonisolated private struct Candidate: TableIndex { let index: Int32 }

  /// A constraint in the numbering of the separate solvers.
  private struct Copy {
    let original: ConstraintID
    let terms: [Term]
    let relation: Relation
    let constant: Double
  }

  private var copies = Table<Candidate, Copy>()
  private var kinds: [VariableKind] = []
  /// A suggested variable in the numbering of the separate solvers.
  private struct Pin {
    let original: Variable
    let variable: Variable
    let value: Double
  }

  private var pins: [Pin] = []
  private var work = 0

  /// Creates a search among `constraints`; suggested values are fixed.
  init(_ solver: Solver, _ constraints: [ConstraintID]) {
    var images = Table<Variable, Variable?>(repeating: nil, count: solver.variables.count)
    for constraint in constraints {
      let record = solver.constraints[constraint]
      var terms: [Term] = []
      for entry in solver.row(of: constraint) {
        let image = images[entry.variable] ?? addVariable(entry.variable, of: solver)
        images[entry.variable] = image
        terms.append(Term(entry.coefficient, image))
      }
      copies.append(
        Copy(original: constraint, terms: terms, relation: record.relation, constant: record.constant))
    }
  }

  private mutating func addVariable(_ original: Variable, of solver: Solver) -> Variable {
    let image = Variable(kinds.count)
    kinds.append(solver.variables[original].kind)
    if solver.variables[original].state == .pinned {
      pins.append(Pin(original: original, variable: image, value: solver.values[original]))
    }
    return image
  }

  /// Returns the smallest conflict, with the constraint to break at its end; empty if all constraints can
  /// hold together.
  mutating func smallestConflict() -> [ConstraintID] {
    let all = Array(copies.indices)
    if canHold(all) { return [] }
    var holding = 0
    var failing = all.count
    while failing - holding > 1 {
      let middle = (holding + failing) / 2
      if canHold(Array(all[..<middle])) { holding = middle } else { failing = middle }
    }
    let last = all[failing - 1]
    let before = Array(all[..<(failing - 1)])
    let others = before.isEmpty || !canHold([last]) ? [] : explain([last], isChanged: false, before)
    return (others.sorted { $0 < $1 } + [last]).map { copies[$0].original }
  }

  /// Returns the suggested variables without whose values `conflict`, a result of this search, could hold.
  mutating func inputsNeeded(for conflict: [ConstraintID]) -> [Variable] {
    let members = copies.indices.filter { conflict.contains(copies[$0].original) }
    let mentioned = pins.filter { pin in
      members.contains { copies[$0].terms.contains { $0.variable == pin.variable } }
    }
    let all = pins
    defer { pins = all }
    // A variable that is needed stays suggested while the others are tried.
    pins = mentioned
    var needed: [Pin] = []
    for (position, pin) in mentioned.enumerated() {
      pins = needed + mentioned[(position + 1)...]
      if canHold(members) { needed.append(pin) }
    }
    return needed.map { $0.original }
  }

  /// Returns the candidates that are needed for a conflict with the background (QuickXplain).
  private mutating func explain(_ background: [Candidate], isChanged: Bool, _ candidates: [Candidate])
    -> [Candidate]
  {
    if work > Self.patience { return candidates }
    if isChanged && !canHold(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let first = Array(candidates[..<(candidates.count / 2)])
    let second = Array(candidates[(candidates.count / 2)...])
    let fromSecond = explain(background + first, isChanged: true, second)
    let fromFirst = explain(background + fromSecond, isChanged: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }

  private mutating func canHold(_ subset: [Candidate]) -> Bool {
    let solver = solved(subset)
    work += (1 + solver.work.moves) * subset.count
    return solver.isFeasible
  }

  /// Returns a separate solver with some of the constraints, which has stopped if they cannot hold together.
  private func solved(_ subset: [Candidate]) -> Solver {
    var solver = Solver(stopsAtContradiction: true)
    for kind in kinds { _ = solver.addVariable(kind) }
    for pin in pins { solver.suggest(pin.value, for: pin.variable) }
    for candidate in subset {
      let copy = copies[candidate]
      solver.add(copy.terms, copy.relation, copy.constant)
    }
    solver.solve()
    return solver
  }

  /// Returns the factors with which all constraints add up to a contradiction; nil if they can hold together.
  func certificate() -> Certificate? {
    var solver = solved(Array(copies.indices))
    guard let found = solver.certificate() else { return nil }
    return Certificate(
      factors: found.factors.map { (copies[Candidate(index: $0.constraint.index)].original, $0.factor) })
  }
}
