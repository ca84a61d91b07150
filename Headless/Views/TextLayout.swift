import Foundation

/// A text set in one font and broken into lines.
///
/// Breaking and cutting are described at ``LineBreaker``. The lines have no place yet; ``placed(in:alignment:rightToLeft:)`` gives them one.
package struct TextLayout: Sendable {
  /// One line as it is drawn: without the space it was broken at, with the ellipsis if it was cut.
  package struct Line: Sendable, Equatable {
    /// What the line shows.
    package var text: String
    /// How wide it is, in 1/1000 of the font's size.
    package var advance: Int
    /// Whether some of the text is missing after, before or within this line.
    package var isCut: Bool
  }

  /// The font of all lines.
  package let font: UIFont
  /// The lines from top to bottom; an empty text has none.
  package let lines: [Line]

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: What is set. A line ends at each newline in it.
  ///   - font: The font of all lines.
  ///   - width: The room for a line in points; `nil` for no limit. A line may be up to 0.001 points wider, so that a label does not lose its
  ///     last word to rounding when it is exactly as wide as its text.
  ///   - lineLimit: How many lines there may be; 0 for no limit.
  ///   - breaking: How lines are broken and the last one is cut.
  package init(_ text: String, font: UIFont, width: CGFloat?, lineLimit: Int = 0, breaking: NSLineBreakMode = .byWordWrapping) {
    self.font = font
    let breaker = LineBreaker(text, metrics: TextMetrics(font), limit: Self.limit(of: width, in: font), breaking: breaking)
    lines = breaker.lines(atMost: lineLimit)
  }

  /// The room the lines take, in points, not rounded.
  package var size: CGSize {
    CGSize(width: lines.map(width(of:)).max() ?? 0, height: CGFloat(lines.count) * font.lineHeight)
  }

  private func width(of line: Line) -> CGFloat { CGFloat(line.advance) * font.pointSize / 1000 }

  // A width in points as whole thousandths of the font's size, rounded down.
  private static func limit(of width: CGFloat?, in font: UIFont) -> Int {
    guard let width else { return .max }
    let thousandths = (max(width, 0) + 0.001) * 1000 / font.pointSize
    return thousandths < 1e15 ? Int(thousandths) : .max
  }
}

/// A line of text where it is drawn.
package struct PlacedLine: Equatable, Sendable {
  /// What the line shows.
  package var text: String
  /// The left end of the line, in points.
  package var x: CGFloat
  /// The line the letters stand on, in points from the top: always a whole number.
  package var baseline: CGFloat
  /// The width of the line, in points.
  package var width: CGFloat
  /// The font of the line.
  package var font: UIFont
}

extension TextLayout {
  /// Places the lines in a rectangle: one below the other, all of them together in its vertical middle.
  ///
  ///     //  free/2                       free = height − number of lines × line height
  ///     //  ascender                     baseline of the first line = free/2 + ascender
  ///     //  ------ Hxg ------
  ///     //  line height
  ///     //  ------ Hxg ------            the next one a line height below
  ///     //  −descender
  ///     //  free/2
  ///
  /// Baselines lie on whole points, as those of UIKit lie on whole pixels; a half is rounded up.
  ///
  /// - Parameters:
  ///   - rectangle: Where the lines go, in points. Lines that are wider or higher stick out.
  ///   - alignment: How lines stand between its left and its right edge.
  ///   - rightToLeft: Whether reading begins at the right, which decides what `natural` means.
  package func placed(in rectangle: CGRect, alignment: NSTextAlignment, rightToLeft: Bool = false) -> [PlacedLine] {
    let free = rectangle.height - CGFloat(lines.count) * font.lineHeight
    let first = rectangle.minY + free / 2 + font.ascender
    return lines.enumerated().map { index, line in
      let width = width(of: line)
      let baseline = (first + CGFloat(index) * font.lineHeight).roundedHalfUp
      let x = rectangle.minX + (rectangle.width - width) * alignment.shareOfRoomBefore(rightToLeft: rightToLeft)
      return PlacedLine(text: line.text, x: x, baseline: baseline, width: width, font: font)
    }
  }
}

extension UIFont {
  /// How far the baseline of one line lies below the top and above the bottom of a label of its rounded height, in points.
  ///
  ///     //  ceil(line height) = first + last, both whole numbers
  ///     //  first = slack/2 + ascender, last = slack/2 − descender, slack = ceil(line height) − line height
  ///
  /// They do not depend on the text. In a label of several lines the slack is another one, so that a baseline may be drawn up to a point off.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let height = lineHeight.rounded(.up)
    let first = ((height - lineHeight) / 2 + ascender).roundedHalfUp
    return (first, height - first)
  }
}

extension CGFloat {
  fileprivate var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}

extension NSTextAlignment {
  // How much of the room beside a line lies to its left: none, half or all.
  fileprivate func shareOfRoomBefore(rightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: rightToLeft ? 1 : 0
    }
  }
}
