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

  // What a view shows begins at the corner of its bounds; places count from there in a plain view, and from
  // the content's zero point where it scrolls.
  //
  //  zero point |<-- shown from here -->|<-- near inset -->[ guide ]<-- far inset -->|
  @MainActor private func inset(_ node: LayoutNode, by insets: UIEdgeInsets, in parent: LayoutNode) {
    for axis in NSLayoutConstraint.Axis.both { inset(node, by: insets, in: parent, along: axis) }
  }

  /// Places the guide inside the edges of the view along one axis.
  @MainActor func inset(
    _ node: LayoutNode, by insets: UIEdgeInsets, in parent: LayoutNode, along axis: NSLayoutConstraint.Axis
  ) {
    enroll(parent)
    // Of the frame, while the engine knows the size of the alignment rectangle.
    let outer = parent.alignmentInsets
    let shown = parent.bounds.origin - parent.corner
    place(
      node, near: shown[axis] + insets.near(axis), size: outer.sum(axis) - insets.sum(axis),
      Shares(near: 0, size: 1), of: parent, along: axis)
  }

  /// Tells the view that a variable of one of its guides has another value.
  @MainActor func noteChange(ofGuide node: LayoutNode) {
    guard let parent = node.parent else { return }
    if let kind = node.ownGuideKind {
      parent.view?.ownGuideDidChange(kind)
    } else {
      parent.markNeedsLayout()
    }
  }
}
