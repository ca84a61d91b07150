#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// A convex part of the plane of all sizes, by its corners in counterclockwise order, or a line of sizes by
  /// its two ends.
  ///
  ///     height
  ///       |    2-------1
  ///       |   /        |
  ///       |  3         |
  ///       |   \________0
  ///       +--------------- width
  struct SizeRegion {
    static var leastThickness: Double { 1e-3 }
    private static var rounding: Double { 1e-6 }

    let corners: [RootSize]

    init(corners: [RootSize]) { self.corners = corners }

    init(from least: RootSize, to greatest: RootSize) {
      corners = [
        RootSize(width: greatest.width, height: least.height), greatest,
        RootSize(width: least.width, height: greatest.height), least,
      ]
    }

    init(of root: RootSize, along axis: NSLayoutConstraint.Axis, _ lengths: ClosedRange<Double>) {
      corners = [root.with(lengths.upperBound, axis), root.with(lengths.lowerBound, axis)]
    }

    var isLine: Bool { corners.count == 2 }
    var leastArea: Double { corners.map(\.area).min() ?? .infinity }

    func point(_ weight: (Int) -> Double) -> RootSize {
      var sum = 0.0
      var point = RootSize(width: 0, height: 0)
      for (index, corner) in corners.enumerated() {
        let share = weight(index)
        sum += share
        point.width += share * corner.width
        point.height += share * corner.height
      }
      return RootSize(width: point.width / sum, height: point.height / sum)
    }

    var middle: RootSize { point { _ in 1 } }

    func range(of function: SizeFunction) -> ClosedRange<Double> {
      let values = corners.map(function.value)
      return (values.min() ?? 0)...(values.max() ?? 0)
    }

    /// Returns the part in which a function is at least 0; nil if it is thinner than a line.
    func part(where function: SizeFunction) -> SizeRegion? {
      var result: [RootSize] = []
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        let (here, there) = (function.value(at: corner), function.value(at: next))
        if here >= 0 { result.append(corner) }
        if (here > 0 && there < 0) || (here < 0 && there > 0) {
          result.append(corner.moved(toward: next, by: here / (here - there)))
        }
      }
      // Both edges of a line have the same point.
      if isLine, result.count > 2 { result.removeLast() }
      let region = SizeRegion(corners: result)
      return region.isLine != isLine || region.thickness < Self.leastThickness ? nil : region
    }

    func divided(by limits: [SizeFunction]) -> (inner: SizeRegion?, rest: [SizeRegion]) {
      var inner: SizeRegion? = self
      var rest: [SizeRegion] = []
      for limit in limits {
        guard let whole = inner, whole.range(of: limit).lowerBound < -1e-9 else { continue }
        rest += [whole.part(where: -limit)].compactMap { $0 }
        inner = whole.part(where: limit)
      }
      return (inner, rest)
    }

    var halves: [SizeRegion] {
      let lines = [
        SizeFunction(origin: middle, value: 0, perWidth: 1),
        SizeFunction(origin: middle, value: 0, perHeight: 1),
      ]
      let lengths = lines.map { range(of: $0).upperBound - range(of: $0).lowerBound }
      let line = lines[lengths[0] > lengths[1] ? 0 : 1]
      return [part(where: line), part(where: -line)].compactMap { $0 }
    }

    func contains(_ size: RootSize) -> Bool {
      corners.indices.allSatisfy { index in
        let (one, next) = (corners[index], corners[(index + 1) % corners.count])
        let across = (next.width - one.width) * (size.height - one.height)
        return across >= (next.height - one.height) * (size.width - one.width)
      }
    }

    var doubledArea: Double {
      corners.indices.reduce(0) { sum, index in
        let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
        return sum + corner.width * next.height - next.width * corner.height
      }
    }

    /// The length of a line; otherwise the area divided by the longest side, about the smallest distance of
    /// two parallel lines around the region.
    var thickness: Double {
      if isLine { return corners[0].distance(to: corners[1]) }
      let sides = corners.indices.map { corners[$0].distance(to: corners[($0 + 1) % corners.count]) }
      guard corners.count > 2, let longest = sides.max(), longest > 0 else { return 0 }
      return doubledArea / (2 * longest)
    }
  }

  extension SizeRegion {
    /// Returns the sizes of whole points inside the region or on its edge, at most two for each width, those
    /// with the smallest area first.
    var wholeSizes: [RootSize] {
      let widths = corners.map(\.width)
      guard let least = widths.min(), let most = widths.max() else { return [] }
      let first = (least - Self.rounding).rounded(.up)
      var sizes: [RootSize] = []
      for width in stride(from: first, through: most + Self.rounding, by: 1) {
        let heights = [-Self.rounding, Self.rounding].flatMap { step in
          self.heights(at: min(max(width + step, least), most))
        }
        guard let low = heights.min().map({ ($0 - Self.rounding).rounded(.up) }), let high = heights.max()
        else { continue }
        for height in [low, low + 1] where height <= high + Self.rounding {
          sizes.append(RootSize(width: width, height: height))
        }
      }
      return sizes.sorted(by: <)
    }

    private func heights(at width: Double) -> [Double] {
      corners.indices.flatMap { index -> [Double] in
        let (one, other) = (corners[index], corners[(index + 1) % corners.count])
        guard min(one.width, other.width) <= width, width <= max(one.width, other.width) else { return [] }
        if one.width == other.width { return [one.height, other.height] }
        return [one.moved(toward: other, by: (width - one.width) / (other.width - one.width)).height]
      }
    }
  }

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

  struct SizeFunction {
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
