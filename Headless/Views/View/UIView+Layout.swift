extension UIView {
  /// Lays out the whole tree this view is in; from inside a layout, what is inside this view.
  func layoutTree() {
    let root = node.root
    let engine = root.engine ?? LayoutEngine(root: root)
    engine.layOut(from: node)
    if !engine.isLayingOut { engine.root?.view?.treeWasLaidOut() }
  }

  /// Gives the subviews the frames that the engine has for them.
  func placeSubviews() {
    for child in node.children { child.node.takeFrame() }
  }

  /// Calls `updateConstraints` on the views in this view, itself included, that asked for it.
  func updateConstraintsOfSubtree() {
    let root = node.root
    let engine = root.engine ?? LayoutEngine(root: root)
    engine.updateConstraints(from: node)
  }

  /// Lets the engine ask for the size of the content, for the rectangle that constraints
  /// mean, and for the baselines, again.
  func contentSizeDidChange() {
    if node.flags.contains(.isArranged) { superview?.arrangedSubviewDidChange(self) }
    guard let engine = node.engine else { return }
    if !node.flags.contains(.translatesAutoresizingMask) { engine.outdate(node) }
    if !node.flags.contains(.alignmentIsUnknown) { node.askForAlignmentAgain() }
    // Text has its baselines in a view that is placed by its frame too.
    engine.queueBaselines(of: node)
  }

  /// Lets the engine ask for the priorities of the content again.
  func contentPriorityDidChange(along axis: NSLayoutConstraint.Axis) {
    guard let engine = node.engine else { return }
    engine.removeContent(of: node, along: axis)
    engine.outdate(node)
  }

  /// Switches the translation of the frame into constraints.
  func changeTranslation(to isOn: Bool) {
    guard node.flags.contains(.translatesAutoresizingMask) != isOn else { return }
    node.flags.set(.translatesAutoresizingMask, isOn)
    node.engine?.outdate(node)
    setNeedsLayout()
  }

  /// Lets the mask take effect.
  func changeMask(to mask: AutoresizingMask) {
    content.mask = mask
    if node.isEnrolled { node.engine?.outdate(node) }
  }

  /// Lets the masks of the subviews take effect, or no effect.
  func changeAutoresizing(to isOn: Bool) {
    node.flags.set(.autoresizesSubviews, isOn)
    for child in node.children where child.node.isEnrolled { node.engine?.outdate(child.node) }
  }

  /// Sets whether the content is mirrored.
  func changeSemantics(to semantics: UISemanticContentAttribute) {
    guard content.semantics != semantics else { return }
    content.semantics = semantics
    directionDidChange()
  }

  /// Lets leading and trailing mean something else for the constraints that live here.
  func directionDidChange() {
    if margins.isDirectional { marginsDidChange() }
    setNeedsLayout()
    guard let engine = node.engine else { return }
    for constraint in node.held.all where constraint.mentionsDirection { engine.queue(constraint) }
  }
}
