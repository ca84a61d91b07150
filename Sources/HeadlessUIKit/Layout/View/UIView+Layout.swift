extension UIView {
  /// Lays out the whole tree that contains this view; during a layout pass, only the part below this view.
  func layoutTree() {
    let engine = engineOfTree()
    engine.layOut(from: node)
    if !engine.isLayingOut { engine.root?.view?.treeWasLaidOut() }
  }

  func engineOfTree() -> LayoutEngine {
    let root = node.root
    return root.engine ?? LayoutEngine(root: root)
  }

  /// Tells the engine to read the content size, the alignment rectangle and the baselines of the view again.
  func contentSizeDidChange() {
    node.contentVersion &+= 1
    if node.flags.contains(.isArranged) { superview?.arrangedSubviewDidChange(self) }
    guard let engine = node.engine else { return }
    if !node.flags.contains(.translatesAutoresizingMask) { engine.invalidateRows(of: node) }
    if node.alignment != .unknown { node.updateAlignment() }
    // Text also has baselines in a view that is placed by its frame.
    engine.queueBaselines(of: node)
  }

  /// Tells the engine to read the content priorities along `axis` again.
  func contentPriorityDidChange(along axis: NSLayoutConstraint.Axis) {
    node.contentVersion &+= 1
    guard let engine = node.engine else { return }
    engine.removeContent(of: node, along: axis)
    engine.invalidateRows(of: node)
  }

  /// Turns on or off the translation of the frame into constraints.
  func changeTranslation(to isOn: Bool) {
    guard node.flags.contains(.translatesAutoresizingMask) != isOn else { return }
    if let superview, superview.managesFrame(of: self) {
      HeadlessLayout.log(
        "The translatesAutoresizingMaskIntoConstraints property of the contentView of \(superview) remains "
          + "true, because the cell manages this property.")
      return
    }
    node.flags.set(.translatesAutoresizingMask, isOn)
    node.engine?.invalidateRows(of: node)
    setNeedsLayout()
  }

  func changeMask(to mask: AutoresizingMask) {
    content.mask = mask
    if node.hasVariables { node.engine?.invalidateRows(of: node) }
  }

  /// Turns the autoresizing masks of the subviews on or off.
  func changeAutoresizing(to isOn: Bool) {
    node.flags.set(.autoresizesSubviews, isOn)
    for child in node.children where child.node.hasVariables { node.engine?.invalidateRows(of: child.node) }
  }

  func changeSemantics(to semantics: UISemanticContentAttribute) {
    guard content.semantics != semantics else { return }
    content.semantics = semantics
    directionDidChange()
  }

  /// Applies a new layout direction to the constraints with leading and trailing that this view holds.
  func directionDidChange() {
    if margins.isDirectional { marginsDidChange() }
    setNeedsLayout()
    guard let engine = node.engine else { return }
    for constraint in node.held.all where constraint.mentionsDirection { engine.queue(constraint) }
  }
}
