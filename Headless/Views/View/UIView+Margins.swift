extension UIView {
  // Margins

  /// The margins with the safe area, if it is added, for left and right.
  var effectiveMargins: UIEdgeInsets {
    var inner = margins.isDirectional && isMirrored ? margins.inner.mirrored : margins.inner
    if let controller = node.controller { inner = controller.margins(from: inner) }
    if margins.addsSafeArea { inner = inner + openSafeArea }
    return node.flags.contains(.preservesMargins)
      ? inner.extended(to: node.extras?.inheritedMargins ?? .zero) : inner
  }

  /// The margins with the safe area, if it is added, for leading and trailing.
  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let whole = isMirrored ? effectiveMargins.mirrored : effectiveMargins
    return NSDirectionalEdgeInsets(
      top: whole.top, leading: whole.left, bottom: whole.bottom, trailing: whole.right)
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
      $0.inner = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
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
    tellMargins()
    if node.flags.contains(.passesMargins) { passMargins() }
  }

  /// Lets the guides follow the margins, but not yet the views inside.
  func tellMargins() {
    if node.extras != nil {
      for kind in [OwnGuideKind.margins, .readable, .scrollMargins] { node.outdateOwnGuide(kind) }
    }
    setNeedsLayout()
    layoutMarginsDidChange()
    node.controller?.viewLayoutMarginsDidChange()
  }

  // Margins of the superview

  /// Lets the margins follow those of the superview, or no longer.
  func changePreservation(to isOn: Bool) {
    guard isOn != node.flags.contains(.preservesMargins) else { return }
    node.flags.set(.preservesMargins, isOn)
    if isOn {
      inheritMargins()
    } else {
      inherit(.zero)
    }
  }

  /// Takes the part of the superview's margins that reaches into this view.
  func inheritMargins() {
    superview?.node.flags.insert(.passesMargins)
    inherit(superview?.marginsReaching(into: self) ?? .zero)
  }

  private func inherit(_ insets: UIEdgeInsets) {
    if takeInheritedMargins(insets), node.flags.contains(.passesMargins) { passMargins() }
  }

  /// Gives the views inside that preserve margins the part of the margins that reaches into them,
  /// each before what is inside it.
  func passMargins() {
    var open = [self]
    while let view = open.popLast() {
      for child in view.node.children where child.node.flags.contains(.preservesMargins) {
        let hasChanged = child.takeInheritedMargins(view.marginsReaching(into: child))
        if hasChanged, child.node.flags.contains(.passesMargins) { open.append(child) }
      }
    }
  }

  private func marginsReaching(into subview: UIView) -> UIEdgeInsets {
    layoutMargins.rest(
      in: subview.node.frame,
      of: node.flags.contains(.scrollsContent) ? layoutFrame(of: .scrollContent) : node.bounds)
  }

  /// Whether anything is different now.
  private func takeInheritedMargins(_ insets: UIEdgeInsets) -> Bool {
    guard insets != node.extras?.inheritedMargins ?? .zero else { return false }
    node.makeExtras().inheritedMargins = insets
    tellMargins()
    return true
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
    if node.extras != nil {
      for kind in [OwnGuideKind.safeArea, .keyboard] { node.outdateOwnGuide(kind) }
    }
    safeAreaInsetsDidChange()
    node.controller?.safeAreaDidChange()
    if margins.addsSafeArea { marginsDidChange() }
    setNeedsLayout()
  }

  /// The safe area's insets as far as they are the business of the content.
  var openSafeArea: UIEdgeInsets {
    guard node.flags.contains(.scrollsContent), let scrollView = self as? UIScrollView else {
      return safeAreaInsets
    }
    return scrollView.safeAreaOfContent
  }

  /// Gives each subview the part of the safe area's insets that reaches into it.
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
    var covered = insets.rest(in: node.frame, of: parent.bounds)
    // Content reaches out of what is shown as a rule; it would grow without end
    // if its safe area grew with it.
    if parent.flags.contains(.scrollsContent) { covered = covered.limited(to: insets) }
    takeSafeArea(covered + additional)
  }
}

extension UIEdgeInsets {
  /// The same with left and right exchanged.
  fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// No inset larger than that of `other` at the same edge.
  fileprivate func limited(to other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: min) }

  /// No inset smaller than that of `other` at the same edge.
  fileprivate func extended(to other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: max) }

  private func combined(with other: UIEdgeInsets, by choice: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: choice(top, other.top), left: choice(left, other.left), bottom: choice(bottom, other.bottom),
      right: choice(right, other.right))
  }

  /// The part of insets of `outer` that reaches into `inner`, a rectangle in the
  /// same coordinates; never below 0.
  ///
  ///     outer |<-- left inset -->|
  ///     inner     |<-- rest ---->|     rest = inset − distance of the edges
  fileprivate func rest(in inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (inner.minY - outer.minY)), left: max(0, left - (inner.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - inner.maxY)), right: max(0, right - (outer.maxX - inner.maxX)))
  }
}
