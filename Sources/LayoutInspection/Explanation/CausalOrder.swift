#if canImport(HeadlessUIKit)
  import LayoutSolver

  /// The cause of each value of a solved system, so that no value is its own cause.
  ///
  /// The order begins with the inputs. Priority by priority, from required down, a constraint that holds with
  /// equality and has a single value without a cause is the cause of that value:
  ///
  ///     icon.x = 16                      16
  ///     icon.width = 56                  56
  ///     title.x = icon.x + icon.width + 12
  ///
  /// Where several values depend on each other, as in columns of equal width, one of them is computed from
  /// all constraints of the circle, and the others follow. The cost is linear in the number of terms for each
  /// priority, and quadratic in the size of a circle.
  struct CausalOrder {
    enum Cause {
      /// The value is an input.
      case given
      /// Constraints that hold with equality.
      case rows(CauseGroup)
      /// A size that would have to be negative.
      case limit
      /// The value is the one that the solver chooses among all.
      case nothing
    }

    struct TightRow {
      let id: ConstraintID
      let content: ConstraintContent
      var unknowns: Int

      var isEquality: Bool { content.relation == .equal }
    }

    private(set) var causes: [Variable: Cause] = [:]
    private let solver: Solver
    /// The index of each variable in the order of the tree, which decides where a choice is free.
    private let treeIndices: [Variable: Int]
    private var rows: [TightRow] = []
    private var rowsOfVariable: [Variable: [Int]] = [:]
    /// True after a variable of a row with others was settled, which may make those computable.
    private var isCircleChanged = false
    private var variables: [Variable] = []
    private var pressed: Set<Variable> = []
    /// The lowest priority of the rows that may be causes now.
    private var priority: Float = .infinity
    private var equalities: ArraySlice<Int> = []
    private var inequalities: ArraySlice<Int> = []

    /// Finds the cause of each variable that a constraint of a solved system mentions.
    ///
    /// - Parameter treeIndices: The index of each variable in the order of the tree; where several could be
    ///   computed first, it is the one with the lowest index.
    init(_ solver: Solver, treeIndices: [Variable: Int]) {
      self.solver = solver
      self.treeIndices = treeIndices
      readRows()
      for variable in variables where solver.isSuggested(variable) { settle(variable, .given) }
      for priority in Set(rows.map(\.content.priority)).sorted(by: >) {
        self.priority = priority
        for index in rows.indices where rows[index].content.priority == priority { enqueueIfReady(index) }
        propagate()
        settleGroups()
      }
      settleRest()
    }

    private mutating func readRows() {
      for id in solver.allConstraints {
        let content = solver.content(of: id)
        let terms = content.terms.filter { $0.coefficient != 0 }
        variables += terms.map(\.variable)
        if content.isBroken || terms.isEmpty { continue }
        let excess = solver.excess(of: id)
        // The rounding that the solver tolerates.
        let scale = terms.reduce(0) { max($0, abs($1.coefficient * solver.value(of: $1.variable))) }
        if abs(excess) <= 2e-8 + 1e-11 * scale {
          for term in terms { rowsOfVariable[term.variable, default: []].append(rows.count) }
          rows.append(TightRow(id: id, content: content, unknowns: terms.count))
        } else if content.relation.violation(by: excess) > 0 {
          for term in terms where term.coefficient * excess < 0 { pressed.insert(term.variable) }
        }
      }
      variables = variables.firstOfEach { $0 }
    }

    private mutating func settleGroups() {
      while true {
        let open = rows.filter { $0.unknowns > 1 && $0.content.priority >= priority }
        guard let group = CauseGroup(open.filter(\.isEquality), in: self) ?? CauseGroup(open, in: self)
        else { return }
        settle(group.variable, .rows(group))
        propagate()
      }
    }

    private mutating func propagate() {
      while let index = equalities.popFirst() ?? inequalities.popFirst() {
        guard rows[index].unknowns == 1,
          let variable = rows[index].content.terms
            .first(where: { $0.coefficient != 0 && !isKnown($0.variable) })?.variable
        else { continue }
        settle(
          variable, .rows(CauseGroup(rows[bestCause(of: variable, insteadOf: index)], variable, in: self)))
      }
    }

    private mutating func settle(_ variable: Variable, _ cause: Cause) {
      guard causes.updateValue(cause, forKey: variable) == nil else { return }
      for index in rowsOfVariable[variable] ?? [] {
        rows[index].unknowns -= 1
        if rows[index].unknowns > 1 { isCircleChanged = true }
        enqueueIfReady(index)
      }
    }

    private mutating func enqueueIfReady(_ index: Int) {
      guard rows[index].unknowns == 1, rows[index].content.priority >= priority else { return }
      if rows[index].isEquality {
        equalities.append(index)
      } else {
        inequalities.append(index)
      }
    }

    /// Returns the row that is the clearest cause of a variable that `index` determines.
    ///
    /// An inequality is only at its limit because something pushes: an equality with the same result says
    /// more.
    private func bestCause(of variable: Variable, insteadOf index: Int) -> Int {
      if rows[index].isEquality { return index }
      let equal = (rowsOfVariable[variable] ?? []).filter { rows[$0].unknowns == 1 && rows[$0].isEquality }
      return equal.max { rows[$0].content.priority < rows[$1].content.priority } ?? index
    }

    func isKnown(_ variable: Variable) -> Bool { causes[variable] != nil }
    func isSize(_ variable: Variable) -> Bool { solver.kind(of: variable) == .size }
    func treeIndex(of variable: Variable) -> Int { treeIndices[variable] ?? .max }

    private mutating func settleRest() {
      let open = variables.filter { !isKnown($0) }.map { (rank: rank($0), variable: $0) }
      for (rank, variable) in open.sorted(by: { $0.rank < $1.rank }) where !isKnown(variable) {
        isCircleChanged = false
        settle(variable, rank == 0 ? .limit : .nothing)
        propagate()
        if isCircleChanged { settleGroups() }
      }
    }

    /// Returns 0 for a size that would have to be negative, 1 for another size of 0, 2 for a position of 0,
    /// and a larger number for a larger value.
    private func rank(_ variable: Variable) -> Double {
      let value = abs(solver.value(of: variable))
      if value >= 1e-6 { return 3 + value }
      if !isSize(variable) { return 2 }
      return pressed.contains(variable) ? 0 : 1
    }
  }

  /// A value that constraints determine, alone or together.
  ///
  ///     a.x = 20,   b.x = a.x + a.width + 8,   b.x + b.width = W − 20,   b.width = a.width
  ///     a.width = (W − 20 − 20 − 8) / 2
  ///
  /// The constraints are added up with factors such that only the value and known values remain.
  struct CauseGroup {
    let variable: Variable
    let constant: Double
    let terms: [Term]
    let rows: [ConstraintID]
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
