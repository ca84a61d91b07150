import LayoutSolver

// A constraint says "attribute = multiplier × attribute + constant". Lowered into variables it is a sum: the edges of an item are its x and its
// size, and everything is counted from the corner of the view that holds the constraint, so the x of each view in between is added:
//
//   holder |--- x of outer --->|--- x of inner --->|--- x of item --->[ size ]
//
// Where text begins at the right, a constraint that says leading or trailing counts from the right to the left: the leading edge is the right one, and
// "20 after it" and "at least" go to the left. That is the same sum with all positions negated.
extension LayoutEngine {
  /// Gives `constraint` its row.
  @MainActor func lower(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let first = constraint.first else { return }
    let isMirrored = constraint.mentionsDirection && holder.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
    var sum = LinearSum()
    add(constraint.firstAttribute.place(isMirrored: isMirrored), of: first, times: sign, to: &sum, in: holder)
    if let second = constraint.second {
      let factor = -sign * constraint.multiplier
      add(constraint.secondAttribute.place(isMirrored: isMirrored), of: second, times: factor, to: &sum, in: holder)
    }
    constraint.rowShift = -sum.constant
    constraint.row = addRow(
      sum.terms, Relation(constraint.relation), constraint.constant - sum.constant, priority: constraint.priority.rawValue,
      of: constraint, nil)
  }

  /// Adds factor × (place of item), counted from the corner of `holder`.
  @MainActor private func add(
    _ place: NSLayoutConstraint.Attribute.Place, of item: LayoutNode, times factor: CGFloat, to sum: inout LinearSum, in holder: LayoutNode
  ) {
    var node = item
    if place.isInsideMargins, let view = item.view { node = view.insetGuide(.margins).node }
    if place.hasPosition { addPosition(of: node, along: place.axis, times: factor, to: &sum, in: holder) }
    if place.sizeFactor != 0 {
      enroll(node)
      sum.add(factor * place.sizeFactor, node.axes[place.axis].size)
    }
    // The first baseline is counted from the top down, the last one from the bottom up.
    switch place.baseline {
    case .first: sum.constant += factor * (item.view?.baselineOffsets.first ?? 0)
    case .last: sum.constant -= factor * (item.view?.baselineOffsets.last ?? 0)
    case nil: break
    }
  }

  /// Adds factor × (near edge of item), counted from the corner of `holder`; that of the holder itself is 0.
  @MainActor private func addPosition(
    of item: LayoutNode, along axis: NSLayoutConstraint.Axis, times factor: CGFloat, to sum: inout LinearSum, in holder: LayoutNode
  ) {
    var node = item
    while node !== holder, let parent = node.parent {
      enroll(node)
      sum.add(factor, node.axes[axis].near)
      node = parent
    }
  }
}

/// A sum of variables and a number.
private struct LinearSum {
  var terms: [Term] = []
  var constant: CGFloat = 0

  mutating func add(_ factor: CGFloat, _ variable: Int32) {
    terms.append(Term(Double(factor), Variable(index: variable)))
  }
}

extension Relation {
  /// The solver's word for a constraint's relation.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
