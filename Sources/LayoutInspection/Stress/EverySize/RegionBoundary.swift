#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// The search for the end of a rule of numbers, between the layout of the rule and one that does not follow
  /// it.
  ///
  ///     height                          1. The rule beside `bad` agrees with that of p on the line.
  ///       |   p      |                  2. The line goes through two points of change.
  ///       |      ....|.... bad
  ///       |          |
  ///       +--------------- width
  @MainActor struct RegionBoundary {
    private let probe: SizeProbe
    private let rule: SizeRule
    private let bad: RootSize
    private let region: SizeRegion
    private var good: RootSize { rule.sample.size }

    /// The distance from the line at which a layout shows its side, in points.
    private static var reach: Double { 1e-5 }
    /// The distance below which two sizes are one, in points.
    private static var rounding: Double { 1e-9 }
    /// The distance from its layout at which a rule that is no curve holds, in points.
    private static var straightLength: Double { 0.25 }

    init(_ probe: SizeProbe, _ rule: SizeRule, toward bad: RootSize, in region: SizeRegion) {
      self.probe = probe
      self.rule = rule
      self.bad = bad
      self.region = region
    }

    func line() -> SizeFunction? {
      let share = Self.straightLength / good.distance(to: bad)
      guard share >= 1 || holds(at: good.moved(toward: bad, by: share)) else { return nil }
      return bend(beside: bad)
        ?? change(from: good, to: bad).flatMap { line(through: $0) }
    }

    private func holds(at size: RootSize) -> Bool { rule.predicts(probe.sample(at: size)) }

    private func bend(beside bad: RootSize) -> SizeFunction? {
      guard let other = probe.rule(at: bad, in: region), rule.sample.showsSameViews(as: other.sample)
      else { return nil }
      let differences = zip(rule.numbers, other.numbers).map { $0 - $1 }
      guard let largest = differences.max(by: { abs($0.value(at: bad)) < abs($1.value(at: bad)) })
      else { return nil }
      let line = largest.value(at: good) < 0 ? -largest : largest
      let (here, there) = (line.value(at: good), line.value(at: bad))
      guard here > 0, there < 0 else { return nil }
      let point = good.moved(toward: bad, by: here / (here - there))
      let share = Self.reach / good.distance(to: bad)
      let separates =
        holds(at: point.moved(toward: good, by: share)) && !holds(at: point.moved(toward: bad, by: share))
      return separates ? line : nil
    }

    private struct Change {
      var good: RootSize
      var bad: RootSize
      var middle: RootSize { good.moved(toward: bad, by: 0.5) }
    }

    private func change(from good: RootSize, to bad: RootSize) -> RootSize? {
      guard !holds(at: bad), holds(at: good) else { return nil }
      return narrowed(Change(good: good, bad: bad), within: Self.rounding).middle
    }

    private func narrowed(_ change: Change, within distance: Double) -> Change {
      var change = change
      for _ in 0..<60 where change.good.distance(to: change.bad) > distance && !probe.clock.isOver {
        let middle = change.middle
        if holds(at: middle) { change.good = middle } else { change.bad = middle }
      }
      return change
    }

    private func line(through change: RootSize) -> SizeFunction? {
      for corner in region.corners {
        for share in [0.3, 0.02] {
          // Another way, from beside the layout of the rule to beside the other one.
          let start = good.moved(toward: corner, by: share)
          let end = bad.moved(toward: corner, by: share)
          guard let second = self.change(from: start, to: end), second.distance(to: change) > 1e-4
          else { continue }
          var (width, height) = (second.width - change.width, second.height - change.height)
          // A line that is upright or level except for rounding.
          if abs(width) < 1e-6 * abs(height) { width = 0 }
          if abs(height) < 1e-6 * abs(width) { height = 0 }
          let line = SizeFunction(origin: change, value: 0, perWidth: height, perHeight: -width)
          if abs(line.value(at: good)) < 1e-6 * hypot(width, height) { continue }
          return line.value(at: good) < 0 ? -line : line
        }
      }
      return nil
    }
  }

  // Along a line of sizes, the constraints and the texts say where the rule may end:
  //
  //     p |-----------o-----o--x--------|     o: a constraint becomes an equality, but the rule holds
  //     good                         bad      x: the rule ends
  extension RegionBoundary {
    /// Returns a function that is above 0 before the end of the rule along a line of sizes, and below 0
    /// behind it; a constant one if the rule holds up to the end of the line, and nil for a curve.
    ///
    /// - Parameter limits: Functions of which one probably changes its sign there.
    func end(among limits: [SizeFunction]) -> SizeFunction? {
      let limits = limitsOnTheWay(limits)
      let (number, change) = firstChange(behind: limits.map(\.end))
      guard number < limits.count
      else { return holds(at: bad) ? SizeFunction(origin: good, value: 1) : end(in: change) }
      let before = limits[number].end.moved(by: StressSweep.reach, toward: good)
      return holds(at: before) ? limits[number].limit : end(in: Change(good: change.good, bad: before))
    }

    /// Returns the functions that change their sign on the way, with the sizes at which they do so; the rows
    /// of a list have the same ones.
    private func limitsOnTheWay(_ limits: [SizeFunction]) -> [(limit: SizeFunction, end: RootSize)] {
      let shares = limits.compactMap { limit -> (limit: SizeFunction, share: Double)? in
        let (here, there) = (limit.value(at: good), limit.value(at: bad))
        return there < 0 ? (limit, here / (here - there)) : nil
      }
      var found: [(limit: SizeFunction, end: RootSize)] = []
      for (limit, share) in shares.sorted(by: { $0.share < $1.share }) {
        let end = good.moved(toward: bad, by: share)
        if let last = found.last, last.end.distance(to: end) < SizeRule.tolerance { continue }
        found.append((limit, end))
      }
      return found
    }

    /// Returns the number of the first size behind which the rule does not hold, and the layouts around it.
    ///
    /// The nearest sizes are the most likely ones, so the distance between the examined ones doubles.
    private func firstChange(behind ends: [RootSize]) -> (number: Int, change: Change) {
      var (first, last, step) = (0, ends.count, 0)
      var change = Change(good: good, bad: bad)
      while first < last {
        let index = last == ends.count ? min(first + step, last - 1) : (first + last) / 2
        let behind = probe.reading(at: ends[index].moved(by: StressSweep.reach, toward: bad)).sample
        if rule.predicts(behind) {
          change.good = behind.size
          first = index + 1
          step = 2 * step + 1
        } else {
          change.bad = behind.size
          last = index
        }
      }
      return (first, change)
    }

    private func end(in change: Change) -> SizeFunction? {
      let way = change.good.distance(to: change.bad)
      let straight = good.moved(by: min(Self.straightLength, way / 16), toward: bad)
      if change.good == good, !holds(at: straight) { return nil }
      let near = narrowed(change, within: 2 * StressSweep.reach)
      if rule.predicts(probe.sample(at: near.bad), within: SizeRule.leastJump),
        let line = bend(beside: near.bad)
      {
        return line
      }
      let end = narrowed(near, within: 100 * Self.rounding).middle
      return SizeFunction(
        origin: end, value: 0, perWidth: good.width - end.width, perHeight: good.height - end.height)
    }
  }
#endif
