/// The words for the size of a layout, its direction and its text size.
package struct ConditionWords {
  /// All of them, as in a heading: `393 × 852, left to right, normal text`.
  package let title: String
  /// The size and what is not usual, as in a file name: `393x852`, `393x852-rtl-large`.
  package let fileName: String

  /// Creates the words for a size in points, a direction and a text size, which is `normal` on a new device.
  package init(width: Double, height: Double, isRightToLeft: Bool, textSize: String) {
    let direction = isRightToLeft ? "right to left" : "left to right"
    title = "\(width.points) × \(height.points), \(direction), \(textSize) text"
    let parts = [
      "\(width.points)x\(height.points)", isRightToLeft ? "rtl" : nil, textSize == "normal" ? nil : textSize,
    ]
    fileName = parts.compactMap { $0 }.joined(separator: "-")
  }
}
