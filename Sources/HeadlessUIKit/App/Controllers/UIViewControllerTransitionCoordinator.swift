/// The state of a change of size or traits while it takes place.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True if the change is animated; always true, although every animation ends as soon as it begins.
  var isAnimated: Bool { get }
  /// The duration of the animation, in seconds; 0 here.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of the animation, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// True if the change was canceled; always false here.
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
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs `animation` after the window has its new size and traits.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
