#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The search for the length of the root at which a check begins to fail, between two lengths of one piece.
  ///
  /// The frames of a piece are linear, so the check itself says where its answer can change: at the nearest
  /// length at which one of its comparisons has another result. A check ignores differences of half a pixel,
  /// and the problem therefore shows a little below the length at which two edges meet:
  ///
  ///     difference of two edges
  ///       0.5 |   \           the check fails to the left of here
  ///         0 |----\--------- the edges meet
  ///                 \
  @MainActor struct StressBoundary {
    private let examination: StressExamination<Double>
    private let probe: BreakpointProbe
    private let cause: StressCause
    /// A length at which the problem is there, and one at which it is not.
    private let failing: Double
    private let fine: Double

    /// The largest number of comparisons that are followed.
    private static var mostSteps: Int { 24 }
    /// The distance behind a change of a comparison at which the check is made again, in points.
    private static var reach: Double { 1e-6 }

    init(
      _ examination: StressExamination<Double>, _ probe: BreakpointProbe, _ cause: StressCause,
      from failing: Double, to fine: Double
    ) {
      self.examination = examination
      self.probe = probe
      self.cause = cause
      self.failing = failing
      self.fine = fine
    }

    /// Returns the length at which the check begins to fail.
    func length() -> Double {
      // The problem begins at the end of the piece.
      if isThere(at: fine) { return fine }
      return followed() ?? bisected()
    }

    private func isThere(at length: Double) -> Bool { examination.views(of: cause, at: length) != nil }

    /// Returns the length at which the comparisons of the check end the problem; nil if they do not.
    private func followed() -> Double? {
      guard cause.check >= 0, examination.checks[cause.check].basis != .code, let rule = rule() else {
        return nil
      }
      var here = failing
      for _ in 0..<Self.mostSteps {
        guard let (change, contact) = change(behind: here, rule) else { return nil }
        let behind = change + (fine > failing ? Self.reach : -Self.reach)
        if (fine - behind) * (fine - failing) <= 0 { return fine }
        if !isThere(at: behind) { return contact }
        here = behind
      }
      return nil
    }

    /// Returns the numbers of the piece as functions; nil if they follow no line.
    private func rule() -> SizeRule? {
      func reading(_ length: Double) -> (SizeSample, SizeLimits) {
        probe.layOut(at: length)
        let sample = SizeSample(of: probe.root, at: size(length), examination.texts)
        return (sample, SizeLimits(of: probe.root))
      }
      // At its ends the piece meets others, where another safe area may count.
      let (here, other) = (reading((failing + fine) / 2), reading((3 * failing + fine) / 4))
      let isWide = probe.axis == .horizontal
      // Along the other axis nothing changes.
      let beside = RootSize(
        width: here.0.size.width + (isWide ? 0 : 1), height: here.0.size.height + (isWide ? 1 : 0))
      let same = (SizeSample(here.0, at: beside), here.1)
      return SizeRule(wider: isWide ? other : same, higher: isWide ? same : other, here: here)
    }

    private func size(_ length: Double) -> RootSize {
      probe.axis == .horizontal
        ? RootSize(width: length, height: 0) : RootSize(width: 0, height: length)
    }

    /// Returns the nearest length behind another one at which a comparison of the check has another result,
    /// and the length at which its edges meet; nil if there is none.
    private func change(behind here: Double, _ rule: SizeRule) -> (change: Double, contact: Double)? {
      let (start, end) = (size(here), size(fine))
      let comparisons = SizeComparisons(in: SizeRegion(corners: [start, end]), at: start)
      let isFound = examination.finds(cause, at: here, comparisons) {
        SizeGeometry(rule, of: self.probe.root, at: start, comparisons, ProofSamples())
      }
      guard isFound else { return nil }
      var nearest: (change: Double, contact: Double)?
      for limit in comparisons.limits {
        let (value, last) = (limit.function.value(at: start), limit.function.value(at: end))
        guard value >= 0, last < 0 else { continue }
        let slope = (last - value) / (fine - here)
        let change = here - value / slope
        if let nearest, abs(change - here) >= abs(nearest.change - here) { continue }
        let contact = here + (limit.contact - value) / slope
        nearest = (change, (contact - failing) * (contact - fine) <= 0 ? contact : change)
      }
      return nearest
    }

    /// Returns the length at which the problem ends, if it ends once.
    private func bisected() -> Double {
      var (failing, fine) = (failing, fine)
      for _ in 0..<60 where abs(failing - fine) > 1e-7 {
        let middle = (failing + fine) / 2
        if isThere(at: middle) { failing = middle } else { fine = middle }
      }
      return fine
    }
  }
#endif
