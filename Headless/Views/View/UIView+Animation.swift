extension UIView {
  /// How an animation runs; nothing here, where every animation is at its end at once.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user may touch the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where a running animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Over and over again; once here.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forwards and backwards; forwards here.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Has its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What changes in a transition may be animated itself.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of taking them out and putting them in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A transition turns around from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns around from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition rolls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition rolls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns around from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns around from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Runs `animations`, then `completion` with true, at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations`, then `completion` with true, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs `animations`, then `completion` with true, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs `actionsWithoutAnimation` at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs `animations`, which change what is inside `view`, then `completion` with true, at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts `toView` in the place of `fromView`, then runs `completion` with true, at once.
  ///
  /// With the option `showHideTransitionViews` the first view is hidden and the second one shown instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
}
