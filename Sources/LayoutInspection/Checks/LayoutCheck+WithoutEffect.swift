import AutoLayoutKit
import LayoutPlatform
import LayoutWords

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
#endif

extension LayoutCheck {
  /// Checks that no number is lost in a tie with a default: a width, a height or a gap that is written with a
  /// priority of 750 or 250, and that a text changes by more than a point.
  ///
  ///     make.priority(.high).width(list) == 320     // 750, as the compression resistance of each text
  ///     make.priority(.low).width(chip) == 120      // 250, as the hugging of each text
  ///
  /// These are intended: a priority that loses against a required constraint, or against one that was set on
  /// purpose; a wish with any other priority, such as 500; an inequality, and a size that is measured on
  /// another view; a constraint that a verb of the app or of the library makes for itself; and a text that is
  /// larger because of the text size that its reader has chosen.
  ///
  /// With UIKit and AppKit, whose engines cannot be asked, nothing is reported.
  public static let noLostConstraint = LayoutCheck(named: "noLostConstraint") { tree in
    #if canImport(HeadlessUIKit)
      tree.lostConstraints()
    #else
      []
    #endif
  }
}

#if canImport(HeadlessUIKit)
  extension CheckedTree {
    fileprivate func lostConstraints() -> [Finding] {
      let candidates = constraints.all.map(\.constraint).filter(\.hasNumberThatMayTie)
      guard !candidates.isEmpty, let system = LayoutSystem(of: root) else { return [] }
      return candidates.compactMap { constraint in
        guard let excess = geometry.excess(of: constraint, in: system), excess.magnitude > 1,
          let view = constraint.firstItem as? UIView, isShown(view),
          let lost = LostConstraint(constraint, in: system, tolerance: 1), !lost.contents.isEmpty,
          lost.constraints.isEmpty, lost.tyingContents.count == lost.contents.count
        else { return nil }
        return lost
      }
      .grouped { $0.constraint.site?.call == $1.constraint.site?.call }
      .compactMap { finding($0[0], more: $0.count - 1) }
    }

    private func finding(_ lost: LostConstraint, more: Int) -> Finding? {
      let (constraint, contents) = (lost.constraint, lost.tyingContents)
      guard let site = constraint.site, let view = constraint.firstItem as? UIView else { return nil }
      let kind = contents[0].isHugging ? "hugging" : "compression resistance"
      let list = contents.prefix(3).map { content in
        "of \(content.subject(named: name(of: content.view))), which"
          + " \(content.isHugging ? "is" : "needs") \(content.length.points)"
      }
      let rest = contents.count > 3 ? ["of \(contents.count - 3) more"] : []
      // A priority is the mistake here, and so it is the way out.
      let level = constraint.priority == .defaultHigh ? ".high" : ".low"
      let size = constraint.firstAttribute.isSize ? constraint.firstAttribute.name : nil
      let verb = site.plainVerb
      let call =
        verb == "width" || verb == "height"
        ? "\(verb)(\(shownNames.name(of: view))) == \(constraint.constant.points)" : "\(verb)(…)"
      let content = contentCall(contents, "\(level) - 1").map { ", or \($0)" } ?? ""
      return finding(
        .lostConstraint, indices(of: ([view] + contents.map(\.view)).eachOnce), sites: [site],
        "\(result(lost, view, site))\(more == 0 ? "" : ", and \(more) more"): its priority"
          + " \(constraint.priority.rawValue.points) is also the \(kind)"
          + " \((list + rest).joined(separator: ", and ")). Write"
          + " make.priority(\(level) + 1).\(call), so that the \(size ?? "gap") counts more than"
          + " the text\(content)."
      )
    }

    private func result(_ lost: LostConstraint, _ view: UIView, _ site: ConstraintSite) -> String {
      let constraint = lost.constraint
      guard constraint.firstAttribute.isSize else {
        return "\(site.call): the gap of \((constraint.numberAsWritten ?? 0).points) at \(name(of: view)) is"
          + " \(abs(lost.excess).points) points off"
      }
      let extent = AxisWords(isVertical: constraint.firstAttribute == .height).extent
      return
        "\(site.call): \(name(of: view)) is \((constraint.constant + lost.excess).points) \(extent) and not"
        + " \(constraint.constant.points)"
    }

    private func contentCall(_ contents: [LostConstraint.ContentRow], _ priority: String) -> String? {
      let first = contents[0]
      guard contents.count <= 3,
        contents.allSatisfy({ $0.axis == first.axis && $0.isHugging == first.isHugging })
      else { return nil }
      let names = contents.map { shownNames.name(of: $0.view) }
      return first.axis.words.contentCall(isHugging: first.isHugging, of: names, priority)
    }

  }

  extension NSLayoutConstraint {
    /// The verbs that take a number and add no optional constraint of their own.
    private static let verbsWithNumbers: Set<String> = [
      "width", "height", "size", "xPlace", "yPlace", "xLeft", "xRight", "yTop", "yBottom", "install",
    ]

    @MainActor fileprivate var hasNumberThatMayTie: Bool {
      guard priority == .defaultHigh || priority == .defaultLow, relation == .equal,
        let verb = site?.plainVerb, Self.verbsWithNumbers.contains(verb), let number = numberAsWritten
      else { return false }
      return firstAttribute.isSize ? secondItem == nil : number != 0
    }
  }

  extension LostConstraint {
    fileprivate var tyingContents: [ContentRow] {
      contents.filter { content in
        let usual: UILayoutPriority = content.isHugging ? .defaultLow : .defaultHigh
        return content.priority == constraint.priority.rawValue && content.priority == usual.rawValue
          && content.view.traitCollection.preferredContentSizeCategory <= .large
      }
    }
  }
#endif

extension LayoutCheck {
  /// Checks that no limit between the edges of two views holds at every size, where another edge was
  /// probably meant.
  ///
  ///     make.install(button.tk_trailing >= toast.tk_leading - 8)    // button is behind toast anyway
  ///
  /// A limit that repeats what other lines already ensure is intended. With UIKit and AppKit, whose engines
  /// cannot be asked, nothing is reported.
  public static let noIdleLimits = LayoutCheck(named: "noIdleLimits", basis: .constraints) { tree in
    #if canImport(HeadlessUIKit)
      tree.idleLimits()
    #else
      []
    #endif
  }
}

#if canImport(HeadlessUIKit)
  private struct Limit {
    var terms: [Term]
    var relation: LayoutSolver.Relation
    var constant: Double

    func room(_ value: (Variable) -> Double) -> Double {
      relation.room(beyond: terms.sum(value) - constant)
    }
  }

  extension LayoutSystem {
    fileprivate var requiredRows: Solver {
      var system = self
      for row in solver.allConstraints {
        let content = solver.content(of: row)
        for term in content.terms where system.solver.isSuggested(term.variable) {
          system.solver.release(term.variable)
        }
        if case .constraint = source(of: row), content.priority >= 1000 { continue }
        system.solver.remove(row)
      }
      system.solve()
      return system.solver
    }
  }

  extension Solver {
    fileprivate func implies(_ limit: Limit) -> Bool {
      var trial = self
      // A pull to the far side of the limit ends at the least room.
      let isLower = limit.relation == .greaterThanOrEqual
      trial.add(
        limit.terms, isLower ? .lessThanOrEqual : .greaterThanOrEqual,
        limit.constant + (isLower ? -1e4 : 1e4), priority: 1)
      trial.solve()
      return limit.room(trial.value) > -1e-6
    }
  }

  extension CheckedTree {
    fileprivate func idleLimits() -> [Finding] {
      let candidates = constraints.all.map(\.constraint).filter { constraint in
        if constraint.relation == .equal || constraint.firstAttribute.isSize { return false }
        return constraint.secondItem != nil && constraint.site != nil && !constraint.comparesDistances
      }
      guard !candidates.isEmpty, let system = LayoutSystem(of: root), system.solver.conflicts.isEmpty
      else { return [] }
      let required = system.requiredRows
      return candidates.compactMap { constraint in
        guard let row = system.row(of: constraint), let site = constraint.site else { return nil }
        let content = system.solver.content(of: row)
        let limit = Limit(terms: content.terms, relation: content.relation, constant: content.constant)
        let indices = indices(of: constraint.views)
        // A limit that is reached now needs no proof.
        guard indices.count == 2, limit.room(system.solver.value) > Double(tolerance) else { return nil }
        var others = required
        if content.priority >= 1000 { others.remove(row) }
        guard others.implies(limit), let meant = meant(by: constraint, limit, system, others)
        else { return nil }
        return finding(
          .idleLimit, indices, sites: [site],
          "\(site.call): \(ReportNames(shownNames).equation(constraint)) holds at every size, so it limits"
            + " nothing. Probably \(meant) was meant.")
      }
    }

    /// Returns the equation that was probably meant, with the opposite edge and the other relation; nil if it
    /// does not hold now or cannot be reached.
    private func meant(
      by constraint: NSLayoutConstraint, _ limit: Limit, _ system: LayoutSystem, _ others: Solver
    ) -> String? {
      guard let first = constraint.firstItem, let view = constraint.secondItem as? UIView,
        let opposite = constraint.secondAttribute.opposite
      else { return nil }
      let axis = CheckedAxis(isVertical: constraint.firstAttribute.isVertical)
      let size = system.variable(of: OpenQuantity(view, axis, isSize: true))
      var other = limit
      other.relation = limit.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
      let step = (constraint.secondAttribute.side == 0 ? -1 : 1) * Double(constraint.multiplier)
      // A size that no constraint mentions can have any value.
      if let size {
        other.terms.append(Term(step, size))
      } else {
        other.constant -= step * Double(axis.length(of: view.bounds.size))
      }
      guard other.room(system.solver.value) > -Double(tolerance),
        size == nil || !others.implies(other)
      else { return nil }
      let names = ReportNames(shownNames)
      return constraint.relation.flipped.words.equation(
        "\(names.name(of: first)).\(constraint.firstAttribute.name)",
        "\(names.name(of: view)).\(opposite.name)", multiplier: Double(constraint.multiplier),
        constant: Double(constraint.constant), identifier: nil)
    }
  }

  extension NSLayoutConstraint.Attribute {
    /// The edge at the other side, whose number is the next or the one before; nil for a center and a size.
    fileprivate var opposite: Self? {
      (1...6).contains(rawValue) ? Self(rawValue: rawValue % 2 == 0 ? rawValue - 1 : rawValue + 1) : nil
    }
  }
#endif
