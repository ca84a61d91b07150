#if canImport(HeadlessUIKit)
  import Foundation

  /// A size of the root, in points: a point of the plane of all sizes.
  struct RootSize: Hashable {
    var width: Double
    var height: Double

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
