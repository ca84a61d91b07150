import Foundation

/// A text broken into lines: in one font, or in runs of several styles.
///
/// Breaking and cutting are described at ``LineBreaker``. The lines have no place yet;
/// `placed(in:alignment:rightToLeft:)` gives them one.
package struct TextLayout: Sendable {
  /// One line as it is drawn: without the space it was broken at, with the ellipsis if it was cut.
  package struct Line: Sendable, Equatable {
    /// What the line shows.
    package var text: String
    /// How wide it is, in the unit of the layout: for a text in one font 1/1000 of the font's size.
    package var advance: Int
    /// Whether some of the text is missing after, before or within this line.
    package var isCut: Bool
    /// The run that it begins with.
    package var run = 0
    /// Its parts by run; none where there is one run only.
    package var parts: [Part] = []
    /// Whether it is the first line of a paragraph.
    package var isFirst = true
    /// The run that its paragraph begins with.
    package var paragraphRun = 0
  }

  /// The part of a line that is in one run.
  package struct Part: Sendable, Equatable {
    /// What it shows.
    package var text: String
    /// How wide it is, in the unit of the layout.
    package var advance: Int
    /// The run.
    package var run: Int
  }

  /// The runs of the text, one at least.
  package let runs: [TextRun]
  /// The lines from top to bottom; an empty text has none.
  package let lines: [Line]
  /// How high lines with characters of each run are.
  let heights: [LineHeight]
  /// Whether all lines are in one font and stand right below each other.
  let isPlain: Bool

  /// Breaks a text in one font into lines.
  ///
  /// - Parameters:
  ///   - text: What is set. A line ends at each newline in it.
  ///   - font: The font of all lines.
  ///   - width: The room for a line in points; `nil` for no limit. A line may be up to 0.001 points wider, so
  ///     that a label does not lose its last word to rounding when it is exactly as wide as its text.
  ///   - lineLimit: How many lines there may be; 0 for no limit.
  ///   - breaking: How lines are broken and the last one is cut.
  package init(
    _ text: String, font: UIFont, width: CGFloat?, lineLimit: Int = 0,
    breaking: NSLineBreakMode = .byWordWrapping
  ) {
    runs = [TextRun("", font: font)]
    heights = [LineHeight(ascent: font.ascender, descent: -font.descender)]
    isPlain = true
    var breaker = LineBreaker(
      text, metrics: TextMetrics(font), limit: Self.limit(of: width) { $0 * 1000 / font.pointSize },
      breaking: breaking)
    lines = breaker.lines(atMost: lineLimit)
  }

  /// Breaks a text of several runs into lines; see `init(_:font:width:lineLimit:breaking:)`.
  ///
  /// - Parameters:
  ///   - runs: The text, one run at least.
  ///   - measurer: What measures it; nil for the built-in table.
  ///   - width: The room for a line in points; `nil` for no limit.
  ///   - lineLimit: How many lines there may be; 0 for no limit.
  ///   - breaking: How lines are broken and the last one is cut, where the paragraph style at the
  ///     beginning of the text does not say it.
  package init(
    _ runs: [TextRun], measurer: (any TextMeasurer)? = nil, width: CGFloat?, lineLimit: Int = 0,
    breaking: NSLineBreakMode = .byWordWrapping
  ) {
    precondition(!runs.isEmpty, "A text has one run at least, even when it is empty.")
    let ruler = TextRuler(runs: runs, measurer: measurer)
    self.runs = runs
    heights = runs.map { $0.height(measurer) }
    isPlain = false
    let room = width ?? .greatestFiniteMagnitude
    func limit(_ format: ParagraphFormat?, isFirst: Bool) -> Int {
      Self.limit(of: format?.room(ofFirstLine: isFirst, in: room) ?? room) { $0 * TextRuler.unitsPerPoint }
    }
    var breaker = LineBreaker(
      ruler.signs, ellipsisAdvances: ruler.ellipsisAdvances,
      limits: runs.map { (limit($0.format, isFirst: true), limit($0.format, isFirst: false)) },
      breaking: runs[0].format?.lineBreakMode ?? breaking)
    lines = breaker.lines(atMost: lineLimit)
  }

  /// The font at the beginning of the text.
  package var font: UIFont { runs[0].font }

  /// The room the lines take, in points, not rounded; none where negative kerning or
  /// spacing leaves less than that.
  package var size: CGSize {
    if isPlain {
      return CGSize(width: lines.map(width(of:)).max() ?? 0, height: CGFloat(lines.count) * font.lineHeight)
    }
    return CGSize(width: max(0, lines.map(outerWidth(of:)).max() ?? 0), height: max(0, bottoms.last ?? 0))
  }

  /// How many lines, one at least, fit in a height in points.
  func linesFitting(in height: CGFloat) -> Int {
    if isPlain { return Int(min(max(height / font.lineHeight, 1), 1e9)) }
    return max(1, bottoms.prefix { $0 <= height }.count)
  }

  /// How wide a line is, in points.
  func width(of line: Line) -> CGFloat { points(line.advance) }

  /// An advance in points.
  func points(_ advance: Int) -> CGFloat {
    isPlain ? CGFloat(advance) * font.pointSize / 1000 : CGFloat(advance) / TextRuler.unitsPerPoint
  }

  private func outerWidth(of line: Line) -> CGFloat {
    guard let format = runs[line.paragraphRun].format else { return width(of: line) }
    let indents = format.indents(ofFirstLine: line.isFirst, in: 0)
    return width(of: line) + indents.leading + indents.trailing
  }

  /// A width in points as a whole number of units, rounded down.
  private static func limit(of width: CGFloat?, _ inUnits: (CGFloat) -> CGFloat) -> Int {
    guard let width else { return LineBreaker.unlimited }
    let units = inUnits(max(width, 0) + 0.001)
    return units < 1e15 ? Int(units) : LineBreaker.unlimited
  }
}

// The heights of lines in several styles.
extension TextLayout {
  /// How high a line is: as its highest run asks for, changed as the paragraph style says.
  ///
  /// What that adds or takes is above the text.
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

  /// The room above a line, below the line before it.
  func gap(above place: Int) -> CGFloat {
    guard place > 0 else { return 0 }
    let before = runs[lines[place - 1].paragraphRun].format
    let here = runs[lines[place].paragraphRun].format
    let spacing = before?.lineSpacing ?? 0
    return lines[place].isFirst
      ? spacing + (before?.paragraphSpacing ?? 0) + (here?.paragraphSpacingBefore ?? 0) : spacing
  }

  /// How far below the top of the text each line ends.
  private var bottoms: [CGFloat] {
    var bottom: CGFloat = 0
    return lines.indices.map { place in
      bottom += gap(above: place) + height(of: lines[place]).sum
      return bottom
    }
  }
}

/// How wide the characters of a text in several styles are.
private struct TextRuler {
  /// The unit of widths is small enough that sums of rounded widths are right, and whole numbers.
  static var unitsPerPoint: CGFloat { 1e6 }

  private let measurer: (any TextMeasurer)?
  /// The characters with their widths.
  private(set) var signs: [LineBreaker.Sign] = []
  /// How wide "…" is, by run.
  private(set) var ellipsisAdvances: [Int] = []

  init(runs: [TextRun], measurer: (any TextMeasurer)?) {
    self.measurer = measurer
    for (number, run) in runs.enumerated() {
      add(run, Int32(number))
      ellipsisAdvances.append(Self.units(width(of: "…", in: run.font) + run.kern))
    }
  }

  private mutating func add(_ run: TextRun, _ number: Int32) {
    let start = signs.count
    for character in run.text { signs.append(LineBreaker.Sign(character, run: number)) }
    if let measurer {
      measureWords(from: start, of: run, with: measurer)
    } else {
      let metrics = TextMetrics(run.font)
      for place in start..<signs.count {
        signs[place].advance = Self.units(
          CGFloat(metrics.advance(of: signs[place].shown)) * run.font.pointSize / 1000 + run.kern)
      }
    }
  }

  /// Each character of a word is as wide as what it adds to the characters before it.
  private mutating func measureWords(from start: Int, of run: TextRun, with measurer: any TextMeasurer) {
    var word = ""
    var width: CGFloat = 0
    for place in start..<signs.count {
      if signs[place].isBlank || place > start && signs[place - 1].isBlank {
        word = ""
        width = 0
      }
      word.append(signs[place].shown)
      let whole = measurer.checkedMeasure(of: word, in: run.font).width
      signs[place].advance = Self.units(whole - width + run.kern)
      width = whole
    }
  }

  private func width(of character: Character, in font: UIFont) -> CGFloat {
    if let measurer { return measurer.checkedMeasure(of: String(character), in: font).width }
    return CGFloat(TextMetrics(font).advance(of: character)) * font.pointSize / 1000
  }

  /// No character is wider than a million points, so that the sum over a text is a number.
  private static func units(_ width: CGFloat) -> Int {
    Int((min(max(width, -1e6), 1e6) * unitsPerPoint).rounded())
  }
}
