import LayoutSolver

// Lengths beyond any screen. A number has sixteen digits, so the sum of 1e300 points and 8 points has no
// digit left for the 8.
extension LayoutEngine {
  /// The largest length that a layout computes with, in points; longer ones are replaced by it, as in UIKit.
  ///
  /// UIKit's limit is not documented. This one leaves seven digits behind the decimal point.
  static var largestLength: CGFloat { 100_000_000 }

  /// Returns a length for the solver: within ±`largestLength`.
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
        + "Lengths above \(Int(Self.largestLength)) points are limited to this value. "
        + "This is logged once for each view tree.")
  }
}
