#if canImport(HeadlessUIKit)
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
  //
  // The sizes along one axis are a line, and its regions are the parts between two breakpoints.

  /// The search for the regions of sizes in which all numbers of the layout are linear functions of the size.
  @MainActor final class RegionSearch {
    @MainActor struct Found {
      let region: SizeRegion
      let rule: SizeRule
      /// True if the layouts at the corners have the numbers of the rule.
      let isConfirmed: Bool

      func size(beside corner: RootSize) -> RootSize {
        guard region.isLine
        else { return corner.moved(toward: rule.sample.size, by: RegionSearch.distanceFromCorner) }
        return corner.moved(by: StressSweep.reach, toward: rule.sample.size)
      }
    }

    /// A part of the sizes, and the number of times that it was divided because the frames followed no rule.
    private typealias Open = (region: SizeRegion, divisions: Int)

    /// The number of regions after which the others are examined at single sizes.
    private static var mostRegions: Int { 4000 }
    private static var mostBoundaries: Int { 8 }
    /// The distance of a layout from the corner that it confirms, as a share of the way to the layout of the
    /// rule: at the corner itself, another rule may hold as well.
    static var distanceFromCorner: Double { 1e-6 }

    private let probe: SizeProbe
    private var open: [Open]
    private var count = 0
    /// The largest number of times that a part of the sizes is divided where the frames follow no rule.
    private let mostDivisions: Int
    private let order: (SizeRegion) -> Double

    init(_ probe: SizeProbe, in region: SizeRegion) {
      self.probe = probe
      open = [(region, 0)]
      mostDivisions = 8
      order = \.leastArea
    }

    /// Creates a search in the sizes along an axis, from the largest to the smallest one; where the frames
    /// follow no rule, down to half a point.
    init(_ probe: SizeProbe, along axis: NSLayoutConstraint.Axis, _ lengths: ClosedRange<Double>) {
      self.probe = probe
      let line = SizeRegion(of: RootSize(probe.root.bounds.size), along: axis, lengths)
      open = line.thickness < SizeRegion.leastThickness ? [] : [(line, 0)]
      mostDivisions = max(4, Int(log2(max(1, line.thickness * 2))))
      order = { -$0.corners[0][axis] }
    }

    /// The smallest number of the sizes that no found region covers, in the order of the search; infinite at
    /// the end.
    var leastOpen: Double { open.map { order($0.region) }.min() ?? .infinity }
    var openArea: Double { open.reduce(0) { $0 + $1.region.doubledArea } }

    /// Returns the next region, around the smallest of the open sizes; nil at the end, and after the time of
    /// the probe.
    func next() -> Found? {
      while let index = open.indices.min(by: { order(open[$0].region) < order(open[$1].region) }) {
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

    private func found(in part: Open) -> Found? {
      let whole = part.region
      let isLeast = part.divisions >= mostDivisions
      if count >= Self.mostRegions || isLeast && whole.isLine { return sampled(part, nil) }
      var last: SizeRule?
      for attempt in 0..<(whole.isLine ? 4 : 1) {
        guard let rule = rule(in: whole, attempt) else { continue }
        last = rule
        if let found = found(in: part, rule) { return found }
      }
      if isLeast { return sampled(part, last) }
      open += whole.halves.map { ($0, part.divisions + 1) }
      return nil
    }

    private func found(in part: Open, _ rule: SizeRule) -> Found? {
      let whole = part.region
      // The questions of code about the size have the same answers.
      let questions = SizeQuestion.all(in: rule.sample.views, readsSizeClasses: probe.readsSizeClasses)
      let thresholds = rule.limits(of: questions)
      let limits = rule.limits + textLimits(of: rule, in: whole)
      // Along a line, the limits are tried one after another: not each constraint that becomes an equality,
      // and not each other line of a text, changes the rule.
      let parts = whole.divided(by: whole.isLine ? thresholds : limits + thresholds)
      guard let region = parts.inner, let (inner, outer) = confirmed(region, rule, limits)
      else { return nil }
      open += (parts.rest + outer).map { ($0, part.divisions) }
      return Found(region: inner, rule: rule, isConfirmed: true)
    }

    /// Returns the rule at a point inside a region that is on no line through the corners; along a line, at
    /// its beginning, by a smaller step in each attempt.
    private func rule(in region: SizeRegion, _ attempt: Int) -> SizeRule? {
      if region.isLine {
        let begin = region.corners[0].moved(by: StressSweep.reach, toward: region.corners[1])
        let step = min(1.0 / 32, region.thickness / 8) / pow(8, Double(attempt))
        return probe.rule(at: begin, in: region, step: step)
      }
      let point = region.point { corner in 1 + 0.37 * Double((corner * 7) % 5) }
      return probe.rule(at: point, in: region)
    }

    private func textLimits(of rule: SizeRule, in region: SizeRegion) -> [SizeFunction] {
      guard let system = LayoutSystem(of: probe.root) else { return [] }
      var limits: [SizeFunction] = []
      for (number, view) in rule.sample.views.enumerated() {
        let width = rule.side(.horizontal, of: number)
        guard !width.isConstant, !probe.clock.isOver,
          let widths = TextWidths(of: view, in: system, probe.samples)
        else { continue }
        let same = widths.same(as: width.value(at: rule.sample.size), in: region.range(of: width))
        limits += [width.less(same.lowerBound), -width.less(same.upperBound)]
      }
      return limits
    }

    private func confirmed(
      _ region: SizeRegion, _ rule: SizeRule, _ limits: [SizeFunction]
    ) -> (SizeRegion, [SizeRegion])? {
      var region = region
      var rest: [SizeRegion] = []
      for _ in 0..<Self.mostBoundaries where !probe.clock.isOver {
        let whole = Found(region: region, rule: rule, isConfirmed: false)
        guard let corner = region.isLine ? whole.size(beside: region.corners[1]) : refutingCorner(of: whole)
        else { return (region, rest) }
        let boundary = RegionBoundary(probe, rule, toward: corner, in: region)
        guard let line = region.isLine ? boundary.end(among: limits) : boundary.line(),
          let inner = region.part(where: line)
        else { return nil }
        rest += [region.part(where: -line)].compactMap { $0 }
        region = inner
        if region.isLine { return (region, rest) }
      }
      return nil
    }

    private func refutingCorner(of found: Found) -> RootSize? {
      found.region.corners.lazy.map(found.size)
        .first { !self.probe.clock.isOver && !found.rule.predicts(self.probe.sample(at: $0)) }
    }

    private func sampled(_ part: Open, _ rule: SizeRule?) -> Found {
      let still = rule ?? SizeRule(still: probe.sample(at: part.region.middle))
      return Found(region: part.region, rule: still, isConfirmed: false)
    }
  }
#endif
