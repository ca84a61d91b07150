#if canImport(HeadlessUIKit)
  import Foundation
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
    /// The least thickness of a region, in points; a thinner one counts as a line.
    static var leastThickness: Double { 1e-3 }

    /// The distance from an edge at which a size counts as being on it, in points.
    private static var rounding: Double { 1e-6 }

    let corners: [RootSize]

    init(corners: [RootSize]) { self.corners = corners }

    init(from least: RootSize, to greatest: RootSize) {
      corners = [
        RootSize(width: greatest.width, height: least.height), greatest,
        RootSize(width: least.width, height: greatest.height), least,
      ]
    }

    /// Creates the line of the sizes between two lengths along an axis, from the largest to the smallest one.
    init(of root: RootSize, along axis: NSLayoutConstraint.Axis, _ lengths: ClosedRange<Double>) {
      corners = [root.with(lengths.upperBound, axis), root.with(lengths.lowerBound, axis)]
    }

    var isLine: Bool { corners.count == 2 }

    func extends(along axis: NSLayoutConstraint.Axis) -> Bool {
      corners.contains { $0[axis] != corners[0][axis] }
    }

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

    /// Returns the part in which all of some functions are at least 0, and the other parts; nil in the place
    /// of a part that is thinner than a line.
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
#endif
