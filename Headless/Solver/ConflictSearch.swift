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

  private struct Row {
    var terms: [Term]
    var relation: Relation
    var constant: Double
  }

  private let names: [Int32]
  private var rows: [Row] = []
  private var kinds: [VariableKind] = []
  private var pins: [(variable: Variable, value: Double)] = []
  private var work = 0

  /// Creates a search among the constraints `names`; suggested values are fixed.
  init(_ solver: Solver, _ names: [Int32]) {
    self.names = names
    var numbers = Array(repeating: Int32(-1), count: solver.variables.count)
    for name in names {
      let record = solver.constraints[Int(name)]
      var terms: [Term] = []
      for entry in solver.entries(of: name) {
        let index = Int(entry.variable)
        if numbers[index] < 0 {
          numbers[index] = Int32(kinds.count)
          let variable = solver.variables[index]
          if variable.state == .pinned {
            pins.append((Variable(index: numbers[index]), solver.values[index]))
          }
          kinds.append(variable.kind)
        }
        terms.append(Term(entry.coefficient, Variable(index: numbers[index])))
      }
      rows.append(Row(terms: terms, relation: record.relation, constant: record.constant))
    }
  }

  /// Returns the smallest conflict, with the constraint to break at its end; empty if all constraints can
  /// hold together.
  mutating func smallestConflict() -> [Int32] {
    if canHold(Array(rows.indices)) { return [] }
    var holding = 0
    var failing = rows.count
    while failing - holding > 1 {
      let middle = (holding + failing) / 2
      if canHold(Array(0..<middle)) {
        holding = middle
      } else {
        failing = middle
      }
    }
    let last = failing - 1
    let others = last == 0 || !canHold([last]) ? [] : explain([last], isChanged: false, Array(0..<last))
    return (others.sorted() + [last]).map { names[$0] }
  }

  private mutating func explain(_ background: [Int], isChanged: Bool, _ candidates: [Int]) -> [Int] {
    if work > Self.patience { return candidates }
    if isChanged && !canHold(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let first = Array(candidates[..<(candidates.count / 2)])
    let second = Array(candidates[(candidates.count / 2)...])
    let fromSecond = explain(background + first, isChanged: true, second)
    let fromFirst = explain(background + fromSecond, isChanged: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }

  private mutating func canHold(_ subset: [Int]) -> Bool {
    var solver = Solver(stopsAtContradiction: true)
    for kind in kinds { _ = solver.addVariable(kind) }
    for pin in pins { solver.suggest(pin.value, for: pin.variable) }
    for number in subset { solver.add(rows[number].terms, rows[number].relation, rows[number].constant) }
    solver.solve()
    work += (1 + solver.work.moves) * subset.count
    return solver.isFeasible
  }
}
