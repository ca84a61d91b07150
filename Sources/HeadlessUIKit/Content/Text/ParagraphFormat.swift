import Foundation

/// The layout of a paragraph: the values of a paragraph style.
package struct ParagraphFormat: Hashable, Sendable {
  /// The alignment of the lines between the edges.
  package var alignment = NSTextAlignment.natural
  /// The mode in which lines are broken and the last line is truncated.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The strategies with which lines are broken.
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// The direction in which the paragraph is written.
  package var writingDirection = NSWritingDirection.natural
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

  /// True if the paragraph is written from right to left; nil if its first letter decides.
  var isRightToLeft: Bool? { writingDirection == .natural ? nil : writingDirection == .rightToLeft }

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
