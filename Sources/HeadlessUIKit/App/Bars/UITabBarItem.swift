/// The title and the image of an item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item without a title and without an image.
  public override init() { super.init() }

  /// The title of the item.
  open var title: String? { didSet { didChange() } }
  /// The image of the item.
  open var image: UIImage? { didSet { didChange() } }
  /// A number with which an app identifies the item.
  open var tag = 0
  /// True if the item can be selected.
  open var isEnabled = true { didSet { didChange() } }

  /// A name with which tests find the item.
  open var accessibilityIdentifier: String?
  /// The name of the item for assistive technologies; its title unless set.
  open var accessibilityLabel: String? {
    get { ownLabel ?? title }
    set { ownLabel = newValue }
  }
  private var ownLabel: String?
  /// A description of the result of using the item, for assistive technologies.
  open var accessibilityHint: String?

  /// Updates the bar after the item has changed.
  func didChange() {}
}

/// The item that represents a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item without a title and without an image.
  public override init() { super.init() }

  /// Creates an item with a title, an image and a number with which an app identifies it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and one image for each of its two states, unselected and selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The image of the selected item; if nil, `image`.
  open var selectedImage: UIImage? { didSet { didChange() } }

  /// The bar that contains the item.
  weak var bar: UITabBar?

  override func didChange() { bar?.setNeedsLayout() }
}

extension UIBarItem: UIAppearance {}
