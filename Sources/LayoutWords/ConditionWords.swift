/// The words for the size of a layout, its direction or language, its text size, its style and its keyboard.
package struct ConditionWords {
  /// All of them, as in a heading: `393 × 852, left to right, normal text`.
  package let title: String
  /// The size and what is not usual, as in a file name: `393x852`, `393x852-rtl-large`.
  package let fileName: String

  /// Creates the words for a size in points, a direction, the name of a language, which stands for its
  /// direction, a text size, which is `normal` on a new device, and what else is not usual.
  package init(
    width: Double, height: Double, isRightToLeft: Bool, language: String? = nil, textSize: String,
    isDark: Bool = false, hasKeyboard: Bool = false
  ) {
    let direction = isRightToLeft ? "right to left" : "left to right"
    let reading = language.map { "in \($0)" } ?? direction
    let rest = (isDark ? ", dark" : "") + (hasKeyboard ? ", with the keyboard" : "")
    title = "\(width.points) × \(height.points), \(reading), \(textSize) text\(rest)"
    let parts = [
      "\(width.points)x\(height.points)", language ?? (isRightToLeft ? "rtl" : nil),
      textSize == "normal" ? nil : textSize, isDark ? "dark" : nil, hasKeyboard ? "keyboard" : nil,
    ]
    fileName = parts.compactMap { $0 }.joined(separator: "-")
  }
}
