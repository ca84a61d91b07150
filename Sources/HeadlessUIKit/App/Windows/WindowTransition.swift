/// A change of a window's size or traits, from the first callback of its controllers to the completion blocks
/// after the layout.
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let window: UIWindow
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var isOver = false

  init(of window: UIWindow) {
    self.window = window
    super.init()
  }

  var isAnimated: Bool { true }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var containerView: UIView { window }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if isOver {
      completion?(self)
      return false
    }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Runs the animations and, after a layout pass, the completion blocks; called after the window has
  /// changed.
  func end() {
    run(\.animations)
    if !completions.isEmpty { window.layoutIfNeeded() }
    isOver = true
    run(\.completions)
  }

  /// Runs the steps in a list, including those that are added meanwhile.
  private func run(_ list: ReferenceWritableKeyPath<WindowTransition, [Step]>) {
    while !self[keyPath: list].isEmpty { self[keyPath: list].removeFirst()(self) }
  }
}
