/// A bar with buttons side by side, as at the bottom of a navigation controller.
///
///     |-16-[first]-8-[second]<-- flexible space -->[third]-16-|
///
/// The flexible spaces share the width that the items leave.
@preconcurrency @MainActor open class UIToolbar: UIView, BarButtonBar {
  private let barBackground = BarBackground(lineAtTop: true)
  private var backgroundBelow: CGFloat = 0

  override func commonInit() {
    super.commonInit()
    addSubview(barBackground)
  }

  /// The items, from the leading to the trailing edge; nil unless set.
  open var items: [UIBarButtonItem]? { didSet { exchange(oldValue ?? [], for: items ?? []) } }
  /// Sets the items, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// True if the bar is translucent.
  ///
  /// Behind an opaque toolbar, the view of a controller extends only if `extendedLayoutIncludesOpaqueBars` is
  /// true.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  // Appearance: stored, has no effect here

  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of a bar of a small height; nil, the default, means the standard one.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while the content is at its end; nil, the default, means the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The color of the background.
  open var barTintColor: UIColor?

  // Sizes

  var contentHeight: CGFloat {
    let heights = BarHeights(traitCollection)
    return standsOnSafeArea ? heights.toolbarOnSafeArea : heights.toolbar
  }

  /// True if the lower edge of the bar is that of the safe area around it, above the home indicator.
  private var standsOnSafeArea = false

  override func surroundingSafeAreaWasPassed(_ insets: UIEdgeInsets, in area: CGRect) {
    let heights = BarHeights(traitCollection)
    let distance = frame.maxY - (area.maxY - insets.bottom)
    // A bar that hangs from its upper edge moves its lower one when it grows; it stays as it is then.
    let growth = standsOnSafeArea ? heights.toolbarOnSafeArea - heights.toolbar : 0
    // The safe area above another bar is larger than that of the window.
    let isOfWindow = insets.bottom > 0 && insets.bottom <= window?.safeAreaInsets.bottom ?? 0
    let stands = isOfWindow && (abs(distance) < 0.5 || abs(distance - growth) < 0.5)
    guard stands != standsOnSafeArea else { return }
    standsOnSafeArea = stands
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// No intrinsic width, and the height of the bar, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }
  /// Returns the width of `size` and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  func extendBackground(by height: CGFloat) {
    guard backgroundBelow != height else { return }
    backgroundBelow = height
    setNeedsLayout()
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundBelow)
    let strip = boundsBetweenSides
    let row = BarButtonRow(items: items ?? [])
    let start = BarButtonRow.margin
    guard let least = row.frames(in: strip, from: start, flexibleWidth: 0) else { return }
    let free = max(0, strip.width - BarButtonRow.margin - least.used)
    let spaces = row.items.count { $0.isFlexibleSpace }
    let width = spaces > 0 ? free / CGFloat(spaces) : 0
    for (view, frame) in row.frames(in: strip, from: start, flexibleWidth: width)?.views ?? [] {
      view.frame = isRightToLeft ? frame.mirrored(in: strip) : frame
    }
  }

  // BarButtonBar

  func barButtonsDidChange() { exchange(items ?? [], for: items ?? []) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
