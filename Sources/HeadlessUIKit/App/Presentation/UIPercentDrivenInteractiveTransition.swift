/// A transition whose progress follows a gesture.
///
/// Transitions end immediately here and are never interactive: the object stores its progress, and no
/// presentation asks for it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates a transition at its beginning.
  public override init() { super.init() }

  /// The duration of the animation, in seconds; 0 here.
  open private(set) var duration: CGFloat = 0
  /// The progress, between 0 and 1.
  open private(set) var percentComplete: CGFloat = 0

  /// Begins the transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
  }
  /// Sets the progress, limited to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
  }
  /// Interrupts an animation; no effect here.
  open func pause() {}
  /// Ends the transition as if it had not begun.
  open func cancel() { end(at: 0, isComplete: false) }
  /// Ends the transition.
  open func finish() { end(at: 1, isComplete: true) }

  private func end(at progress: CGFloat, isComplete: Bool) {
    percentComplete = progress
    let ending = context
    context = nil
    ending?.completeTransition(isComplete)
  }
}
