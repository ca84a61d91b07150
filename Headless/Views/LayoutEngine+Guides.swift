import LayoutSolver

// Where the guides are that a view has of its own.
extension LayoutEngine {
  /// Brings the rows of a guide of a view's own up to date.
  @MainActor func updateOwnGuide(_ node: LayoutNode, _ kind: OwnGuideKind) {
    guard let parent = node.parent, let view = parent.view else { return }
    switch kind {
    case .safeArea: inset(node, by: view.safeAreaInsets, in: parent)
    case .margins: inset(node, by: view.layoutMargins, in: parent)
    }
  }

  // |<-- near inset -->[ guide ]<-- far inset -->|
  @MainActor private func inset(_ node: LayoutNode, by insets: UIEdgeInsets, in parent: LayoutNode) {
    enroll(parent)
    // Of the frame, while the engine knows the size of the alignment rectangle.
    let outer = parent.alignmentInsets
    for axis in NSLayoutConstraint.Axis.both {
      place(
        node, near: insets.near(axis), size: outer.sum(axis) - insets.sum(axis), Shares(near: 0, size: 1), of: parent, along: axis)
    }
  }

  /// Tells the view that a variable of one of its guides has another value.
  @MainActor func noteChange(ofGuide node: LayoutNode) {
    guard let parent = node.parent else { return }
    if let kind = node.ownGuideKind { parent.view?.ownGuideDidChange(kind) } else { parent.markNeedsLayout() }
  }
}
