/// A controller that shows the one of several controllers whose item is chosen in a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, BarContainer {
  private var tabs: [UIViewController]?
  private var selected: UIViewController?
  private let ownBar = UITabBar()

  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller without tabs; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, in the order of their items; however many there are, each has its item.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Changes the controllers; the selected one stays selected when it is among them, else the one at
  /// its place is, else the first one.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs ?? []
    let new = viewControllers ?? []
    let oldIndex = selectedIndex
    let (leaving, arriving) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    tabs = viewControllers
    itemsDidChange()
    let kept = selected.flatMap { new.contains($0) ? $0 : nil }
    select(kept ?? (new.indices.contains(oldIndex) ? new[oldIndex] : new.first), animated: animated)
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving { controller.didMove(toParent: self) }
  }

  /// The place of the controller that is shown; `NSNotFound` when there is none.
  ///
  /// A place that does not exist is not taken.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs?.firstIndex(of: $0) } ?? NSNotFound }
    set { if let tabs, tabs.indices.contains(newValue) { select(tabs[newValue], animated: false) } }
  }

  /// The controller that is shown.
  ///
  /// Traps, as UIKit raises, when it is set to one that is not among the controllers.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        tabs?.contains(newValue) == true,
        "Only a view controller in the tab bar controller's list of view controllers can be selected, "
          + "and \(newValue) is not in it."
      )
      select(newValue, animated: false)
    }
  }

  /// The bar at the bottom.
  open var tabBar: UITabBar { ownBar }

  /// Makes a view with the bar and the view of the selected controller.
  open override func loadView() {
    view = makeContainerView()
    if let content = selected?.view { install(content, in: view) }
  }

  // What a container with a bar says of itself

  var shownChild: UIViewController? { selected }
  var bar: UIView { ownBar }
  var barIsAtTop: Bool { false }
  var barIsTranslucent: Bool { ownBar.isTranslucent }
  var barHeight: CGFloat? { hidesBar ? nil : ownBar.contentHeight }

  /// Whether a controller that was pushed in the selected tab wants no bar, or one below it.
  private var hidesBar: Bool {
    (selected as? UINavigationController)?.viewControllers.dropFirst().contains {
      $0.hidesBottomBarWhenPushed
    } ?? false
  }

  private func select(_ controller: UIViewController?, animated: Bool) {
    let old = selected
    selected = controller
    ownBar.selectedItem = controller?.tabBarItem
    showChild(insteadOf: old, animated: animated)
  }

  /// Lets the bar show the items that the controllers have now.
  func itemsDidChange() {
    ownBar.items = tabs?.compactMap(\.tabBarItem)
    ownBar.selectedItem = selected?.tabBarItem
  }
}
