/// The width of a letter in a regular and in a bold font, in 1/10,000 of the font's size.
package struct LetterWidth: Hashable, Sendable {
  package let regular: Int16
  package let bold: Int16

  init(_ regular: Int16, _ bold: Int16) {
    self.regular = regular
    self.bold = bold
  }

  /// Returns the width between the regular and the bold one as a share of the font's size.
  ///
  /// - Parameter boldness: 0 for a regular font, 1 for a bold one.
  func share(boldness: CGFloat) -> CGFloat {
    (CGFloat(regular) + boldness * (CGFloat(bold) - CGFloat(regular))) / 10_000
  }
}
