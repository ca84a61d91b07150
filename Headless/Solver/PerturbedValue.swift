/// A position on a line of a piece, moved by an infinitesimal amount: `value + shift · ε`.
///
/// This is the tie-breaking of the simplex method. Where several constraints meet in one point, a basic line
/// is already at a breakpoint, a move has length 0, and the search may cycle. Each breakpoint therefore has
/// an irregular `shift` of its own (`SplitMix64`). With it no two positions are equal, and every move has a
/// positive length.
///
/// The shift is never added to the value. The solution is read without it, because the optimum depends
/// continuously on the right sides (O. L. Mangasarian and T.-H. Shiau, "Lipschitz continuity of solutions of
/// linear inequalities, programs and complementarity problems", 1987).
struct PerturbedValue: Sendable {
  var value = 0.0
  /// The factor of ε.
  var shift = 0.0

  /// Adds a multiple of another position or distance.
  @inline(__always)
  mutating func add(_ other: PerturbedValue, times factor: Double) {
    value += factor * other.value
    shift += factor * other.shift
  }

  /// Returns true if the position is below the other one; among equal values, the smaller shift is below.
  ///
  /// Values that differ by at most `tolerance` are equal.
  @inline(__always)
  func isBelow(_ other: PerturbedValue, tolerance: Double) -> Bool {
    let difference = value - other.value
    if difference.magnitude > tolerance { return difference < 0 }
    return shift < other.shift
  }
}

/// Irregular numbers that are the same in every run.
///
/// They are the output of SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom
/// number generators", 2014).
enum SplitMix64 {
  /// Returns a number between 1 and 2 that has no simple relation to the numbers of other positions.
  static func number(at position: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: position) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
