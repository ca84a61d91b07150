#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A search for the sizes of a root along an axis at which a layout breaks a check.
  ///
  /// Where the frames are linear, every condition of a check of this module is linear too, so a problem
  /// begins or ends inside a piece only once, except for an overlap of two views that pass each other. A
  /// check of an app is followed only at the ends of each piece.
  @MainActor final class StressSweep {
    /// A cause, its failing sizes nearest to the upper end, and the problem there.
    struct Result {
      let cause: StressCause
      let failing: ClosedRange<Double>
      /// The length at which the problem was found.
      let length: Double
      let problem: LayoutProblem
    }

    /// A problem that is followed down from its upper end.
    private struct Open {
      let top: Double
      /// The lowest known length at which the problem is there.
      var failing: Double
    }

    /// The distance from a size at which the layout shows its side, in points.
    static var reach: Double { 1e-4 }

    let axis: NSLayoutConstraint.Axis
    let examination: StressExamination
    let probe: SizeProbe
    private let root: RootSize
    private let low: Double
    private let high: Double
    /// The causes that are known from simpler cases.
    private let ignored: Set<StressCause>
    /// The causes in the order in which they were found.
    private var order: [StressCause] = []
    private var open: [StressCause: Open] = [:]
    private var closed: [StressCause: ClosedRange<Double>] = [:]

    /// Creates a sweep over some lengths of the probe's root along an axis.
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

    /// Returns the size of the root with a length along the axis.
    func size(_ length: Double) -> RootSize { root.with(length, axis) }

    /// Returns the problems of all sizes, in the order of the checks.
    func results() -> [Result] {
      follow { _ in false }
      let order = order.enumerated().sorted { ($0.element.check, $0.offset) < ($1.element.check, $1.offset) }
      return order.compactMap { entry in
        guard let failing = closed[entry.element] else { return nil }
        return result(entry.element, failing)
      }
    }

    /// Returns the largest size at which a check fails; nil if no check fails.
    func upperEnd() -> Double? {
      follow { !$0.order.isEmpty }
      return closed.values.map(\.upperBound).max()
    }

    /// Follows all problems from the upper end down until `isEnough`, and closes them.
    private func follow(until isEnough: (StressSweep) -> Bool) {
      // The first piece begins there as well.
      begin(at: size(high).moved(by: Self.reach, toward: size(low))) { _ in self.high }
      let search = RegionSearch(probe, along: axis, low...high)
      probe.visitJump = { [examination] in _ = examination.found(at: $0) }
      defer { probe.visitJump = nil }
      var above: RegionSearch.Found?
      while !isEnough(self), let piece = search.nextInOrder() {
        if let above { pass(from: above, to: piece) }
        follow(piece)
        above = piece
      }
      for (cause, state) in open { closed[cause] = min(low, state.top)...state.top }
      open = [:]
    }

    /// Opens the problems at a size that are not known yet.
    ///
    /// - Parameter top: A function that returns the upper end of the problem of a cause.
    private func begin(at size: RootSize, top: (StressCause) -> Double) {
      for found in examination.found(at: size) where isNew(found.cause) {
        order.append(found.cause)
        open[found.cause] = Open(top: top(found.cause), failing: size[axis])
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

    /// Follows the problems through a piece.
    private func follow(_ piece: RegionSearch.Found) {
      let corners = piece.region.corners
      let (upper, lower) = (corners[0], piece.size(beside: corners[1]))
      begin(at: lower) { boundary($0, in: piece, from: lower[axis], to: upper) }
      for (cause, state) in open where !examination.finds(cause, at: lower) {
        let failing = min(state.failing, piece.size(beside: upper)[axis])
        close(cause, at: boundary(cause, in: piece, from: failing, to: corners[1]))
      }
      for cause in open.keys { open[cause]?.failing = lower[axis] }
      if piece.isConfirmed { findPassingViews(in: piece) }
    }

    private func close(_ cause: StressCause, at bottom: Double) {
      guard let state = open.removeValue(forKey: cause) else { return }
      closed[cause] = min(bottom, state.top)...state.top
    }

    /// Finds the overlaps of views that pass each other inside a piece and are apart at its ends.
    private func findPassingViews(in piece: RegionSearch.Found) {
      let corners = piece.region.corners
      for share in piece.passingShares {
        let size = corners[0].moved(toward: corners[1], by: share)
        if !examination.found(by: .pairs, at: size).contains(where: { isNew($0.cause) }) { continue }
        for found in examination.found(at: size) where isNew(found.cause) {
          let cause = found.cause
          let isAtEnd = corners.contains { examination.finds(cause, at: piece.size(beside: $0)) }
          if isAtEnd { continue }
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
          return Result(cause: cause, failing: failing, length: length, problem: problem)
        }
      }
      return nil
    }
  }
#endif
