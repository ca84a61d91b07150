/// A linear system of the live page: the solver, the ranks of its constraints and its texts.
final class LiveSystem {
  var solver = Solver()
  /// The texts, in the order in which they were added.
  var texts: [LiveText] = []
  /// The terms of the next constraint.
  private var terms: [Term] = []
  /// The ranks of the constraints in a conflict, at their indices; the highest one is left out.
  private var ranks: [Int32] = []

  /// Adds a term to the next constraint.
  func addTerm(_ coefficient: Double, _ variable: Int32) {
    terms.append(Term(coefficient, Variable(index: variable)))
  }

  /// Adds the constraint of the collected terms.
  func addConstraint(
    _ relation: Relation, _ constant: Double, priority: Float, isBreakable: Bool, rank: Int32
  ) -> Int32 {
    let constraint = solver.add(terms, relation, constant, priority: priority, isBreakable: isBreakable)
    terms.removeAll(keepingCapacity: true)
    let index = Int(constraint.index)
    while ranks.count <= index { ranks.append(0) }
    ranks[index] = rank
    return constraint.index
  }

  /// Solves all changes since the last call.
  func solve() {
    let ranks = ranks
    solver.solve { rows in rows.sort { ranks[Int($0.index)] < ranks[Int($1.index)] } }
  }
}
