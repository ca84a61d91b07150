import Foundation

extension UIView {
  /// How fast an animation goes at its beginning and at its end.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// At one speed.
    case linear = 3
  }
}

/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun.
  case active = 1
  /// Stopped before its end.
  case stopped = 2
}

/// Where the views are when an animation is over.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end = 0
  /// At the beginning.
  case start = 1
  /// Somewhere in between.
  case current = 2
}

/// Animations that are made first and begun later; here they are at their end as soon as they begin.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How long the animation is meant to take, in seconds.
  public let duration: TimeInterval
  /// Where the animator is: inactive before it begins and after it.
  open var state: UIViewAnimatingState { .inactive }
  /// Whether the animation is going on: never, as it is over at once.
  open var isRunning: Bool { false }
  /// How much of the animation is over, from 0 to 1.
  open private(set) var fractionComplete: CGFloat = 0

  /// An animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    animations.map(addAnimations)
  }

  /// An animator that swings out: the smaller `dampingRatio`, the longer.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animator and begins.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    completion.map(animator.addCompletion)
    animator.startAnimation()
    return animator
  }

  /// Adds what is to be animated.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what runs at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs what is to be animated, then what runs at the end.
  open func startAnimation() {
    let running = animations
    let ending = completions
    animations = []
    completions = []
    for animation in running { animation() }
    fractionComplete = 1
    for completion in ending { completion(.end) }
  }

  /// The same; nobody waits here.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
}
