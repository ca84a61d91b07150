extension UIView {
  /// Puts `view` at a place among the subviews; a view that is a subview already changes places.
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview: \(self)")
    precondition(
      view.node.children.isEmpty || !node.isInside(view.node),
      "Can't add \(view) as a subview of \(self), which is inside it.")
    precondition(index >= 0, "Can't insert \(view) at index \(index) of the subviews of \(self).")
    if view.node.parent === node {
      reorder(view, to: min(index, node.children.count - 1))
    } else {
      view.move(to: self, at: min(index, node.children.count))
    }
  }

  /// Puts `view` next to a subview; `offset` is 0 for behind it and 1 for in front of it.
  ///
  /// It goes in front of all when `sibling` is no subview.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard sibling.node.parent === node else { return insert(view, at: node.children.count) }
    if view.node.parent === node { node.children.removeAll { $0 === view } }
    let place = node.children.firstIndex { $0 === sibling } ?? node.children.count - offset
    if view.node.parent === node {
      node.children.insert(view, at: place + offset)
    } else {
      insert(view, at: place + offset)
    }
  }

  /// Lets two subviews change places.
  func exchange(_ one: Int, _ other: Int) {
    let range = node.children.indices
    precondition(
      range.contains(one) && range.contains(other),
      "Can't exchange the subviews at \(one) and \(other) of \(self), which has \(range.count).")
    node.children.swapAt(one, other)
  }

  /// Moves a subview to another place among the subviews; nothing happens when it is not one.
  func reorder(_ view: UIView, to index: Int) {
    guard let place = node.children.lastIndex(where: { $0 === view }) else { return }
    node.children.remove(at: place)
    node.children.insert(view, at: index)
  }

  /// Leaves the superview, if there is one, for `superview`, and tells everybody concerned before and after.
  func move(to superview: UIView?, at index: Int) {
    let old = self.superview
    guard old !== superview else { return }
    let window = superview?.node.window
    let changesWindow = node.window !== window
    let oldTraits = changesWindow ? old?.node.traits ?? UIScreen.main.traitCollection : nil
    let appearance = changesWindow ? AppearanceChange(of: self, from: node.window, to: window) : nil
    if changesWindow, node.window?.firstResponder != nil { endEditing(true) }
    if changesWindow { forSubtree { $0.willMove(toWindow: window) } }
    willMove(toSuperview: superview)
    old?.subviewIsLeaving(self)
    old?.willRemoveSubview(self)
    if let old { node.detach(from: old.node) }
    if let superview { node.attach(to: superview.node, at: index) }
    if superview == nil {
      takeSafeArea(.zero)
    } else {
      inheritSafeArea()
    }
    if node.flags.contains(.preservesMargins) { inheritMargins() }
    if changesWindow { forSubtree { $0.didMoveToWindow() } }
    if let oldTraits { surroundingsDidChange(from: oldTraits) }
    appearance?.end()
    didMoveToSuperview()
    superview?.didAddSubview(self)
  }

  private func forSubtree(_ body: (UIView) -> Void) {
    for view in node.subtree().compactMap(\.view) { body(view) }
  }

  /// The first view of the tree that begins here for which `isWanted` holds, this view first.
  func firstView(_ isWanted: (UIView) -> Bool) -> UIView? {
    var open = [self]
    while let view = open.popLast() {
      if isWanted(view) { return view }
      open.append(contentsOf: view.node.children.reversed())
    }
    return nil
  }

  /// Gives `guide` to this view; nothing happens when it is one that another view
  /// or a controller has of its own.
  func adopt(_ guide: UILayoutGuide) {
    guard guide.node.parent !== node, guide.node.ownGuideKind == nil, !(guide is LayoutSupportGuide) else {
      return
    }
    guide.owningView?.abandon(guide)
    guide.node.parent = node
    node.guides.append(guide)
  }

  /// Takes `guide` away from this view; nothing happens when the view, or a controller, has it of its own.
  func abandon(_ guide: UILayoutGuide) {
    guard guide.node.parent === node, guide.node.ownGuideKind == nil, !(guide is LayoutSupportGuide) else {
      return
    }
    guide.node.deactivateMentions()
    node.engine?.dismiss(guide.node)
    guide.node.parent = nil
    node.guides.removeAll { $0 === guide }
  }
}

extension LayoutNode {
  /// Makes this node the one at `index` among the children of `parent`.
  fileprivate func attach(to parent: LayoutNode, at index: Int) {
    guard let view else { return }
    if let engine {
      engine.end()
      engine.leave(subtree())
    }
    parent.children.insert(view, at: min(index, parent.children.count))
    self.parent = parent
    changeWindow(to: parent.window)
    parent.engine?.join(subtree())
    if flags.contains(.needsUpdateConstraints) || flags.contains(.descendantNeedsUpdateConstraints) {
      parent.mark(.descendantNeedsUpdateConstraints, below: .descendantNeedsUpdateConstraints)
    }
    if flags.contains(.needsLayout) || flags.contains(.descendantNeedsLayout) {
      parent.mark(.descendantNeedsLayout, below: .descendantNeedsLayout)
    }
    parent.mark(.needsLayout, below: .descendantNeedsLayout)
  }

  /// Takes this node out of `parent`, and deactivates the constraints between what is
  /// inside it and what is outside.
  fileprivate func detach(from parent: LayoutNode) {
    let leaving = subtree()
    for node in leaving { node.flags.insert(.leaving) }
    for node in leaving {
      node.deactivateMentions { $0.flags.contains(.leaving) == false }
      node.forEachGuide { guide in guide.deactivateMentions { $0.flags.contains(.leaving) == false } }
    }
    for node in leaving { node.flags.remove(.leaving) }
    engine?.leave(leaving)
    self.parent = nil
    if let place = parent.children.lastIndex(where: { $0.node === self }) {
      parent.children.remove(at: place)
    }
    changeWindow(to: nil)
    parent.mark(.needsLayout, below: .descendantNeedsLayout)
  }

  private func changeWindow(to window: UIWindow?) {
    guard self.window !== window else { return }
    for node in subtree() { node.window = window }
  }

  /// Deactivates every constraint that has this item on one of its sides and lives where `isWanted` says.
  func deactivateMentions(livingIn isWanted: (LayoutNode) -> Bool = { _ in true }) {
    for place in mentions.indices.reversed() {
      let constraint = mentions[place].takeUnretainedValue()
      if let holder = constraint.holder, isWanted(holder) { constraint.deactivate() }
    }
  }
}
