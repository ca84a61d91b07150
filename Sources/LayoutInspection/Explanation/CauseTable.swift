#if canImport(HeadlessUIKit)
  import LayoutSolver

  /// The left sides of linear equations, from which one variable after the other is eliminated until an
  /// equation has a single one.
  ///
  /// Each equation remembers the given equations that were added up to it, with their factors. The cost is
  /// quadratic in the number of equations of a circle, and linear for all others.
  struct CauseTable {
    private struct Equation {
      var terms: [Variable: Double]
      /// The factor of each equation as it was given.
      var factors: [Int: Double]
    }

    private let order: CausalOrder
    private var equations: [Equation] = []
    /// The equations that mention a variable and have not been used for an elimination.
    private var equationsOfVariable: [Variable: Set<Int>] = [:]
    /// The number of equations that mention a variable, as they were given.
    private var mentions: [Variable: Int] = [:]

    /// Takes the left sides of the equations, without those that cannot be a part of a circle.
    ///
    /// A variable that occurs in one equation only takes whatever the equation leaves to it, so this equation
    /// determines nothing else.
    init(_ rows: [[Term]], in order: CausalOrder) {
      self.order = order
      let isInCircle = Self.circles(rows)
      for (row, terms) in rows.enumerated() where isInCircle[row] {
        for term in terms {
          equationsOfVariable[term.variable, default: []].insert(equations.count)
          mentions[term.variable, default: 0] += 1
        }
        let factors = terms.map { ($0.variable, $0.coefficient) }
        equations.append(
          Equation(terms: Dictionary(factors, uniquingKeysWith: +), factors: [row: 1]))
      }
    }

    /// Returns true for each row that remains after rows with a variable of their own were taken away.
    private static func circles(_ rows: [[Term]]) -> [Bool] {
      var rowsOfVariable: [Variable: [Int]] = [:]
      for (index, row) in rows.enumerated() {
        for term in row { rowsOfVariable[term.variable, default: []].append(index) }
      }
      var counts = rowsOfVariable.mapValues(\.count)
      var isLeft = rows.map { !$0.isEmpty }
      var ends = rows.joined().map(\.variable).filter { counts[$0] == 1 }
      while let end = ends.popLast() {
        guard let index = rowsOfVariable[end]?.first(where: { isLeft[$0] }) else { continue }
        isLeft[index] = false
        for term in rows[index] {
          counts[term.variable, default: 0] -= 1
          if counts[term.variable] == 1 { ends.append(term.variable) }
        }
      }
      return isLeft
    }

    /// Returns a variable that the equations determine, and the factors of the given equations in the sum
    /// variable = …; nil if there is none.
    ///
    /// Positions are eliminated before sizes, and sizes that few equations mention before the others.
    mutating func determined() -> (variable: Variable, factors: [(row: Int, factor: Double)])? {
      var open = Set(equations.indices)
      while let index = open.min(by: isSimpler) {
        open.remove(index)
        let equation = equations[index]
        if equation.terms.count == 1, let term = equation.terms.first {
          let factors = equation.factors.map { (row: $0.key, factor: $0.value / term.value) }
          return (term.key, factors.sorted { $0.row < $1.row })
        }
        for variable in equation.terms.keys { equationsOfVariable[variable]?.remove(index) }
        guard let pivot = pivot(of: equation), let entry = equation.terms[pivot] else { continue }
        for other in equationsOfVariable[pivot] ?? [] {
          subtract(equation, times: (equations[other].terms[pivot] ?? 0) / entry, from: other, pivot)
        }
      }
      return nil
    }

    /// Returns true if an equation has fewer terms; one without a term is a repetition and comes last.
    private func isSimpler(_ one: Int, _ other: Int) -> Bool {
      let counts = [one, other].map { equations[$0].terms.isEmpty ? Int.max : equations[$0].terms.count }
      return (counts[0], one) < (counts[1], other)
    }

    /// Returns the variable to eliminate: the one with the lowest rank among those with a large factor.
    private func pivot(of equation: Equation) -> Variable? {
      let largest = equation.terms.values.reduce(0) { max($0, abs($1)) }
      let candidates = equation.terms.filter { abs($0.value) >= 0.1 * largest }
      return candidates.keys.min { rank($0) < rank($1) }
    }

    private func rank(_ variable: Variable) -> (Int, Int, Int, Int32) {
      let isSize = order.isSize(variable) ? 1 : 0
      return (isSize, mentions[variable] ?? 0, -order.treeIndex(of: variable), variable.index)
    }

    private mutating func subtract(
      _ equation: Equation, times factor: Double, from other: Int, _ pivot: Variable
    ) {
      for (variable, coefficient) in equation.terms {
        let sum = equations[other].terms[variable, default: 0] - factor * coefficient
        let isGone = variable == pivot || abs(sum) < 1e-9
        equations[other].terms[variable] = isGone ? nil : sum
        if isGone {
          equationsOfVariable[variable]?.remove(other)
        } else {
          equationsOfVariable[variable, default: []].insert(other)
        }
      }
      for (row, coefficient) in equation.factors {
        let sum = equations[other].factors[row, default: 0] - factor * coefficient
        equations[other].factors[row] = abs(sum) < 1e-12 ? nil : sum
      }
    }
  }
#endif
