import Foundation

/// The state of a change of size or traits while it takes place.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True if the change is animated; always true, although every animation ends as soon as it begins.
  var isAnimated: Bool { get }
  /// The duration of the animation, in seconds; 0 here.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of the animation, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// True if the change was cancelled; always false here.
  var isCancelled: Bool { get }
  /// True if a gesture controls the change; always false here.
  var isInteractive: Bool { get }
  /// The view in which the change happens: the window.
  var containerView: UIView { get }
}

/// An object with which a controller runs its own changes together with a change of its size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` after the window has its new size and traits, and `completion` after the layout pass
  /// that follows.
  ///
  /// Returns false, and runs only `completion`, if the change has already ended.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `animation` in the same way for a view that may be outside of the controller's own view.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` after the window has its new size and traits.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` after the window has its new size and traits.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

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
