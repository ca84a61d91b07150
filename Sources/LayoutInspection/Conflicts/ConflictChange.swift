#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
#endif
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// A change of a constraint that is tried on a copy of the layout.
@MainActor struct ConflictChange {
  /// The kinds of changes.
  enum Kind {
    /// The constant grows by a number.
    case constant(Double)
    case relation(NSLayoutConstraint.Relation)
    /// The priority becomes lower than required.
    case priority
    case removal
    /// Two views of one superview are exchanged.
    case exchange(AnyObject, AnyObject)
  }

  let constraint: NSLayoutConstraint
  let kind: Kind

  init(_ constraint: NSLayoutConstraint, _ kind: Kind) {
    self.constraint = constraint
    self.kind = kind
  }
}

#if canImport(HeadlessUIKit)
  extension LayoutSystem {
    /// Returns the conflicts that would remain after changes; nil if one of the constraints is not in the
    /// tree.
    ///
    /// The cost is that of a copy and of one solve.
    @MainActor func conflicts(after changes: [ConflictChange]) -> [Conflict]? {
      var copy = self
      var changed: Set<ConstraintID> = []
      for change in changes {
        guard let row = row(of: change.constraint) else { return nil }
        // A row is removed once, also if two parts of a culprit share it.
        if changed.insert(row).inserted { copy.apply(change, row) }
      }
      copy.solve()
      return copy.solver.conflicts
    }

    @MainActor private mutating func apply(_ change: ConflictChange, _ row: ConstraintID) {
      let content = solver.content(of: row)
      switch change.kind {
      case .constant(let number):
        solver.setConstant(content.constant + number, of: row)
      case .relation(let relation):
        solver.remove(row)
        solver.add(content.terms, Relation(relation), content.constant)
      case .priority:
        solver.remove(row)
        solver.add(content.terms, content.relation, content.constant, priority: 999)
      case .removal: solver.remove(row)
      case .exchange(let first, let second):
        let terms = content.terms.map { term in
          let variable =
            partner(of: term.variable, first, second) ?? partner(of: term.variable, second, first)
          return Term(term.coefficient, variable ?? term.variable)
        }
        solver.remove(row)
        solver.add(terms, content.relation, content.constant)
      }
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
