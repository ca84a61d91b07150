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

    subscript(axis: NSLayoutConstraint.Axis) -> Double {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func with(_ length: Double, _ axis: NSLayoutConstraint.Axis) -> RootSize {
      var size = self
      size[axis] = length
      return size
    }

    var cgSize: CGSize { CGSize(width: width, height: height) }
    var area: Double { width * height }

    /// Returns true for a smaller area; of equal ones, for a smaller width.
    static func < (one: RootSize, other: RootSize) -> Bool {
      (one.area, one.width) < (other.area, other.width)
    }

    func distance(to other: RootSize) -> Double { hypot(other.width - width, other.height - height) }

    func moved(toward other: RootSize, by share: Double) -> RootSize {
      RootSize(width: width + share * (other.width - width), height: height + share * (other.height - height))
    }

    /// Returns the point at a distance on the way to another one, in millionths of a point, so that sizes
    /// that differ by rounding are equal; the other one if it is nearer.
    func moved(by distance: Double, toward other: RootSize) -> RootSize {
      let way = self.distance(to: other)
      if way <= distance { return other }
      let size = moved(toward: other, by: distance / way)
      return RootSize(width: (size.width * 1e6).rounded() / 1e6, height: (size.height * 1e6).rounded() / 1e6)
    }
  }

  /// A number that is a linear function of the size of the root.
  struct SizeFunction {
    /// The number at the size 0 × 0.
    private let constant: Double
    let perWidth: Double
    let perHeight: Double

    private init(_ constant: Double, _ perWidth: Double, _ perHeight: Double) {
      self.constant = constant
      self.perWidth = perWidth
      self.perHeight = perHeight
    }

    init(origin: RootSize, value: Double, perWidth: Double = 0, perHeight: Double = 0) {
      self.init(value - perWidth * origin.width - perHeight * origin.height, perWidth, perHeight)
    }

    func value(at size: RootSize) -> Double { constant + perWidth * size.width + perHeight * size.height }

    func slope(along axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? perWidth : perHeight }

    /// True if the number is the same at all sizes, up to rounding.
    var isConstant: Bool { abs(perWidth) < 1e-9 && abs(perHeight) < 1e-9 }

    func less(_ number: Double) -> SizeFunction { SizeFunction(constant - number, perWidth, perHeight) }

    private func times(_ factor: Double) -> SizeFunction {
      SizeFunction(constant * factor, perWidth * factor, perHeight * factor)
    }

    /// Returns the product with another function; nil if both change, so that it is no linear function.
    func product(with other: SizeFunction) -> SizeFunction? {
      if other.isConstant { return times(other.constant) }
      return isConstant ? other.times(constant) : nil
    }

    static func + (one: SizeFunction, other: SizeFunction) -> SizeFunction {
      SizeFunction(
        one.constant + other.constant, one.perWidth + other.perWidth, one.perHeight + other.perHeight)
    }

    static func - (one: SizeFunction, other: SizeFunction) -> SizeFunction { one + -other }

    static prefix func - (function: SizeFunction) -> SizeFunction { function.times(-1) }
  }
#endif
