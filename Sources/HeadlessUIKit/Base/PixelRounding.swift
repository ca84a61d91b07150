extension BinaryFloatingPoint {
  /// Returns the number rounded to the nearest pixel, with `scale` pixels per point; a half is rounded up.
  func roundedHalfUp(_ scale: Self) -> Self { (self * scale + 0.5).rounded(.down) / scale }

  /// Returns the number rounded up to the next pixel, with `scale` pixels per point; for 0 the result is 0,
  /// not −0.
  ///
  /// A sum that is a whole number except for rounding errors is not rounded up.
  func roundedUp(_ scale: Self) -> Self { self == 0 ? 0 : ((self - 1e-6) * scale).rounded(.up) / scale }
}
