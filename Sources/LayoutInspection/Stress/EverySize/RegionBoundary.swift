#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The search for the line at which a rule of numbers ends, between the layout of the rule and one that
  /// does not follow it.
  ///
  ///     height                          1. The rule beside `bad` agrees with that of p on the line.
  ///       |   p      |                  2. The line is upright or level.
  ///       |      ....|.... bad          3. The line goes through two points of change.
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

    init(_ probe: SizeProbe, _ rule: SizeRule, toward bad: RootSize, in region: SizeRegion) {
      self.probe = probe
      self.rule = rule
      self.bad = bad
      self.region = region
    }

    /// Returns a function that is above 0 at the layout of the rule and 0 on the line; nil if there is none.
    func line() -> SizeFunction? {
      if let line = bend() { return line }
      guard let change = change(from: good, to: bad) else { return nil }
      return axisLine(through: change) ?? slantedLine(through: change)
    }

    private func holds(at size: RootSize) -> Bool { rule.predicts(probe.sample(at: size)) }

    /// Returns the line at which the numbers of this rule and of the one beside `bad` are equal.
    private func bend() -> SizeFunction? {
      let step = min(1.0 / 64, region.thickness / 64)
      let steps = (bad.width > good.width ? -step : step, bad.height > good.height ? -step : step)
      guard let other = probe.rule(at: bad, steps: steps),
        rule.sample.showsSameViews(as: other.sample)
      else { return nil }
      let differences = zip(rule.numbers, other.numbers).map { $0 - $1 }
      guard let largest = differences.max(by: { abs($0.value(at: bad)) < abs($1.value(at: bad)) }) else {
        return nil
      }
      let line = largest.value(at: good) < 0 ? -largest : largest
      let (here, there) = (line.value(at: good), line.value(at: bad))
      guard here > 0, there < 0 else { return nil }
      return separates(at: good.moved(toward: bad, by: here / (here - there))) ? line : nil
    }

    /// Returns true if the rule holds before a point on the way to `bad`, and not behind it.
    private func separates(at point: RootSize) -> Bool {
      let share = Self.reach / good.distance(to: bad)
      return holds(at: point.moved(toward: good, by: share))
        && !holds(at: point.moved(toward: bad, by: share))
    }

    /// Returns the point between two layouts at which the rule ends.
    private func change(from good: RootSize, to bad: RootSize) -> RootSize? {
      guard !holds(at: bad), holds(at: good) else { return nil }
      var (last, first) = (good, bad)
      for _ in 0..<60 where last.distance(to: first) > 1e-9 && !probe.clock.isOver {
        let middle = last.moved(toward: first, by: 0.5)
        if holds(at: middle) { last = middle } else { first = middle }
      }
      return last.moved(toward: first, by: 0.5)
    }

    /// Returns the upright or level line through a point, if the rule ends there at another point of it too.
    private func axisLine(through change: RootSize) -> SizeFunction? {
      let lines = [
        SizeFunction(origin: change, value: 0, perWidth: 1, perHeight: 0),
        SizeFunction(origin: change, value: 0, perWidth: 0, perHeight: 1),
      ]
      for line in lines where abs(line.value(at: good)) > Self.reach {
        let line = line.value(at: good) < 0 ? -line : line
        guard let cut = region.cut(along: line) else { continue }
        let isLine = [0.11, 0.93].allSatisfy { share in
          let point = cut.0.moved(toward: cut.1, by: share)
          let (before, behind) = (
            RootSize(
              width: point.width + line.perWidth * Self.reach,
              height: point.height + line.perHeight * Self.reach),
            RootSize(
              width: point.width - line.perWidth * Self.reach,
              height: point.height - line.perHeight * Self.reach)
          )
          return holds(at: before) && !holds(at: behind)
        }
        if isLine { return line }
      }
      return nil
    }

    /// Returns the line through a point at which the rule ends and another such point, beside the first one.
    private func slantedLine(through change: RootSize) -> SizeFunction? {
      for corner in region.corners {
        for share in [0.3, 0.02] {
          // Another way, from beside the layout of the rule to beside the other one.
          let start = good.moved(toward: corner, by: share)
          let end = bad.moved(toward: corner, by: share)
          guard let second = self.change(from: start, to: end), second.distance(to: change) > 1e-4 else {
            continue
          }
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
