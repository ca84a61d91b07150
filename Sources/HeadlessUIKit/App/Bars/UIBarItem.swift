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

  /// Sets the attributes of the title in a state; nil for those of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    didChange()
  }
  /// Returns the attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  private(set) var titleAttributes = PerState<[NSAttributedString.Key: Any]>()
  func didChange() {}
}

extension UIBarItem: UIAppearance {}
