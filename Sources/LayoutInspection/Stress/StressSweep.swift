#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A search for the sizes of a root at which a layout breaks a check.
  ///
  /// Where the frames are linear, every condition of a check of this module is linear too, so a problem
  /// begins or ends inside a piece only once, except for an overlap of two views that pass each other. A
  /// check of an app is followed only at the ends of each piece.
  @MainActor struct StressSweep {
    /// The failing sizes nearest to the upper end, and a problem there.
    struct Result {
      let failing: ClosedRange<Double>
      let problem: LayoutProblem
    }

    private let probe: BreakpointProbe
    private let examination: StressExamination
    private let low: Double
    private let high: Double

    /// Creates a sweep over the lengths of the root of `content`.
    init(
      _ probe: BreakpointProbe, of content: UIView, checks: [LayoutCheck], in lengths: ClosedRange<CGFloat>
    ) {
      self.probe = probe
      examination = StressExamination(probe, of: content, checks: checks)
      low = Double(lengths.lowerBound)
      high = Double(lengths.upperBound)
    }

    /// Returns the failing sizes nearest to the upper end; nil if no check fails.
    func result() -> Result? {
      guard let failing = failingSizes(isUpperEndEnough: false) else { return nil }
      return result(from: failing.lowerBound, to: failing.upperBound)
    }

    /// Returns the largest size at which a check fails; nil if no check fails.
    func upperEnd() -> Double? { failingSizes(isUpperEndEnough: true)?.upperBound }

    /// Returns true if no check fails at a length.
    func passes(at length: Double) -> Bool { examination.passes(at: length) }

    private func failingSizes(isUpperEndEnough: Bool) -> ClosedRange<Double>? {
      var top = passes(at: high) ? nil : high
      if high - low <= 2 * BreakpointWalk.reach { return top.map { low...$0 } }
      var walk = BreakpointWalk(probe, from: high, downTo: low)
      while let piece = walk.next() {
        if isUpperEndEnough, let top { return low...top }
        if let range = follow(piece, &top) { return range }
      }
      return top.map { low...$0 }
    }

    /// Follows the problems through a piece and the breakpoint below it; returns the failing sizes when they
    /// end.
    ///
    /// - Parameter top: The upper end of the failing sizes; nil as long as no check fails.
    private func follow(_ piece: BreakpointPiece, _ top: inout Double?) -> ClosedRange<Double>? {
      let upper = piece.line.sample.length
      let lower = piece.low.length
      var failing = upper
      if top == nil, let inside = failingLength(inside: piece) {
        failing = inside
        top = boundary(failing: inside, fine: upper)
      }
      if let start = top {
        if passes(at: lower) { return boundary(failing: failing, fine: lower)...start }
      } else if !passes(at: lower) {
        top = boundary(failing: lower, fine: upper)
      }
      guard let step = piece.end, step.below.jumps(to: step.above) else { return nil }
      let fails = !passes(at: step.below.length)
      if let start = top, !fails { return step.length...start }
      if top == nil, fails { top = step.length }
      return nil
    }

    /// Returns the failing sizes with a problem one point from the end at which it begins.
    private func result(from bottom: Double, to top: Double) -> Result? {
      let near = top < high ? max(top - 1, bottom) : min(bottom + 1, top)
      let length = bottom <= low && top >= high ? high : near
      for length in [length, (bottom + top) / 2, bottom, top] {
        if let problem = examination.problems(at: length).first {
          return Result(failing: bottom...top, problem: problem)
        }
      }
      return nil
    }

    /// Returns the length between two others of one piece at which a check begins to fail.
    private func boundary(failing: Double, fine: Double) -> Double {
      var search = StressBoundary(examination, failing: failing, fine: fine)
      return search.length()
    }

    /// Returns a length inside a piece at which two views overlap that do not overlap at its ends.
    private func failingLength(inside piece: BreakpointPiece) -> Double? {
      for length in StressCrossings(piece).lengths where !passes(at: length) { return length }
      return nil
    }
  }
#endif
