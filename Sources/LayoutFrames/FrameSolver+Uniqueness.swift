#if canImport(UIKit)
  import LayoutSolver

  nonisolated extension FrameSolver {
    /// The differences of the rows from their constants after the last solve, and of the lengths from 0.
    var excesses: [Double] { solver.allConstraints.map { solver.excess(of: $0) } + lengths }

    /// True if the priorities decide the last solve alone.
    ///
    /// Two violated rows of equal priority that share variables are a tie, which the solver may resolve
    /// otherwise for other inputs.
    var isUnique: Bool {
      var roots: [Variable: Variable] = [:]
      func root(of variable: Variable) -> Variable {
        var found = variable
        while let next = roots[found], next != found { found = next }
        return found
      }
      let rows = solver.allConstraints.map { (id: $0, content: solver.content(of: $0)) }
      guard let determined = determined(by: rows.map(\.content)) else { return false }
      var violated: [(variable: Variable, priority: Float)] = []
      for (row, content) in rows {
        let open = content.terms.map(\.variable).filter { isOpen($0) && !determined.contains($0) }
        guard let first = open.first else { continue }
        for other in open.dropFirst() { roots[root(of: other)] = root(of: first) }
        let direction = FrameRegion.Direction(solver.excess(of: row))
        let isViolated =
          switch content.relation {
          case .equal: direction != .none
          case .lessThanOrEqual: direction == .above
          case .greaterThanOrEqual: direction == .below
          }
        if isViolated { violated.append((first, content.priority)) }
      }
      var seen: [Variable: Set<Float>] = [:]
      return violated.allSatisfy { seen[root(of: $0.variable), default: []].insert($0.priority).inserted }
    }

    /// True if the value of a variable is no input, and does not follow from inputs by a chain of equalities.
    private func isOpen(_ variable: Variable) -> Bool {
      !solver.isDetermined(variable) && !solver.isSuggested(variable)
    }

    /// The variables that the required equalities determine together, by Gauss and Jordan's elimination; nil
    /// if there are too many.
    private func determined(by rows: [ConstraintContent]) -> Set<Variable>? {
      var solved: [(pivot: Variable, row: [Variable: Double])] = []
      for content in rows where content.relation == .equal && content.priority >= 1000 {
        if solved.count == 64 { return nil }
        var row: [Variable: Double] = [:]
        for term in content.terms where isOpen(term.variable) { row[term.variable] = term.coefficient }
        for (pivot, other) in solved { row.subtract(other, times: row[pivot] ?? 0) }
        guard let (pivot, factor) = row.max(by: { abs($0.value) < abs($1.value) }) else { continue }
        row = row.mapValues { $0 / factor }
        for index in solved.indices { solved[index].row.subtract(row, times: solved[index].row[pivot] ?? 0) }
        solved.append((pivot, row))
      }
      return Set(solved.filter { $0.row.count == 1 }.map(\.pivot))
    }
  }

  nonisolated extension [Variable: Double] {
    /// Subtracts a multiple of another row, without the coefficients that become 0.
    fileprivate mutating func subtract(_ other: Self, times factor: Double) {
      if factor == 0 { return }
      for (variable, coefficient) in other {
        let difference = (self[variable] ?? 0) - factor * coefficient
        self[variable] = abs(difference) < 1e-9 ? nil : difference
      }
    }
  }
#endif
