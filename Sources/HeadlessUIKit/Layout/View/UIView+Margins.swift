extension UIView {
  // Margins

  /// The margins for left and right, which include the safe area if it is added to the margins.
  var effectiveMargins: UIEdgeInsets { margins(inside: openSafeArea) }

  /// The margins of the visible rectangle, which include the whole safe area if it is added to the margins.
  ///
  /// They differ from `layoutMargins` in a scroll view whose adjusted content insets take over a part of the
  /// safe area.
  var marginsOfVisiblePart: UIEdgeInsets {
    node.showsArea ? layoutMargins.extended(to: margins(inside: safeAreaInsets)) : layoutMargins
  }

  private func margins(inside safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var inner = margins.isDirectional && isRightToLeft ? margins.inner.mirrored : margins.inner
    if let controller = node.layoutController { inner = controller.margins(from: inner) }
    if margins.addsSafeArea { inner = inner + safeArea }
    return margins.preservesSuperview ? inner.extended(to: node.extras?.inheritedMargins ?? .zero) : inner
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let whole = isRightToLeft ? insets.mirrored : insets
    return NSDirectionalEdgeInsets(
      top: whole.top, leading: whole.left, bottom: whole.bottom, trailing: whole.right)
  }

  /// Sets the margins for left and right, without the safe area.
  func changeMargins(to insets: UIEdgeInsets) {
    changeMargins {
      $0.isSet = true
      $0.inner = insets
      $0.isDirectional = false
    }
  }

  /// Sets the margins for leading and trailing, without the safe area.
  func changeMargins(to insets: NSDirectionalEdgeInsets) {
    changeMargins {
      $0.isSet = true
      $0.inner = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      $0.isDirectional = true
    }
  }

  /// Changes the values from which the margins are computed, and updates everything that depends on the
  /// margins.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    marginsDidChange()
  }

  /// Updates the guides that depend on the margins, and the subviews that preserve these margins.
  func marginsDidChange() {
    notifyMarginChange()
    if margins.arePassedOn { passMargins() }
  }

  /// Updates the guides that depend on the margins and calls the callbacks, but does not change the margins
  /// of subviews.
  func notifyMarginChange() {
    node.invalidateOwnGuides(following: .margins)
    setNeedsLayout()
    layoutMarginsDidChange()
    node.layoutController?.viewLayoutMarginsDidChange()
  }

  // Margins of the superview

  /// Starts or stops including the superview's margins in the margins of this view.
  func changePreservation(to isOn: Bool) {
    guard isOn != margins.preservesSuperview else { return }
    margins.preservesSuperview = isOn
    if isOn { inheritMargins() } else { inherit(.zero) }
  }

  /// Takes the part of the superview's margins that reaches into this view.
  func inheritMargins() {
    superview?.margins.arePassedOn = true
    inherit(superview?.marginsReaching(into: self) ?? .zero)
  }

  private func inherit(_ insets: UIEdgeInsets) {
    if takeInheritedMargins(insets), margins.arePassedOn { passMargins() }
  }

  /// Passes the margins on to the views below that preserve the margins of their superviews, outer views
  /// before inner ones.
  ///
  /// Each view receives the part of its superview's margins that reaches into it.
  func passMargins() {
    var open = [self]
    while let view = open.popLast() {
      for child in view.node.children where child.margins.preservesSuperview {
        let hasChanged = child.takeInheritedMargins(view.marginsReaching(into: child))
        if hasChanged, child.margins.arePassedOn { open.append(child) }
      }
    }
  }

  /// The rectangle in which the subviews are positioned: the bounds, or the whole content of a scroll view.
  var rectangleOfSubviews: CGRect { node.contentArea?.rectangleOfContent ?? node.bounds }

  private func marginsReaching(into subview: UIView) -> UIEdgeInsets {
    layoutMargins.rest(in: subview.node.frame, of: rectangleOfSubviews)
  }

  private func takeInheritedMargins(_ insets: UIEdgeInsets) -> Bool {
    guard insets != node.extras?.inheritedMargins ?? .zero else { return false }
    node.makeExtras().inheritedMargins = insets
    notifyMarginChange()
    return true
  }

  // Safe area

  func takeSafeArea(_ insets: UIEdgeInsets) {
    guard margins.safeArea != insets else { return }
    margins.safeArea = insets
    safeAreaDidChange()
  }

  func safeAreaDidChange() {
    node.invalidateOwnGuides(following: .safeArea)
    safeAreaInsetsDidChange()
    node.layoutController?.safeAreaDidChange()
    if margins.addsSafeArea { marginsDidChange() }
    setNeedsLayout()
  }

  /// The bounds without the safe area at the left and the right.
  var boundsBetweenSides: CGRect {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0), height: bounds.height
    )
  }

  /// The part of the safe area that applies to the content.
  ///
  /// In a scroll view, it leaves out the part that the adjusted content insets take over.
  var openSafeArea: UIEdgeInsets { node.contentArea?.safeAreaOfContent ?? safeAreaInsets }

  func passInsets() {
    passSafeArea()
    if margins.arePassedOn { passMargins() }
  }

  /// Passes the safe area and the covered corners on to the subviews; each one receives the part that
  /// reaches into it.
  private func passSafeArea() {
    let insets = openSafeArea
    let isCovered = insets != .zero || coveredCorners != .zero
    guard isCovered || margins.passesSafeArea else { return }
    for child in node.children { child.inheritSafeArea(insets) }
    margins.passesSafeArea = isCovered
  }

  /// Takes over the part of the superview's safe area and covered corners that reaches into this view, and
  /// adds the insets of the view's controller.
  func inheritSafeArea() {
    guard let superview else { return }
    inheritSafeArea(superview.openSafeArea)
  }

  private func inheritSafeArea(_ insets: UIEdgeInsets) {
    guard let parent = node.parentView else { return }
    let corners = parent.coveredCorners
    if corners != .zero { parent.margins.passesSafeArea = true }
    takeCorners(corners.rest(in: node.frame, of: parent.node.bounds))
    let additional = node.layoutController?.addedSafeArea ?? .zero
    // Without insets, a view that extends beyond its superview is not covered either.
    surroundingSafeAreaWasPassed(insets, in: parent.node.bounds)
    if insets == .zero { return takeSafeArea(additional) }
    parent.margins.passesSafeArea = true
    // A view that reaches out of its superview, such as the content of a scroll view, is covered by no more
    // than its superview is.
    let covered = insets.rest(in: node.frame, of: parent.node.bounds).limited(to: insets)
    takeSafeArea(covered + additional)
  }
}

extension UIEdgeInsets {
  fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// Returns the insets, each at most as large as that of `other` at the same edge.
  fileprivate func limited(to other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: min) }

  /// Returns the insets, each at least as large as that of `other` at the same edge.
  func extended(to other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: max) }

  private func combined(with other: UIEdgeInsets, by choice: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: choice(top, other.top), left: choice(left, other.left), bottom: choice(bottom, other.bottom),
      right: choice(right, other.right))
  }

  /// Returns the parts of the insets of `outer` that reach into `inner`, a rectangle in the same coordinates;
  /// never below 0.
  ///
  ///     outer |<-- left inset -->|
  ///     inner     |<-- rest ---->|     rest = inset − distance of the edges
  fileprivate func rest(in inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (inner.minY - outer.minY)), left: max(0, left - (inner.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - inner.maxY)), right: max(0, right - (outer.maxX - inner.maxX)))
  }
}
