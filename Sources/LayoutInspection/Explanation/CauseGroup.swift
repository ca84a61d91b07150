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
      let unknown = open.map { row in row.content.terms.filter { !order.isKnown($0.variable) } }
      var table = CauseTable(unknown, in: order)
      guard let found = table.determined() else { return nil }
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
      self.partners = partners.sorted { order.treeIndex(of: $0) < order.treeIndex(of: $1) }
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
#endif
