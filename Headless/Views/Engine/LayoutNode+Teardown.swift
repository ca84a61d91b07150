extension LayoutNode {
  /// Takes the view that is being freed out of everything that knows it, and frees what
  /// is inside it without recursion.
  func viewDidDie() {
    view = nil
    if let engine, engine.root === self { engine.end() }
    deactivateMentions()
    for constraint in held.all { constraint.deactivate() }
    forEachGuide { $0.orphan() }
    extras = nil
    release(&children)
  }

  /// Takes the guide that is being freed out of everything that knows it.
  func guideDidDie() {
    guide = nil
    deactivateMentions()
    extras = nil
  }

  /// Forgets the view that owned the guide, which is gone with its engine: another view may adopt the guide.
  private func orphan() {
    parent = nil
    axes = PerAxis(AxisRows())
    flags.remove([.rowsOutdated, .framePending])
  }

  /// Lets go of `views`; those that nobody else knows are freed one after the other, after their
  /// subviews were taken from them.
  private func release(_ views: inout [UIView]) {
    var open = views
    views = []
    while !open.isEmpty {
      let last = open.count - 1
      open[last].node.parent = nil
      // Asked of the place in the list, because a variable for the view may be one more reference to it.
      if isKnownUniquelyReferenced(&open[last]) {
        let inside = open[last].node.children
        open[last].node.children = []
        open[last..<open.count] = inside[...]
      } else {
        open.removeLast().node.becomeRoot()
      }
    }
  }

  /// Goes on as the topmost node of a tree of its own after the view above was freed.
  ///
  /// What has neither an engine nor a window has nothing to forget: views that are let go of from the outside
  /// inwards, each a root for a moment, cost one walk through the tree and not one for each.
  private func becomeRoot() {
    guard engine != nil || window != nil else { return markNeedsLayout() }
    let tree = subtree()
    for node in tree {
      node.window = nil
      node.markNeedsLayout()
    }
    engine?.leave(tree)
  }
}
