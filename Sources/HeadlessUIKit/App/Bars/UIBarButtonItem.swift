/// A button, a view or a space in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  private var form = Form.button
  private var shownView: BarButtonView?

  private enum Form { case button, fixedSpace, flexibleSpace }

  /// Creates an item without a title and without an image.
  public override init() { super.init() }

  /// Creates an item without a title and without an image; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a button with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Creates a button with an image, and another one in a compact height, that calls a method of a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a title that calls a method of a target.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Creates a button of the system, or a space, that calls a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    take(style, target, action)
  }

  /// Creates a button of the system, or a space, that runs an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    self.menu = menu
    self.primaryAction = primaryAction
    takeAppearance(of: primaryAction)
  }

  /// Creates a button with the title and the image of an action, which it runs, unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    takeAppearance(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.take(.fixedSpace)
    space.width = width
    return space
  }

  /// Returns a space that takes the free width; it has no width in a navigation bar.
  open class func flexibleSpace() -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.take(.flexibleSpace)
    return space
  }

  // Action

  /// The object with the method, which is not retained; nil means the responder chain.
  open weak var target: AnyObject?
  /// The method, with no parameter or with the item as its parameter.
  open var action: Selector?
  /// The action that the item runs; its title and its image become those of the item.
  open var primaryAction: UIAction? { didSet { takeAppearance(of: primaryAction) } }

  /// The menu of the button; nil unless set; never shown here.
  open var menu: UIMenu?

  // Appearance

  /// The style of the title: a title in the style `done` is semibold.
  open var style = Style.plain { didSet { didChange() } }
  /// The width, in points; 0 or less means the width of the content.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// Titles that the item may show; it is at least as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// The image in a compact height; if nil, `image`.
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// The color of the title and of the image; if nil, the tint color of the bar.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// True if the item is not shown; its space is used by the other items.
  open var isHidden = false { didSet { didChange() } }
  /// True if the item is selected; has no effect on the layout.
  open var isSelected = false
  /// The view that the item shows instead of a title or an image.
  open var customView: UIView? { didSet { didChange() } }

  // In the bar

  weak var bar: (any BarButtonBar)?

  var view: BarButtonView? {
    guard form == .button, !isHidden else { return nil }
    if let shownView { return shownView }
    let made = BarButtonView(self)
    shownView = made
    return made
  }

  /// The width of a fixed space, in points; nil for every other item.
  var spaceWidth: CGFloat? {
    guard !isHidden else { return nil }
    return form == .fixedSpace ? max(0, width) : nil
  }

  var isFlexibleSpace: Bool { form == .flexibleSpace && !isHidden }

  override func didChange() {
    shownView?.update()
    bar?.barButtonsDidChange()
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = object(in: target)
    self.action = action
  }

  /// Takes the title and the image of an action.
  ///
  /// An initializer calls it, because Swift calls no property observer there.
  private func takeAppearance(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let picture = action.image { image = picture }
  }

  func take(_ item: SystemItem) {
    switch item {
    case .fixedSpace: form = .fixedSpace
    case .flexibleSpace: form = .flexibleSpace
    default:
      title = item.title
      image = item.symbolName.flatMap { UIImage(systemName: $0) }
      if item == .done || item == .save { style = .done }
    }
  }
}

extension UIBarButtonItem: ActionSender { var viewOfActions: UIView? { bar } }
