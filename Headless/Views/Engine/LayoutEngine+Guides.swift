import LayoutSolver

// The positions of the own guides of a view.
extension LayoutEngine {
  /// Updates the rows of an own guide.
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

  // The visible part of a view begins at the corner of its bounds. Positions count from there in a plain
  // view, and from the zero point of the content in a view that scrolls.
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
    // The insets are relative to the frame, but the engine's size is that of the alignment rectangle.
    let outer = parent.alignmentInsets
    let shown = parent.bounds.origin - parent.corner
    place(
      node, near: shown[axis] + insets.near(axis), size: outer.sum(axis) - insets.sum(axis),
      Shares(near: 0, size: 1), of: parent, along: axis)
  }

  /// Notifies the view that the position or the size of one of its guides has changed.
  @MainActor func noteChange(ofGuide node: LayoutNode) {
    guard let parent = node.parent else { return }
    if let kind = node.ownGuideKind {
      parent.view?.ownGuideDidChange(kind)
    } else {
      parent.markNeedsLayout()
    }
  }
}
