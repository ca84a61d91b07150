/// A controller that shows the topmost of a stack of controllers below a bar with its title.
@preconcurrency @MainActor open class UINavigationController: UIViewController, BarContainer {
  private var stack: [UIViewController] = []
  private let ownBar = UINavigationBar()
  private var hidesBar = false

  /// A controller whose stack is empty.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller whose stack is empty; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A controller with `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  // The stack

  /// The stack, the controller that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the one on top, because nothing is presented here.
  open var visibleViewController: UIViewController? { stack.last }

  /// Puts `viewController` on top of the stack.
  ///
  /// Traps, as UIKit raises, when it is on the stack already, and when it is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController),
      "Pushing the same view controller instance more than once is not supported (\(viewController))")
    precondition(
      !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the controller on top from the stack and returns it; nil when it is the only one, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes what is above `viewController` from the stack and returns it; nil when nothing is.
  ///
  /// Traps, as UIKit raises, when `viewController` is not on the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(of: viewController) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    let above = Array(stack[(place + 1)...])
    change(to: Array(stack[...place]), animated: animated)
    return above.isEmpty ? nil : above
  }

  /// Takes all controllers but the lowest from the stack and returns them; nil when there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Changes the whole stack; the last controller is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // The bar

  /// The bar at the top.
  open var navigationBar: UINavigationBar { ownBar }
  /// Whether there is no bar.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar, or shows it again.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesBar != hidden else { return }
    hidesBar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes a view with the bar and the view of the controller on top.
  open override func loadView() {
    view = makeContainerView()
    if let content = topViewController?.view { install(content, in: view) }
  }

  /// The item of a tab bar: that of the lowest controller, unless one was set.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemInUse ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // What a container with a bar says of itself

  var shownChild: UIViewController? { stack.last }
  var bar: UIView { ownBar }
  var barIsAtTop: Bool { true }
  var barIsTranslucent: Bool { ownBar.isTranslucent }
  var barHeight: CGFloat? { hidesBar ? nil : ownBar.contentHeight }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    guard old != new else { return }
    let (leaving, arriving) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    stack = new
    ownBar.items = new.map(\.navigationItem)
    showChild(insteadOf: old.last, animated: animated)
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving { controller.didMove(toParent: self) }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
