/// A line of text at the position at which it is drawn, or the part of the line that has one style.
package struct PlacedLine: Equatable, Sendable {
  package var text: String
  package var x: CGFloat
  /// The baseline of the line, in points from the top: a whole number, unless a baseline offset raises the
  /// text.
  package var baseline: CGFloat
  package var width: CGFloat
  package var font: UIFont
  package var color: UIColor?
  /// True if the part is written from right to left; for a whole line, if its paragraph begins with a letter
  /// that is, such as a Hebrew one.
  package var isRightToLeft = false

  func moved(x: CGFloat, y: CGFloat) -> PlacedLine {
    var line = self
    line.x += x
    line.baseline += y
    return line
  }
}
