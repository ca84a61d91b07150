import Foundation

/// The speed of an animation; animations end as soon as they begin here.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// The speed of an animation by a curve; stored, has no effect here.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the animation.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve.
  public let controlPoint1: CGPoint
  /// The second control point of the curve.
  public let controlPoint2: CGPoint

  /// Creates the parameters of a curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
  }

  /// Creates the parameters of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }
}

/// The speed of an animation by a spring; stored, has no effect here.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the beginning.
  public let initialVelocity: CGVector

  /// Creates the parameters of a spring, which oscillates longer with a smaller `dampingRatio`.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }

  /// Creates the parameters of a spring with a mass, a stiffness and a damping.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// Creates the parameters of a spring, which oscillates longer with a smaller `dampingRatio`.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }
}
