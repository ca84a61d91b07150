/// A controller that manages a stack of controllers and shows the top one below a bar with its title.
@preconcurrency @MainActor open class UINavigationController: UIViewController, BarContainer {
  private var stack: [UIViewController] = []
  private let ownBar = UINavigationBar()
  private var hidesBar = false

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty stack, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a controller with `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  // The stack

  /// The controllers on the stack; the last one is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the one that is presented over the stack, or else the one on top of it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes `viewController` onto the stack.
  ///
  /// Traps, where UIKit raises an exception, if `viewController` is on the stack already or is a navigation
  /// controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    trap(if: mistake(inPushing: viewController))
    change(to: stack + [viewController], animated: animated)
  }

  /// Returns the sentence about a controller that cannot be pushed; nil if it can.
  final func mistake(inPushing controller: UIViewController) -> String? {
    if stack.contains(controller) {
      return "Pushing the same view controller instance more than once is not supported (\(controller))"
    }
    return controller is UINavigationController ? "Pushing a navigation controller is not supported" : nil
  }

  /// Removes the top controller from the stack and returns it; returns nil, and removes nothing, if it is the
  /// only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Removes the controllers above `viewController` from the stack and returns them, or nil if there are
  /// none.
  ///
  /// Traps, where UIKit raises an exception, if `viewController` is not on the stack.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    let index = trapping(try self.index(of: viewController))
    let above = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return above.isEmpty ? nil : above
  }

  /// Returns the index of a controller on the stack, and throws the sentence about one that is not on it.
  final func index(of controller: UIViewController) throws(Mistake) -> Int {
    if let index = stack.firstIndex(of: controller) { return index }
    throw Mistake("Tried to pop to a view controller that doesn't exist.")
  }

  /// Removes all controllers but the root from the stack and returns them, or nil if there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack; the last controller is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // The bar

  /// The navigation bar at the top.
  open var navigationBar: UINavigationBar { ownBar }
  /// True if the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesBar != hidden else { return }
    hidesBar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // The toolbar

  // Nil as long as it is neither shown nor asked for.
  private var ownToolbar: UIToolbar?

  /// The toolbar at the bottom, which shows the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! {
    if let ownToolbar { return ownToolbar }
    let made = UIToolbar()
    ownToolbar = made
    made.items = topViewController?.toolbarItems
    return made
  }
  /// True if the toolbar is hidden, as it is unless set.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { toolbarDidChange() } } }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  func toolbarDidChange() {
    let shown = shownToolbar
    ownToolbar?.items = topViewController?.toolbarItems
    ownToolbar?.isHidden = shown == nil
    if let view = viewIfLoaded as? BarContainerView {
      if let shown, shown.superview !== view { view.addSubview(shown) }
      view.setNeedsLayout()
    }
  }

  var shownToolbar: UIToolbar? {
    if isToolbarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) { return nil }
    return toolbar
  }

  /// The recognizer of the gesture that pops the top controller; nothing is popped here.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    return recognizer
  }()

  /// Creates a view with the bar and the view of the top controller.
  open override func loadView() {
    view = makeContainerView()
    if let content = topViewController?.view { install(content, in: view) }
    if !isToolbarHidden { toolbarDidChange() }
  }

  /// The tab bar item: that of the root controller unless another one is set.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemInUse ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // BarContainer

  var shownChild: UIViewController? { stack.last }
  var bar: UIView { ownBar }
  var barIsAtTop: Bool { true }
  var barIsTranslucent: Bool { ownBar.isTranslucent }
  var barHeight: CGFloat? {
    if hidesBar { return nil }
    return ownBar.contentHeight(
      inSheet: presentingViewController != nil && presentationController?.isSheet == true)
  }

  /// The object that is told about a new top controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    guard old != new else { return }
    let shown = old.last === new.last ? nil : new.last
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
    defer { if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) } }
    exchangeChildren(old, for: new) {
      stack = new
      ownBar.items = new.map(\.navigationItem)
      if ownToolbar != nil || !isToolbarHidden { toolbarDidChange() }
      showChild(insteadOf: old.last, animated: animated)
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
