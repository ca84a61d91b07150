import LayoutSolver

// A constraint is "attribute = multiplier × attribute + constant". The engine lowers it into a sum of
// variables: the edges of an item are its x and its size. Positions are counted from the corner of the view
// that holds the constraint, so the x of each view in between is added:
//
//   holder |--- x of outer --->|--- x of inner --->|--- x of item --->[ size ]
//
// The x and the size of a view are those of its alignment rectangle, but its subviews are positioned relative
// to its frame. Where the two rectangles differ, the insets of the views in between are subtracted from the
// sum, and those of the holder are added, because its own edges are also relative to its frame.
//
// In a right-to-left layout, a constraint with a leading or trailing attribute is measured from right to
// left: the leading edge is the right one, and a positive constant and "at least" point to the left. The
// result is the same sum with all positions negated.
//
// Lowering calls code of the client, such as `intrinsicContentSize`, which may remove views and deactivate
// constraints. If views leave the tree, their nodes are kept until the lowering ends, the row in progress is
// not added, and the rest of the queue gets its rows in the next round of the layout.
extension LayoutEngine {
  /// Adds the rows of all queued constraints.
  ///
  /// One that has moved to another tree since it was queued gets its row there.
  @MainActor func lowerQueue() {
    isLowering = true
    var index = 0
    while index < queue.count, !isInterrupted {
      switch queue[index] {
      case .one(let constraint):
        if constraint.rowState == .queued, constraint.borrowedHolder?.isIn(self) == true { lower(constraint) }
      case .all(let node): if node.engine === self { lowerConstraints(of: node) }
      }
      index += 1
    }
    isLowering = false
    if !isInterrupted { return queue.removeAll(keepingCapacity: true) }
    if root != nil { queue.removeFirst(index - 1) }
    isInterrupted = false
    nodesLeftInLowering = []
  }

  /// Retains nodes that leave the tree, with those of their guides, until the lowering ends.
  func keepUntilLowered(_ nodes: [LayoutNode]) {
    isInterrupted = true
    for node in nodes {
      nodesLeftInLowering.append(node)
      node.forEachGuide { nodesLeftInLowering.append($0) }
    }
  }

  /// Adds the rows of the constraints of a view that have none and are not queued one by one.
  @MainActor private func lowerConstraints(of node: LayoutNode) {
    let held = node.held
    for slot in held.slots where !isInterrupted {
      if let constraint = slot, constraint.rowState == .none { lower(constraint) }
    }
  }

  @MainActor private func lower(_ constraint: NSLayoutConstraint) {
    let (first, second) = constraint.borrowedItems
    guard let holder = constraint.borrowedHolder, let first else { return }
    if constraint.isComposite, let composite = constraint.composite {
      return lower(constraint, composite, in: holder)
    }
    let isMirrored = constraint.mentionsDirection && isRightToLeft(holder)
    let sign: CGFloat = isMirrored ? -1 : 1
    var sum = takeSum()
    let geometry = constraint.firstAttribute.geometry(isMirrored: isMirrored)
    add(resolve(geometry, of: first, against: second), times: sign, to: &sum, in: holder)
    if let second {
      let other = constraint.secondAttribute.geometry(isMirrored: isMirrored)
      trap(if: constraint.mistake(comparing: geometry, with: other))
      add(resolve(other, of: second, against: first), times: -sign * constraint.factor, to: &sum, in: holder)
    }
    addRow(&sum, of: constraint)
  }

  /// Adds the row of a constraint, unless code of the client has meanwhile deactivated the constraint or
  /// removed views.
  @MainActor private func addRow(_ sum: inout LinearSum, of constraint: NSLayoutConstraint) {
    if isInterrupted || constraint.borrowedHolder == nil { return giveBack(&sum) }
    precondition(sum.isComplete, "An item of \(constraint) is in the tree and has no variables.")
    constraint.rowShift = -sum.constant
    let priority = constraint.weigh(&sum.terms)
    constraint.rowState = .row(
      addRow(
        sum.terms, Relation(constraint.relation), constraint.constant - sum.constant, priority: priority,
        isBreakable: constraint.isBreakable, of: constraint, nil))
    giveBack(&sum)
  }

  /// Returns an empty sum whose memory an earlier row has used.
  private func takeSum() -> LinearSum {
    var sum = LinearSum()
    swap(&sum.terms, &spareTerms)
    return sum
  }

  /// Keeps the memory of a sum for the next row.
  private func giveBack(_ sum: inout LinearSum) {
    // One by one: `removeAll(keepingCapacity:)` costs more for the few terms of a row.
    while sum.terms.popLast() != nil {}
    swap(&sum.terms, &spareTerms)
  }

  @MainActor private func isRightToLeft(_ holder: BorrowedNode) -> Bool {
    holder.node.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds the row of a constraint between distances.
  ///
  /// A distance is the far anchor − the near one, and the negative of that in a right-to-left layout.
  @MainActor private func lower(
    _ constraint: NSLayoutConstraint, _ composite: CompositeTerms, in holder: BorrowedNode
  ) {
    let isRightToLeft = composite.mentionsDirection && isRightToLeft(holder)
    var sum = takeSum()
    for (side, factor) in [(composite.first, 1), (composite.second, -constraint.factor)] {
      guard let side else { continue }
      let isMirrored = isRightToLeft && side.isDirectional
      for (end, sign) in [(side.end, 1), (side.start, -1)] as [(ItemAttribute?, CGFloat)] {
        guard let end else { continue }
        let resolved = resolve(
          end.attribute.geometry(isMirrored: isMirrored), of: BorrowedNode(end.node),
          against: side.other(than: end).map { BorrowedNode($0) })
        add(resolved, times: factor * (isMirrored ? -sign : sign), to: &sum, in: holder)
      }
    }
    addRow(&sum, of: constraint)
  }

  /// Adds factor × attribute to the sum, counted from the corner of `holder`.
  @inline(__always) @MainActor private func add(
    _ resolved: ResolvedAttribute, times factor: CGFloat, to sum: inout LinearSum, in holder: BorrowedNode
  ) {
    let node = resolved.node
    let geometry = resolved.geometry
    if geometry.hasPosition {
      addPosition(of: node, along: geometry.axis, times: factor, to: &sum, in: holder)
    }
    if geometry.sizeFactor != 0 {
      giveVariables(to: node)
      sum.add(factor * geometry.sizeFactor, node.size(geometry.axis))
    }
    sum.constant += factor * resolved.constant
  }

  /// Adds factor × (near edge of item) to the sum, counted from the corner of `holder`.
  ///
  /// The near edge of the holder itself is its alignment inset.
  @MainActor func addPosition(
    of item: BorrowedNode, along axis: NSLayoutConstraint.Axis, times factor: CGFloat,
    to sum: inout LinearSum, in holder: BorrowedNode
  ) {
    if item === holder {
      if item.mayHaveAlignmentInsets { sum.constant += factor * item.node.alignmentInsets.near(axis) }
      return
    }
    var node = item
    while node !== holder, let parent = node.parent {
      giveVariables(to: node)
      sum.add(factor, node.near(axis))
      if parent.showsArea, parent !== holder, let area = parent.node.contentArea {
        sum.add(-factor, offset(of: area, along: axis))
      }
      node = parent
      if node.mayHaveAlignmentInsets, node !== holder {
        sum.constant -= factor * node.node.alignmentInsets.near(axis)
      }
    }
  }
}

/// A sum of variables with factors, and a constant.
struct LinearSum {
  var terms: [Term] = []
  var constant: CGFloat = 0

  /// False if a variable was missing, because its item had left the tree.
  private(set) var isComplete = true

  mutating func add(_ factor: CGFloat, _ variable: Variable?) {
    guard let variable else { return isComplete = false }
    terms.append(Term(Double(factor), variable))
  }
}

extension Relation {
  package init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
