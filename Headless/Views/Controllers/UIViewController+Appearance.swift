/// The step at which a controller is between hidden and shown.
struct AppearanceState {
  /// The four steps of appearing and disappearing, in their order.
  enum Step { case disappeared, appearing, appeared, disappearing }

  /// The current step.
  var step = Step.disappeared
  /// True if the current transition is animated.
  var isAnimated = false
  /// True if `viewIsAppearing` has still to be called.
  var needsViewIsAppearing = false

  /// The state of a controller that has not been shown.
  static let disappeared = AppearanceState()

  /// True if the view is shown or about to be shown.
  var isVisible: Bool { step == .appeared || step == .appearing }
}

extension UIViewController {
  /// Tells the controller, and the children whose views are in its view, that the view will appear or
  /// disappear.
  ///
  /// - Returns: True if the state has changed; false if the view is appearing or disappearing already.
  @discardableResult func beginTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
    guard appearanceState.isVisible != isAppearing else { return false }
    if isAppearing { loadViewIfNeeded() }
    appearanceState = AppearanceState(
      step: isAppearing ? .appearing : .disappearing, isAnimated: animated, needsViewIsAppearing: isAppearing)
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    return true
  }

  /// Ends the current transition and tells the controller and its children about it.
  func endTransition() {
    callViewIsAppearing()
    switch appearanceState.step {
    case .appearing:
      appearanceState.step = .appeared
      viewDidAppear(appearanceState.isAnimated)
    case .disappearing:
      appearanceState.step = .disappeared
      viewDidDisappear(appearanceState.isAnimated)
    case .appeared, .disappeared: return
    }
    forward { $0.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` once for each appearance of the view.
  func callViewIsAppearing() {
    guard appearanceState.needsViewIsAppearing else { return }
    appearanceState.needsViewIsAppearing = false
    if appearanceState.step == .appearing { viewIsAppearing(appearanceState.isAnimated) }
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  /// Returns the nearest parent of the given class.
  func nearestParent<Controller: UIViewController>() -> Controller? {
    sequence(first: self, next: { $0.parent }).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
}

/// The appearance callbacks of controllers whose view is added to a visible window or removed from it.
@MainActor struct AppearanceChange {
  private var leaving: [UIViewController] = []

  /// Begins the transitions of the controllers whose views are in the tree below `view`; returns nil if
  /// neither window is visible.
  ///
  /// - Parameters:
  ///   - old: The window that contained the view.
  ///   - new: The window that will contain the view.
  ///   - isOfWindow: True if the window itself is shown or hidden; its `isHidden` has the new value already.
  init?(of view: UIView, from old: UIWindow?, to new: UIWindow?, isOfWindow: Bool = false) {
    let wasShown = old.map { isOfWindow || !$0.isHidden } ?? false
    let isShown = new.map { !$0.isHidden } ?? false
    guard wasShown || isShown else { return nil }
    let controllers = view.node.subtree().compactMap(\.controller)
      .filter { $0.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
    if wasShown { leaving = controllers.filter { $0.beginTransition(false, animated: false) } }
    guard isShown else { return }
    let arriving = controllers.filter { $0.beginTransition(true, animated: false) }
    if !arriving.isEmpty { new?.endAppearances(of: arriving) }
  }

  /// Ends the transitions of the controllers whose views have left the window.
  func end() {
    for controller in leaving { controller.endTransition() }
  }
}
