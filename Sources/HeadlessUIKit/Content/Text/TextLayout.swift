/// A text that is broken into lines, in one font or in runs of several styles.
///
/// The rules for breaking and truncating lines are described at ``LineBreaker``. The lines have no position;
/// `placed(in:alignment:rightToLeft:)` computes it.
package struct TextLayout: Sendable {
  /// A line as it is drawn: without the space at which it was broken, and with the ellipsis if it was
  /// truncated.
  package struct Line: Sendable, Equatable {
    package var text: String
    /// The width in millionths of a point.
    package var advance: Int
    /// True if some of the text is missing before, inside or after this line.
    package var isCut: Bool
    package var run = 0
    /// The parts of the line in the order in which they are read; empty if the text has only one run.
    package var parts: [Part] = []
    package var isFirst = true
    /// The index of the run with which the paragraph of the line begins.
    package var paragraphRun = 0
    /// True if the paragraph of the line begins with a letter from right to left; nil if it has no letters.
    package var isRightToLeft: Bool?
  }

  /// The part of a line that belongs to one run and has one direction.
  package struct Part: Sendable, Equatable {
    package var text: String
    /// The width in millionths of a point.
    package var advance: Int
    package var run: Int
    /// The level of the characters by Unicode's bidirectional algorithm, odd from right to left; nil in a
    /// text without letters from right to left.
    package var level: UInt8?
  }

  /// The runs of the text; at least one.
  package let runs: [TextRun]
  /// The lines from top to bottom; empty for an empty text.
  package let lines: [Line]
  let heights: [LineHeight]
  /// True if all lines are in one font and are directly below each other.
  let isPlain: Bool
  /// The width limits with which the text has the same lines, in millionths of a point; only the present one
  /// for a text in several styles.
  let sameLimits: ClosedRange<Int64>

  /// Breaks a text in one font into lines.
  ///
  /// - Parameters:
  ///   - text: The text. A line ends at each newline in it.
  ///   - font: The font of all lines.
  ///   - width: The width limit for a line, in points; `nil` means no limit. A line may be up to 0.001
  ///     points wider, so that a label that is exactly as wide as its text does not lose its last word by
  ///     rounding.
  ///   - lineLimit: The maximum number of lines; 0 means no limit.
  ///   - breaking: The mode in which lines are broken and the last line is truncated.
  ///   - strategy: The strategies with which lines are broken.
  package init(
    _ text: String, font: UIFont, width: CGFloat?, lineLimit: Int = 0,
    breaking: NSLineBreakMode = .byWordWrapping, strategy: NSParagraphStyle.LineBreakStrategy = []
  ) {
    self.init(
      TextMetrics(font).measured(text), font: font, width: width, lineLimit: lineLimit, breaking: breaking,
      strategy: strategy)
  }

  /// Breaks a measured text in one font into lines; see `init(_:font:width:lineLimit:breaking:strategy:)`.
  init(
    _ text: MeasuredText, font: UIFont, width: CGFloat?, lineLimit: Int, breaking: NSLineBreakMode,
    strategy: NSParagraphStyle.LineBreakStrategy
  ) {
    runs = [TextRun("", font: font)]
    heights = [LineHeight(ascent: font.ascender, descent: -font.descender)]
    isPlain = true
    let limit = Self.limit(of: width)
    var breaker = LineBreaker(
      text.glyphs, ellipsisAdvances: [Int64(TextMetrics(font).ellipsis)], limits: [(limit, limit)],
      breaking: breaking, pushesOut: strategy.contains(.pushOut))
    lines = breaker.lines(atMost: lineLimit).map { text.line($0) }
    sameLimits = breaker.sameLimits
  }

  /// Breaks a text of several runs into lines; see `init(_:font:width:lineLimit:breaking:strategy:)`.
  ///
  /// - Parameters:
  ///   - runs: The text; at least one run.
  ///   - measurer: The object that measures the text; nil for the built-in table.
  ///   - width: The width limit for a line, in points; `nil` means no limit.
  ///   - lineLimit: The maximum number of lines; 0 means no limit.
  ///   - breaking: The mode in which lines are broken and the last line is truncated, if the paragraph
  ///     style at the beginning of the text does not set one.
  ///   - strategy: The strategies with which lines are broken, with the same exception.
  package init(
    _ runs: [TextRun], measurer: (any TextMeasurer)? = nil, width: CGFloat?, lineLimit: Int = 0,
    breaking: NSLineBreakMode = .byWordWrapping, strategy: NSParagraphStyle.LineBreakStrategy = []
  ) {
    precondition(!runs.isEmpty, "A text layout needs at least one run; an empty text has one empty run.")
    let ruler = TextRuler(runs: runs, measurer: measurer)
    self.runs = runs
    heights = runs.map { $0.height(measurer) }
    isPlain = false
    let room = width ?? .greatestFiniteMagnitude
    func limit(_ format: ParagraphFormat?, isFirst: Bool) -> Int64 {
      Self.limit(of: format?.room(ofFirstLine: isFirst, in: room) ?? room)
    }
    var breaker = LineBreaker(
      ruler.text.glyphs, ellipsisAdvances: ruler.ellipsisAdvances,
      limits: runs.map { (limit($0.format, isFirst: true), limit($0.format, isFirst: false)) },
      breaking: runs[0].format?.lineBreakMode ?? breaking,
      pushesOut: (runs[0].format?.lineBreakStrategy ?? strategy).contains(.pushOut))
    lines = breaker.lines(atMost: lineLimit).map { line in
      ruler.text.line(line, ellipsisAdvances: ruler.ellipsisAdvances)
    }
    let limit = Self.limit(of: width)
    sameLimits = limit...limit
  }

  package var font: UIFont { runs[0].font }

  /// The size of the block of lines, in points, not rounded; at least 0 in spite of negative kerning or
  /// spacing.
  package var size: CGSize {
    if isPlain {
      return CGSize(width: lines.map(width(of:)).max() ?? 0, height: font.lines.height(of: lines.count))
    }
    return CGSize(width: max(0, lines.map(outerWidth(of:)).max() ?? 0), height: max(0, bottoms.last ?? 0))
  }

  func linesFitting(in height: CGFloat) -> Int {
    if isPlain { return font.lines.countFitting(in: height) }
    return max(1, bottoms.prefix { $0 <= height }.count)
  }

  func width(of line: Line) -> CGFloat { points(line.advance) }
  func points(_ advance: Int) -> CGFloat { CGFloat(advance) / FontTable.unitsPerPoint }

  private func outerWidth(of line: Line) -> CGFloat {
    guard let format = runs[line.paragraphRun].format else { return width(of: line) }
    let indents = format.indents(ofFirstLine: line.isFirst, in: 0)
    return width(of: line) + indents.leading + indents.trailing
  }

  /// The length by which a line may exceed the width of its view, in points.
  static var excess: CGFloat { LineBreaker.excess }

  /// Returns a width in points in millionths of a point, rounded down.
  static func limit(of width: CGFloat?) -> Int64 {
    guard let width else { return LineBreaker.unlimited }
    return LineBreaker.limit(ofWidth: width)
  }
}

// The heights of lines in several styles.
extension TextLayout {
  /// Returns the height of a line: that of its highest run, changed by the paragraph style.
  ///
  /// The paragraph style changes the height above the text, not below it.
  func height(of line: Line) -> LineHeight {
    var height = heights[line.run]
    for part in line.parts {
      height.ascent = max(height.ascent, heights[part.run].ascent)
      height.descent = max(height.descent, heights[part.run].descent)
    }
    if let format = runs[line.paragraphRun].format {
      height.ascent = format.lineHeight(for: height.sum) - height.descent
    }
    return height
  }

  func gap(above index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let before = runs[lines[index - 1].paragraphRun].format
    let here = runs[lines[index].paragraphRun].format
    let spacing = (before?.lineSpacing ?? 0) + runs[lines[index].run].font.leading
    return lines[index].isFirst
      ? spacing + (before?.paragraphSpacing ?? 0) + (here?.paragraphSpacingBefore ?? 0) : spacing
  }

  private var bottoms: [CGFloat] {
    var bottom: CGFloat = 0
    return lines.indices.map { index in
      bottom += gap(above: index) + height(of: lines[index]).sum
      return bottom
    }
  }
}
