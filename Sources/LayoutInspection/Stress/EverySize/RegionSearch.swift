#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // For one direction and text size, the frames are the optimum of a linear program whose right sides follow
  // the width and the height of the root. Where each constraint stays on its side of equality, and the texts
  // have the same lines, the same constraints decide, and so the frames are linear functions of the size. The
  // sizes of one function are a convex polygon.
  //
  //     height
  //       |       |      |        /
  //       |       |   p  |       /      p: a layout, and one a step beside it along each axis, give the
  //       |       |      |      /       functions of all numbers, and so the polygon
  //       |_______|______|     /
  //       |       |      \    /
  //       +--------------------- width
  //
  // A polygon is confirmed by layouts at its corners. A number that code computes as the smaller or the
  // larger one of two linear functions is on one of them in the whole polygon if it is at the corners and at
  // p, because it is concave or convex. Where a corner is not confirmed, the line between the two rules is
  // searched.

  /// The search for the regions of sizes in which all numbers of the layout are linear functions of the size.
  @MainActor final class RegionSearch {
    /// A region and the rule of its numbers.
    struct Found {
      let region: SizeRegion
      let rule: SizeRule
      /// True if the layouts at the corners have the numbers of the rule.
      let isConfirmed: Bool
    }

    /// A part of the sizes that no found region covers.
    private struct Open {
      let region: SizeRegion
      /// The number of times that it was divided because the frames followed no rule.
      let divisions: Int
    }

    /// The largest number of times that a part of the sizes is divided where the frames follow no rule.
    private static var mostDivisions: Int { 8 }
    /// The number of regions after which the others are examined at single sizes.
    private static var mostRegions: Int { 4000 }
    /// The largest number of lines that are searched for one region.
    private static var mostBoundaries: Int { 8 }
    /// The distance of a layout from the corner that it confirms, as a share of the way to the layout of the
    /// rule: at the corner itself, another rule may hold as well.
    static var distanceFromCorner: Double { 1e-6 }

    private let probe: SizeProbe
    private var open: [Open]
    /// The number of regions that were returned.
    private var count = 0

    /// Creates a search in a region.
    init(_ probe: SizeProbe, in region: SizeRegion) {
      self.probe = probe
      open = [Open(region: region, divisions: 0)]
    }

    /// The smallest area of a size that no found region covers; infinite at the end.
    var leastOpenArea: Double { open.map(\.region.leastArea).min() ?? .infinity }

    /// The area of the sizes that no found region covers.
    var openArea: Double { open.reduce(0) { $0 + $1.region.doubledArea / 2 } }

    /// Returns the next region, around the smallest of the open sizes; nil at the end, and after the time of
    /// the probe.
    func next() -> Found? {
      while let index = open.indices.min(by: { open[$0].region.leastArea < open[$1].region.leastArea }) {
        let known = open
        let part = open.remove(at: index)
        let found = found(in: part)
        if probe.clock.isOver {
          // An answer that was broken off counts for nothing.
          open = known
          return nil
        }
        if let found {
          count += 1
          return found
        }
      }
      return nil
    }

    /// Returns a region in a part of the sizes, and opens the rest; nil if the part was divided.
    private func found(in part: Open) -> Found? {
      let whole = part.region
      if count >= Self.mostRegions { return sampled(part, nil) }
      guard let rule = rule(in: whole) else { return divided(part, nil) }
      var region = whole
      var rest: [SizeRegion] = []
      for limit in rule.limits + thresholds(of: rule) + textLimits(of: rule, in: whole)
      where region.isCut(by: limit) {
        guard let inner = region.part(where: limit) else { return divided(part, rule) }
        rest += [region.part(where: -limit)].compactMap { $0 }
        region = inner
      }
      guard let (inner, outer) = confirmed(region, rule) else { return divided(part, rule) }
      open += (rest + outer).map { Open(region: $0, divisions: part.divisions) }
      return Found(region: inner, rule: rule, isConfirmed: true)
    }

    /// Returns the rule at a point inside a region.
    private func rule(in region: SizeRegion) -> SizeRule? {
      for attempt in 0..<4 {
        // Weights by which the point is on no line through the corners.
        let point = region.point { corner in 1 + 0.37 * Double((corner * 7 + attempt * 3) % 5) }
        let step = min(1.0 / 64, region.thickness / 64)
        if let rule = probe.rule(at: point, steps: (step, step)) { return rule }
      }
      return nil
    }

    /// Returns the functions that are at least 0 where code has the same answers about the size.
    private func thresholds(of rule: SizeRule) -> [SizeFunction] {
      probe.layOut(at: rule.sample.size)
      return SizeThresholds(of: probe.root, rule).limits(readsSizeClasses: probe.readsSizeClasses)
    }

    /// Returns the functions that are at least 0 where all texts have the sizes that they have now.
    private func textLimits(of rule: SizeRule, in region: SizeRegion) -> [SizeFunction] {
      probe.layOut(at: rule.sample.size)
      guard let system = LayoutSystem(of: probe.root) else { return [] }
      var limits: [SizeFunction] = []
      for (number, view) in rule.sample.frames.views.enumerated() {
        let width = rule.numbers[4 * number + 2]
        guard !width.isConstant, !probe.clock.isOver,
          let widths = TextWidths(of: view, in: system, probe.samples)
        else { continue }
        let same = widths.same(as: width.value, in: region.range(of: width))
        limits += [width.less(same.lowerBound), -width.less(same.upperBound)]
      }
      return limits
    }

    /// Returns the part of a region around the layout of the rule whose corners are confirmed, and the other
    /// parts; nil if there is none.
    private func confirmed(_ region: SizeRegion, _ rule: SizeRule) -> (SizeRegion, [SizeRegion])? {
      var region = region
      var rest: [SizeRegion] = []
      for _ in 0..<Self.mostBoundaries where !probe.clock.isOver {
        guard let corner = refutingCorner(of: region, rule) else { return (region, rest) }
        guard let line = RegionBoundary(probe, rule, toward: corner, in: region).line(),
          let inner = region.part(where: line)
        else { return nil }
        rest += [region.part(where: -line)].compactMap { $0 }
        region = inner
      }
      return nil
    }

    /// Returns a point beside a corner whose layout does not have the numbers of the rule.
    private func refutingCorner(of region: SizeRegion, _ rule: SizeRule) -> RootSize? {
      region.corners.lazy.map { $0.moved(toward: rule.sample.size, by: Self.distanceFromCorner) }
        .first { !self.probe.clock.isOver && !rule.predicts(self.probe.sample(at: $0)) }
    }

    /// Divides a part of the sizes in which the frames follow no rule; returns it as a region without a rule
    /// if it was divided often enough.
    private func divided(_ part: Open, _ rule: SizeRule?) -> Found? {
      if part.divisions < Self.mostDivisions {
        open += part.region.halves.map { Open(region: $0, divisions: part.divisions + 1) }
        return nil
      }
      return sampled(part, rule)
    }

    /// Returns a part of the sizes as a region without a rule.
    private func sampled(_ part: Open, _ rule: SizeRule?) -> Found {
      let still = rule ?? SizeRule(still: probe.sample(at: part.region.middle))
      return Found(region: part.region, rule: still, isConfirmed: false)
    }
  }
#endif
