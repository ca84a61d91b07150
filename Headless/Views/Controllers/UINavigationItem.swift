/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When the title is shown large, below the bar's usual height.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it; large at the bottom of the stack.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() { super.init() }

  /// The text in the middle of the bar.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// What stands in the middle of the bar instead of the title, in the size it has or likes best.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.titleViewDidChange(from: oldValue) } }
  }
  /// When the title is shown large, in a bar whose `prefersLargeTitles` is true.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.heightDidChange() } }
  /// The text beside the arrow that leads back to this item; nil for the title.
  open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
  /// Whether there is no arrow that leads back from this item.
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }

  /// The bar that shows it.
  weak var bar: UINavigationBar?
}
