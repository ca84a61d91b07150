/// A text in one font that the live page breaks into lines.
///
/// The widths of its characters come from the page's data, where they were computed by the same tables.
final class LiveText {
  private var glyphs: [LineBreaker.Glyph] = []
  private let font: LinesOfOneFont
  private let ellipsis: Int64
  private let lineLimit: Int
  private let breaking: NSLineBreakMode
  /// The lines as they were broken last.
  private(set) var lines: [BrokenLine] = []

  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - ascender: The height of a line above its baseline, in points.
  ///   - lineHeight: The height of a line, in points.
  ///   - leading: The space between two lines, in points.
  ///   - ellipsis: The width of "…" in millionths of a point.
  ///   - lineLimit: The maximum number of lines; 0 means no limit.
  ///   - breaking: The mode in which lines are broken and the last line is truncated.
  init(
    ascender: Double, lineHeight: Double, leading: Double, ellipsis: Int64, lineLimit: Int,
    breaking: NSLineBreakMode
  ) {
    font = LinesOfOneFont(ascender: ascender, lineHeight: lineHeight, leading: leading)
    self.ellipsis = ellipsis
    self.lineLimit = lineLimit
    self.breaking = breaking
  }

  /// Adds a character at the end, with its width and kerning in millionths of a point.
  func add(advance: Int64, kerning: Int64, traits: UInt16) {
    var glyph = LineBreaker.Glyph(traits: LineBreaker.Traits(rawValue: traits), run: 0)
    glyph.advance = advance
    glyph.kerning = kerning
    glyphs.append(glyph)
  }

  /// Breaks the text into lines that fit in a width and, except for the first one, in a height, in points.
  func breakLines(width: Double, height: Double) {
    // As for the width of a line, 0.001 points may be missing in the height.
    let fitting = font.countFitting(in: height + LineBreaker.excess)
    let most = lineLimit > 0 ? min(lineLimit, fitting) : fitting
    let limit = LineBreaker.limit(ofWidth: width)
    var breaker = LineBreaker(
      glyphs, ellipsisAdvances: [ellipsis], limits: [(limit, limit)], breaking: breaking,
      pushesOut: true)
    lines = breaker.lines(atMost: most < 1_000_000_000 ? most : 0)
  }

  /// The width of the longest line, rounded up to whole points.
  var width: Double {
    let longest = lines.reduce(Int64(0)) { max($0, $1.advance) }
    return (Double(longest) / 1e6).roundedUp(1)
  }

  /// The height of the lines, rounded up to whole points.
  var height: Double { font.height(of: lines.count).roundedUp(1) }

  /// Returns the baseline of a line if the lines are centered in a height, in points from the top.
  func baseline(of index: Int, in height: Double) -> Double {
    font.baseline(of: index, count: lines.count, top: 0, height: height, scale: 1)
  }
}
