/// A controller that shows one of several controllers, which is selected in a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, BarContainer {
  private var tabs: [UIViewController]?
  private var selected: UIViewController?
  private let ownBar = UITabBar()
  /// The object that decides about touches of tabs; never called here.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without tabs, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, in the order of their items; each one has its own item, regardless of their number.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The selected controller stays selected if it is among them. Otherwise the controller at the same index
  /// is selected, or the first one.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs ?? []
    let new = viewControllers ?? []
    let oldIndex = selectedIndex
    exchangeChildren(old, for: new) {
      tabs = viewControllers
      itemsDidChange()
      let kept = selected.flatMap { new.contains($0) ? $0 : nil }
      select(kept ?? (new.indices.contains(oldIndex) ? new[oldIndex] : new.first), animated: animated)
    }
  }

  /// The index of the selected controller; `NSNotFound` if no controller is selected.
  ///
  /// Setting an index that is out of range has no effect.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs?.firstIndex(of: $0) } ?? NSNotFound }
    set { if let tabs, tabs.indices.contains(newValue) { select(tabs[newValue], animated: false) } }
  }

  /// The selected controller, whose view is shown.
  ///
  /// Traps, where UIKit raises an exception, if it is set to a controller that is not in `viewControllers`.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      trap(if: mistake(inSelecting: newValue))
      select(newValue, animated: false)
    }
  }

  /// Returns the sentence about a controller that has no tab; nil if it has one.
  final func mistake(inSelecting controller: UIViewController) -> String? {
    if tabs?.contains(controller) == true { return nil }
    return "Only a view controller in the tab bar controller's list of view controllers can be selected, "
      + "and \(controller) is not in it."
  }

  /// The tab bar at the bottom.
  open var tabBar: UITabBar { ownBar }

  /// The area of the view that the tab bar does not cover.
  open var contentLayoutGuide: UILayoutGuide { view.ownGuide(BarContentGuide.self) }

  /// Creates a view with the bar and the view of the selected controller.
  open override func loadView() {
    view = makeContainerView()
    if let content = selected?.view { install(content, in: view) }
  }

  // BarContainer

  var shownChild: UIViewController? { selected }
  var bar: UIView { ownBar }
  var barIsAtTop: Bool { false }
  var barIsTranslucent: Bool { ownBar.isTranslucent }
  var barHeight: CGFloat? { hidesBar ? nil : ownBar.contentHeight }
  var shownToolbar: UIToolbar? { nil }

  /// True if the selected tab is a navigation controller and any controller above its root hides the tab bar.
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

  func itemsDidChange() {
    ownBar.items = tabs?.compactMap(\.tabBarItem)
    ownBar.selectedItem = selected?.tabBarItem
  }
}
