import UIKit

/// The lines of a label in the regular system font, by arithmetic.
///
/// As on a device, the font has 2048 units, of which 1950 are above the baseline of a line and 494 below it.
/// The texts consist of words of four a. The widths are those of `FontArithmetic`.
struct LineArithmetic {
  /// The size of the font, in points.
  let size: CGFloat

  /// Creates the arithmetic of a size in points.
  init(_ size: CGFloat = 17) { self.size = size }

  /// The height of a line, which is not rounded.
  var lineHeight: CGFloat { size * 2444 / 2048 }

  /// The distance from the top of a line to its baseline, which is not rounded.
  var ascender: CGFloat { size * 1950 / 2048 }

  /// Returns the height of a label: its lines, rounded up to a whole point.
  func height(lines: CGFloat = 1) -> CGFloat { (lines * lineHeight).rounded(.up) }

  /// Returns the distance from the top of a label to the baseline of one of its lines.
  ///
  /// The lines are in the middle of the height, and the baseline is rounded to a whole point, half up.
  func baseline(line: CGFloat = 0, of lines: CGFloat = 1) -> CGFloat {
    let slack = height(lines: lines) - lines * lineHeight
    return (slack / 2 + line * lineHeight + ascender + 0.5).rounded(.down)
  }

  /// Returns a text of a number of words.
  static func words(_ count: Int) -> String {
    Array(repeating: "aaaa", count: count).joined(separator: " ")
  }

  private var letter: CGFloat { FontArithmetic(size).width("a") }

  /// The distance between two words, with the kerning of the space and the a after it.
  private var space: CGFloat { FontArithmetic(size).width(" a") - letter }

  /// Returns the width of a number of words in one line, which is not rounded.
  func width(words: CGFloat) -> CGFloat { words * 4 * letter + (words - 1) * space }

  /// Returns the number of lines of a text in a width; a word that is too long is broken between its letters.
  func lines(words: CGFloat, in room: CGFloat) -> CGFloat {
    let wordsInALine = ((room + space) / (4 * letter + space)).rounded(.down)
    if wordsInALine >= 1 { return (words / wordsInALine).rounded(.up) }
    let lettersInALine = max(1, (room / letter).rounded(.down))
    return words * (4 / lettersInALine).rounded(.up)
  }

  /// Returns the height of a label with a text in a width.
  func height(words: CGFloat, in room: CGFloat) -> CGFloat { height(lines: lines(words: words, in: room)) }
}
