import Foundation

/// What is known of a change of size or traits while it goes on.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change may be animated; true here, where every animation is at its end at once.
  var isAnimated: Bool { get }
  /// How long the animation takes, in seconds; 0 here.
  var transitionDuration: TimeInterval { get }
  /// How much of the animation is over, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// Whether the change was given up; false here.
  var isCancelled: Bool { get }
  /// Whether a finger controls the change; false here.
  var isInteractive: Bool { get }
  /// The view in which the change happens: the window.
  var containerView: UIView { get }
}

/// What lets a controller do something together with a change of its size or of its traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` once the window has its new size and traits, and `completion`
  /// after the layout that follows.
  ///
  /// The answer is false, and only `completion` runs, when the change is over already.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for an animation inside `view`, which may be outside of the controller's own.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` once the window has its new size and traits.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` once the window has its new size and traits.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The change of a window's size or traits, from what its controllers hear before
/// to what runs after the layout.
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

  /// Runs what was asked for, after the window has changed.
  func end() {
    run(\.animations)
    if !completions.isEmpty { window.layoutIfNeeded() }
    isOver = true
    run(\.completions)
  }

  /// Runs the steps of a list, and those that they add to it.
  private func run(_ list: ReferenceWritableKeyPath<WindowTransition, [Step]>) {
    while !self[keyPath: list].isEmpty { self[keyPath: list].removeFirst()(self) }
  }
}
