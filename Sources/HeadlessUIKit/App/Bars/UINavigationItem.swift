/// The title and the options with which a navigation bar shows one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The modes that decide if the title is shown large, below the usual bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item on the stack; large for the root.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() { super.init() }

  /// The title, which is centered in the bar.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// The view that is shown in place of the title; its size is that of `sizeThatFits(_:)`, limited to the
  /// free space.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.titleViewDidChange(from: oldValue) } }
  }
  /// The mode that decides if the title is large, in a bar whose `prefersLargeTitles` is true.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.heightDidChange() } }
  /// The title of the back button that leads to this item; if nil, the title of the item.
  open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
  /// True if the back button that leads away from this item is hidden.
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }

  /// Hides or shows the back button that leads away from this item.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// A line of text above the title; stored, has no effect here.
  open var prompt: String?

  /// The appearance of the bar while this item is on top; nil, the default, means that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsLayout() } }
  /// The appearance of a bar of a small height; stored, has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while the content is at its beginning; stored, has no effect here.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The item whose title the back button that leads to this item shows; if nil, `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.barButtonsDidChange() } }

  // Search

  /// The controller whose search bar is shown below the title; nil unless set.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { bar?.searchBarDidChange() } }
  }
  /// True if scrolling hides the search bar; true unless set; stored, has no effect here: it is always shown.
  open var hidesSearchBarWhenScrolling = true

  // Bar buttons

  /// The items at the leading edge, the first one nearest to it; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.barButtonsDidChange() } }
  /// The items at the trailing edge, the first one nearest to it.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.barButtonsDidChange() } }
  /// True if the items at the leading edge are shown beside the back button; false unless set.
  open var leftItemsSupplementBackButton = false { didSet { bar?.barButtonsDidChange() } }

  /// The first item at the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  weak var bar: UINavigationBar?
}
