/// What bars show of one thing that can be chosen.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// An item that shows nothing.
  public override init() { super.init() }

  /// The text.
  open var title: String? { didSet { didChange() } }
  /// The picture.
  open var image: UIImage? { didSet { didChange() } }
  /// A number by which an app finds the item.
  open var tag = 0
  /// Whether it can be chosen.
  open var isEnabled = true

  /// Lets the bar show what the item says now.
  func didChange() {}
}

/// What a tab bar shows of one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item that shows nothing.
  public override init() { super.init() }

  /// An item with a text, a picture and a number by which an app finds it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a text, and a picture for each of both states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The picture while the item is chosen; nil for `image`.
  open var selectedImage: UIImage? { didSet { didChange() } }

  /// The bar that shows it.
  weak var bar: UITabBar?

  override func didChange() { bar?.setNeedsLayout() }
}
