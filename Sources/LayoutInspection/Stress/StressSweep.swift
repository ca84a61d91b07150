#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A search for the sizes of a root at which a layout breaks a check.
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

    let examination: StressExamination<Double>
    private let probe: BreakpointProbe
    private let low: Double
    private let high: Double
    /// The causes that are known from simpler cases.
    private let ignored: Set<StressCause>
    /// The causes in the order in which they were found.
    private var order: [StressCause] = []
    private var open: [StressCause: Open] = [:]
    private var closed: [StressCause: ClosedRange<Double>] = [:]

    /// Creates a sweep over some lengths of the probe's root.
    init(
      _ probe: BreakpointProbe, _ examination: StressExamination<Double>, in lengths: ClosedRange<CGFloat>,
      ignoring ignored: Set<StressCause> = []
    ) {
      self.probe = probe
      self.examination = examination
      self.ignored = ignored
      low = Double(lengths.lowerBound)
      high = Double(lengths.upperBound)
    }

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

    /// Returns true if no check fails at a length.
    func passes(at length: Double) -> Bool { examination.passes(at: length) }

    /// Follows all problems from the upper end down until `isEnough`, and closes them.
    private func follow(until isEnough: (StressSweep) -> Bool) {
      begin(at: high) { _ in self.high }
      if high - low > 2 * BreakpointWalk.reach {
        var walk = BreakpointWalk(probe, from: high, downTo: low)
        while !isEnough(self), let piece = walk.next() { follow(piece) }
      }
      for (cause, state) in open { closed[cause] = min(low, state.top)...state.top }
      open = [:]
    }

    /// Opens the problems at a length that are not known yet.
    ///
    /// - Parameter top: A function that returns the upper end of the problem of a cause.
    private func begin(at length: Double, top: (StressCause) -> Double) {
      for found in examination.found(at: length) where isNew(found.cause) {
        order.append(found.cause)
        open[found.cause] = Open(top: top(found.cause), failing: length)
      }
    }

    private func isNew(_ cause: StressCause) -> Bool {
      open[cause] == nil && closed[cause] == nil && !ignored.contains(cause)
    }

    /// Follows the problems through a piece and the breakpoint below it.
    private func follow(_ piece: BreakpointPiece) {
      let upper = piece.line.sample.length
      let lower = piece.low.length
      findPassingViews(in: piece)
      for (cause, state) in open {
        if examination.views(of: cause, at: lower) == nil {
          close(cause, at: boundary(cause, failing: min(state.failing, upper), fine: lower))
        } else {
          open[cause]?.failing = lower
        }
      }
      begin(at: lower) { boundary($0, failing: lower, fine: upper) }
      guard let step = piece.end, step.below.jumps(to: step.above) else { return }
      for cause in open.keys where examination.views(of: cause, at: step.below.length) == nil {
        close(cause, at: step.length)
      }
      begin(at: step.below.length) { _ in step.length }
    }

    private func close(_ cause: StressCause, at bottom: Double) {
      guard let state = open.removeValue(forKey: cause) else { return }
      closed[cause] = min(bottom, state.top)...state.top
    }

    /// Finds the overlaps of views that pass each other inside a piece and are apart at its ends.
    private func findPassingViews(in piece: BreakpointPiece) {
      let (upper, lower) = (piece.line.sample.length, piece.low.length)
      for length in StressCrossings(piece).lengths {
        if !examination.found(by: .pairs, at: length).contains(where: { isNew($0.cause) }) { continue }
        for found in examination.found(at: length) where isNew(found.cause) {
          let cause = found.cause
          let isAtEnd = [upper, lower].contains { examination.views(of: cause, at: $0) != nil }
          if isAtEnd { continue }
          order.append(cause)
          let top = boundary(cause, failing: length, fine: upper)
          closed[cause] = min(boundary(cause, failing: length, fine: lower), top)...top
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
        if let problem = examination.problem(of: cause, at: length) {
          return Result(cause: cause, failing: failing, length: length, problem: problem)
        }
      }
      return nil
    }

    /// Returns the length between two others of one piece at which a problem begins or ends.
    private func boundary(_ cause: StressCause, failing: Double, fine: Double) -> Double {
      StressBoundary(examination, probe, cause, from: failing, to: fine).length()
    }
  }
#endif
