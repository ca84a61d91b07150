/// A controller that loads a view and is told when the view appears, is laid out and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  nonisolated(unsafe) private var loadedView: UIView?
  #if !canImport(ObjectiveC)
    /// The objects that clients have associated with the controller.
    nonisolated(unsafe) fileprivate var ownAssociatedValues = AssociatedValues()
  #endif

  var viewSource: ViewSource?

  /// Creates a controller whose view is loaded when it is first needed, from the xib with the given name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    viewSource = nibNameOrNil.map { .nib(name: $0, bundle: nibBundleOrNil) }
    super.init()
  }

  /// Creates a controller whose view is loaded when it is first needed, from the scene of a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fillFromDocument(self)
  }

  /// Creates a controller whose view is loaded when it is first needed.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the xib with which the controller was made; nil if it has none.
  ///
  /// The view is loaded from the xib with this name, so that a subclass can override the property.
  open var nibName: String? { if case .nib(let name, _)? = viewSource { name } else { nil } }
  /// The bundle of the xib with which the controller was made; nil if it has none.
  open var nibBundle: Bundle? { if case .nib(_, let bundle)? = viewSource { bundle } else { nil } }
  /// The storyboard from which the controller was made; nil if it was made by code.
  open var storyboard: UIStoryboard? {
    if case .scene(let source)? = viewSource { source.storyboard } else { nil }
  }

  /// The view of the controller; reading the property loads the view if necessary.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view of the controller, or nil if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  override var responderView: UIView? { viewIfLoaded }
  /// True if the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates a view and sets `view`; unless overridden, that of the storyboard or the xib, or else a plain
  /// view of the screen's size.
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  // Segues of a storyboard

  /// Performs the segue with an identifier in the scene of the controller.
  ///
  /// Traps, where UIKit raises an exception, if the scene has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    trap(if: mistake(inSegue: identifier))
    startSegue(identifier, sender: sender)
  }
  /// Returns true if a control may start a segue; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // The layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.inheritSafeArea() } }
  /// The insets that the bars of the parent add to the safe area of the view, in points.
  var insetsOfBars = UIEdgeInsets.zero {
    didSet { if insetsOfBars != oldValue { viewIfLoaded?.inheritSafeArea() } }
  }

  // Margins

  /// The minimum margins of the view, in points: 0 at the top and the bottom, 16 at the sides, or 20 in a
  /// wide view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  /// True if the margins of the view are at least `systemMinimumLayoutMargins`; true unless set to false.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() } }
  }
  var marginsOfLastLayout: NSDirectionalEdgeInsets?

  /// The guide of the area that bars cover at the top of the view; always the same object, in the
  /// controller's current view.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(\.top, isAtTop: true) }
  /// The guide of the area that bars cover at the bottom of the view; always the same object, in the
  /// controller's current view.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(\.bottom, isAtTop: false) }
  private var layoutSupports: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)

  private func layoutSupport(
    _ edge: WritableKeyPath<(top: LayoutSupportGuide?, bottom: LayoutSupportGuide?), LayoutSupportGuide?>,
    isAtTop: Bool
  ) -> LayoutSupportGuide {
    let guide = layoutSupports[keyPath: edge] ?? LayoutSupportGuide(isAtTop: isAtTop)
    layoutSupports[keyPath: edge] = guide
    guide.move(to: view)
    return guide
  }

  func safeAreaDidChange() {
    updateLayoutSupports()
    viewSafeAreaInsetsDidChange()
  }

  func updateLayoutSupports() {
    layoutSupports.top?.followSafeArea()
    layoutSupports.bottom?.followSafeArea()
  }

  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Updates properties of the controller and its view before a layout pass; an override calls super.
  ///
  /// It is called in the first pass and after `setNeedsUpdateProperties()`, before that of the view. The
  /// properties that it reads are not observed here.
  open func updateProperties() {}
  /// Marks the controller so that `updateProperties()` is called before the next layout pass.
  open func setNeedsUpdateProperties() {
    loadedView?.node.mark(.controllerNeedsUpdateProperties, below: .descendantNeedsUpdateProperties)
  }
  /// Calls `updateProperties()` now on the controller, on its view and on all views below it that need it.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Updates the constraints before a layout pass; an override calls super at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // Traits

  /// The traits of the controller, which describe the device and the available space.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.node.allTraits().ofController }
    return (parentInUse?.traitCollection ?? UIScreen.main.traitCollection).overridden(by: traitOverride)
  }

  /// Called after the traits changed, before the next layout pass.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets the traits of a child that override those of this controller; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parentInUse === self else { return }
    childViewController.takeOverride(collection, from: \.parent)
  }

  /// Returns the traits that override those of this controller for a child, or nil.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentInUse === self ? childViewController.traitSources.parent : nil
  }

  /// The style, light or dark, of the controller and its children; `unspecified`, the default, means that of
  /// the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits that this controller has instead of those around it; nil if it has no others.
  private(set) var traitOverride: UITraitCollection?
  private(set) var traitSources = TraitSources()
  private var overrideMark: TraitOverrideMark?

  /// Replaces the traits that come from a source: the parent, the presentation or the controller itself.
  func takeOverride(
    _ traits: UITraitCollection?, from source: WritableKeyPath<TraitSources, UITraitCollection?>
  ) {
    guard traitSources[keyPath: source] != traits else { return }
    let (old, oldOfTree) = (traitCollection, loadedView?.node.allTraits())
    traitSources[keyPath: source] = traits
    traitOverride = traitSources.all
    overrideMark = traitOverride.map { UIScreen.main.markOverride(of: $0) }
    loadedView?.node.traitOverridesDidChange()
    if let loadedView, let oldOfTree {
      loadedView.traitsDidChange(from: oldOfTree, to: loadedView.node.allTraits())
    } else if old != traitCollection {
      traitsDidChange(from: old)
    }
  }

  var traitRegistrations: [TraitChangeRegistration] = []

  /// Marks the view for layout and calls the callbacks after the traits, which were `old`, have changed.
  func traitsDidChange(from old: UITraitCollection) {
    viewIfLoaded?.setNeedsLayout()
    traitCollectionDidChange(old)
    if !traitRegistrations.isEmpty { callTraitHandlers(from: old, to: traitCollection) }
  }

  // Bars

  /// The title of the controller, which is also given to its navigation item and its tab bar item.
  open var title: String? {
    didSet {
      navigationItemInUse?.title = title
      tabBarItemInUse?.title = title
    }
  }

  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let navigationItemInUse { return navigationItemInUse }
    let item = UINavigationItem()
    item.title = title
    navigationItemInUse = item
    return item
  }
  private var navigationItemInUse: UINavigationItem?

  /// The item that represents the controller in a tab bar.
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

  /// The nearest navigation controller among the parents.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The nearest tab bar controller among the parents.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// The edges at which the view extends below bars; all unless set.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parentInUse?.viewIfLoaded?.setNeedsLayout() } }
  /// True if the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parentInUse?.viewIfLoaded?.setNeedsLayout() } }
  /// True if the tab bar and the toolbar are hidden while this controller is above the root in a navigation
  /// controller.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      navigationController?.toolbarDidChange()
    }
  }
  /// The items of the toolbar while this controller is on top of a navigation controller; nil unless set.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarDidChange() } }
  /// Sets the items of the toolbar, without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The preferred size of the view, in points, for a container that takes it into account; the parent is
  /// told about a change.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parentInUse?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // Changes of size and traits

  /// Called after the `preferredContentSize` of a child changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child's view, in points, when this controller's view has the size `parentSize`.
  ///
  /// Unless overridden, a view that is as large as this controller's view now also has the size `parentSize`,
  /// and any other view keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { expectedSize(of: container, in: parentSize) }

  /// Called before the size of the window, and so of the view, changes; an override calls super, which tells
  /// the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    notifyChildren(of: size, with: coordinator)
  }

  /// Called before the traits of the window change; an override calls super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { notifyChildren(of: newCollection, with: coordinator) }

  /// The coordinator of the current change of the window's size or traits; nil at all other times.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.transition
  }

  // Device settings: UIKit reads them from a controller; nothing reads them here

  /// The preferred colors of the text in the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if the status bar should be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// True if the home indicator at the bottom of the screen should be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The device orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// True if the controller rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// Tells the system that the status bar should look different; has no effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Tells the system that the home indicator should be hidden or shown; has no effect here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The animation with which the status bar changes; never asked for here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the style of the status bar; never asked for here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides about the visibility of the status bar; never asked for here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides about the home indicator; never asked for here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The orientation in which the controller is presented; never asked for here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// True if the keyboard stays while the first responder changes; never asked for here.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // Editing

  /// True if the controller is in the editing mode; false unless set.
  open var isEditing: Bool {
    get { editState.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing mode, which changes the title of `editButtonItem`; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }
  /// A button that begins and ends the editing mode.
  open var editButtonItem: UIBarButtonItem { editState.button ?? makeEditButton() }
  var editState = EditState()

  // Appearing

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view that is about to be shown has its frame and its traits, before it lays out its
  /// subviews.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden or removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was hidden or removed.
  open func viewDidDisappear(_ animated: Bool) {}
  /// True if the appearance callbacks are forwarded to the children; a subclass that forwards them itself
  /// returns false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance transition: the view is about to be shown, or to be hidden or removed.
  ///
  /// A container calls it for a child if it forwards the appearance callbacks itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  /// Ends the transition that `beginAppearanceTransition(_:animated:)` has begun.
  open func endAppearanceTransition() { endTransition() }

  /// The step at which the controller is between hidden and shown.
  var appearanceState = AppearanceState.disappeared

  /// True during the callbacks of an appearance because the controller is presented.
  open var isBeingPresented: Bool { modal?.isBeingPresented ?? false }
  /// True during the callbacks of a disappearance because the controller is dismissed.
  open var isBeingDismissed: Bool { modal?.isBeingDismissed ?? false }

  // Presentation

  /// The style in which the controller is presented; `automatic` unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the controller is presented; stored, has no effect here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True if a person cannot dismiss the presented controller with a gesture; stored, has no effect here.
  open var isModalInPresentation = false
  /// True if a controller that is presented in the current context covers this controller's view; false
  /// unless set.
  open var definesPresentationContext = false
  /// True if the transition style is that of this controller; stored, has no effect here.
  open var providesPresentationContextTransitionStyle = false
  /// True if the presented controller decides about the status bar; stored, has no effect here.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The object that provides the presentation controller and the animations of the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var modal: ModalState?

  /// Presents `viewControllerToPresent` over this controller and its parents, in its
  /// `modalPresentationStyle`.
  ///
  /// The controller that presents is the topmost parent, or in a current context the nearest one with
  /// `definesPresentationContext`. If it presents another controller already, or if its view is not in a
  /// window, nothing happens and a message is logged. Traps, where UIKit raises an exception, if
  /// `viewControllerToPresent` is presented already, has a parent, or is this controller.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: True for the appearance callbacks of an animated presentation; it ends at once.
  ///   - completion: A closure that is called after `viewDidAppear`; the window is laid out for it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this controller presents, together with all those above it; if it presents
  /// none, dismisses this controller.
  ///
  /// - Parameters:
  ///   - flag: True for the appearance callbacks of an animated dismissal; it ends at once.
  ///   - completion: A closure that is called after `viewDidDisappear`; the window is laid out for it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// The controller that this controller or one of its parents presents, or nil.
  open var presentedViewController: UIViewController? { firstOfParents(\.modal?.presented) }
  /// The controller that presents this controller or one of its parents, or nil.
  open var presentingViewController: UIViewController? { firstOfParents(\.modal?.presenting) }
  /// The object that places the view of this controller, or of the nearest parent that is presented; created
  /// for this controller if it is not presented.
  open var presentationController: UIPresentationController? {
    firstOfParents { $0.modal?.presenting == nil ? nil : $0.modal?.controller } ?? ownPresentation()
  }
  /// Returns the object that places this controller if it is presented: that of its style, unless overridden.
  func ownPresentation() -> UIPresentationController? { presentationOfStyle() }
  /// The object that places the controller as a sheet; nil in other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The object that places the controller as a popover; nil in other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The next responder: the controller that presents this one, or else the superview of the view.
  open override var next: UIResponder? { modal?.presenting ?? viewIfLoaded?.superview }

  // Child controllers

  /// The child controllers, in the order in which they were added.
  public private(set) var children: [UIViewController] = []
  /// The controller to which this one was added.
  open var parent: UIViewController? { parentInUse }
  private weak var parentInUse: UIViewController?

  /// Adds `childController` and removes it from its previous parent; its view has to be added separately.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentInUse !== self else { return }
    childController.takeOverride(nil, from: \.parent)
    childController.parentInUse?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parentInUse = self
    children.append(childController)
  }

  /// Removes the controller from its parent; its view has to be removed separately.
  open func removeFromParent() {
    guard let parent = parentInUse else { return }
    takeOverride(nil, from: \.parent)
    parent.children.removeAll { $0 === self }
    parentInUse = nil
    didMove(toParent: nil)
  }

  /// Called by `addChild`; a container has to call it before `removeFromParent`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by `removeFromParent`; a container has to call it after `addChild`.
  open func didMove(toParent parent: UIViewController?) {}

  /// Returns the sentence about a view that another controller has; nil if no other one has it.
  final func mistake(inView view: UIView?) -> String? {
    guard let view, let owner = view.node.controller, owner !== self else { return nil }
    return "A view can only be associated with at most one view controller at a time! "
      + "View \(view) is associated with \(owner). "
      + "Clear this association before associating this view with \(self)."
  }

  private func replaceView(with view: UIView?) {
    let old = loadedView
    trap(if: mistake(inView: view))
    old?.node.controller = nil
    loadedView = view
    view?.node.controller = self
    view?.node.traitOverridesDidChange()
    setNeedsUpdateProperties()
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
    } else if let container = superview as? PresentationContainer {
      old?.removeFromSuperview()
      container.addSubview(view)
    }
  }

  deinit { loadedView?.node.controller = nil }
}

extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {
  /// The traits that the controller, its view and its children have instead of those around them; none unless
  /// set.
  ///
  /// `overrideUserInterfaceStyle` is one of them. Those of the view itself count more, those that the parent
  /// sets less.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSources.own) }
    set { takeOverride(newValue.collection, from: \.own) }
  }

  /// Updates the traits of the controller and of its view; nothing is outstanding here, because each change
  /// updates them at once.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}

#if !canImport(ObjectiveC)
  extension UIViewController: AssociatedValuesOwner {
    nonisolated var associatedValues: AssociatedValues? { ownAssociatedValues }
    nonisolated func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any? {
      change(&ownAssociatedValues)
    }
  }
#endif
