#if canImport(HeadlessUIKit)
  import LayoutSolver

  /// A value that constraints determine, alone or together.
  ///
  ///     a.x = 20,   b.x = a.x + a.width + 8,   b.x + b.width = W − 20,   b.width = a.width
  ///     a.width = (W − 20 − 20 − 8) / 2
  ///
  /// The constraints are added up with factors such that only the value and known values remain.
  struct CauseGroup {
    let variable: Variable
    let constant: Double
    /// The known values, in the order of their occurrence: variable = constant + factor × known + ….
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
      let circles = Circles(open.map { row in row.content.terms.filter { !order.isKnown($0.variable) } })
      func rank(_ variable: Variable) -> (Int, Int, Int, Int32) {
        let mentions = circles.mentions[variable] ?? 0
        return (order.isSize(variable) ? 0 : 1, -mentions, order.treeIndex(of: variable), -variable.index)
      }
      for variable in circles.mentions.keys.sorted(by: { rank($0) < rank($1) }) {
        guard let factors = circles.factors(of: variable) else { continue }
        self.init(variable, factors.map { (open[$0.row], $0.factor) }, in: order)
        return
      }
      return nil
    }

    init(_ row: CausalOrder.TightRow, _ variable: Variable, in order: CausalOrder) {
      let own = row.content.terms.first { $0.variable == variable }?.coefficient ?? 1
      self.variable = variable
      constant = row.content.constant / own
      terms = row.content.terms.filter { $0.variable != variable && $0.coefficient != 0 }
        .map { Term(-$0.coefficient / own, $0.variable) }
      rows = [row.id]
      partners = []
    }

    private init(
      _ variable: Variable, _ factors: [(row: CausalOrder.TightRow, factor: Double)], in order: CausalOrder
    ) {
      var sums: [Variable: Double] = [:]
      let parts = factors.flatMap { row, factor in row.content.terms.map { ($0, -factor * $0.coefficient) } }
      for (term, factor) in parts { sums[term.variable, default: 0] += factor }
      let found = parts.map(\.0.variable).firstOfEach { $0 }.filter { $0 != variable }
      self.variable = variable
      constant = factors.reduce(0) { $0 + $1.factor * $1.row.content.constant }
      terms = found.filter(order.isKnown).map { Term(sums[$0] ?? 0, $0) }
        .filter { abs($0.coefficient) >= 1e-12 }
      rows = factors.map(\.row.id)
      partners = found.filter { !order.isKnown($0) && order.isSize($0) }
        .sorted { order.treeIndex(of: $0) < order.treeIndex(of: $1) }
    }
  }

  /// The left sides of equations, without those that determine nothing together with others.
  ///
  /// A variable that occurs in one equation only takes whatever the equation leaves to it, so this equation
  /// determines nothing else.
  private struct Circles {
    private(set) var mentions: [Variable: Int] = [:]
    private var solver = Solver()
    private var images: [Variable: Variable] = [:]
    private var rows: [(row: ConstraintID, index: Int)] = []

    init(_ equations: [[Term]]) {
      for term in equations.joined() { mentions[term.variable, default: 0] += 1 }
      var open = equations.indices.filter { !equations[$0].isEmpty }
      var count = -1
      while count != open.count {
        count = open.count
        for index in open where equations[index].contains(where: { mentions[$0.variable] == 1 }) {
          for term in equations[index] { mentions[term.variable, default: 0] -= 1 }
        }
        open.removeAll { equations[$0].contains { mentions[$0.variable] == 0 } }
      }
      mentions = mentions.filter { $0.value > 0 }
      for variable in mentions.keys.sorted(by: { $0.index < $1.index }) {
        images[variable] = solver.addVariable(.position)
      }
      for index in open {
        let terms = equations[index].compactMap { term in
          images[term.variable].map { Term(term.coefficient, $0) }
        }
        rows.append((solver.add(terms, .equal, 0), index))
      }
    }

    /// Returns the factors with which equations add up to a variable; nil if they do not determine it.
    ///
    /// With 0 on all right sides, a variable that they determine is 0. The certificate against 1 says by
    /// which factors.
    func factors(of variable: Variable) -> [(row: Int, factor: Double)]? {
      guard let image = images[variable] else { return nil }
      var trial = solver
      let one = trial.add([Term(1, image)], .equal, 1)
      guard let certificate = trial.certificate(of: rows.map(\.row) + [one]),
        let own = certificate.factors.first(where: { $0.constraint == one })?.factor
      else { return nil }
      let factors = Dictionary(certificate.factors, uniquingKeysWith: +)
      return rows.compactMap { row, index in
        let factor = -(factors[row] ?? 0) / own
        return abs(factor) < 1e-9 ? nil : (index, factor)
      }
    }
  }
#endif
