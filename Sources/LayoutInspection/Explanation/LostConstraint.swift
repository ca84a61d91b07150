#if canImport(HeadlessUIKit)
  import AutoLayoutKit
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
    /// The row that gives a view the size of its content.
    struct ContentRow {
      let view: UIView
      let axis: NSLayoutConstraint.Axis
      /// True for the row that holds a view as small as its content, false for the one as large.
      let isHugging: Bool
      let length: CGFloat
      let priority: Float
    }

    let constraint: NSLayoutConstraint
    /// The left side of its equation less the right side, in points.
    let excess: CGFloat
    let contents: [ContentRow]
    let constraints: [NSLayoutConstraint]

    /// Reads a constraint of a solved system; nil if it holds within `tolerance`, in points, or is required.
    init?(_ constraint: NSLayoutConstraint, in system: LayoutSystem, tolerance: CGFloat = 0.5) {
      guard constraint.priority != .required, let row = system.row(of: constraint),
        system.violation(of: row) > Double(tolerance)
      else { return nil }
      self.constraint = constraint
      excess = CGFloat(system.solver.excess(of: row))
      let winners = Self.winners(against: row, in: system)
      contents = system.contents(of: winners)
      constraints = winners.compactMap(system.constraint)
    }

    private static func winners(against row: ConstraintID, in system: LayoutSystem) -> [ConstraintID] {
      let trial = system.trial(row, at: Float(1000).nextDown)
      if trial.violation(of: row) > 0.5 {
        let conflicts = system.trial(row, at: 1000).solver.conflicts
        return conflicts.first { $0.constraints.contains(row) }?.constraints.filter { $0 != row } ?? []
      }
      let priority = system.solver.content(of: row).priority
      return system.solver.allConstraints.filter { other in
        other != row && system.solver.content(of: other).priority >= priority
          && trial.violation(of: other) - system.violation(of: other) > 0.5
      }
    }

    /// Returns the contents that push against an optional constraint that holds: those that are stretched or
    /// compressed, and would be less so without it.
    static func contents(against constraint: NSLayoutConstraint, in system: LayoutSystem) -> [ContentRow] {
      guard constraint.priority != .required, let row = system.row(of: constraint) else { return [] }
      let pressed = system.solver.allConstraints.filter { other in
        guard case .compressionResistance = system.source(of: other) else { return false }
        return system.violation(of: other) > 0.5
      }
      if pressed.isEmpty { return [] }
      var trial = system
      trial.solver.remove(row)
      trial.solve()
      return system.contents(of: pressed.filter { system.violation(of: $0) - trial.violation(of: $0) > 0.5 })
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

  extension LayoutSystem {
    fileprivate func violation(of row: ConstraintID) -> Double {
      solver.content(of: row).relation.violation(by: solver.excess(of: row))
    }

    fileprivate func trial(_ row: ConstraintID, at priority: Float) -> LayoutSystem {
      var trial = self
      trial.solver.setPriority(priority, of: row)
      trial.solve()
      return trial
    }

    fileprivate func contents(of rows: [ConstraintID]) -> [LostConstraint.ContentRow] {
      let found = rows.compactMap { row -> LostConstraint.ContentRow? in
        let source = source(of: row)
        let content = solver.content(of: row)
        guard let quantity = content.terms.first.flatMap({ quantity(of: $0.variable) }) else { return nil }
        switch source {
        case .hugging(let view as UIView), .compressionResistance(let view as UIView):
          let isHugging = if case .hugging = source { true } else { false }
          return LostConstraint.ContentRow(
            view: view, axis: quantity.axis, isHugging: isHugging, length: CGFloat(content.constant),
            priority: content.priority)
        default: return nil
        }
      }
      if found.count < 2 { return found }
      // Those of equal length in the order of the tree.
      return root.tree.flatMap { view in found.filter { $0.view === view } }
        .sorted { $0.length > $1.length }
    }
  }

  // Sentences about optional constraints: those that lost, and the contents that push against the others.
  extension ExplainedLayout {
    func lostConstraints(of view: UIView) -> [String] {
      guard let system else { return [] }
      return constraints(of: view).map(\.constraint)
        .filter { $0.firstItem === view && LostConstraint.isWritten($0) }
        .compactMap { LostConstraint($0, in: system) }.map { sentence($0, about: view) }
    }

    private func sentence(_ lost: LostConstraint, about view: UIView) -> String {
      let constraint = lost.constraint
      let priority = constraint.priority.rawValue.points
      let site = constraint.site?.call ?? names.equation(constraint)
      let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
      let actual = value(constraint.firstAttribute == .width ? .width : .height, of: view)
      let bound = constraint.relation.words.bound
      let number = constraint.numberAsWritten.map { bound + $0.points } ?? "its place"
      let wanted = isSize ? bound + (actual - lost.excess).points : number
      let change = lost.excess > 0 ? "to \(actual.points)" : "at \(actual.points)"
      let result = "it \(isSize ? change : "by \(abs(lost.excess).points)")"
      let verb = isSize ? (lost.excess > 0 ? "pushes" : "holds") : "moves"
      return "\(site) wants \(wanted) at priority \(priority)\(winners(lost, verb: verb, result: result))."
    }

    private func winners(_ lost: LostConstraint, verb: String, result: String) -> String {
      let texts = (lost.contents.map(words) + lost.constraints.map(words)).unique
      if texts.isEmpty { return " and does not hold" }
      // "pushes" for one, "push" for several.
      let plain = verb == "pushes" ? "push" : String(verb.dropLast())
      let shown = texts.count > 4 ? Array(texts.prefix(3)) + ["\(texts.count - 3) more"] : texts
      return "; \(shown.list) \(texts.count == 1 ? verb : plain) \(result)"
    }

    private func words(_ constraint: NSLayoutConstraint) -> String {
      let isRequired = constraint.priority == .required
      return (constraint.site?.call ?? names.equation(constraint))
        + " (\(isRequired ? "required" : "priority \(constraint.priority.rawValue.points)"))"
    }

    private func words(_ content: LostConstraint.ContentRow) -> String {
      let priority = "\(content.isHugging ? "hugging" : "compression resistance") \(content.priority.points)"
      return "\(content.subject(named: names.name(of: content.view))) (\(content.length.points), \(priority))"
    }

    func pushRemark(_ constraint: NSLayoutConstraint) -> String? {
      guard let system else { return nil }
      let contents = LostConstraint.contents(against: constraint, in: system).map(words)
      if contents.isEmpty { return nil }
      return "\(contents.list) \(contents.count == 1 ? "pushes" : "push") against it"
    }
  }

  extension LostConstraint.ContentRow {
    @MainActor func subject(named name: String) -> String {
      "the \(view is UILabel || view is UITextView || view is UIButton ? "text" : "content") of \(name)"
    }
  }
#endif
