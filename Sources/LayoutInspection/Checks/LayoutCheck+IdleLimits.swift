import AutoLayoutKit
import LayoutWords

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
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
  /// A limit as `terms >= constant` or `terms <= constant`.
  private struct Limit {
    var terms: [Term]
    var relation: LayoutSolver.Relation
    var constant: Double

    func room(_ value: (Variable) -> Double) -> Double {
      relation.room(beyond: terms.sum(value) - constant)
    }
  }

  extension LayoutSystem {
    /// The required constraints alone, for all sizes of the topmost view and all contents.
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
    /// Returns true if a limit holds at every size.
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
      guard !candidates.isEmpty, let system = LayoutSystem(of: root), system.solver.conflicts.isEmpty else {
        return []
      }
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
        guard others.implies(limit), let meant = meant(by: constraint, limit, system, others) else {
          return nil
        }
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
