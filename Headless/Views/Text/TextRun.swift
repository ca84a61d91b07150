import Foundation

/// A piece of text in one style.
package struct TextRun: Sendable {
  /// The characters; never empty, unless the whole text is.
  package var text: String
  /// The font of all of them.
  package var font: UIFont
  /// What is added to the width of each character, in points.
  package var kern: CGFloat = 0
  /// How far the characters stand above the baseline, in points.
  package var rise: CGFloat = 0
  /// The colour; nil for that of the view.
  package var color: UIColor?
  /// How the paragraph is set; nil for what the view says.
  package var format: ParagraphFormat?

  /// Creates a run that has nothing but a font.
  package init(_ text: String, font: UIFont) {
    self.text = text
    self.font = font
  }

  /// The same text with everything larger or smaller by a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.withSize(font.pointSize * factor)
    run.kern *= factor
    run.rise *= factor
    return run
  }
}

/// How a paragraph is set: what a paragraph style says, as a value.
package struct ParagraphFormat: Hashable, Sendable {
  /// How lines stand between the edges.
  package var alignment = NSTextAlignment.natural
  /// How lines are broken and the last one is cut.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The room between two lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The room below the paragraph, in points.
  package var paragraphSpacing: CGFloat = 0
  /// The room above the paragraph, in points.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line, in points.
  package var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// What the natural height of a line is multiplied by; 0 for 1.
  package var lineHeightMultiple: CGFloat = 0
  /// Where the first line begins, in points from the leading edge.
  package var firstLineHeadIndent: CGFloat = 0
  /// Where the other lines begin, in points from the leading edge.
  package var headIndent: CGFloat = 0
  /// Where lines end, in points from the leading edge; 0 or less counts from the trailing edge.
  package var tailIndent: CGFloat = 0

  /// The height of a line whose text is `natural` points high: multiplied first, then kept between
  /// the least and the largest height.
  func lineHeight(for natural: CGFloat) -> CGFloat {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// How far lines stay away from the leading and the trailing edge when there is room
  /// for `width` points between them.
  func indents(ofFirstLine isFirst: Bool, in width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let leading = isFirst ? firstLineHeadIndent : headIndent
    return (leading, tailIndent > 0 ? max(0, width - tailIndent) : -tailIndent)
  }

  /// How much room lines have when there is room for `width` points between the edges.
  func room(ofFirstLine isFirst: Bool, in width: CGFloat) -> CGFloat {
    (tailIndent > 0 ? min(width, tailIndent) : width + tailIndent)
      - (isFirst ? firstLineHeadIndent : headIndent)
  }
}

/// How high a line is above and below its baseline, in points.
struct LineHeight {
  var ascent: CGFloat
  var descent: CGFloat

  var sum: CGFloat { ascent + descent }
}

extension TextRun {
  /// How far lines with characters of this run reach above and below the baseline, in points.
  func height(_ measurer: (any TextMeasurer)?) -> LineHeight {
    var height = LineHeight(ascent: font.ascender, descent: -font.descender)
    if let measurer {
      let measure = measurer.checkedMeasure(of: text, in: font)
      height = LineHeight(ascent: measure.ascent, descent: measure.descent)
    }
    return LineHeight(ascent: height.ascent + rise, descent: height.descent - rise)
  }
}
