/// The bar at the bottom of a tab bar controller, which shows items of equal width side by side.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let barBackground = BarBackground(lineAtTop: true)
  private var buttons: [TabBarButton] = []

  override func commonInit() {
    super.commonInit()
    addSubview(barBackground)
  }

  /// The items, from the leading to the trailing edge.
  open var items: [UITabBarItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// Sets the items, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// True if the bar is translucent.
  ///
  /// Below an opaque bar, the view of a controller extends only if `extendedLayoutIncludesOpaqueBars` is
  /// true.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// The appearance of the bar; stored, has no effect here.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while the content is at its end; stored, has no effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The style of the bar; stored, has no effect here.
  open var barStyle = UIBarStyle.default
  /// The color of the background; stored, has no effect here.
  open var barTintColor: UIColor?
  /// The color of the items that are not selected; stored, has no effect here.
  open var unselectedItemTintColor: UIColor?
  /// The image of the background; stored, has no effect here.
  open var backgroundImage: UIImage?
  /// The image of the shadow; stored, has no effect here.
  open var shadowImage: UIImage?

  /// No intrinsic width, and the height of the items without the safe area, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }
  /// Returns the width of `size` and the height of the items with the safe area, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  /// Lays out the items above the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    barBackground.frame = bounds
    let room = bounds.inset(by: safeAreaInsets)
    let width = room.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.isBesideText = traitCollection.verticalSizeClass == .compact
      button.show(isSelected: button.item === selectedItem)
      let x = CGFloat(isRightToLeft ? buttons.count - 1 - index : index) * width
      button.frame = CGRect(x: room.minX + x, y: room.minY, width: width, height: room.height)
    }
  }

  var contentHeight: CGFloat { BarHeights(traitCollection).tabBar }

  private func itemsDidChange(from old: [UITabBarItem]) {
    for item in old where item.bar === self { item.bar = nil }
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(TabBarButton.init)
    for button in buttons {
      button.item.bar = self
      addSubview(button)
    }
    setNeedsLayout()
  }
}

/// A view that shows one item of a tab bar: the image above the title, or beside it in a compact height.
final class TabBarButton: UIView {
  let item: UITabBarItem
  var isBesideText = false { didSet { if isBesideText != oldValue { setNeedsLayout() } } }
  private let image = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    image.contentMode = .scaleAspectFit
    addSubview(image)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  /// Shows the title, the image and the colors of the item.
  func show(isSelected: Bool) {
    let color: UIColor = isSelected ? tintColor : .secondaryLabel
    label.text = item.title
    let attributes = item.titleAttributes.value(for: isSelected ? .selected : .normal)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? color
    label.font =
      attributes?[.font] as? UIFont ?? .systemFont(ofSize: isBesideText ? 13 : 10, weight: .medium)
    image.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.withTintColor(
      color, renderingMode: .alwaysOriginal)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let side = min(image.image == nil ? 0 : 24, bounds.height)
    let gap: CGFloat = isBesideText ? 6 : 2
    if isBesideText {
      let row = bounds.middle(CGSize(width: min(bounds.width, side + gap + text.width), height: side))
      image.frame = CGRect(
        x: isRightToLeft ? row.maxX - side : row.minX, y: row.minY, width: side, height: side)
      label.frame = CGRect(
        x: isRightToLeft ? row.minX : row.minX + side + gap, y: bounds.midY - text.height / 2,
        width: max(0, row.width - side - gap), height: text.height)
    } else {
      let column = bounds.middle(CGSize(width: bounds.width, height: side + gap + text.height))
      image.frame = CGRect(x: bounds.midX - side / 2, y: column.minY, width: side, height: side)
      label.frame = CGRect(x: 0, y: column.maxY - text.height, width: bounds.width, height: text.height)
    }
  }
}
