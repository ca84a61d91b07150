/// The bar at the top of a navigation controller, with the title of the top item and a back button.
@preconcurrency @MainActor open class UINavigationBar: UIView, BarButtonBar {
  private let barBackground = BarBackground(lineAtTop: false)
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let backLabel = UILabel()
  private var shownButtons: [UIBarButtonItem] = []
  private var searchBar: UISearchBar?

  /// The items of the navigation stack; the last one is shown.
  open var items: [UINavigationItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// Sets the items, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// The item that is shown: the last one.
  open var topItem: UINavigationItem? { items?.last }
  /// The item to which the back button leads: the last but one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// True if large titles may be shown.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightDidChange() } } }
  /// True if the bar is translucent.
  ///
  /// Below an opaque bar, the view of a controller extends only if `extendedLayoutIncludesOpaqueBars` is
  /// true.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { heightDidChange() } } }

  // Appearance: the fonts of titles count; everything else is stored and has no effect here

  /// The appearance of a bar of the usual height.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }
  /// The appearance of a bar of a small height; nil, the default, means the standard one.
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// The appearance of a bar while the content is at its beginning; nil, the default, means the standard one.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// The appearance of a bar of a small height while the content is at its beginning.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The style of the bar; stored, has no effect here.
  open var barStyle = UIBarStyle.default
  /// The color of the background; stored, has no effect here.
  open var barTintColor: UIColor?
  /// The image of the shadow; stored, has no effect here.
  open var shadowImage: UIImage?
  /// The image beside the title of the back button; stored, has no effect here.
  open var backIndicatorImage: UIImage?
  /// The mask of the image beside the title of the back button; stored, has no effect here.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image of the background for a kind of bar; stored, has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Returns the image of the background for a kind of bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  // The appearance of the top item, or else of the bar.
  private var appearance: UINavigationBarAppearance { topItem?.standardAppearance ?? standardAppearance }

  private func font(
    of attributes: [NSAttributedString.Key: Any], or older: [NSAttributedString.Key: Any]?, or usual: UIFont
  ) -> UIFont { attributes[.font] as? UIFont ?? older?[.font] as? UIFont ?? usual }

  /// No intrinsic width, and the height of the bar with its title, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }
  /// Returns the width of `size` and the height of the bar with its title, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  /// Lays out the title and the back button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    barBackground.frame = bounds
    // The part of the bar above the large title.
    let height = max(0, bounds.height - largeTitleHeight - searchHeight)
    let strip = CGRect(x: 0, y: 0, width: bounds.width, height: height).inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    placeLargeTitle(below: strip)
    placeBackLabel(in: strip)
    let left = placeButtons(topItem?.leftBarButtonItems, in: strip, isTrailing: false)
    let right = placeButtons(topItem?.rightBarButtonItems, in: strip, isTrailing: true)
    titleLabel.text = topItem?.title
    titleLabel.font = font(
      of: appearance.titleTextAttributes, or: titleTextAttributes,
      or: .systemFont(ofSize: 17, weight: .semibold))
    titleLabel.isHidden = showsLargeTitle || topItem?.titleView != nil
    placeTitle(in: strip, leading: left, trailing: right)
    searchBar?.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
  }

  /// Centers the title in the bar, or moves it if it would reach into the buttons.
  ///
  ///     |<-- leading -->[      title      ]<-- trailing -->|     distances that the buttons use
  private func placeTitle(in strip: CGRect, leading: CGFloat, trailing: CGFloat) {
    let title = topItem?.titleView ?? titleLabel
    let room = max(0, strip.width - leading - trailing)
    let wanted = title.sizeThatFits(CGSize(width: room, height: strip.height))
    var frame = strip.middle(CGSize(width: min(wanted.width, room), height: min(wanted.height, strip.height)))
    frame.origin.x = max(strip.minX + leading, min(frame.minX, strip.maxX - trailing - frame.width))
    title.frame = isRightToLeft ? frame.mirrored(in: strip) : frame
  }

  /// Places bar buttons at one end of the bar, and returns the distance from this end that the title must
  /// keep.
  private func placeButtons(_ items: [UIBarButtonItem]?, in strip: CGRect, isTrailing: Bool) -> CGFloat {
    let back = isTrailing || backLabel.isHidden ? 0 : backLabel.frame.width + 8
    let row = BarButtonRow(items: items ?? [])
    guard let placed = row.frames(in: strip, from: back + BarButtonRow.margin) else {
      return back + BarButtonRow.margin
    }
    for (view, frame) in placed.views {
      view.frame = isTrailing == isRightToLeft ? frame : frame.mirrored(in: strip)
    }
    return placed.used + BarButtonRow.spacing
  }

  override func commonInit() {
    super.commonInit()
    backLabel.font = .systemFont(ofSize: 17)
    backLabel.textColor = tintColor
    for view in [barBackground, titleLabel, largeTitleLabel, backLabel] { addSubview(view) }
  }

  private func placeLargeTitle(below strip: CGRect) {
    largeTitleLabel.isHidden = !showsLargeTitle
    largeTitleLabel.text = topItem?.title
    largeTitleLabel.font = font(
      of: appearance.largeTitleTextAttributes, or: largeTitleTextAttributes,
      or: .systemFont(ofSize: 34, weight: .bold))
    largeTitleLabel.textAlignment = .natural
    largeTitleLabel.frame = CGRect(
      x: strip.minX + 16, y: strip.maxY, width: max(0, strip.width - 32),
      height: max(0, bounds.height - searchHeight - strip.maxY - 8))
  }

  private func placeBackLabel(in strip: CGRect) {
    let hasButtons = topItem?.leftBarButtonItems?.isEmpty == false
    let isReplaced = hasButtons && topItem?.leftItemsSupplementBackButton != true
    backLabel.isHidden = backItem == nil || topItem?.hidesBackButton == true || isReplaced
    let text = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    backLabel.text = isRightToLeft ? "\(text) ›" : "‹ \(text)"
    let size = backLabel.sizeThatFits(strip.size)
    let width = min(size.width, strip.width / 3)
    let x = isRightToLeft ? strip.maxX - 8 - width : strip.minX + 8
    backLabel.frame = CGRect(
      x: x, y: strip.middle(CGSize(width: 0, height: size.height)).minY, width: width, height: size.height)
  }

  private func itemsDidChange(from old: [UINavigationItem]) {
    for item in old where item.bar === self {
      item.bar = nil
      item.titleView?.removeFromSuperview()
    }
    for item in items ?? [] { item.bar = self }
    if let view = topItem?.titleView { addSubview(view) }
    barButtonsDidChange()
    searchBarDidChange()
  }

  // Callbacks for items and for the controller

  func titleViewDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let view = topItem?.titleView { addSubview(view) }
    setNeedsLayout()
  }

  func barButtonsDidChange() {
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    exchange(shownButtons, for: buttons)
    shownButtons = buttons
  }

  func searchBarDidChange() {
    let shown = topItem?.searchController?.searchBar
    if searchBar !== shown, searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = shown
    if let shown { addSubview(shown) }
    heightDidChange()
  }

  /// Marks the bar and its superview for layout after the height of the bar may have changed.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  // Heights

  var contentHeight: CGFloat { contentHeight(inSheet: false) }

  /// Returns the height of the bar, in points; a large title and a search bar add their heights below the
  /// usual bar.
  func contentHeight(inSheet: Bool) -> CGFloat {
    let heights = BarHeights(traitCollection)
    let plain = inSheet ? heights.navigationBarOfSheet : heights.navigationBar
    return plain + largeTitleHeight + searchHeight
  }

  private var largeTitleHeight: CGFloat { showsLargeTitle ? BarHeights.largeTitle : 0 }
  private var searchHeight: CGFloat { searchBar.map { $0.heights.field + BarHeights.aroundSearchField } ?? 0 }

  /// True if the title is shown large; always false in a compact height.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let items else { return false }
    let decided = items.last { $0.largeTitleDisplayMode != .automatic }
    return !items.isEmpty && decided?.largeTitleDisplayMode != .never
  }
}
