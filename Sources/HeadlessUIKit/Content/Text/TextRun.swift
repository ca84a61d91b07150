package struct TextRun: Sendable {
  /// The characters; empty only if the whole text is empty.
  package var text: String
  package var font: UIFont
  package var kern: CGFloat = 0
  package var hasPairKerning = true
  package var rise: CGFloat = 0
  package var color: UIColor?
  package var format: ParagraphFormat?
  /// The rectangle of the attachment of the run relative to the baseline, with y upward, in points; nil
  /// without an attachment.
  package var attachment: CGRect?

  package init(_ text: String, font: UIFont) {
    self.text = text
    self.font = font
  }

  /// Returns the run with its font size, kerning and baseline offset multiplied by a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.withSize(font.pointSize * factor)
    run.kern *= factor
    run.rise *= factor
    return run
  }
}

/// The heights of a line above and below its baseline, in points.
struct LineHeight {
  var ascent: CGFloat
  var descent: CGFloat
  var sum: CGFloat { ascent + descent }
}

extension TextRun {
  /// Returns the heights above and below the baseline of a line with characters of this run, in points.
  func height(_ measurer: (any TextMeasurer)?) -> LineHeight {
    var height = LineHeight(ascent: font.ascender, descent: -font.descender)
    if let measurer {
      let measure = measurer.checkedMeasure(of: text, in: font)
      height = LineHeight(ascent: measure.ascent, descent: measure.descent)
    }
    return including(LineHeight(ascent: height.ascent + rise, descent: height.descent - rise))
  }
}
