/// A controller that shows one of several pages.
///
/// No gesture turns a page here: code does, with `setViewControllers(_:direction:animated:completion:)`. An
/// indicator of the pages, in the style `scroll`, is at the bottom if the data source says their number.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The animation with which pages are exchanged.
  public enum TransitionStyle: Int, Sendable {
    /// The page is turned as one of a book.
    case pageCurl = 0
    /// The pages are scrolled.
    case scroll = 1
  }
  /// The axis along which the pages are.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
  /// The side from which a page comes.
  public enum NavigationDirection: Int, Sendable {
    /// The page after the shown one.
    case forward = 0
    /// The page before it.
    case reverse = 1
  }
  /// The place of the edge around which pages are turned.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the leading or the upper edge.
    case min = 1
    /// In the middle, between two pages.
    case mid = 2
    /// At the trailing or the lower edge.
    case max = 3
  }
  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the edge around which pages are turned, as the number of a `SpineLocation`.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that are scrolled, in points; has no effect here.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages, which are turned as those of a book.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The animation with which pages are exchanged.
  open private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The axis along which the pages are.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The place of the edge around which pages are turned.
  open private(set) var spineLocation = SpineLocation.min
  /// The object that is told about turned pages; never called here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that says which page is before or after another one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The recognizers of the gestures that turn pages; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The shown pages; nil before the first one was set.
  open private(set) var viewControllers: [UIViewController]?
  private let indicator = UIPageControl()

  /// Shows the first of some pages, above the indicator.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
    self.viewControllers = viewControllers
    for page in old where !new.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in new where !old.contains(page) {
      addChild(page)
      if isViewLoaded { view.insertSubview(page.view, belowSubview: indicator) }
      page.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }

  /// Creates a view with the pages.
  open override func loadView() {
    super.loadView()
    for page in viewControllers ?? [] { view.addSubview(page.view) }
    view.addSubview(indicator)
  }

  /// Places the pages and the indicator.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let number = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    indicator.isHidden = number == 0
    indicator.numberOfPages = number
    if number > 0 { indicator.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    let height = number == 0 ? 0 : indicator.intrinsicContentSize.height
    let area = view.bounds.divided(atDistance: height, from: .maxYEdge)
    indicator.frame = area.slice
    for page in viewControllers ?? [] { page.view.frame = area.remainder }
  }
}

/// The object that says which page is before or after another one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; nil for none; never asked here.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil for none; never asked here.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages; 0, and so no indicator, unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the shown page; 0 unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The object that is told about turned pages; its methods are never called here, so that it declares none.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
