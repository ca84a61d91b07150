/// An animation of a layer.
///
/// It is stored and ends immediately; see ``CALayer/add(_:forKey:)``.
open class CAAnimation: NSObject {
  /// The object that is told about the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?
  /// True if the layer does not keep the animation after its end.
  open var isRemovedOnCompletion = true
  /// The timing; nil for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The time of the beginning, in seconds.
  open var beginTime: TimeInterval = 0
  /// The duration, in seconds; 0 for that of the transaction.
  open var duration: TimeInterval = 0
  /// The speed, 1 unless set.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// True if the animation also runs backwards.
  open var autoreverses = false
  /// The effect of the animation before its beginning and after its end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates an animation.
  public override init() { super.init() }
}

/// An object that is told about the beginning and the end of animations.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends; `flag` is true if it has not been removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the present one.
  open var fromValue: Any?
  /// The last value; nil for the present one.
  open var toValue: Any?
}

/// An animation of a property that moves like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 unless set.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 unless set.
  open var stiffness: CGFloat = 100
  /// The friction of the spring; 10 unless set.
  open var damping: CGFloat = 10
  /// The speed at the beginning; 0 unless set.
  open var initialVelocity: CGFloat = 0
  /// The time until the motion is below a thousandth of its beginning, in seconds; infinite without friction.
  open var settlingDuration: TimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    // Above the critical friction, the slower of two exponential motions lasts longest.
    let excess = damping * damping - 4 * mass * stiffness
    let rate = (damping - (excess > 0 ? excess.squareRoot() : 0)) / (2 * mass)
    return rate > 0 ? log(1000) / Double(rate) : .infinity
  }
}

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path of points through which the property runs.
  open var path: CGPath?
}

/// Several animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The effect of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the effect.
  public let rawValue: String

  /// Creates an effect from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The speed of an animation over its duration, as a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let controls: [Float]

  /// Creates a function from the coordinates of its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Creates a function from its name; a constant speed for a name that is not defined.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
