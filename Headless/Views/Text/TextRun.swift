import Foundation

/// A part of a text in one style.
package struct TextRun: Sendable {
  /// The characters; empty only if the whole text is empty.
  package var text: String
  /// The font of the characters.
  package var font: UIFont
  /// The additional width of each character, in points.
  package var kern: CGFloat = 0
  /// The distance of the characters above the baseline, in points.
  package var rise: CGFloat = 0
  /// The colour; nil for the text colour of the view.
  package var color: UIColor?
  /// The layout of the paragraph; nil for that of the view.
  package var format: ParagraphFormat?

  /// Creates a run with a font and without other attributes.
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

/// The layout of a paragraph: the values of a paragraph style.
package struct ParagraphFormat: Hashable, Sendable {
  /// The alignment of the lines between the edges.
  package var alignment = NSTextAlignment.natural
  /// The mode in which lines are broken and the last line is truncated.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between two lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The space below the paragraph, in points.
  package var paragraphSpacing: CGFloat = 0
  /// The space above the paragraph, in points.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The minimum height of a line, in points.
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, in points; 0 means no limit.
  package var maximumLineHeight: CGFloat = 0
  /// The factor for the natural height of a line; 0 means 1.
  package var lineHeightMultiple: CGFloat = 0
  /// The indent of the first line, in points from the leading edge.
  package var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines, in points from the leading edge.
  package var headIndent: CGFloat = 0
  /// The position at which lines end, in points from the leading edge; 0 or less counts from the trailing
  /// edge.
  package var tailIndent: CGFloat = 0

  /// Returns the height of a line whose text is `natural` points high, multiplied by the factor and then
  /// limited to the minimum and the maximum height.
  func lineHeight(for natural: CGFloat) -> CGFloat {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the distances of a line from the leading and the trailing edge if the edges are `width` points
  /// apart.
  func indents(ofFirstLine isFirst: Bool, in width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let leading = isFirst ? firstLineHeadIndent : headIndent
    return (leading, tailIndent > 0 ? max(0, width - tailIndent) : -tailIndent)
  }

  /// Returns the available width of a line if the edges are `width` points apart.
  func room(ofFirstLine isFirst: Bool, in width: CGFloat) -> CGFloat {
    (tailIndent > 0 ? min(width, tailIndent) : width + tailIndent)
      - (isFirst ? firstLineHeadIndent : headIndent)
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
    return LineHeight(ascent: height.ascent + rise, descent: height.descent - rise)
  }
}
