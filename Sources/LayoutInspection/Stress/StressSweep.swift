#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// A search for the sizes of a root along an axis at which a layout breaks a check.
  ///
  /// Where the frames are linear, every condition of a check of this module is linear too, so a problem
  /// begins or ends inside a piece only once, except for an overlap of two views that pass each other. A
  /// check of an app is followed only at the ends of each piece.
  @MainActor final class StressSweep {
    typealias Result = (
      cause: StressCause, failing: ClosedRange<Double>, length: Double, problem: LayoutProblem
    )

    /// The distance from a size at which the layout shows its side, in points.
    static var reach: Double { 1e-4 }

    private let axis: NSLayoutConstraint.Axis
    private let examination: StressExamination
    private let probe: SizeProbe
    private let root: RootSize
    private let low: Double
    private let high: Double
    private let ignored: Set<StressCause>
    private var order: [StressCause] = []
    /// The problems that are followed down, from the lowest known lengths to the upper ends.
    private var open: [StressCause: ClosedRange<Double>] = [:]
    private var closed: [StressCause: ClosedRange<Double>] = [:]

    init(
      _ probe: SizeProbe, _ examination: StressExamination, along axis: NSLayoutConstraint.Axis,
      in lengths: ClosedRange<CGFloat>, ignoring ignored: Set<StressCause> = []
    ) {
      self.probe = probe
      self.examination = examination
      self.axis = axis
      self.ignored = ignored
      root = RootSize(probe.root.bounds.size)
      low = Double(lengths.lowerBound)
      high = Double(lengths.upperBound)
    }

    private func size(_ length: Double) -> RootSize { root.with(length, axis) }

    /// Returns the problems of all sizes, in the order of the checks.
    func results() -> [Result] {
      follow { false }
      let order = order.enumerated().sorted { ($0.element.check, $0.offset) < ($1.element.check, $1.offset) }
      return order.compactMap { entry in closed[entry.element].flatMap { result(entry.element, $0) } }
    }

    /// Returns the largest length at which a check fails, or one just above it at which none does; nil if no
    /// check fails.
    func upperEnd() -> Double? {
      follow { !order.isEmpty }
      guard let end = closed.values.map(\.upperBound).max() else { return nil }
      // At the size at which a text wraps, rounding decides.
      return end >= high || examination.found(at: size(end)).isEmpty ? end : end + Self.reach
    }

    private func follow(until isEnough: () -> Bool) {
      // The first piece begins there as well.
      begin(at: size(high).moved(by: Self.reach, toward: size(low))) { _ in high }
      let search = RegionSearch(probe, along: axis, low...high)
      var above: RegionSearch.Found?
      while !isEnough(), let piece = search.next() {
        if let above { pass(from: above, to: piece) }
        follow(piece)
        above = piece
      }
      for cause in open.keys { close(cause, at: low) }
    }

    private func begin(at size: RootSize, top: (StressCause) -> Double) {
      for found in examination.found(at: size) where isNew(found.cause) {
        order.append(found.cause)
        let top = top(found.cause)
        open[found.cause] = min(size[axis], top)...top
      }
    }

    private func isNew(_ cause: StressCause) -> Bool {
      open[cause] == nil && closed[cause] == nil && !ignored.contains(cause)
    }

    /// Follows the problems over the end of a piece where a number jumps.
    private func pass(from above: RegionSearch.Found, to piece: RegionSearch.Found) {
      let step = above.region.corners[1]
      guard above.rule.jumps(to: piece.rule, at: step) else { return }
      let behind = piece.size(beside: piece.region.corners[0])
      for cause in open.keys where !examination.finds(cause, at: behind) { close(cause, at: step[axis]) }
      begin(at: behind) { _ in step[axis] }
    }

    private func follow(_ piece: RegionSearch.Found) {
      let corners = piece.region.corners
      let (upper, lower) = (corners[0], piece.size(beside: corners[1]))
      begin(at: lower) { boundary($0, in: piece, from: lower[axis], to: upper) }
      for (cause, state) in open where !examination.finds(cause, at: lower) {
        let failing = min(state.lowerBound, piece.size(beside: upper)[axis])
        close(cause, at: boundary(cause, in: piece, from: failing, to: corners[1]))
      }
      open = open.mapValues { min(lower[axis], $0.upperBound)...$0.upperBound }
      if piece.isConfirmed { findPassingViews(in: piece) }
    }

    private func close(_ cause: StressCause, at bottom: Double) {
      guard let state = open.removeValue(forKey: cause) else { return }
      closed[cause] = min(bottom, state.upperBound)...state.upperBound
    }

    private func findPassingViews(in piece: RegionSearch.Found) {
      let corners = piece.region.corners
      for size in piece.sizesWithPassingViews where examination.findsPair(at: size, where: isNew) {
        for found in examination.found(at: size) where isNew(found.cause) {
          let cause = found.cause
          if corners.contains(where: { examination.finds(cause, at: piece.size(beside: $0)) }) { continue }
          order.append(cause)
          let ends = corners.map { boundary(cause, in: piece, from: size[axis], to: $0) }
          closed[cause] = min(ends[1], ends[0])...ends[0]
        }
      }
    }

    /// Returns the failing sizes with a problem one point from the end at which it begins; nil if another
    /// problem explains it there.
    private func result(_ cause: StressCause, _ failing: ClosedRange<Double>) -> Result? {
      let (bottom, top) = (failing.lowerBound, failing.upperBound)
      let near = top < high ? max(top - 1, bottom) : min(bottom + 1, top)
      let length = bottom <= low && top >= high ? high : near
      for length in [length, (bottom + top) / 2, bottom, top] {
        if let problem = examination.problem(of: cause, at: size(length)) {
          return (cause, failing, length, problem)
        }
      }
      return nil
    }
  }

  // The numbers of a piece are linear, so the check itself says where its answer can change: at the nearest
  // length at which one of its comparisons has another result. A check ignores differences of half a pixel,
  // and the problem therefore shows a little below the length at which two edges meet:
  //
  //     difference of two edges
  //       0.5 |   \           the check fails to the left of here
  //         0 |----\--------- the edges meet
  //                 \
  extension StressSweep {
    private static var mostSteps: Int { 24 }
    /// The distance behind a change of a comparison at which the check is made again, in points.
    private static var distanceBehind: Double { 1e-6 }

    /// Returns the length at which a problem begins or ends.
    ///
    /// - Parameters:
    ///   - failing: A length of the piece at which the problem is there.
    ///   - corner: The end of the piece in whose direction the problem may end.
    private func boundary(
      _ cause: StressCause, in piece: RegionSearch.Found, from failing: Double, to corner: RootSize
    ) -> Double {
      let end = piece.size(beside: corner)
      // The problem begins at the end of the piece.
      if examination.finds(cause, at: end) { return corner[axis] }
      let isLinear =
        piece.isConfirmed && cause.check >= 0 && examination.checks[cause.check].basis != .code
      var here = failing
      for _ in 0..<(isLinear ? Self.mostSteps : 0) {
        guard let next = change(of: cause, from: size(here), to: end, piece.rule) else { break }
        let behind = next.change + (end[axis] > failing ? Self.distanceBehind : -Self.distanceBehind)
        if (end[axis] - behind) * (end[axis] - failing) <= 0 { return end[axis] }
        if !examination.finds(cause, at: size(behind)) {
          let isInside = (next.contact - failing) * (next.contact - corner[axis]) <= Self.distanceBehind
          return isInside ? next.contact : next.change
        }
        here = behind
      }
      return bisected(cause, failing, end[axis])
    }

    /// Returns the nearest length behind another one at which a comparison of the check has another result,
    /// and the length at which its edges meet; nil if there is none.
    private func change(
      of cause: StressCause, from start: RootSize, to end: RootSize, _ rule: SizeRule
    ) -> (change: Double, contact: Double)? {
      let comparisons = SizeComparisons(in: SizeRegion(corners: [start, end]), at: start, by: rule)
      guard examination.finds(cause, noting: comparisons) else { return nil }
      let changes = comparisons.limits.compactMap { limit -> (change: Double, contact: Double)? in
        let (value, last) = (limit.function.value(at: start), limit.function.value(at: end))
        guard value >= 0, last < 0 else { return nil }
        let slope = (last - value) / (end[axis] - start[axis])
        return (start[axis] - value / slope, start[axis] + (limit.contact - value) / slope)
      }
      return changes.min { abs($0.change - start[axis]) < abs($1.change - start[axis]) }
    }

    private func bisected(_ cause: StressCause, _ failing: Double, _ fine: Double) -> Double {
      var (failing, fine) = (failing, fine)
      for _ in 0..<60 where abs(failing - fine) > 1e-7 {
        let middle = (failing + fine) / 2
        if examination.finds(cause, at: size(middle)) { failing = middle } else { fine = middle }
      }
      return fine
    }
  }

  @MainActor extension RegionSearch.Found {
    /// Sizes along the line of which one is in each part in which two views overlap that are apart at its
    /// ends; the cost grows with the square of the number of views that show something.
    ///
    ///     left of a     --------\
    ///                    a passes b:  the overlap begins and ends inside the line
    ///     left of b     --------/
    var sizesWithPassingViews: [RootSize] {
      let shown = rule.sample.views.indices.dropFirst().filter {
        rule.sample.views[$0].hasBackground || rule.sample.views[$0].shownContent != .nothing
      }
      let corners = region.corners
      // For each view and axis the near and the far edge at both ends of the line.
      let edges = shown.map { view in
        [0, 1].map { axis in
          let near = rule.numbers[4 * view + axis]
          return [near, near + rule.numbers[4 * view + 2 + axis]].map { edge in corners.map(edge.value) }
        }
      }
      let overlaps = shown.indices.flatMap { first in
        (0..<first).compactMap { second in
          isInside(shown[first], shown[second]) ? nil : Self.overlap(edges[first], edges[second])
        }
      }
      var shares: [Double] = []
      for overlap in overlaps.sorted(by: { $0.to < $1.to }) where (shares.last ?? 0) <= overlap.from {
        shares.append((overlap.from + overlap.to) / 2)
      }
      return shares.map { corners[0].moved(toward: corners[1], by: $0) }
    }

    private static func overlap(_ one: [[[Double]]], _ other: [[[Double]]]) -> (from: Double, to: Double)? {
      var (from, to) = (0.0, 1.0)
      for axis in 0...1 {
        for (far, near) in [(one[axis][1], other[axis][0]), (other[axis][1], one[axis][0])] {
          let (first, last) = (far[0] - near[0], far[1] - near[1])
          if first <= 0, last <= 0 { return nil }
          if first <= 0 { from = max(from, first / (first - last)) }
          if last <= 0 { to = min(to, first / (first - last)) }
        }
      }
      return from > 0 && from < to && to < 1 ? (from, to) : nil
    }

    private func isInside(_ index: Int, _ outer: Int) -> Bool {
      sequence(first: index) { $0 > outer ? rule.sample.parents[$0] : nil }.contains(outer)
    }
  }
#endif
