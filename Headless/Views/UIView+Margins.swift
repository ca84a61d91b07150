extension UIView {
  // Margins

  /// The margins with the safe area, if it is added, for left and right.
  var effectiveMargins: UIEdgeInsets {
    var inner = margins.isDirectional && isMirrored ? margins.inner.mirrored : margins.inner
    if let controller = node.controller { inner = controller.margins(from: inner) }
    return margins.addsSafeArea ? inner + openSafeArea : inner
  }

  /// The margins with the safe area, if it is added, for leading and trailing.
  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let whole = isMirrored ? effectiveMargins.mirrored : effectiveMargins
    return NSDirectionalEdgeInsets(top: whole.top, leading: whole.left, bottom: whole.bottom, trailing: whole.right)
  }

  /// Sets the margins, without the safe area, for left and right.
  func changeMargins(to insets: UIEdgeInsets) {
    changeMargins {
      $0.isSet = true
      $0.inner = insets
      $0.isDirectional = false
    }
  }

  /// Sets the margins, without the safe area, for leading and trailing.
  func changeMargins(to insets: NSDirectionalEdgeInsets) {
    changeMargins {
      $0.isSet = true
      $0.inner = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      $0.isDirectional = true
    }
  }

  /// Changes what the margins are made of, and says so.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    marginsDidChange()
  }

  /// Lets the guide follow the margins.
  func marginsDidChange() {
    node.outdateOwnGuide(.margins)
    if node.flags.contains(.scrollsContent) { node.outdateOwnGuide(.scrollMargins) }
    setNeedsLayout()
    layoutMarginsDidChange()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // Safe area

  /// Sets how far the bars and corners of the screen reach into the view.
  func takeSafeArea(_ insets: UIEdgeInsets) {
    guard margins.safeArea != insets else { return }
    margins.safeArea = insets
    safeAreaDidChange()
  }

  /// Lets the guides and the subviews follow the safe area.
  func safeAreaDidChange() {
    node.outdateOwnGuide(.safeArea)
    safeAreaInsetsDidChange()
    node.controller?.safeAreaDidChange()
    if margins.addsSafeArea { marginsDidChange() }
    setNeedsLayout()
  }

  /// The safe area's insets as far as they are the business of the content.
  var openSafeArea: UIEdgeInsets {
    guard node.flags.contains(.scrollsContent), let scrollView = self as? UIScrollView else { return safeAreaInsets }
    return scrollView.safeAreaOfContent
  }

  /// Gives each subview the part of the safe area's insets that reaches into it.
  ///
  ///     superview |<-- left inset -->|
  ///     subview        |<-- rest --->|     rest = inset − distance of the edges, never below 0
  func passSafeArea() {
    let insets = openSafeArea
    guard insets != .zero || node.flags.contains(.passesSafeArea) else { return }
    for child in node.children { child.inheritSafeArea(insets) }
    node.flags.set(.passesSafeArea, insets != .zero)
  }

  /// Takes the part of the superview's safe area that reaches into this view, and what its controller adds.
  func inheritSafeArea() {
    guard let superview else { return }
    inheritSafeArea(superview.openSafeArea)
  }

  private func inheritSafeArea(_ insets: UIEdgeInsets) {
    guard let parent = node.parent else { return }
    let additional = node.controller?.addedSafeArea ?? .zero
    // Where nothing is covered, a view that reaches out of its superview is not covered either.
    if insets == .zero { return takeSafeArea(additional) }
    parent.flags.insert(.passesSafeArea)
    let (frame, box) = (node.frame, parent.bounds)
    var covered = UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - box.minY)), left: max(0, insets.left - (frame.minX - box.minX)),
      bottom: max(0, insets.bottom - (box.maxY - frame.maxY)), right: max(0, insets.right - (box.maxX - frame.maxX)))
    // Content reaches out of what is shown as a rule; it would grow without end if its safe area grew with it.
    if parent.flags.contains(.scrollsContent) { covered = covered.limited(to: insets) }
    takeSafeArea(covered + additional)
  }
}

extension UIEdgeInsets {
  /// The same with left and right exchanged.
  fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// No inset larger than that of `other` at the same edge.
  fileprivate func limited(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom), right: min(right, other.right))
  }
}
