#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  // The numbers of a piece are linear, so the check itself says where its answer can change: at the nearest
  // length at which one of its comparisons has another result. A check ignores differences of half a pixel,
  // and the problem therefore shows a little below the length at which two edges meet:
  //
  //     difference of two edges
  //       0.5 |   \           the check fails to the left of here
  //         0 |----\--------- the edges meet
  //                 \
  extension StressSweep {
    /// The largest number of comparisons that are followed.
    private static var mostSteps: Int { 24 }
    /// The distance behind a change of a comparison at which the check is made again, in points.
    private static var distanceBehind: Double { 1e-6 }

    /// Returns the length at which a problem begins or ends.
    ///
    /// - Parameters:
    ///   - failing: A length of the piece at which the problem is there.
    ///   - corner: The end of the piece in whose direction the problem may end.
    func boundary(
      _ cause: StressCause, in piece: RegionSearch.Found, from failing: Double, to corner: RootSize
    ) -> Double {
      let fine = piece.size(beside: corner)[axis]
      // The problem begins at the end of the piece.
      if examination.finds(cause, at: size(fine)) { return corner[axis] }
      guard let (change, contact) = followed(cause, in: piece, from: failing, to: fine) else {
        return bisected(cause, failing, fine)
      }
      let isInside = (contact - failing) * (contact - corner[axis]) <= Self.distanceBehind
      return isInside ? contact : change
    }

    /// Returns the length at which the comparisons of the check end the problem, and the one at which its
    /// edges meet; nil if the comparisons do not end it.
    private func followed(
      _ cause: StressCause, in piece: RegionSearch.Found, from failing: Double, to fine: Double
    ) -> (change: Double, contact: Double)? {
      guard piece.isConfirmed, cause.check >= 0, examination.checks[cause.check].basis != .code else {
        return nil
      }
      var here = failing
      for _ in 0..<Self.mostSteps {
        guard let next = change(of: cause, behind: here, fine, piece.rule) else { return nil }
        let behind = next.change + (fine > failing ? Self.distanceBehind : -Self.distanceBehind)
        if (fine - behind) * (fine - failing) <= 0 { return (fine, fine) }
        if !examination.finds(cause, at: size(behind)) { return next }
        here = behind
      }
      return nil
    }

    /// Returns the nearest length behind another one at which a comparison of the check has another result,
    /// and the length at which its edges meet; nil if there is none.
    private func change(
      of cause: StressCause, behind here: Double, _ fine: Double, _ rule: SizeRule
    ) -> (change: Double, contact: Double)? {
      let (start, end) = (size(here), size(fine))
      let comparisons = SizeComparisons(in: SizeRegion(corners: [start, end]), at: start)
      let isFound = examination.finds(cause, at: start, comparisons) {
        SizeGeometry(rule, of: self.probe.root, at: start, comparisons, ProofSamples())
      }
      guard isFound else { return nil }
      let changes = comparisons.limits.compactMap { limit -> (change: Double, contact: Double)? in
        let (value, last) = (limit.function.value(at: start), limit.function.value(at: end))
        guard value >= 0, last < 0 else { return nil }
        let slope = (last - value) / (fine - here)
        return (here - value / slope, here + (limit.contact - value) / slope)
      }
      return changes.min { abs($0.change - here) < abs($1.change - here) }
    }

    /// Returns the length at which the problem ends, if it ends once.
    private func bisected(_ cause: StressCause, _ failing: Double, _ fine: Double) -> Double {
      var (failing, fine) = (failing, fine)
      for _ in 0..<60 where abs(failing - fine) > 1e-7 {
        let middle = (failing + fine) / 2
        if examination.finds(cause, at: size(middle)) { failing = middle } else { fine = middle }
      }
      return fine
    }
  }
#endif
