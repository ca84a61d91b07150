/// The speed of an animation; animations end as soon as they begin here.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

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
