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
