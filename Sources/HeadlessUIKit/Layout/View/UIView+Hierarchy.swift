extension UIView {
  /// Inserts `view` at `index` among the subviews, or moves it there if it is a subview already.
  func insert(_ view: UIView, at index: Int) {
    trap(if: mistake(inSubview: view, at: index))
    if view.node.parent === node {
      reorder(view, to: min(index, node.children.count - 1))
    } else {
      view.move(to: self, at: min(index, node.children.count))
    }
  }

  /// Inserts `view` next to a subview: behind it if `offset` is 0, in front of it if `offset` is 1.
  ///
  /// If `sibling` is not a subview of this view, `view` is inserted in front of all subviews.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard sibling.node.parent === node else { return insert(view, at: node.children.count) }
    if view.node.parent === node, let current = node.children.firstIndex(where: { $0 === view }) {
      node.removeChild(at: current)
    }
    let index = node.children.firstIndex { $0 === sibling } ?? node.children.count - offset
    if view.node.parent === node {
      node.insertChild(view, at: index + offset)
      node.engine?.solver.reconsiderConflicts()
    } else {
      insert(view, at: index + offset)
    }
    if offset == 1, node.flags.contains(.hasSublayers) { node.raiseSublayers(directlyAbove: sibling) }
  }

  /// Exchanges the subviews at two indices.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    trap(if: mistake(inExchanging: index1, index2))
    node.children.swapAt(index1, index2)
    node.engine?.solver.reconsiderConflicts()
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: node.children.count - 1) }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Moves a subview to another index among the subviews; does nothing if `view` is not a subview.
  func reorder(_ view: UIView, to index: Int) {
    guard let current = node.children.lastIndex(where: { $0 === view }) else { return }
    node.removeChild(at: current)
    node.insertChild(view, at: index)
    node.engine?.solver.reconsiderConflicts()
  }

  /// Moves the view from its superview, if it has one, to `superview`, and calls the callbacks of all views
  /// concerned before and after the move.
  func move(to superview: UIView?, at index: Int) {
    let old = self.superview
    guard old !== superview else { return }
    let (oldWindow, newWindow) = (node.layoutWindow, superview?.node.layoutWindow)
    let changesWindow = oldWindow !== newWindow
    let oldTraits = changesWindow || UIScreen.main.hasTraitOverrides ? node.allTraits() : nil
    let endAppearance =
      changesWindow ? (oldWindow ?? newWindow)?.beginAppearance(of: self, in: newWindow) : nil
    if changesWindow, oldWindow?.firstResponder != nil { endEditing(true) }
    if changesWindow {
      let window = superview?.node.window
      forSubtree { $0.willMove(toWindow: window) }
    }
    willMove(toSuperview: superview)
    old?.subviewIsLeaving(self)
    old?.willRemoveSubview(self)
    if let old { node.detach(from: old.node) }
    if let superview { node.attach(to: superview.node, at: index) }
    if superview == nil {
      takeSafeArea(.zero)
      takeCorners(.zero)
    } else {
      inheritSafeArea()
    }
    if margins.preservesSuperview { inheritMargins() }
    if changesWindow { forSubtree { $0.didMoveToWindow() } }
    if let oldTraits { traitsDidChange(from: oldTraits, to: node.allTraits()) }
    endAppearance?()
    didMoveToSuperview()
    superview?.didAddSubview(self)
  }

  private func forSubtree(_ body: (UIView) -> Void) {
    for view in node.subtree().compactMap(\.view) { body(view) }
  }

  /// Returns the first view with this tag in the tree below this view, itself included, or nil if there is no
  /// such view.
  public func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// Returns the first view in the tree below this view, itself included, for which `isMatch` returns true.
  func firstView(_ isMatch: (UIView) -> Bool) -> UIView? {
    var open = [self]
    while let view = open.popLast() {
      if isMatch(view) { return view }
      open.append(contentsOf: view.node.children.reversed())
    }
    return nil
  }

  /// Adds `guide` to this view; does nothing if the guide is a built-in guide of a view or a controller.
  func attach(_ guide: UILayoutGuide) {
    guard guide.node.parent !== node, guide.node.ownGuide == nil, !(guide is LayoutSupportGuide) else {
      return
    }
    guide.owningView?.detach(guide)
    guide.node.parent = node
    node.guides.append(guide)
  }

  /// Removes `guide` from this view; does nothing if the guide is a built-in guide of the view or of a
  /// controller.
  func detach(_ guide: UILayoutGuide) {
    guard guide.node.parent === node, guide.node.ownGuide == nil, !(guide is LayoutSupportGuide) else {
      return
    }
    guide.node.deactivateMentions()
    node.engine?.releaseVariables(of: guide.node)
    guide.node.parent = nil
    node.guides.removeAll { $0 === guide }
  }
}

extension LayoutNode {
  fileprivate func insertChild(_ view: UIView, at index: Int) {
    children.insert(view, at: index)
    if flags.contains(.hasSublayers) { shiftSublayers(at: index, by: 1) }
  }

  fileprivate func removeChild(at index: Int) {
    children.remove(at: index)
    if flags.contains(.hasSublayers) { shiftSublayers(at: index, by: -1) }
  }

  fileprivate func attach(to parent: LayoutNode, at index: Int) {
    guard let view else { return }
    if let engine {
      engine.end()
      engine.leave(subtree())
    }
    parent.insertChild(view, at: min(index, parent.children.count))
    self.parent = parent
    changeWindow(to: parent.layoutWindow)
    parent.engine?.join(subtree())
    if flags.contains(.needsUpdateConstraints) || flags.contains(.descendantNeedsUpdateConstraints) {
      parent.mark(.descendantNeedsUpdateConstraints, below: .descendantNeedsUpdateConstraints)
    }
    if !flags.isDisjoint(with: .propertiesOutstanding) {
      parent.mark(.descendantNeedsUpdateProperties, below: .descendantNeedsUpdateProperties)
    }
    if flags.contains(.needsLayout) || flags.contains(.descendantNeedsLayout) {
      parent.mark(.descendantNeedsLayout, below: .descendantNeedsLayout)
    }
    parent.mark(.needsLayout, below: .descendantNeedsLayout)
  }

  /// Removes this node from `parent` and deactivates the constraints between its subtree and the rest of the
  /// tree.
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
    if let index = parent.children.lastIndex(where: { $0.node === self }) { parent.removeChild(at: index) }
    changeWindow(to: nil)
    parent.mark(.needsLayout, below: .descendantNeedsLayout)
  }

  private func changeWindow(to window: (any LayoutWindow)?) {
    guard layoutWindow !== window else { return }
    for node in subtree() { node.layoutWindow = window }
  }

  /// Deactivates the constraints that have this item on one of their sides and are held by a node for which
  /// `isIncluded` returns true.
  func deactivateMentions(heldBy isIncluded: (LayoutNode) -> Bool = { _ in true }) {
    for index in mentions.indices.reversed() {
      let constraint = mentions[index].takeUnretainedValue()
      if let holder = constraint.holder, isIncluded(holder) { constraint.deactivate() }
    }
  }
}
