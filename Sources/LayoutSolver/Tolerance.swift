/// The tolerances: smaller differences count as 0.
enum Tolerance {
  /// Returns the tolerance of a required constraint whose largest summand has this magnitude, in the units of
  /// the constants.
  static func feasibility(_ magnitude: Double) -> Double { 1e-8 + 1e-12 * magnitude }
  /// Returns the tolerance between two positions on one line, where the largest position has this magnitude.
  static func position(_ magnitude: Double) -> Double { 1e-11 + 1e-13 * magnitude }
  /// The share of the magnitudes of two summands below which their sum counts as 0.
  static let cancellation = 1e-11
  /// The loss of precision above which a coefficient has lost digits.
  ///
  /// It is the ratio of the largest number that went into the coefficient to the coefficient itself.
  static let digitLoss: Float = 1000
  /// The loss of precision, as the same ratio, above which a rate of 0 could be mistaken for a pivot.
  static let digitRuin: Float = 1e6
  /// The share of the largest rate of its column below which a pivot of the simplex method may be rounding.
  static let doubtfulPivot = 1e-5
  /// The least share of the largest coefficient of its row that a pivot of the elimination must have.
  static let pivotThreshold = 0.1
}
