/// The bar at the top of a navigation controller: the title of what is shown, and the way back.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let ground = BarGround(lineAtTop: false)
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let backLabel = UILabel()

  /// A bar with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// A bar with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// The items on the stack, the one that is shown last.
  open var items: [UINavigationItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles may be shown large.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightDidChange() } } }
  /// Whether what is behind the bar shines through; a controller's view reaches
  /// below the bar only then, as a rule.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { heightDidChange() } } }

  /// No width of its own, and the height for its title, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }
  /// The width that is asked for, and the height for its title, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  /// Places title and way back.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    // The strip without the large title, which stands below it.
    let strip = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, plainHeight)).inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    placeLargeTitle(below: strip)
    placeBackLabel(in: strip)
    let title = topItem?.titleView ?? titleLabel
    titleLabel.text = topItem?.title
    titleLabel.isHidden = showsLargeTitle || topItem?.titleView != nil
    let room = max(0, strip.width - 2 * (backLabel.isHidden ? 16 : backLabel.frame.width + 24))
    let size = title.sizeThatFits(CGSize(width: room, height: strip.height))
    title.frame = strip.middle(width: min(size.width, room), height: min(size.height, strip.height))
  }

  private func build() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    backLabel.font = .systemFont(ofSize: 17)
    backLabel.textColor = tintColor
    for view in [ground, titleLabel, largeTitleLabel, backLabel] { addSubview(view) }
  }

  private func placeLargeTitle(below strip: CGRect) {
    largeTitleLabel.isHidden = !showsLargeTitle
    largeTitleLabel.text = topItem?.title
    largeTitleLabel.textAlignment = .natural
    largeTitleLabel.frame = CGRect(
      x: strip.minX + 16, y: strip.maxY, width: max(0, strip.width - 32),
      height: max(0, bounds.height - strip.maxY - 8))
  }

  private func placeBackLabel(in strip: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    backLabel.isHidden = backItem == nil || topItem?.hidesBackButton == true
    let text = backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    backLabel.text = isMirrored ? "\(text) ›" : "‹ \(text)"
    let size = backLabel.sizeThatFits(strip.size)
    let width = min(size.width, strip.width / 3)
    let x = isMirrored ? strip.maxX - 8 - width : strip.minX + 8
    backLabel.frame = CGRect(
      x: x, y: strip.middle(width: 0, height: size.height).minY, width: width, height: size.height)
  }

  private func itemsDidChange(from old: [UINavigationItem]) {
    for item in old where item.bar === self {
      item.bar = nil
      item.titleView?.removeFromSuperview()
    }
    for item in items ?? [] { item.bar = self }
    if let view = topItem?.titleView { addSubview(view) }
    heightDidChange()
  }

  // Told by items and by the controller

  /// Shows another title view.
  func titleViewDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let view = topItem?.titleView { addSubview(view) }
    setNeedsLayout()
  }

  /// Lets whoever places the bar ask for its height again.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  // Heights

  private var plainHeight: CGFloat { BarHeights(traitCollection).navigationBar }
  /// The height for its title: with a large one below the usual strip, in points.
  var contentHeight: CGFloat { plainHeight + (showsLargeTitle ? BarHeights.largeTitle : 0) }

  /// Whether the title is shown large; never where there is little height.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let items else { return false }
    let decided = items.last { $0.largeTitleDisplayMode != .automatic }
    return !items.isEmpty && decided?.largeTitleDisplayMode != .never
  }
}
