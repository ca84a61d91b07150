#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The search for the line at which a rule of numbers ends, between the layout of the rule and one that
  /// does not follow it.
  ///
  ///     height                          1. The rule beside `bad` agrees with that of p on the line.
  ///       |   p      |                  2. The line goes through two points of change.
  ///       |      ....|.... bad
  ///       |          |
  ///       +--------------- width
  @MainActor struct RegionBoundary {
    let probe: SizeProbe
    let rule: SizeRule
    let bad: RootSize
    private let region: SizeRegion
    var good: RootSize { rule.sample.size }

    /// The distance from the line at which a layout shows its side, in points.
    private static var reach: Double { 1e-5 }
    /// The distance below which two sizes are one, in points.
    static var rounding: Double { 1e-9 }
    /// The distance from its layout at which a rule that is no curve holds, in points.
    static var straightLength: Double { 0.25 }

    init(_ probe: SizeProbe, _ rule: SizeRule, toward bad: RootSize, in region: SizeRegion) {
      self.probe = probe
      self.rule = rule
      self.bad = bad
      self.region = region
    }

    /// Returns a function that is above 0 at the layout of the rule and 0 on the line; nil if there is none.
    func line() -> SizeFunction? {
      let share = Self.straightLength / good.distance(to: bad)
      guard share >= 1 || holds(at: good.moved(toward: bad, by: share)) else { return nil }
      return bend(beside: bad)
        ?? change(from: good, to: bad, within: Self.rounding).flatMap { line(through: $0.middle) }
    }

    func holds(at size: RootSize) -> Bool { rule.predicts(probe.sample(at: size)) }

    /// Returns the line at which the numbers of this rule and of the one beside another layout are equal.
    func bend(beside bad: RootSize) -> SizeFunction? {
      guard let other = probe.rule(at: bad, in: region), rule.sample.showsSameViews(as: other.sample)
      else { return nil }
      let differences = zip(rule.numbers, other.numbers).map { $0 - $1 }
      guard let largest = differences.max(by: { abs($0.value(at: bad)) < abs($1.value(at: bad)) }) else {
        return nil
      }
      let line = largest.value(at: good) < 0 ? -largest : largest
      let (here, there) = (line.value(at: good), line.value(at: bad))
      guard here > 0, there < 0 else { return nil }
      return separates(at: good.moved(toward: bad, by: here / (here - there)), bad) ? line : nil
    }

    /// Returns true if the rule holds before a point on the way to `bad`, and not behind it.
    private func separates(at point: RootSize, _ bad: RootSize) -> Bool {
      let share = Self.reach / good.distance(to: bad)
      return holds(at: point.moved(toward: good, by: share))
        && !holds(at: point.moved(toward: bad, by: share))
    }

    /// A layout with the rule, and one without it.
    struct Change {
      var good: RootSize
      var bad: RootSize
      var middle: RootSize { good.moved(toward: bad, by: 0.5) }
    }

    /// Returns the place between two layouts at which the rule ends, up to a distance.
    private func change(from good: RootSize, to bad: RootSize, within distance: Double) -> Change? {
      guard !holds(at: bad), holds(at: good) else { return nil }
      return narrowed(Change(good: good, bad: bad), within: distance)
    }

    /// Returns the place in a larger one at which the rule ends.
    func narrowed(_ change: Change, within distance: Double) -> Change {
      var change = change
      for _ in 0..<60 where change.good.distance(to: change.bad) > distance && !probe.clock.isOver {
        let middle = change.middle
        if holds(at: middle) { change.good = middle } else { change.bad = middle }
      }
      return change
    }

    /// Returns the line through a point at which the rule ends and another such point, beside the first one.
    private func line(through change: RootSize) -> SizeFunction? {
      for corner in region.corners {
        for share in [0.3, 0.02] {
          // Another way, from beside the layout of the rule to beside the other one.
          let start = good.moved(toward: corner, by: share)
          let end = bad.moved(toward: corner, by: share)
          guard let second = self.change(from: start, to: end, within: Self.rounding)?.middle,
            second.distance(to: change) > 1e-4
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
#endif
