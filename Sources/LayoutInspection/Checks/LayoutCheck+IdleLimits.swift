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

    /// Returns the room that values leave: the distance to the limit, negative beyond it.
    func room(_ value: (Variable) -> Double) -> Double {
      relation.room(beyond: terms.sum(value) - constant)
    }
  }

  /// The required constraints of a tree, for all sizes of the topmost view and all contents.
  @MainActor private struct RequiredRows {
    let laidOut: LayoutSystem
    private var system: LayoutSystem

    init(_ laidOut: LayoutSystem) {
      self.laidOut = laidOut
      system = laidOut
      for row in laidOut.solver.allConstraints {
        let content = laidOut.solver.content(of: row)
        for term in content.terms where system.solver.isSuggested(term.variable) {
          system.solver.release(term.variable)
        }
        if case .constraint = laidOut.source(of: row), content.priority >= 1000 { continue }
        system.solver.remove(row)
      }
      system.solve()
    }

    /// Returns true if a limit holds at every size, also without its own row.
    func imply(_ limit: Limit, besides row: ConstraintID) -> Bool {
      var trial = system.solver
      if laidOut.solver.content(of: row).priority >= 1000 { trial.remove(row) }
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
      let required = RequiredRows(system)
      return candidates.compactMap { constraint in
        guard let row = system.row(of: constraint), let site = constraint.site else { return nil }
        let content = system.solver.content(of: row)
        let limit = Limit(terms: content.terms, relation: content.relation, constant: content.constant)
        let indices = indices(of: constraint.views)
        // A limit that is reached now needs no proof.
        guard indices.count == 2, limit.room(system.solver.value) > Double(tolerance),
          required.imply(limit, besides: row), let meant = meant(by: constraint, limit, row, required)
        else { return nil }
        return finding(
          .idleLimit, indices, sites: [site],
          "\(site.call): \(ReportNames(shownNames).equation(constraint)) holds at every size, so it limits"
            + " nothing. Probably \(meant) was meant.")
      }
    }

    /// Returns the equation that was probably meant: that with the opposite edge and the other relation, with
    /// one of them, as far as it holds now and can be reached; nil if none does.
    private func meant(
      by constraint: NSLayoutConstraint, _ limit: Limit, _ row: ConstraintID, _ required: RequiredRows
    ) -> String? {
      guard let first = constraint.firstItem, let view = constraint.secondItem as? UIView,
        let opposite = constraint.secondAttribute.opposite
      else { return nil }
      let axis = CheckedAxis(isVertical: constraint.firstAttribute.isVertical)
      let size = required.laidOut.variable(of: OpenQuantity(view, axis, isSize: true))
      let names = ReportNames(shownNames)
      for (isOpposite, isFlipped) in [(true, true), (true, false), (false, true)] {
        var other = limit
        if isFlipped {
          other.relation = limit.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        if isOpposite {
          let step = (constraint.secondAttribute.side == 0 ? -1 : 1) * Double(constraint.multiplier)
          // A size that no constraint mentions can have any value.
          if let size {
            other.terms.append(Term(step, size))
          } else {
            other.constant -= step * Double(axis.length(of: view.bounds.size))
          }
        }
        guard other.room(required.laidOut.solver.value) > -Double(tolerance),
          isOpposite && size == nil || !required.imply(other, besides: row)
        else { continue }
        let relation = isFlipped ? constraint.relation.flipped : constraint.relation
        let attribute = isOpposite ? opposite : constraint.secondAttribute
        return relation.words.equation(
          "\(names.name(of: first)).\(constraint.firstAttribute.name)",
          "\(names.name(of: view)).\(attribute.name)", multiplier: Double(constraint.multiplier),
          constant: Double(constraint.constant), identifier: nil)
      }
      return nil
    }
  }

  extension NSLayoutConstraint.Attribute {
    /// The edge at the other side, whose number is the next or the one before; nil for a center and a size.
    fileprivate var opposite: Self? {
      (1...6).contains(rawValue) ? Self(rawValue: rawValue % 2 == 0 ? rawValue - 1 : rawValue + 1) : nil
    }
  }
#endif
