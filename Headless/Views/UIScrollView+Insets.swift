extension UIScrollView {
  // The size of the content

  /// Takes what the client says about the size of the content, or what comes out of the layout.
  func changeContentSize(to size: CGSize) {
    precondition(size.width.isFinite && size.height.isFinite, "The contentSize of \(self) is not finite: \(size)")
    if !takesContentSize {
      givenContentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
      node.outdateOwnGuide(.scrollContent)
    }
    guard currentContentSize != size else { return }
    currentContentSize = size
    setNeedsLayout()
    updateAdjustedInsets()
  }

  /// Sets the size of the content to what came out of the layout, when constraints mention the content.
  func takeContentSize() {
    guard let guide = node.ownGuide(.scrollContent)?.node, guide.isEnrolled, let engine = node.engine else { return }
    let size = engine.solver.box(of: guide.axes).size
    guard contentSize != size else { return }
    takesContentSize = true
    contentSize = size
    takesContentSize = false
  }

  // Insets around the content

  /// The part of the safe area that is in `adjustedContentInset`; 0 at the other edges.
  var adjustedSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    let (horizontally, vertically) = (isAdjusted(along: .horizontal), isAdjusted(along: .vertical))
    return UIEdgeInsets(
      top: vertically ? area.top : 0, left: horizontally ? area.left : 0, bottom: vertically ? area.bottom : 0,
      right: horizontally ? area.right : 0)
  }

  private func isAdjusted(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: isScrollable(along: axis)
    case .automatic: isScrollable(along: axis) || (axis == .vertical && isContentOfContainedController)
    }
  }

  private func isScrollable(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentSize[axis] > bounds.size[axis] || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether this is the view, or the first subview of the view, of a controller inside another one.
  private var isContentOfContainedController: Bool {
    guard let parent = node.parent else { return false }
    let controller = node.controller ?? (parent.children.first === self ? parent.controller : nil)
    return controller?.parent != nil
  }

  /// Lets everything follow that depends on which part of the safe area the insets hold.
  func adjustmentDidChange() {
    updateAdjustedInsets()
    setNeedsLayout()
  }

  /// Looks at the insets again; content that stood at its beginning stands there again.
  ///
  ///     |<-- old inset -->[ content          shown from −old inset on
  ///     |<---- new inset ---->[ content      shown from −new inset on
  func updateAdjustedInsets() {
    let (old, new, area) = (lastAdjustedInsets, adjustedContentInset, adjustedSafeArea)
    if area != lastAdjustedSafeArea {
      lastAdjustedSafeArea = area
      if margins.addsSafeArea { marginsDidChange() }
      setNeedsLayout()
    }
    guard old != new else { return }
    lastAdjustedInsets = new
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both where offset[axis] == -old.near(axis) { offset[axis] = -new.near(axis) }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // Scrolling

  /// Lets the guides follow that stay where they are when the content moves.
  func outdateShownGuides() {
    for guide in node.extras?.ownGuides ?? [] where guide.node.isEnrolled && guide.node.ownGuideKind?.isInset == true {
      node.engine?.outdate(guide.node)
    }
  }

  /// Scrolls as little as possible so that `rect` is inside what the insets leave free; the content stays inside its own edges.
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
