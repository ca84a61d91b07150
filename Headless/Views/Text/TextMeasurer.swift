import Foundation

/// How large a piece of text is, in points.
public struct TextMeasure: Hashable, Sendable {
  /// How far the text advances, kerning included.
  public var width: CGFloat
  /// How far a line with this text reaches above its baseline.
  public var ascent: CGFloat
  /// How far a line with this text reaches below its baseline, as a number that is not negative.
  public var descent: CGFloat

  /// A measure in points; each number is finite, and none is below 0.
  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// Says how large text is: for those who need the fonts of a machine instead of the built-in table.
///
/// Words are measured as a whole, and from their beginning to each character inside them, so
/// that kerning within a word counts; spaces are measured one by one. A line is as high as what
/// the runs of text in it ask for.
public protocol TextMeasurer: Sendable {
  /// Measures text that stands in one line, in points.
  ///
  /// - Parameters:
  ///   - text: One or more characters without a newline, or nothing.
  ///   - font: The font; its size is in points.
  func measure(_ text: String, in font: UIFont) -> TextMeasure
}

extension TextMeasurer {
  /// The measure of a text, which has to be one.
  func checkedMeasure(of text: String, in font: UIFont) -> TextMeasure {
    let measure = measure(text.replacing("\n", with: " "), in: font)
    precondition(
      [measure.width, measure.ascent, measure.descent].allSatisfy { $0.isFinite && $0 >= 0 },
      "A text measure is finite and not negative; \(self) says \(measure) of \"\(text)\".")
    return measure
  }
}
