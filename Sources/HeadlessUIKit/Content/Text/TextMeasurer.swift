/// The size of a text in one line, in points.
public struct TextMeasure: Hashable, Sendable {
  /// The width by which the text advances, including kerning.
  public var width: CGFloat
  /// The height of a line with this text above its baseline.
  public var ascent: CGFloat
  /// The depth of a line with this text below its baseline, as a number of at least 0.
  public var descent: CGFloat

  /// Creates a measure in points; each number is finite and at least 0.
  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// An object that measures text with the fonts of the machine instead of the built-in table.
///
/// Words are measured as a whole, and from their beginning to each character inside them, so that kerning
/// within a word is included. Spaces are measured one by one. The height of a line follows from the measures
/// of its runs.
public protocol TextMeasurer: Sendable {
  /// Measures text in one line, in points.
  ///
  /// - Parameters:
  ///   - text: Characters without a newline; can be empty.
  ///   - font: The font; its size is in points.
  func measure(_ text: String, in font: UIFont) -> TextMeasure
}

extension TextMeasurer {
  /// Returns the measure of a text and traps if a number is not finite or is below 0.
  func checkedMeasure(of text: String, in font: UIFont) -> TextMeasure {
    let measure = measure(text.replacing("\n", with: " "), in: font)
    precondition(
      [measure.width, measure.ascent, measure.descent].allSatisfy { $0.isFinite && $0 >= 0 },
      "The measure of \"\(text)\" by \(self) must be finite and not negative: \(measure).")
    return measure
  }
}
