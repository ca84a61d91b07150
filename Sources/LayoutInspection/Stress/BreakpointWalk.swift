#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // Between two breakpoints, the same constraints of the layout are equalities and the texts have the same
  // lines, so each frame is a linear function of the length of the root. The set of lengths of one such
  // function is an interval, because it is the optimal set of a linear program whose right sides follow
  // the length.
  //
  //     frame
  //       |         ________        B, the line below the upper end
  //       |        /:      :
  //       |   ____/ :      :
  //       +--------------------- length of the root
  //           low   c    upper end
  //
  // The walk starts at the upper end. It takes the line B there, and finds the lowest length c at which the
  // frames are on B: the lengths that B predicts for a constraint or a text come first, and bisection finds
  // the others, such as a condition in `layoutSubviews`.

  /// An interval of lengths in which all frames are linear functions of the length of the root.
  @MainActor struct BreakpointPiece {
    /// The frames at the lower end.
    let low: BreakpointSample
    /// The line that the frames follow, through the upper end.
    let line: BreakpointLine
    /// The breakpoint at the lower end; nil at the end of the walk.
    let end: BreakpointWalk.Step?
  }

  /// The pieces of a layout, from a large length of its root to a small one.
  @MainActor struct BreakpointWalk {
    /// A breakpoint: the frames follow one line above it and another one below it.
    struct Step {
      /// The length of the root at the breakpoint, in points.
      let length: Double
      /// The frames just below.
      let below: BreakpointSample
      /// The frames just above.
      let above: BreakpointSample
    }

    /// Half of the width of the interval in which two breakpoints count as one, in points.
    static var reach: Double { 1e-4 }

    /// The distance between two samples where the frames follow no line, in points.
    private static var stepOnCurves: Double { 0.25 }

    /// The number of short pieces in a row after which the frames count as a curve.
    private static var shortPiecesOfACurve: Int { 4 }

    /// The largest number of samples of a curve before another line is tried.
    private static var longestCurve: Int { 64 }

    private let probe: BreakpointProbe
    private let low: Double
    private var upper: BreakpointSample?
    /// The number of pieces in a row that are shorter than the distance between two samples of a curve.
    private var shortPieces = 0
    /// The number of samples that are taken of the present curve before another line is tried.
    private var curveLength = 0
    private var curveSamplesLeft = 0

    /// Creates a walk over the lengths from `high` down to `low`.
    init(_ probe: BreakpointProbe, from high: Double, downTo low: Double) {
      self.probe = probe
      self.low = low
      upper = probe.sample(at: high)
    }

    /// Returns the next piece; nil at the end.
    mutating func next() -> BreakpointPiece? {
      guard let top = upper else { return nil }
      upper = nil
      guard top.length - low > 2 * Self.reach else { return nil }
      if curveSamplesLeft > 0 {
        curveSamplesLeft -= 1
      } else if let piece = linearPiece(below: top) {
        return piece
      }
      return curvedPiece(below: top)
    }

    /// Returns the piece on a line that begins at `top`; nil if the frames follow no line there.
    private mutating func linearPiece(below top: BreakpointSample) -> BreakpointPiece? {
      // A line through two layouts is only an assumption, which the layouts at its end confirm.
      for isVerified in [false, true] {
        let fit = probe.line(below: top, downTo: low, isVerified: isVerified)
        guard let (line, guesses) = fit else { continue }
        guard let end = end(of: line, guesses, isVerified: isVerified) else { continue }
        upper = end.step?.below
        noteLength(top.length - (end.step?.length ?? low))
        return BreakpointPiece(low: end.step?.above ?? end.bottom, line: line, end: end.step)
      }
      return nil
    }

    /// Takes samples of a curve if several pieces in a row were short: any curve is a line on a short way.
    private mutating func noteLength(_ length: Double) {
      guard length < Self.stepOnCurves else {
        shortPieces = 0
        curveLength = 0
        return
      }
      shortPieces += 1
      guard shortPieces >= Self.shortPiecesOfACurve else { return }
      // Another short piece is enough to go on with the curve, twice as long as before.
      shortPieces = Self.shortPiecesOfACurve - 1
      curveLength = min(max(4, 2 * curveLength), Self.longestCurve)
      curveSamplesLeft = curveLength
    }

    /// Returns a piece without a length above the next sample of a curve.
    private mutating func curvedPiece(below top: BreakpointSample) -> BreakpointPiece {
      // The frames below `top` are on a curve, which only `layoutSubviews` can compute.
      let below = probe.sample(at: max(low, top.length - Self.stepOnCurves))
      upper = below
      let still = BreakpointLine(top, BreakpointSample(top, at: top.length - 1))
      return BreakpointPiece(low: top, line: still, end: Step(length: top.length, below: below, above: top))
    }

    /// The lower end of a line.
    private struct End {
      /// The last layout that was examined.
      let bottom: BreakpointSample
      /// The breakpoint; nil if the line reaches the end of the walk.
      let step: Step?
    }

    /// Returns the lower end of a line; nil if the line is only an assumption and no further layout is on it.
    ///
    /// - Parameters:
    ///   - line: The line of the frames below its sample.
    ///   - guesses: Lengths at which the line may end, in descending order.
    ///   - isVerified: True if three layouts are on the line.
    private func end(of line: BreakpointLine, _ guesses: [Double], isVerified: Bool) -> End? {
      var good = line.sample
      let guesses = guesses.filter { $0 - Self.reach > low && $0 < good.length }
      func end(_ range: Range<Int>, off bad: BreakpointSample) -> End? {
        let isKnown = isVerified || good.length < line.sample.length
        let bracket = bracket(guesses, range, on: line, between: bad, and: good)
        return step(on: line, in: bracket, isKnown: isKnown).map { End(bottom: bad, step: $0) }
      }
      // The first guesses are the most likely ones, so the distance between the examined ones doubles.
      var (first, last) = (0, 0)
      while last < guesses.count {
        let sample = probe.sample(at: guesses[last] - Self.reach)
        if !line.contains(sample) { return end(first..<last, off: sample) }
        good = sample
        first = last + 1
        last = 2 * last + 1
      }
      let middle = probe.sample(at: low + 0.382 * (good.length - low))
      if !line.contains(middle) { return end(first..<guesses.count, off: middle) }
      let bottom = probe.sample(at: low)
      if !line.contains(bottom) { return end(first..<guesses.count, off: bottom) }
      return End(bottom: bottom, step: nil)
    }

    /// Two layouts of which the upper one is on a line, and the guess between them.
    private struct Bracket {
      /// Frames that are not on the line.
      var bad: BreakpointSample
      /// The lowest known frames that are on the line.
      var good: BreakpointSample
      /// The length at which the line probably ends; nil if no guess is between the two.
      var guess: Double?
    }

    /// Returns the part between frames that are not on a line and frames that are in which the line ends.
    ///
    /// - Parameter range: The guesses that may be the breakpoint, except for the one at the end of the range.
    private func bracket(
      _ guesses: [Double], _ range: Range<Int>, on line: BreakpointLine, between bad: BreakpointSample,
      and good: BreakpointSample
    ) -> Bracket {
      var bracket = Bracket(bad: bad, good: good)
      // The index of the first guess below which the frames are off the line.
      var (first, last) = (range.lowerBound, range.upperBound)
      while first < last {
        let index = (first + last) / 2
        let sample = probe.sample(at: guesses[index] - Self.reach)
        if line.contains(sample) {
          bracket.good = sample
          first = index + 1
        } else {
          bracket.bad = sample
          last = index
        }
      }
      if first < guesses.count, guesses[first] > bracket.bad.length { bracket.guess = guesses[first] }
      return bracket
    }

    /// Returns the breakpoint at the end of a line; nil if the line is not known to be right and no layout
    /// confirms it.
    ///
    /// - Parameter isKnown: True if more layouts are on the line than the two that it was made of.
    private func step(on line: BreakpointLine, in bracket: Bracket, isKnown: Bool) -> Step? {
      var bad = bracket.bad
      let good = bracket.good
      if let length = bracket.guess {
        // The tree has the frames of `bad` now, and those of `above` next.
        probe.prepareLine(below: bad)
        if line.isLeft(by: bad) { probe.visitEnd?(bad.length) }
        let above = probe.sample(at: min(length + Self.reach, line.sample.length))
        if line.contains(above) {
          guard isKnown || above.length < line.sample.length - 2 * Self.reach else { return nil }
          probe.visitEnd?(above.length)
          return Step(length: length, below: bad, above: above)
        }
        if isKnown, above.length >= good.length { return Step(length: length, below: bad, above: good) }
        bad = above
      }
      return isKnown ? bisected(line, bad, good) : nil
    }

    private func bisected(_ line: BreakpointLine, _ bad: BreakpointSample, _ good: BreakpointSample) -> Step {
      var bad = bad
      var good = good
      while good.length - bad.length > 2 * Self.reach {
        let middle = probe.sample(at: (bad.length + good.length) / 2)
        if line.contains(middle) { good = middle } else { bad = middle }
      }
      if let other = probe.line(below: bad, downTo: low)?.line, let length = line.crossing(with: other),
        length > bad.length - Self.reach, length < good.length + Self.reach
      {
        return Step(length: length, below: bad, above: good)
      }
      let below = bad
      let above = good
      for _ in 0..<40 where good.length - bad.length > 1e-10 {
        let middle = probe.sample(at: (bad.length + good.length) / 2)
        if line.contains(middle) { good = middle } else { bad = middle }
      }
      return Step(length: good.length, below: below, above: above)
    }
  }

  extension BreakpointSample {
    /// Creates a sample with the frames of another one, at another length.
    init(_ sample: BreakpointSample, at length: Double) {
      self.length = length
      views = sample.views
      parents = sample.parents
      values = sample.values
    }
  }
#endif
