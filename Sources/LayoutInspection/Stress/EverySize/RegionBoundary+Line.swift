#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  // Along a line of sizes, the constraints and the texts say where the rule may end:
  //
  //     p |-----------o-----o--x--------|     o: a constraint becomes an equality, but the rule holds
  //     good                         bad      x: the rule ends
  extension RegionBoundary {
    /// The end of a rule along a line of sizes.
    enum LineEnd {
      /// The rule holds up to the end of the line.
      case none
      /// The function is above 0 before the end of the rule, and below 0 behind it.
      case at(SizeFunction)
      /// The numbers follow a curve.
      case curve
    }

    /// Returns the end of the rule.
    ///
    /// - Parameter limits: Functions of which one probably changes its sign there.
    func lineEnd(among limits: [SizeFunction]) -> LineEnd {
      let limits = sorted(limits)
      let (number, bracket) = bracket(of: limits.map(\.end))
      guard var bracket else {
        if holds(at: bad) { return .none }
        return end(in: Change(good: number > 0 ? limits[number - 1].end : good, bad: bad))
      }
      let before = limits[number].end.moved(by: StressSweep.reach, toward: good)
      if holds(at: before) { return .at(limits[number].limit) }
      bracket.bad = before
      return end(in: bracket)
    }

    /// Returns the functions that change their sign on the way, with the sizes at which they do so; the rows
    /// of a list have the same ones.
    private func sorted(_ limits: [SizeFunction]) -> [(limit: SizeFunction, end: RootSize)] {
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

    /// Returns the number of the first size behind which the rule does not hold, with the layouts around it;
    /// nil in the place of these if the rule holds behind all.
    ///
    /// The nearest sizes are the most likely ones, so the distance between the examined ones doubles.
    private func bracket(of ends: [RootSize]) -> (number: Int, bracket: Change?) {
      var (first, last, step) = (0, ends.count, 0)
      var bracket = Change(good: good, bad: bad)
      while first < last {
        let index = last == ends.count ? min(first + step, last - 1) : (first + last) / 2
        let behind = probe.reading(at: ends[index].moved(by: StressSweep.reach, toward: bad)).sample
        if rule.predicts(behind) {
          bracket.good = behind.size
          first = index + 1
          step = 2 * step + 1
        } else {
          bracket.bad = behind.size
          last = index
          if first == last { visitJump(to: behind) }
        }
      }
      return (first, first < ends.count ? bracket : nil)
    }

    private func visitJump(to behind: SizeSample) {
      if !rule.predicts(behind, within: SizeRule.leastJump) { probe.visitJump?(behind.size) }
    }

    /// Returns the end of the rule between two layouts.
    private func end(in bracket: Change) -> LineEnd {
      let way = bracket.good.distance(to: bracket.bad)
      let straight = good.moved(by: min(Self.straightLength, way / 16), toward: bad)
      if bracket.good == good, !holds(at: straight) { return .curve }
      let near = narrowed(bracket, within: 2 * StressSweep.reach)
      let isJump = !rule.predicts(probe.sample(at: near.bad), within: SizeRule.leastJump)
      if !isJump, let line = bend(beside: near.bad) { return .at(line) }
      let change = narrowed(near, within: 100 * Self.rounding).middle
      return .at(
        SizeFunction(
          origin: change, value: 0, perWidth: good.width - change.width,
          perHeight: good.height - change.height))
    }
  }
#endif
