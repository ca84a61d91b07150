/// The step at which a controller is between hidden and shown.
struct AppearanceState {
  enum Step { case disappeared, appearing, appeared, disappearing }

  var step = Step.disappeared
  var isAnimated = false
  var needsViewIsAppearing = false
  static let disappeared = AppearanceState()
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
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
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

  func callViewIsAppearing() {
    guard appearanceState.needsViewIsAppearing else { return }
    appearanceState.needsViewIsAppearing = false
    if appearanceState.step == .appearing { viewIsAppearing(appearanceState.isAnimated) }
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  func nearestParent<Controller: UIViewController>() -> Controller? {
    sequence(first: self, next: { $0.parent }).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
}
