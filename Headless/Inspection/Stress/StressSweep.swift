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
    private let content: UIView
    private let checks: [LayoutCheck]
    private let low: Double
    private let high: Double
    /// The number of times that the checks were made.
    private(set) var checkCount = 0

    /// Creates a sweep over the lengths of the root of `content`.
    init(
      _ probe: BreakpointProbe, of content: UIView, checks: [LayoutCheck], in lengths: ClosedRange<CGFloat>
    ) {
      self.probe = probe
      self.content = content
      self.checks = checks
      low = Double(lengths.lowerBound)
      high = Double(lengths.upperBound)
    }

    /// Returns the failing sizes nearest to the upper end; nil if no check fails.
    mutating func result() -> Result? {
      guard let failing = failingSizes(isUpperEndEnough: false) else { return nil }
      return result(from: failing.lowerBound, to: failing.upperBound)
    }

    /// Returns the largest size at which a check fails; nil if no check fails.
    mutating func upperEnd() -> Double? { failingSizes(isUpperEndEnough: true)?.upperBound }

    /// Returns true if no check fails at a length.
    mutating func passes(at length: Double) -> Bool { problems(at: length).isEmpty }

    private mutating func failingSizes(isUpperEndEnough: Bool) -> ClosedRange<Double>? {
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
    private mutating func follow(_ piece: BreakpointPiece, _ top: inout Double?) -> ClosedRange<Double>? {
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
      guard let step = piece.end, isJump(step) else { return nil }
      let fails = !passes(at: step.below.length)
      if let start = top, !fails { return step.length...start }
      if top == nil, fails { top = step.length }
      return nil
    }

    private mutating func problems(at length: Double) -> [LayoutProblem] {
      probe.layOut(at: length)
      checkCount += 1
      return LayoutInspection.problems(in: content, checks)
    }

    /// Returns the failing sizes with a problem one point from the end at which it begins.
    private mutating func result(from bottom: Double, to top: Double) -> Result? {
      let near = top < high ? max(top - 1, bottom) : min(bottom + 1, top)
      let length = bottom <= low && top >= high ? high : near
      for length in [length, (bottom + top) / 2, bottom, top] {
        if let problem = problems(at: length).first { return Result(failing: bottom...top, problem: problem) }
      }
      return nil
    }

    private func isJump(_ step: BreakpointWalk.Step) -> Bool {
      guard step.below.showsSameViews(as: step.above) else { return true }
      return zip(step.below.values, step.above.values).contains { abs($0 - $1) > 0.01 }
    }

    /// Returns the length between two others of one piece at which a check begins to fail.
    private mutating func boundary(failing: Double, fine: Double) -> Double {
      var (failing, fine) = (failing, fine)
      let ends = (failing, fine)
      while abs(failing - fine) > 1 / 64 {
        let middle = (failing + fine) / 2
        if problems(at: middle).isEmpty { fine = middle } else { failing = middle }
      }
      if let exact = contact(near: (failing, fine), within: ends) { return exact }
      for _ in 0..<30 where abs(failing - fine) > 1e-7 {
        let middle = (failing + fine) / 2
        if problems(at: middle).isEmpty { fine = middle } else { failing = middle }
      }
      return fine
    }

    /// Returns the length at which two edges of the problem's views meet, or a view gets the length that it
    /// needs; nil if the problem begins for another reason.
    ///
    /// A check ignores differences of half a pixel. The problem therefore shows a little below the length at
    /// which the edges meet:
    ///
    ///     difference of two edges
    ///       0.5 |   \           the check fails to the left of here
    ///         0 |----\--------- the edges meet
    ///                 \
    private mutating func contact(
      near bracket: (failing: Double, fine: Double), within ends: (Double, Double)
    ) -> Double? {
      guard let problem = problems(at: bracket.failing).first else { return nil }
      let one = StressContacts(of: problem, in: content, checks: checks)
      probe.layOut(at: ends.1)
      let other = StressContacts(of: one.views, in: content)
      let distance = ends.1 - bracket.failing
      guard abs(distance) > 1e-3, one.differences.count == other.differences.count else { return nil }
      var best: (length: Double, miss: Double)?
      for (near, far) in zip(one.differences, other.differences) {
        let slope = (far - near) / distance
        guard abs(slope) > 1e-6 else { continue }
        let length = bracket.failing - near / slope
        let share = (length - bracket.failing) / distance
        let miss = min(abs(abs(near) - one.tolerance), abs(near))
        guard miss < abs(slope) / 64 + 0.01, share > -1e-6, share < 1 + 1e-6,
          miss < (best?.miss ?? .infinity) - 1e-9
        else { continue }
        best = (length, miss)
      }
      return best?.length
    }

    /// Returns a length inside a piece at which two views overlap that do not overlap at its ends.
    private mutating func failingLength(inside piece: BreakpointPiece) -> Double? {
      for length in StressCrossings(piece).lengths where !passes(at: length) { return length }
      return nil
    }
  }
#endif
