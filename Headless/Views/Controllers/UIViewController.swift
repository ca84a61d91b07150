/// What loads a view, fills it and is told when it is laid out.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  nonisolated(unsafe) private var loadedView: UIView?
  /// What clients associated with the controller.
  nonisolated(unsafe) var associatedValues = AssociatedValues()

  /// A controller whose view is loaded when it is first asked for.
  ///
  /// Traps when a nib is named: there are none here, so both parameters have to be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      "Could not load NIB: there are none here, and '\(nibNameOrNil ?? "")' was asked for.")
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

  // The layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// What this controller's own bars add to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.inheritSafeArea() }
  }
  /// What the bars of the parent add to the safe area of the view, in points.
  var insetsOfBars = UIEdgeInsets.zero {
    didSet { if insetsOfBars != oldValue { viewIfLoaded?.inheritSafeArea() } }
  }

  // Margins

  /// The least margins of the view, in points: none above and below, and at the sides
  /// 16, or 20 where there is room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  /// Whether the margins of the view are never less than
  /// `systemMinimumLayoutMargins`; true unless set to false.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() } }
  }
  /// The least margins as of the last layout.
  var marginsOfLastLayout: NSDirectionalEdgeInsets?

  /// The strip that bars cover at the top of the view; always the same object, in the
  /// view that the controller has now.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(\.top, isAtTop: true) }
  /// The strip that bars cover at the bottom of the view; always the same object, in the
  /// view that the controller has now.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(\.bottom, isAtTop: false) }
  private var layoutSupports: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)

  private func layoutSupport(
    _ place: WritableKeyPath<(top: LayoutSupportGuide?, bottom: LayoutSupportGuide?), LayoutSupportGuide?>,
    isAtTop: Bool
  ) -> LayoutSupportGuide {
    let guide = layoutSupports[keyPath: place] ?? LayoutSupportGuide(isAtTop: isAtTop)
    layoutSupports[keyPath: place] = guide
    guide.move(to: view)
    return guide
  }

  /// Follows the safe area of the view.
  func safeAreaDidChange() {
    layoutSupports.top?.followSafeArea()
    layoutSupports.bottom?.followSafeArea()
    viewSafeAreaInsetsDidChange()
  }

  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Changes constraints before a layout; an override calls super at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // Traits

  /// What is known of the device and of the room there is.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.node.traits }
    return (parentInUse?.traitCollection ?? UIScreen.main.traitCollection).overridden(by: traitOverride)
  }

  /// Called after the traits changed, before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives a child traits that count instead of this controller's own, for what
  /// `collection` says; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parentInUse === self else { return }
    childViewController.takeOverride(collection)
  }

  /// What counts for a child instead of this controller's own traits.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentInUse === self ? childViewController.traitOverride : nil
  }

  /// What the parent says of the traits of this controller.
  private(set) var traitOverride: UITraitCollection?

  private func takeOverride(_ traits: UITraitCollection?) {
    guard traitOverride != traits else { return }
    let old = traitCollection
    if traits != nil { UIScreen.main.knowsOverrides = true }
    traitOverride = traits
    if let loadedView {
      loadedView.traitsDidChange(from: old, to: traitCollection)
    } else {
      traitsDidChange(from: old)
    }
  }

  /// Who wants to hear which traits have changed.
  var traitRegistrations: [TraitChangeRegistration] = []

  /// Follows the traits, which were `old`.
  func traitsDidChange(from old: UITraitCollection) {
    viewIfLoaded?.setNeedsLayout()
    traitCollectionDidChange(old)
    if !traitRegistrations.isEmpty { tellRegistrations(from: old, to: traitCollection) }
  }

  // Bars

  /// A title for whoever shows the controller; the items of both bars take it.
  open var title: String? {
    didSet {
      navigationItemInUse?.title = title
      tabBarItemInUse?.title = title
    }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let navigationItemInUse { return navigationItemInUse }
    let item = UINavigationItem()
    item.title = title
    navigationItemInUse = item
    return item
  }
  private var navigationItemInUse: UINavigationItem?

  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemInUse { return tabBarItemInUse }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemInUse = item
      return item
    }
    set {
      tabBarItemInUse = newValue
      tabBarController?.itemsDidChange()
    }
  }
  private(set) var tabBarItemInUse: UITabBarItem?

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// The edges at which the view reaches below bars; all unless said otherwise.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parentInUse?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view reaches below bars that nothing shines through, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parentInUse?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether there is no tab bar while this controller or one above it is on top of a navigation controller.
  open var hidesBottomBarWhenPushed = false { didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() } }
  /// The size that the view would like to have in a container that asks, in points;
  /// the parent hears of a new one.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parentInUse?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // Changes of size and traits

  /// Called after a child has said another `preferredContentSize`.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child will have, in points, when this controller's view has the size `parentSize`.
  ///
  /// Unless a subclass says otherwise, a view that is as large as this controller's view stays so, and
  /// every other one keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    expectedSize(of: container, in: parentSize)
  }

  /// Called before the window, and with it the view, changes its size; an override calls
  /// super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellChildren(of: size, with: coordinator)
  }

  /// Called before the traits of the window change; an override calls super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: newCollection, with: coordinator)
  }

  /// What runs together with the change that the window is going through; nil at all other times.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.transition
  }

  // The device: what UIKit asks a controller; nobody asks here

  /// How the text of the status bar should look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be away.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom of the screen should be away.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// In which ways the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Says that the status bar should look otherwise.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the line at the bottom should come or go.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // Appearing

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view that is about to be shown has its frame and its traits,
  /// before it lays out its subviews.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called once the view is shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is not shown any more.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called once the view is not shown any more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether children hear of it when this controller appears and disappears; true
  /// unless a subclass tells them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that the view is about to be shown, or not to be shown any more; what a container calls
  /// for a child that it tells itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  /// Says that what `beginAppearanceTransition(_:animated:)` has announced is done.
  open func endAppearanceTransition() { endTransition() }

  /// Where the controller is between being shown and not being shown.
  var appearanceState = AppearanceState.disappeared

  // Controllers in controllers

  /// The controllers whose views this controller's view contains, in the order they were added.
  public private(set) var children: [UIViewController] = []
  /// The controller this one was added to.
  open var parent: UIViewController? { parentInUse }
  private weak var parentInUse: UIViewController?

  /// Adds `childController`, which leaves the parent it had; its view is added apart.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentInUse !== self else { return }
    childController.takeOverride(nil)
    childController.parentInUse?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parentInUse = self
    children.append(childController)
  }

  /// Takes the controller out of its parent; its view is removed apart.
  open func removeFromParent() {
    guard let parent = parentInUse else { return }
    takeOverride(nil)
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
        "A view can only be associated with at most one view controller at a time! "
          + "View \(view) is associated with \(owner). "
          + "Clear this association before associating this view with \(self).")
    }
    old?.node.controller = nil
    loadedView = view
    view?.node.controller = self
    layoutSupports.top?.move(to: view)
    layoutSupports.bottom?.move(to: view)
    guard let view, let superview = old?.superview else { return }
    if let window = superview as? UIWindow, window.rootViewController === self {
      old?.removeFromSuperview()
      window.install(view)
    } else if let container = parentInUse as? any BarContainer, container.shownChild === self,
      container.viewIfLoaded === superview
    {
      old?.removeFromSuperview()
      container.install(view, in: superview)
    }
  }

  deinit { loadedView?.node.controller = nil }
}
