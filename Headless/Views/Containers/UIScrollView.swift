/// A view that shows a part of a larger area, the content, which may be moved under it.
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
/// Between the scroll view and what is inside it, its edges and margins mean the content, its width, height
/// and centres the frame, as Apple's Auto Layout Guide says. There is nobody here to drag the content: what
/// belongs to touches is kept, and has no effect.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the safe area becomes a part of the insets around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below always in the view of a controller that a
    /// navigation or tab bar controller shows.
    case automatic = 0
    /// Along each axis along which there is something to scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all four edges.
    case always = 3
  }

  /// How dragging makes the keyboard go away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as the content is dragged.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// As `onDrag`, together with what is on top of the keyboard.
    case onDragWithAccessory = 3
    /// As `interactive`, together with what is on top of the keyboard.
    case interactiveWithAccessory = 4
  }

  /// A scroll view with a frame in points, whose content is empty; it cuts off what reaches out of it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollView()
  }

  /// A scroll view with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollView()
  }

  private func becomeScrollView() {
    node.flags.insert(.scrollsContent)
    super.clipsToBounds = true
  }

  // The content

  /// The point of the content that is shown at the upper left corner: `bounds.origin`, in points.
  ///
  /// It may be set to any point; nothing keeps it inside the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point of the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// The size of the content, in points.
  ///
  /// After a layout it is what constraints to the content determine; along an axis along which they
  /// determine nothing it is what was set.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { changeContentSize(to: newValue) }
  }
  var currentContentSize = CGSize.zero
  /// What the client said about the size of the content.
  var givenContentSize = CGSize.zero
  /// Whether the size of the content is being taken from the layout at the moment.
  var takesContentSize = false

  /// The area of the content, as large as `contentSize`; always the same object.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }
  /// The rectangle that is shown, which does not move with the content; always the same object.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }

  // Insets

  /// How far the content may be scrolled beyond its edges, in points, without what the
  /// safe area adds; 0 each unless set.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { tellAdjustedInsets() } }
  }
  /// `contentInset` and the part of the safe area that `contentInsetAdjustmentBehavior` adds, in
  /// points, as of the last layout.
  open var adjustedContentInset: UIEdgeInsets { contentInset + adjustedSafeArea }
  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}
  /// How the safe area becomes a part of `adjustedContentInset`; automatically unless set.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustmentDidChange() } }
  }
  /// The part of the safe area that is in `adjustedContentInset`.
  var adjustedSafeArea = UIEdgeInsets.zero
  /// The part of the safe area that was the business of the content when it was last looked at.
  var openSafeAreaInUse = UIEdgeInsets.zero
  /// What `adjustedContentInset` was when it was last told.
  var toldInsets = UIEdgeInsets.zero

  // Scrolling

  /// Who is told when the content moves.
  weak open var delegate: (any UIScrollViewDelegate)?

  /// Scrolls as little as possible so that `rect`, in the coordinates of the content, is
  /// inside what the insets leave free.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(to: rect) }

  /// Whether the content may be dragged; true unless set, and without effect here.
  open var isScrollEnabled = true
  /// Whether dragging moves the content along one axis at a time; without effect here.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is clear that they do not drag; true unless set, and without effect here.
  open var delaysContentTouches = true
  /// Whether dragging takes touches away from what is inside; true unless set, and without effect here.
  open var canCancelContentTouches = true
  /// Whether a tap at the top of the screen scrolls to the beginning; true
  /// unless set, and without effect here.
  open var scrollsToTop = true
  /// Whether scrolling stops at multiples of the view's size; without effect here.
  open var isPagingEnabled = false
  /// Whether the content may be dragged beyond its edges; true unless set, and without effect here.
  open var bounces = true
  /// Whether there is something to scroll up and down even when the content is smaller than the view.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustmentDidChange() } }
  }
  /// Whether there is something to scroll left and right even when the content is smaller than the view.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustmentDidChange() } }
  }
  /// Whether a line at the side shows where the content is; true unless set, and without effect here.
  open var showsVerticalScrollIndicator = true
  /// Whether a line at the bottom shows where the content is; true unless set, and without effect here.
  open var showsHorizontalScrollIndicator = true
  /// Whether the lines keep away from the safe area too; true unless set, and without effect here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How far the line at the side stays away from the edges, in points; without effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the line at the bottom stays away from the edges, in points; without effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Both of these at once; what is read is the first.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// How dragging makes the keyboard go away; without effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // The layout

  /// Takes the size of the content from the layout, and gives the subviews their frames;
  /// an override calls super first.
  open override func layoutSubviews() {
    takeContentSize()
    updateAdjustedInsets()
    super.layoutSubviews()
  }

  /// Looks at the insets again, which depend on the controllers around; an override calls super.
  open override func didMoveToWindow() { setNeedsLayout() }

  override func boundsOriginDidChange() {
    outdateShownGuides()
    delegate?.scrollViewDidScroll(self)
  }

  override func ownGuideDidChange(_ kind: OwnGuideKind) {
    if kind == .scrollContent { setNeedsLayout() }
  }
}
