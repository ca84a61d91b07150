import LayoutSolver

// Lengths beyond any screen. A number has sixteen digits; where 1e300 points stand beside 8
// points, none is left for the 8.
extension LayoutEngine {
  /// The largest length that a layout computes with, in points; a smaller one stands in for
  /// what is beyond, as UIKit does it.
  ///
  /// UIKit's limit is not documented; this one leaves seven digits behind the point.
  static var largestLength: CGFloat { 100_000_000 }

  /// A length for the solver: within ±`largestLength`.
  func limited(_ length: CGFloat) -> Double {
    if length.magnitude <= Self.largestLength { return Double(length) }
    if excess == nil { excess = (length, false) }
    return Double(length < 0 ? -Self.largestLength : Self.largestLength)
  }

  /// Logs the first length beyond the limit, once.
  @MainActor func reportExcess() {
    guard let excess, !excess.isLogged else { return }
    self.excess?.isLogged = true
    HeadlessLayout.log(
      "A layout has a length of \(excess.length) points. "
        + "\(Int(Self.largestLength)) points stand in for it, and for all that are longer. "
        + "This is said once for each tree of views.")
  }
}
