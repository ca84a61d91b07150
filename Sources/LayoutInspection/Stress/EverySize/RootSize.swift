#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A size of the root, in points: a point of the plane of all sizes.
  struct RootSize: Hashable {
    var width: Double
    var height: Double

    init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

    /// The width or the height.
    subscript(axis: NSLayoutConstraint.Axis) -> Double {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the size with another width or height.
    func with(_ length: Double, _ axis: NSLayoutConstraint.Axis) -> RootSize {
      var size = self
      size[axis] = length
      return size
    }

    /// The size in millionths of a point, so that sizes that differ by rounding are equal.
    var rounded: RootSize {
      RootSize(width: (width * 1e6).rounded() / 1e6, height: (height * 1e6).rounded() / 1e6)
    }

    /// The width times the height.
    var area: Double { width * height }

    /// The size in words: `240 × 200`.
    var points: String { CGSize(width: width, height: height).points }

    /// Returns the distance of another point.
    func distance(to other: RootSize) -> Double { hypot(other.width - width, other.height - height) }

    /// Returns the point between this one and another one, at a share of the way.
    func moved(toward other: RootSize, by share: Double) -> RootSize {
      RootSize(width: width + share * (other.width - width), height: height + share * (other.height - height))
    }
  }

  extension RootSize {
    /// Returns the point at a distance on the way to another one, in millionths of a point;
    /// the other one if it is nearer.
    func moved(by distance: Double, toward other: RootSize) -> RootSize {
      let way = self.distance(to: other)
      return way <= distance ? other : moved(toward: other, by: distance / way).rounded
    }
  }

  /// A number that is a linear function of the size of the root.
  struct SizeFunction {
    /// The point at which the number was read, and the number there.
    let origin: RootSize
    let value: Double
    /// The changes of the number per point of width and of height.
    let perWidth: Double
    let perHeight: Double

    /// Returns the number at a size.
    func value(at size: RootSize) -> Double {
      value + perWidth * (size.width - origin.width) + perHeight * (size.height - origin.height)
    }

    /// Returns the change of the number per point along an axis.
    func slope(along axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? perWidth : perHeight }

    /// True if the number is the same at all sizes, up to rounding.
    var isConstant: Bool { abs(perWidth) < 1e-9 && abs(perHeight) < 1e-9 }

    /// Returns the function less a number.
    func less(_ number: Double) -> SizeFunction {
      SizeFunction(origin: origin, value: value - number, perWidth: perWidth, perHeight: perHeight)
    }

    /// Returns the function times a factor.
    func times(_ factor: Double) -> SizeFunction {
      SizeFunction(
        origin: origin, value: value * factor, perWidth: perWidth * factor, perHeight: perHeight * factor)
    }

    /// Returns the product with another function; nil if both change, so that it is no linear function.
    func product(with other: SizeFunction) -> SizeFunction? {
      if other.isConstant { return times(other.value) }
      return isConstant ? other.times(value) : nil
    }

    /// Returns the sum of two functions.
    static func + (one: SizeFunction, other: SizeFunction) -> SizeFunction { one - -other }

    /// Returns the difference of two functions.
    static func - (one: SizeFunction, other: SizeFunction) -> SizeFunction {
      SizeFunction(
        origin: one.origin, value: one.value - other.value(at: one.origin),
        perWidth: one.perWidth - other.perWidth, perHeight: one.perHeight - other.perHeight)
    }

    static prefix func - (function: SizeFunction) -> SizeFunction { function.times(-1) }
  }
#endif
