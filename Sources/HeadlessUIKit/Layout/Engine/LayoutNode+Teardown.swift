extension LayoutNode {
  /// Removes a view that is being released from all references to it, and releases its subviews without
  /// recursion.
  func viewWillDeinit() {
    view = nil
    contentArea = nil
    if let engine, engine.root === self { engine.end() }
    deactivateMentions()
    for constraint in held.all { constraint.deactivate() }
    forEachGuide { $0.detachFromOwner() }
    extras = nil
    release(&children)
  }

  func guideWillDeinit() {
    guide = nil
    ownGuide = nil
    deactivateMentions()
    extras = nil
  }

  /// Removes the references to the owning view and its engine, which are released; another view may add the
  /// guide.
  private func detachFromOwner() {
    parent = nil
    axes = PerAxis(AxisRows())
    flags.remove([.hasInvalidRows, .framePending])
  }

  /// Removes `views` from this node.
  ///
  /// A view without another reference is released after its own subviews were removed from it, so the views
  /// are released one after the other.
  private func release(_ views: inout [UIView]) {
    var open = views
    views = []
    while !open.isEmpty {
      let last = open.count - 1
      open[last].node.parent = nil
      // The reference in the list is tested, because a local variable would be a second reference.
      if isKnownUniquelyReferenced(&open[last]) {
        let inside = open[last].node.children
        open[last].node.children = []
        open[last..<open.count] = inside[...]
      } else {
        open.removeLast().node.becomeRoot()
      }
    }
  }

  /// Makes the node the topmost node of a tree of its own after its superview was released.
  ///
  /// A tree without an engine and a window has nothing to update. Views that are released from the outside
  /// inward each become a root for a moment; they cost one walk through the whole tree, and not one walk
  /// each.
  private func becomeRoot() {
    guard engine != nil || layoutWindow != nil else { return markNeedsLayout() }
    let tree = subtree()
    for node in tree {
      node.layoutWindow = nil
      node.markNeedsLayout()
    }
    engine?.leave(tree)
  }
}
