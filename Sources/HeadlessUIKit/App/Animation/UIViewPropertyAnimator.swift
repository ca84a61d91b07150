extension UIView {
  /// The speed of an animation at its beginning and at its end.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }
}

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started.
  case active = 1
  /// Stopped before its end.
  case stopped = 2
}

/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The beginning of the animation.
  case start = 1
  /// A position between the beginning and the end.
  case current = 2
}

/// An object that stores animations and runs them later; here an animation ends as soon as it starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The intended duration of the animation, in seconds.
  public let duration: TimeInterval
  /// The state of the animator: always inactive, because an animation ends as soon as it starts.
  open var state: UIViewAnimatingState { .inactive }
  /// True while the animation runs: always false, because an animation ends as soon as it starts.
  open var isRunning: Bool { false }
  /// The completed fraction of the animation, from 0 to 1.
  open private(set) var fractionComplete: CGFloat = 0

  /// True if a touch may stop the animation; stored, has no effect here.
  open var isInterruptible = true
  /// True if views receive touches during the animation; stored, has no effect here.
  open var isUserInteractionEnabled = true
  /// True if properties and layouts of all windows are updated before and after the animations; false unless
  /// set.
  open var flushUpdates = false

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    animations.map(addAnimations)
  }

  /// Creates an animator with parameters of its speed.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut, animations: nil)
  }

  /// Creates an animator with a spring, which oscillates longer with a smaller `dampingRatio`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Creates an animator and starts it.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    completion.map(animator.addCompletion)
    animator.flushUpdates = options.contains(.flushUpdates)
    animator.startAnimation()
    return animator
  }

  /// Adds a block of changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a block to run at the end of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the added animations and then the completion blocks.
  open func startAnimation() {
    let running = animations
    let ending = completions
    animations = []
    completions = []
    AnimationScope.run(flushes: flushUpdates) { for animation in running { animation() } }
    fractionComplete = 1
    for completion in ending { completion(.end) }
  }

  /// Ends the animation where it is; here it has ended, or its changes are dropped because it has not begun.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Ends a stopped animation and calls the completions of one that has not begun.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ending = completions
    completions = []
    for completion in ending { completion(finalPosition) }
  }
  /// Interrupts the animation; here it has ended already.
  open func pauseAnimation() {}
  /// Runs the changes of an animation that has not begun.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Runs the animation at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
}
