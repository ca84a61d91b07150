extension UIScrollView {
  // The size of the content

  /// Takes what the client says about the size of the content, or what comes out of the layout.
  func changeContentSize(to size: CGSize) {
    precondition(
      size.width.isFinite && size.height.isFinite, "The contentSize of \(self) is not finite: \(size)")
    if !takesContentSize {
      givenContentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
      node.outdateOwnGuide(.scrollContent)
    }
    guard currentContentSize != size else { return }
    currentContentSize = size
    adjustmentDidChange()
  }

  /// Sets the size of the content to what came out of the layout, when constraints mention the content.
  func takeContentSize() {
    guard let guide = node.ownGuide(.scrollContent)?.node, guide.isEnrolled, let engine = node.engine else {
      return
    }
    let size = engine.solver.box(of: guide.axes).size
    guard contentSize != size else { return }
    takesContentSize = true
    contentSize = size
    takesContentSize = false
  }

  // Insets around the content

  /// The safe area at the edges where it belongs into the insets, and 0 at the others.
  private var safeAreaForInsets: UIEdgeInsets {
    safeAreaInsets == .zero ? .zero : safeAreaInsets.filtered { isAdjusted(along: $0) }
  }

  /// The part of the safe area that the margins and what is inside have to mind.
  ///
  /// Along an axis along which the insets may take it over it is nothing unless the content is as large as
  /// the view, because then it cannot be scrolled. Otherwise content that grows with its safe area could be
  /// scrolled for that reason, lose its safe area to the insets, and shrink again.
  var safeAreaOfContent: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: safeAreaInsets
    case .always: .zero
    case .automatic, .scrollableAxes:
      safeAreaInsets.filtered { !isAdjusted(along: $0) && abs(contentSize[$0] - bounds.size[$0]) < 1e-6 }
    }
  }

  private func isAdjusted(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: isScrollable(along: axis)
    case .automatic: isScrollable(along: axis) || (axis == .vertical && isContentBehindBars)
    }
  }

  private func isScrollable(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentSize[axis] > bounds.size[axis]
      || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether this is the view, or the first subview of the view, of a controller that a
  /// navigation or tab bar controller shows.
  private var isContentBehindBars: Bool {
    guard let parent = node.parent else { return false }
    let controller = node.controller ?? (parent.children.first === self ? parent.controller : nil)
    return sequence(first: controller, next: { $0?.parent }).dropFirst().contains { $0 is any BarContainer }
  }

  /// Lets everything follow that depends on which part of the safe area the insets hold.
  func adjustmentDidChange() {
    // Before a layout the frame, and with it the safe area, may be about to change.
    if !node.flags.contains(.needsLayout) { updateAdjustedInsets() }
    setNeedsLayout()
  }

  /// Looks at the safe area again.
  func updateAdjustedInsets() {
    adjustedSafeArea = safeAreaForInsets
    tellAdjustedInsets()
    let open = safeAreaOfContent
    guard open != openSafeAreaInUse else { return }
    openSafeAreaInUse = open
    if margins.addsSafeArea { marginsDidChange() }
    setNeedsLayout()
  }

  /// Tells that the insets have changed, if they have; content that stood at
  /// its beginning stands there again.
  ///
  ///     |<-- old inset -->[ content          shown from −old inset on
  ///     |<---- new inset ---->[ content      shown from −new inset on
  func tellAdjustedInsets() {
    let (old, new) = (toldInsets, adjustedContentInset)
    guard old != new else { return }
    toldInsets = new
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both where offset[axis] == -old.near(axis) {
      offset[axis] = -new.near(axis)
    }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // Scrolling

  /// Lets the guides follow that stay where they are when the content moves.
  func outdateShownGuides() {
    for guide in node.extras?.ownGuides ?? []
    where guide.node.isEnrolled && guide.node.ownGuideKind?.isInset == true {
      node.engine?.outdate(guide.node)
    }
  }

  /// Scrolls as little as possible so that `rect` is inside what the insets leave free; the
  /// content stays inside its own edges.
  func scroll(to rect: CGRect) {
    let insets = adjustedContentInset
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both {
      let (near, far) = (insets.near(axis), insets.far(axis))
      let start = min(max(rect.origin[axis], 0), contentSize[axis])
      let end = min(max(rect.origin[axis] + rect.size[axis], start), contentSize[axis])
      // The end comes first, so that what does not fit shows its beginning.
      offset[axis] = max(offset[axis], end - bounds.size[axis] + far)
      offset[axis] = min(offset[axis], start - near)
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

extension UIEdgeInsets {
  /// The insets along the axes for which `isWanted` holds, and 0 along the others.
  fileprivate func filtered(_ isWanted: (NSLayoutConstraint.Axis) -> Bool) -> UIEdgeInsets {
    let (horizontally, vertically) = (isWanted(.horizontal), isWanted(.vertical))
    return UIEdgeInsets(
      top: vertically ? top : 0, left: horizontally ? left : 0, bottom: vertically ? bottom : 0,
      right: horizontally ? right : 0)
  }
}
