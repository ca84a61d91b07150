/// A view that shows a part of its content, a larger area that can be scrolled.
///
///     NSLayoutConstraint.activate([
///       // The content is as large as the stack,
///       stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
///       stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
///       stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
///       stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
///       // and as wide as the scroll view.
///       stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
///     ])
///
/// In constraints between the scroll view and a view inside it, the edges and margins of the scroll view
/// refer to the content, and its width, height and centers to its frame, as Apple's Auto Layout Guide
/// describes. Touches do not scroll here: the properties for touches are stored and have no effect.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The ways in which the safe area is included in the adjusted insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`; in the view of a controller inside a navigation or tab bar controller also
    /// always at the top and the bottom.
    case automatic = 0
    /// Includes the safe area along each axis along which the content can be scrolled.
    case scrollableAxes = 1
    /// Does not include the safe area.
    case never = 2
    /// Includes the safe area at all four edges.
    case always = 3
  }

  /// The ways in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Does not dismiss the keyboard.
    case none = 0
    /// Dismisses the keyboard when dragging begins.
    case onDrag = 1
    /// Moves the keyboard with the finger.
    case interactive = 2
    /// Like `onDrag`, together with the accessory view above the keyboard.
    case onDragWithAccessory = 3
    /// Like `interactive`, together with the accessory view above the keyboard.
    case interactiveWithAccessory = 4
  }

  override func commonInit() {
    super.commonInit()
    node.contentArea = self
    super.clipsToBounds = true
  }

  // The content

  /// The point of the content at the top left corner of the view, in points; the same as `bounds.origin`.
  ///
  /// It can be set to any point, also outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point of the content, without an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// The size of the content, in points.
  ///
  /// After a layout pass it is the size that the constraints on the content determine. Along an axis without
  /// such constraints it is the size that was set.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { changeContentSize(to: newValue) }
  }
  var currentContentSize = CGSize.zero
  var givenContentSize = CGSize.zero
  var isTakingContentSize = false

  /// The guide of the whole content, which is as large as `contentSize`; always the same object.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(ScrollContentGuide.self) }
  /// The guide of the visible rectangle, which does not move with the content; always the same object.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(ScrollFrameGuide.self) }

  // Insets

  /// The distances by which the content can be scrolled beyond its edges, in points, without the safe area; 0
  /// at each edge unless set.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { notifyInsetChange() } } }
  /// The sum of `contentInset`, the part of the safe area that `contentInsetAdjustmentBehavior` adds, and the
  /// height of a control that is refreshing, in points, as of the last layout pass.
  open var adjustedContentInset: UIEdgeInsets { contentInset + adjustedSafeArea + ownInsets }
  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}
  /// The way in which the safe area is included in `adjustedContentInset`; automatic unless set.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustmentDidChange() } }
  }
  /// The distances by which parts of the scroll view itself extend `adjustedContentInset`.
  var ownInsets = UIEdgeInsets.zero { didSet { if ownInsets != oldValue { notifyInsetChange() } } }
  var adjustedSafeArea = UIEdgeInsets.zero
  /// The part of the safe area that applied to the content when the insets were last updated.
  var openSafeAreaInUse = UIEdgeInsets.zero
  /// The value of `adjustedContentInset` when the callbacks were last called.
  var reportedInsets = UIEdgeInsets.zero

  // Scrolling

  /// The delegate, which is told when the content is scrolled.
  weak open var delegate: (any UIScrollViewDelegate)?

  /// Scrolls by the smallest distance that shows `rect`, in the coordinates of the content, inside the
  /// insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(to: rect) }

  /// True if the user can scroll; true unless set, and without effect here.
  open var isScrollEnabled = true
  /// True if dragging scrolls along one axis at a time; without effect here.
  open var isDirectionalLockEnabled = false
  /// True if touches are delayed until it is certain that they are not a drag; true unless set, and without
  /// effect here.
  open var delaysContentTouches = true
  /// True if dragging cancels touches in the content; true unless set, and without effect here.
  open var canCancelContentTouches = true
  /// True if a tap on the status bar scrolls to the top; true unless set, and without effect here.
  open var scrollsToTop = true
  /// True if scrolling stops at multiples of the view's size; without effect here.
  open var isPagingEnabled = false
  /// True if dragging can move the content beyond its edges; true unless set, and without effect here.
  open var bounces = true
  /// True if content that is lower than the view counts as scrollable along the vertical axis.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustmentDidChange() } }
  }
  /// True if content that is narrower than the view counts as scrollable along the horizontal axis.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustmentDidChange() } }
  }
  /// True if the vertical scroll indicator is shown; true unless set, and without effect here.
  open var showsVerticalScrollIndicator = true
  /// True if the horizontal scroll indicator is shown; true unless set, and without effect here.
  open var showsHorizontalScrollIndicator = true
  /// True if the safe area also applies to the scroll indicators; true unless set, and without effect here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The distances of the vertical scroll indicator from the edges, in points; without effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal scroll indicator from the edges, in points; without effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both scroll indicators; reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The way in which dragging dismisses the keyboard; without effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Returns true if a touch in a view is sent to it; never called here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Returns true if a drag ends the tracking of a view; true unless it is a control; never called here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }

  // Zooming

  /// The factor by which the view that the delegate names is scaled; 1 unless set.
  ///
  /// A new scale is limited to `minimumZoomScale...maximumZoomScale`. The size of the content grows with the
  /// view, and the point in the middle stays there as far as the content allows it. Without a view to zoom,
  /// the scale is unchanged.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { changeZoom(to: newValue) }
  }
  /// The smallest scale; 1 unless set.
  open var minimumZoomScale: CGFloat {
    get { zooming.minimum }
    set { zooming.minimum = newValue }
  }
  /// The largest scale; 1 unless set, so that the content cannot be zoomed.
  open var maximumZoomScale: CGFloat {
    get { zooming.maximum }
    set { zooming.maximum = newValue }
  }
  /// True if two fingers can zoom beyond the limits for a moment; true unless set, and without effect here.
  open var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }
  /// Sets the scale, without an animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms and scrolls, without an animation, so that a rectangle is shown as large as possible.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the view that the delegate names.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    changeZoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height),
      showing: CGPoint(x: rect.midX, y: rect.midY))
  }

  // The layout

  /// Sets the size of the content from the layout and gives the subviews their frames; an override calls
  /// super first.
  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    takeContentSize()
    updateAdjustedInsets()
    super.layoutSubviews()
    if zoomScale != 1 { placeZoomedView() }
  }

  /// Marks the view for layout, because its insets depend on the parent controllers; an override calls super.
  open override func didMoveToWindow() { setNeedsLayout() }

  override func boundsOriginDidChange() {
    node.invalidateOwnGuides(following: .bounds)
    delegate?.scrollViewDidScroll(self)
    node.extras?.checkObservers()
  }
}
