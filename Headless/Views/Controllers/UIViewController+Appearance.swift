/// Where a controller is between being shown and not being shown.
struct AppearanceState {
  /// The four steps, in the order in which they come round.
  enum Step { case disappeared, appearing, appeared, disappearing }

  /// Not shown, shown, or on the way.
  var step = Step.disappeared
  /// Whether the transition that is going on is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to be called.
  var isToldLater = false

  /// Not shown at first.
  static let disappeared = AppearanceState()

  /// Whether the view is shown or about to be.
  var isVisible: Bool { step == .appeared || step == .appearing }
}

extension UIViewController {
  /// Announces that the view is shown, or is not any more, to the controller and to the
  /// children whose views are in it.
  ///
  /// - Returns: Whether that is something new.
  @discardableResult func beginTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
    guard appearanceState.isVisible != isAppearing else { return false }
    if isAppearing { loadViewIfNeeded() }
    appearanceState = AppearanceState(
      step: isAppearing ? .appearing : .disappearing, isAnimated: animated, isToldLater: isAppearing)
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    return true
  }

  /// Says that the transition that is going on is done.
  func endTransition() {
    tellThatViewIsAppearing()
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

  /// Calls `viewIsAppearing` once for each time that the view appears.
  func tellThatViewIsAppearing() {
    guard appearanceState.isToldLater else { return }
    appearanceState.isToldLater = false
    if appearanceState.step == .appearing { viewIsAppearing(appearanceState.isAnimated) }
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  /// The nearest controller of a class that contains this one.
  func nearestParent<Controller: UIViewController>() -> Controller? {
    sequence(first: self, next: { $0.parent }).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
}

/// What controllers hear when a view comes into a window that is shown, or leaves it.
@MainActor struct AppearanceChange {
  private var leaving: [UIViewController] = []

  /// Announces it to every controller of the tree that begins at `view`; nil when no window is shown.
  ///
  /// - Parameters:
  ///   - old: The window that the view was in.
  ///   - new: The window that it will be in.
  ///   - isTurning: Whether the window itself is shown or hidden, which it is already.
  init?(of view: UIView, from old: UIWindow?, to new: UIWindow?, isTurning: Bool = false) {
    let wasShown = old.map { isTurning || !$0.isHidden } ?? false
    let isShown = new.map { !$0.isHidden } ?? false
    guard wasShown || isShown else { return nil }
    let controllers = view.node.subtree().compactMap(\.controller)
      .filter { $0.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
    if wasShown { leaving = controllers.filter { $0.beginTransition(false, animated: false) } }
    guard isShown else { return }
    let arriving = controllers.filter { $0.beginTransition(true, animated: false) }
    if !arriving.isEmpty { new?.endAppearances(of: arriving) }
  }

  /// Says that what leaves a window has left it.
  func end() {
    for controller in leaving { controller.endTransition() }
  }
}
