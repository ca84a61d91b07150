/// What loads a view, fills it and is told when it is laid out.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  nonisolated(unsafe) private var loadedView: UIView?

  /// A controller whose view is loaded when it is first asked for.
  ///
  /// Traps when a nib is named: there are none here, so both parameters have to be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Could not load NIB: there are none here, and '\(nibNameOrNil ?? "")' was asked for.")
    super.init()
  }

  /// A controller whose view is loaded when it is first asked for; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller whose view is loaded when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view, when it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Sets `view`; a plain view of the screen's size unless a subclass makes another.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// What this controller's own bars add to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.inheritSafeArea() }
  }
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Changes constraints before a layout; an override calls super at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// A title for whoever shows the controller.
  open var title: String?

  // Controllers in controllers

  /// The controllers whose views this controller's view contains, in the order they were added.
  public private(set) var children: [UIViewController] = []
  /// The controller this one was added to.
  open var parent: UIViewController? { parentInUse }
  private weak var parentInUse: UIViewController?

  /// Adds `childController`, which leaves the parent it had; its view is added apart.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentInUse !== self else { return }
    childController.parentInUse?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parentInUse = self
    children.append(childController)
  }

  /// Takes the controller out of its parent; its view is removed apart.
  open func removeFromParent() {
    guard let parent = parentInUse else { return }
    parent.children.removeAll { $0 === self }
    parentInUse = nil
    didMove(toParent: nil)
  }

  /// Called by `addChild`, and before `removeFromParent` by whoever calls that.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by `removeFromParent`, and after `addChild` by whoever calls that.
  open func didMove(toParent parent: UIViewController?) {}

  private func replaceView(with view: UIView?) {
    let old = loadedView
    if let view, let owner = view.node.controller {
      precondition(
        owner === self,
        "A view can only be associated with at most one view controller at a time! View \(view) is associated with \(owner). Clear this "
          + "association before associating this view with \(self).")
    }
    old?.node.controller = nil
    loadedView = view
    view?.node.controller = self
    if let view, let window = old?.superview as? UIWindow, window.rootViewController === self {
      old?.removeFromSuperview()
      window.install(view)
    }
  }

  deinit { loadedView?.node.controller = nil }
}
