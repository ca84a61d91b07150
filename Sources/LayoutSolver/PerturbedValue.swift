/// A position on a line of a piece, moved by an infinitesimal amount: `value + shift · ε`.
///
/// This is the tie-breaking of the simplex method. Where several constraints meet in one point, a basic line
/// is already at a breakpoint, a move has length 0, and the search may cycle. Each breakpoint therefore has
/// an irregular `shift` of its own (`SplitMix64`). Two positions are then equal only by a coincidence of such
/// numbers, and every other move has a positive length.
///
/// The shift is never added to the value. The solution is read without it, because the optimum depends
/// continuously on the right sides (O. L. Mangasarian and T.-H. Shiau, "Lipschitz continuity of solutions of
/// linear inequalities, programs and complementarity problems", 1987).
struct PerturbedValue: Sendable {
  var value = 0.0
  /// The factor of ε.
  var shift = 0.0

  /// Adds a multiple of another position or distance.
  @inline(__always) mutating func add(_ other: PerturbedValue, times factor: Double) {
    value += factor * other.value
    shift += factor * other.shift
  }

  /// Returns true if the position is below the other one; among equal values, the smaller shift is below.
  ///
  /// Values that differ by at most `tolerance` are equal.
  @inline(__always) func isBelow(_ other: PerturbedValue, tolerance: Double) -> Bool {
    let difference = value - other.value
    if difference.magnitude > tolerance { return difference < 0 }
    return shift < other.shift
  }
}
