#if canImport(HeadlessUIKit)
  import LayoutSolver

  /// A value that several constraints determine together.
  ///
  ///     a.x = 20,   b.x = a.x + a.width + 8,   b.x + b.width = W − 20,   b.width = a.width
  ///     a.width = (W − 20 − 20 − 8) / 2
  ///
  /// The constraints are added up with factors such that only the value and known values remain.
  struct CauseGroup {
    /// The variable that the constraints determine.
    let variable: Variable
    /// The part of its value that is a number.
    let constant: Double
    /// The known variables with their factors, in the order of their occurrence.
    let terms: [Term]
    /// The constraints, in the order in which they were added.
    let rows: [ConstraintID]
    /// The sizes that the same constraints determine.
    let partners: [Variable]

    /// Finds a variable that rows with several unknown variables determine together; nil if there is none.
    ///
    /// A size is preferred, and among the sizes one that many of the rows mention: the others then follow
    /// from it one by one. Among equals, the first in the tree is chosen.
    init?(_ open: [CausalOrder.TightRow], in order: CausalOrder) {
      var table = CauseTable(open.map { row in row.content.terms.filter { !order.isKnown($0.variable) } })
      table.eliminate()
      guard let found = table.determined(in: order) else { return nil }
      variable = found.variable
      rows = found.factors.map { open[$0.row].id }
      constant = found.factors.reduce(0) { $0 + $1.factor * open[$1.row].content.constant }
      var sum = CauseTerms()
      var partners: [Variable] = []
      for (row, factor) in found.factors {
        for term in open[row].content.terms where term.variable != found.variable {
          if order.isKnown(term.variable) {
            sum.add(-factor * term.coefficient, term.variable)
          } else if order.isSize(term.variable), !partners.contains(term.variable) {
            partners.append(term.variable)
          }
        }
      }
      terms = sum.terms
      self.partners = partners.sorted { order.place(of: $0) < order.place(of: $1) }
    }
  }

  /// A sum in which each variable occurs once, in the order of the first occurrence.
  private struct CauseTerms {
    private var factors: [Variable: Double] = [:]
    private var order: [Variable] = []

    mutating func add(_ factor: Double, _ variable: Variable) {
      if factors[variable] == nil { order.append(variable) }
      factors[variable, default: 0] += factor
    }

    /// The terms whose factors do not cancel each other.
    var terms: [Term] {
      order.compactMap { variable in
        let factor = factors[variable] ?? 0
        return abs(factor) < 1e-12 ? nil : Term(factor, variable)
      }
    }
  }

  /// Linear equations, solved for one variable after the other; each remembers the equations it came from.
  private struct CauseTable {
    private struct Equation {
      var terms: [Variable: Double]
      /// The factor of each equation as it was given.
      var factors: [Int: Double]
    }

    private var equations: [Equation] = []
    /// The number of equations that mention a variable, as they were given.
    private var mentions: [Variable: Int] = [:]

    /// Takes the left sides of the equations, without those that cannot be a part of a circle.
    ///
    /// A variable that occurs in one equation only takes whatever the equation leaves to it, so this equation
    /// determines nothing else.
    init(_ rows: [[Term]]) {
      var rowsOfVariable: [Variable: [Int]] = [:]
      for (index, row) in rows.enumerated() {
        for term in row {
          rowsOfVariable[term.variable, default: []].append(index)
        }
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
      mentions = counts
      for (index, row) in rows.enumerated() where isLeft[index] {
        let terms = Dictionary(row.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
        equations.append(Equation(terms: terms, factors: [index: 1]))
      }
    }

    /// Brings the equations into the reduced form: a variable that was solved for occurs in one only.
    mutating func eliminate() {
      for index in equations.indices {
        guard let pivot = equations[index].terms.max(by: isSmallerPivot) else { continue }
        for other in equations.indices where other != index {
          guard let entry = equations[other].terms[pivot.key] else { continue }
          subtract(index, times: entry / pivot.value, from: other)
          equations[other].terms[pivot.key] = nil
        }
      }
    }

    private func isSmallerPivot(
      _ one: (key: Variable, value: Double), _ other: (key: Variable, value: Double)
    )
      -> Bool
    {
      let (size, otherSize) = (abs(one.value), abs(other.value))
      return size == otherSize ? one.key.index < other.key.index : size < otherSize
    }

    private mutating func subtract(_ index: Int, times factor: Double, from other: Int) {
      for (variable, coefficient) in equations[index].terms {
        let sum = equations[other].terms[variable, default: 0] - factor * coefficient
        equations[other].terms[variable] = abs(sum) < 1e-9 ? nil : sum
      }
      for (row, coefficient) in equations[index].factors {
        let sum = equations[other].factors[row, default: 0] - factor * coefficient
        equations[other].factors[row] = abs(sum) < 1e-12 ? nil : sum
      }
    }

    /// Returns a variable that is alone in an equation, and the factors of the given equations in the sum
    /// variable = …; nil if there is none.
    func determined(
      in order: CausalOrder
    ) -> (variable: Variable, factors: [(row: Int, factor: Double)])? {
      let found = equations.filter { $0.terms.count == 1 }.compactMap { equation in
        equation.terms.first.map { (variable: $0.key, coefficient: $0.value, factors: equation.factors) }
      }
      func rank(_ variable: Variable) -> (Int, Int, Int) {
        (order.isSize(variable) ? 1 : 0, mentions[variable] ?? 0, -order.place(of: variable))
      }
      guard let best = found.max(by: { rank($0.variable) < rank($1.variable) }) else { return nil }
      let factors = best.factors.map { (row: $0.key, factor: $0.value / best.coefficient) }
      return (best.variable, factors.sorted { $0.row < $1.row })
    }
  }
#endif
