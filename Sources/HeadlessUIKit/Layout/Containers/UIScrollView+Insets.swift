extension UIScrollView {
  // The size of the content

  func changeContentSize(to size: CGSize) {
    trap(if: mistake(inContentSize: size))
    if !isTakingContentSize {
      givenContentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
      node.invalidateOwnGuide(ScrollContentGuide.self)
    }
    guard currentContentSize != size else { return }
    currentContentSize = size
    adjustmentDidChange()
    node.extras?.checkObservers()
  }

  /// Returns the sentence about a size of the content that is not finite; nil for a finite one.
  func mistake(inContentSize size: CGSize) -> String? {
    size.width.isFinite && size.height.isFinite ? nil : "The contentSize of \(self) is not finite: \(size)"
  }

  /// Sets the size of the content to the size that the layout has determined, if constraints refer to the
  /// content.
  func takeContentSize() {
    guard let guide = node.ownGuideInUse(ScrollContentGuide.self)?.node, guide.hasVariables,
      let engine = node.engine
    else { return }
    let (size, growth) = (engine.solver.box(of: guide.axes).size, growthByZooming)
    let whole = CGSize(width: size.width + growth.width, height: size.height + growth.height)
    guard contentSize != whole else { return }
    isTakingContentSize = true
    contentSize = whole
    isTakingContentSize = false
  }

  // Insets around the content

  /// The safe area along the axes along which the adjusted insets include it, and 0 along the others.
  private var safeAreaForInsets: UIEdgeInsets {
    safeAreaInsets == .zero ? .zero : safeAreaInsets.filtered { isAdjusted(along: $0) }
  }

  /// The part of the safe area that applies to the margins and to the content.
  ///
  /// If the behavior is `automatic` or `scrollableAxes`, it is 0 along an axis unless the content is as
  /// large as the view there, so that it cannot be scrolled. Otherwise content that grows with its safe area
  /// would become scrollable, lose its safe area to the insets and shrink again.
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

  /// True if this is the view of a controller inside a navigation or tab bar controller, or the first subview
  /// of that view.
  private var isContentBehindBars: Bool {
    guard let parent = node.parent else { return false }
    let controller = node.layoutController ?? (parent.children.first === self ? parent.layoutController : nil)
    return sequence(first: controller, next: { $0?.layoutParent }).dropFirst().contains {
      $0?.hasBars ?? false
    }
  }

  /// Updates everything that depends on the part of the safe area in the adjusted insets.
  func adjustmentDidChange() {
    // If a layout is pending, the frame, and with it the safe area, can still change.
    if !node.flags.contains(.needsLayout) { updateAdjustedInsets() }
    setNeedsLayout()
  }

  func updateAdjustedInsets() {
    adjustedSafeArea = safeAreaForInsets
    notifyInsetChange()
    let open = safeAreaOfContent
    guard open != openSafeAreaInUse else { return }
    openSafeAreaInUse = open
    if margins.addsSafeArea { marginsDidChange() }
    setNeedsLayout()
  }

  /// Calls the callbacks if the adjusted insets have changed; content that was scrolled to its beginning
  /// stays scrolled to its beginning.
  ///
  ///     |<-- old inset -->[ content          shown from −old inset on
  ///     |<---- new inset ---->[ content      shown from −new inset on
  func notifyInsetChange() {
    let (old, new) = (reportedInsets, adjustedContentInset)
    guard old != new else { return }
    reportedInsets = new
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both where offset[axis] == -old.near(axis) {
      offset[axis] = -new.near(axis)
    }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // Scrolling

  /// Scrolls by the smallest distance that shows `rect` inside the insets; parts of `rect` outside of the
  /// content are ignored.
  func scroll(to rect: CGRect) {
    let insets = adjustedContentInset
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both {
      let (near, far) = (insets.near(axis), insets.far(axis))
      let start = min(max(rect.origin[axis], 0), contentSize[axis])
      let end = min(max(rect.origin[axis] + rect.size[axis], start), contentSize[axis])
      // The end is handled first, so that the beginning of a rectangle that is too large is shown.
      offset[axis] = max(offset[axis], end - bounds.size[axis] + far)
      offset[axis] = min(offset[axis], start - near)
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

extension UIEdgeInsets {
  /// Returns the insets along the axes for which `isIncluded` returns true, and 0 along the others.
  fileprivate func filtered(_ isIncluded: (NSLayoutConstraint.Axis) -> Bool) -> UIEdgeInsets {
    let (horizontally, vertically) = (isIncluded(.horizontal), isIncluded(.vertical))
    return UIEdgeInsets(
      top: vertically ? top : 0, left: horizontally ? left : 0, bottom: vertically ? bottom : 0,
      right: horizontally ? right : 0)
  }
}
