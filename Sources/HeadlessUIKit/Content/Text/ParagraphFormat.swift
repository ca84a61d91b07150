/// The layout of a paragraph: the values of a paragraph style.
package struct ParagraphFormat: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  package var writingDirection = NSWritingDirection.natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
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

  func room(ofFirstLine isFirst: Bool, in width: CGFloat) -> CGFloat {
    (tailIndent > 0 ? min(width, tailIndent) : width + tailIndent)
      - (isFirst ? firstLineHeadIndent : headIndent)
  }
}
