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

  weak var bar: UITabBar?
  override func didChange() { bar?.setNeedsLayout() }
}
