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
  /// all constraints of the circle (`CauseGroup`), and the others follow. The cost is linear in the number of
  /// terms for each priority, and quadratic in the size of a circle.
  struct CausalOrder {
    /// The cause of a value.
    enum Cause {
      /// The value is an input.
      case given
      /// A constraint that holds with equality.
      case row(ConstraintID)
      /// Several constraints together.
      case group(CauseGroup)
      /// A size that would have to be negative.
      case limit
      /// Nothing; the value is the one that the solver chooses among all.
      case nothing
    }

    /// A constraint that holds with equality.
    struct TightRow {
      let id: ConstraintID
      let content: ConstraintContent
      /// The number of variables without a cause.
      var unknowns: Int

      var isEquality: Bool { content.relation == .equal }
    }

    /// The causes found.
    private(set) var causes: [Variable: Cause] = [:]
    private let solver: Solver
    /// The index of each variable in the order of the tree, which decides where a choice is free.
    private let treeIndices: [Variable: Int]
    private var rows: [TightRow] = []
    private var rowsOfVariable: [Variable: [Int]] = [:]
    /// The rows with several variables without a cause.
    private var coupled: Set<Int> = []
    /// True after a variable of such a row was settled, which may make others of it computable.
    private var isCoupledChanged = false
    /// The variables of all constraints, in the order of their occurrence.
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
      let priorities = Set(rows.map(\.content.priority)).sorted(by: >)
      for priority in priorities { descend(to: priority) }
      settleRest()
    }

    private mutating func readRows() {
      var known: Set<Variable> = []
      for id in solver.allConstraints {
        let content = solver.content(of: id)
        let terms = content.terms.filter { $0.coefficient != 0 }
        for term in terms where known.insert(term.variable).inserted { variables.append(term.variable) }
        if content.isBroken || terms.isEmpty { continue }
        let excess = solver.excess(of: id)
        if isTight(terms, excess) {
          for term in terms { rowsOfVariable[term.variable, default: []].append(rows.count) }
          if terms.count > 1 { coupled.insert(rows.count) }
          rows.append(TightRow(id: id, content: content, unknowns: terms.count))
        } else if excess < 0 ? content.relation != .lessThanOrEqual : content.relation != .greaterThanOrEqual
        {
          for term in terms where term.coefficient * excess < 0 { pressed.insert(term.variable) }
        }
      }
    }

    /// Returns true if the two sides of a row are equal, up to the rounding that the solver tolerates.
    private func isTight(_ terms: [Term], _ excess: Double) -> Bool {
      let scale = terms.reduce(0) { max($0, abs($1.coefficient * solver.value(of: $1.variable))) }
      return abs(excess) <= 2e-8 + 1e-11 * scale
    }

    // Steps

    /// Lets the rows of a priority be causes, and finds all that follows.
    private mutating func descend(to priority: Float) {
      self.priority = priority
      for index in rows.indices where rows[index].content.priority == priority { enqueueIfReady(index) }
      propagate()
      settleGroups()
    }

    /// Settles the values that no row determines alone.
    private mutating func settleGroups() {
      while true {
        let open = coupled.filter { rows[$0].content.priority >= priority }.sorted().map { rows[$0] }
        guard let group = CauseGroup(open.filter(\.isEquality), in: self) ?? CauseGroup(open, in: self)
        else { return }
        settle(group.sum.variable, .group(group))
        propagate()
      }
    }

    private mutating func propagate() {
      while let index = equalities.popFirst() ?? inequalities.popFirst() {
        guard rows[index].unknowns == 1, let variable = unknowns(of: index).first?.variable else { continue }
        settle(variable, .row(rows[bestCause(of: variable, insteadOf: index)].id))
      }
    }

    /// Gives a variable its cause.
    private mutating func settle(_ variable: Variable, _ cause: Cause) {
      guard causes.updateValue(cause, forKey: variable) == nil else { return }
      for index in rowsOfVariable[variable] ?? [] {
        rows[index].unknowns -= 1
        if rows[index].unknowns < 2 {
          coupled.remove(index)
        } else {
          isCoupledChanged = true
        }
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
    /// An inequality is only at its limit because something pushes. An equality with the same result, or a
    /// content that is neither stretched nor compressed, says more.
    private func bestCause(of variable: Variable, insteadOf index: Int) -> Int {
      if rows[index].isEquality { return index }
      let ready = (rowsOfVariable[variable] ?? []).filter { rows[$0].unknowns == 1 }
      let equal = ready.filter { rows[$0].isEquality }
      if let best = equal.max(by: { rows[$0].content.priority < rows[$1].content.priority }) { return best }
      let alone = ready.filter { rows[$0].content.terms.count == 1 }
      let upper = alone.filter { rows[$0].content.relation == .lessThanOrEqual }
      let lower = alone.filter { rows[$0].content.relation == .greaterThanOrEqual }
      guard !upper.isEmpty, !lower.isEmpty else { return index }
      return alone.min { rows[$0].content.priority < rows[$1].content.priority } ?? index
    }

    /// Returns true if a variable has a cause.
    func isKnown(_ variable: Variable) -> Bool { causes[variable] != nil }

    /// Returns true for a width or height.
    func isSize(_ variable: Variable) -> Bool { solver.kind(of: variable) == .size }

    /// Returns the index of a variable in the order of the tree.
    func treeIndex(of variable: Variable) -> Int { treeIndices[variable] ?? .max }

    /// Settles the variables that all rows leave open: sizes of 0, then positions of 0, then the others.
    private mutating func settleRest() {
      let open = variables.filter { causes[$0] == nil }
      let ordered = open.enumerated().sorted { one, other in
        (rank(one.element), one.offset) < (rank(other.element), other.offset)
      }
      for variable in ordered.map(\.element) where causes[variable] == nil {
        isCoupledChanged = false
        settle(variable, rank(variable) == 0 ? .limit : .nothing)
        propagate()
        if isCoupledChanged { settleGroups() }
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

    private func unknowns(of index: Int) -> [Term] {
      rows[index].content.terms.filter { $0.coefficient != 0 && causes[$0.variable] == nil }
    }
  }
#endif
