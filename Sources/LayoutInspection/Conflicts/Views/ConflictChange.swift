#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
#endif
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension ConflictChange {
  /// The constraint.
  fileprivate var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }
}

#if canImport(HeadlessUIKit)
  extension LayoutSystem {
    /// Returns the conflicts that would remain after changes; nil if one of the constraints is not in the
    /// tree.
    ///
    /// The cost is that of a copy and of one solve.
    @MainActor func conflicts(after changes: [ConflictChange]) -> [Conflict]? {
      changed(by: changes)?.solver.conflicts
    }

    /// Returns the layout with changes; nil if one of the constraints is not in the tree.
    @MainActor func changed(by changes: [ConflictChange]) -> LayoutSystem? {
      var copy = self
      var changed: Set<ConstraintID> = []
      for change in changes {
        guard let row = change.constraint.flatMap({ row(of: $0) }) else { return nil }
        // A row is removed once, also if two parts of a culprit share it.
        if changed.insert(row).inserted { copy.apply(change, row) }
      }
      copy.solve()
      return copy
    }

    @MainActor private mutating func apply(_ change: ConflictChange, _ row: ConstraintID) {
      let content = solver.content(of: row)
      if case .constant(let number) = change.kind {
        return solver.setConstant(content.constant + number, of: row)
      }
      solver.remove(row)
      var (terms, relation, constant) = (content.terms, content.relation, content.constant)
      var priority = content.priority
      switch change.kind {
      case .constant, .removal: return
      case .relation(let other): relation = Relation(NSLayoutConstraint.Relation(other))
      case .priority: priority = 999
      case .axis:
        let others = terms.map { term in acrossAxis(term.variable).map { Term(term.coefficient, $0) } }
        terms = others.compactMap(\.self)
        // An item that no constraint mentions along the other axis has its frame there, and no variable.
        if terms.count < others.count { return }
      case .side:
        if let shift = change.constraint.flatMap({ shift(toOppositeSideOf: $0) }) {
          terms += shift.terms
          constant = shift.constant - constant
        }
      case .multiplier(let factor):
        let second = change.constraint?.secondItem
        terms = terms.map { term in
          let isSecond = quantity(of: term.variable)?.item === second && term.coefficient < 0
          return isSecond ? Term(-factor, term.variable) : term
        }
      case .exchange(let first, let second):
        terms = terms.map { term in
          let variable =
            partner(of: term.variable, first, second) ?? partner(of: term.variable, second, first)
          return Term(term.coefficient, variable ?? term.variable)
        }
      }
      solver.add(terms, relation, constant, priority: priority)
    }

    /// Returns the variable of the same item along the other axis.
    @MainActor private func acrossAxis(_ variable: Variable) -> Variable? {
      guard let quantity = quantity(of: variable) else { return nil }
      let axis: NSLayoutConstraint.Axis = quantity.axis == .horizontal ? .vertical : .horizontal
      return quantity.isSize ? size(of: quantity.item, along: axis) : near(of: quantity.item, along: axis)
    }

    /// Returns the terms that move the tie of two near edges to the far ones, or back.
    ///
    ///     near − other near = c        near + size − (other near + other size) = −c
    @MainActor private func shift(
      toOppositeSideOf constraint: NSLayoutConstraint
    ) -> (terms: [Term], constant: Double)? {
      let side = constraint.firstAttribute.side
      let axis: NSLayoutConstraint.Axis = constraint.firstAttribute.isVertical ? .vertical : .horizontal
      guard let first = constraint.firstItem, let second = constraint.secondItem, side != 0.5,
        side == constraint.secondAttribute.side, let size = size(of: first, along: axis)
      else { return nil }
      let sign = side == 0 ? 1.0 : -1
      if let otherSize = self.size(of: second, along: axis) {
        return ([Term(sign, size), Term(-sign, otherSize)], 0)
      }
      // No constraint mentions the size of the topmost view: its frame gives it.
      guard second === root else { return nil }
      return ([Term(sign, size)], sign * Double(axis == .vertical ? root.bounds.height : root.bounds.width))
    }

    /// Returns the variable of an item for that of another one; nil for any other variable.
    @MainActor private func partner(of variable: Variable, _ item: AnyObject, _ other: AnyObject) -> Variable?
    {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if near(of: item, along: axis) == variable { return near(of: other, along: axis) }
        if size(of: item, along: axis) == variable { return size(of: other, along: axis) }
      }
      return nil
    }
  }
#endif
