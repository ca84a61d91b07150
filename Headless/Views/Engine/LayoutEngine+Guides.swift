import LayoutSolver

// Where the guides are that a view has of its own.
extension LayoutEngine {
  /// Brings the rows of a guide of a view's own up to date.
  @MainActor func updateOwnGuide(_ node: LayoutNode, _ kind: OwnGuideKind) {
    guard let parent = node.parent, let view = parent.view else { return }
    switch kind {
    case .safeArea: inset(node, by: view.safeAreaInsets, in: parent)
    case .margins: inset(node, by: view.layoutMargins, in: parent)
    case .readable: updateReadableGuide(node, in: parent, of: view)
    case .keyboard: updateKeyboardGuide(node, in: parent, of: view)
    case .scrollFrame: inset(node, by: .zero, in: parent)
    case .scrollContent: updateScrollContent(node, of: view)
    case .scrollMargins: updateScrollMargins(node, of: view)
    }
  }

  // What a view shows begins at the corner of its bounds; places count from there in a plain view, and from the content's zero point where it scrolls.
  //
  //  zero point |<-- shown from here -->|<-- near inset -->[ guide ]<-- far inset -->|
  @MainActor private func inset(_ node: LayoutNode, by insets: UIEdgeInsets, in parent: LayoutNode) {
    for axis in NSLayoutConstraint.Axis.both { inset(node, by: insets, in: parent, along: axis) }
  }

  /// Places the guide inside the edges of the view along one axis.
  @MainActor func inset(_ node: LayoutNode, by insets: UIEdgeInsets, in parent: LayoutNode, along axis: NSLayoutConstraint.Axis) {
    enroll(parent)
    // Of the frame, while the engine knows the size of the alignment rectangle.
    let outer = parent.alignmentInsets
    let shown = parent.bounds.origin - parent.corner
    place(
      node, near: shown[axis] + insets.near(axis), size: outer.sum(axis) - insets.sum(axis), Shares(near: 0, size: 1), of: parent,
      along: axis)
  }

  /// Tells the view that a variable of one of its guides has another value.
  @MainActor func noteChange(ofGuide node: LayoutNode) {
    guard let parent = node.parent else { return }
    if let kind = node.ownGuideKind { parent.view?.ownGuideDidChange(kind) } else { parent.markNeedsLayout() }
  }

  /// Whether the place of a view in its superview follows the safe area of the view itself, or of what is inside it.
  ///
  /// Such a view, where it reaches out of its superview, would be covered the more, the further it moves, and move the further.
  @MainActor func followsOwnSafeArea(_ node: LayoutNode) -> Bool {
    guard node.isEnrolled, !node.flags.contains(.translatesAutoresizingMask), let parent = node.parent else { return false }
    let items = NSLayoutConstraint.Axis.both.flatMap { [node.axes[$0].near, node.axes[$0].size, parent.axes[$0].size] }
    var system = solver
    system.solve()
    let rows = system.constraints(moving: items.filter { $0 >= 0 }.map { Variable(index: $0) }) { row in
      guard let guide = ownerOfRow[Int(row.index)].node?.takeUnretainedValue(), let kind = guide.ownGuideKind else { return false }
      return kind.followsSafeArea && guide.isInside(node)
    }
    return !rows.isEmpty
  }
}
