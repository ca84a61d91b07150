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
      /// The number of variables without a cause.
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
    /// The variables that a constraint could not make larger.
    private var pressed: Set<Variable> = []
    /// The lowest priority of the rows that may be causes now.
    private var priority: Float = .infinity
    /// The rows that are ready to be causes, first come first.
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

    /// Settles the variables that all rows leave open: sizes of 0, then positions of 0, then the others.
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
#endif
