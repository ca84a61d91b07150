#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  /// An optional constraint that a layout does not satisfy, and the rows that hold instead of it.
  ///
  /// The rows are found by a trial: in a copy of the system the constraint gets a priority above those of all
  /// other optional ones. A row that is then violated, and was not before, has won against it. If the
  /// constraint cannot hold even so, the required constraints of the conflict have won.
  ///
  ///     priority 750   list.width == 320        lost
  ///     priority 750   title.width >= 373       holds, and would not if list.width did: it has won
  @MainActor struct LostConstraint {
    /// A row that holds instead of the constraint.
    enum Winner {
      /// The content of a view.
      case content(ContentRow)
      /// A constraint of the app.
      case constraint(NSLayoutConstraint)
    }

    /// The row that gives a view the size of its content.
    struct ContentRow {
      let view: UIView
      let axis: NSLayoutConstraint.Axis
      /// True for the row that holds a view as small as its content, false for the one as large.
      let isHugging: Bool
      /// The width or height of the content, in points.
      let length: CGFloat
      let priority: Float
    }

    /// The constraint that is not satisfied.
    let constraint: NSLayoutConstraint
    /// The left side of its equation less the right side, in points.
    let excess: CGFloat
    /// The rows that hold instead of it: contents, the longest first, and then constraints.
    let winners: [Winner]

    /// Reads a constraint of a solved system; nil if it holds within `tolerance`, in points, or is required.
    init?(_ constraint: NSLayoutConstraint, in system: LayoutSystem, tolerance: CGFloat = 0.5) {
      guard constraint.priority != .required, let row = system.row(of: constraint) else { return nil }
      let violation = Self.violation(of: row, in: system.solver)
      guard violation > Double(tolerance) else { return nil }
      self.constraint = constraint
      excess = CGFloat(system.solver.excess(of: row))
      winners = Self.winners(against: row, in: system)
    }

    /// Returns the distance by which a row is not satisfied, 0 for one that holds.
    static func violation(of row: ConstraintID, in solver: Solver) -> Double {
      solver.content(of: row).relation.violation(by: solver.excess(of: row))
    }

    /// Returns true if a row is violated as much when it has a priority just above its own.
    static func isHeldByStrongerRows(_ row: ConstraintID, in system: LayoutSystem) -> Bool {
      var trial = system
      trial.solver.setPriority(system.solver.content(of: row).priority.nextUp, of: row)
      trial.solve()
      return violation(of: row, in: trial.solver) > violation(of: row, in: system.solver) - 1e-6
    }

    private static func winners(against row: ConstraintID, in system: LayoutSystem) -> [Winner] {
      var trial = system
      trial.solver.setPriority(Float(1000).nextDown, of: row)
      trial.solve()
      if violation(of: row, in: trial.solver) > 0.5 { return required(against: row, in: system) }
      let priority = system.solver.content(of: row).priority
      var found: [Winner] = []
      for other in system.solver.allConstraints where other != row {
        guard system.solver.content(of: other).priority >= priority else { continue }
        let cost = violation(of: other, in: trial.solver) - violation(of: other, in: system.solver)
        if cost > 0.5, let winner = winner(other, in: system) { found.append(winner) }
      }
      let contents = found.compactMap { if case .content(let content) = $0 { content } else { nil } }
      let others = found.filter { if case .constraint = $0 { true } else { false } }
      return inOrder(contents, of: system.root).map(Winner.content) + others
    }

    /// Returns contents in the order of their lengths, and those of equal length in the order of the tree.
    private static func inOrder(_ contents: [ContentRow], of root: UIView) -> [ContentRow] {
      if contents.count < 2 { return contents }
      var indices: [ObjectIdentifier: Int] = [:]
      for (index, view) in root.tree.enumerated() { indices[ObjectIdentifier(view)] = index }
      let ordered = contents.map { (content: $0, index: indices[ObjectIdentifier($0.view)] ?? 0) }
      return ordered.sorted { ($1.content.length, $0.index) < ($0.content.length, $1.index) }.map(\.content)
    }

    /// Returns the constraints of the app that exclude a row, which is required in a copy of the system.
    private static func required(against row: ConstraintID, in system: LayoutSystem) -> [Winner] {
      var trial = system
      trial.solver.setPriority(1000, of: row)
      trial.solve()
      let conflict = trial.solver.conflicts.first { $0.constraints.contains(row) }
      return (conflict?.constraints ?? []).filter { $0 != row }.compactMap { winner($0, in: system) }
    }

    private static func winner(_ row: ConstraintID, in system: LayoutSystem) -> Winner? {
      let source = system.source(of: row)
      switch source {
      case .constraint(let constraint): return .constraint(constraint)
      case .hugging(let view as UIView), .compressionResistance(let view as UIView):
        let content = system.solver.content(of: row)
        let isWidth = content.terms.contains { $0.variable == system.size(of: view, along: .horizontal) }
        let isHugging = if case .hugging = source { true } else { false }
        return .content(
          ContentRow(
            view: view, axis: isWidth ? .horizontal : .vertical, isHugging: isHugging,
            length: CGFloat(content.constant), priority: content.priority))
      default: return nil
      }
    }
  }

  extension LostConstraint {
    /// Returns the contents that push against an optional constraint that holds: those that are stretched or
    /// compressed, and would be less so without it.
    static func contents(against constraint: NSLayoutConstraint, in system: LayoutSystem) -> [ContentRow] {
      guard constraint.priority != .required, let row = system.row(of: constraint) else { return [] }
      let pressed = system.solver.allConstraints.filter { other in
        guard case .compressionResistance = system.source(of: other) else { return false }
        return violation(of: other, in: system.solver) > 0.5
      }
      if pressed.isEmpty { return [] }
      var trial = system
      trial.solver.remove(row)
      trial.solve()
      let relieved: [ContentRow] = pressed.compactMap { other in
        let relief = violation(of: other, in: system.solver) - violation(of: other, in: trial.solver)
        guard relief > 0.5, case .content(let content) = winner(other, in: system) else { return nil }
        return content
      }
      return inOrder(relieved, of: system.root)
    }

    /// True for a constraint that somebody wrote, and not one that a verb adds for its own purpose, as `wrap`
    /// does with a priority of 49.
    static func isWritten(_ constraint: NSLayoutConstraint) -> Bool {
      guard let site = constraint.site, constraint.numberAsWritten != nil else {
        return constraint.site == nil && type(of: constraint) == NSLayoutConstraint.self
          && !SystemConstraint.isOwn(constraint.identifier ?? "")
      }
      return !["wrap", "below"].contains(site.plainVerb)
    }
  }
#endif
