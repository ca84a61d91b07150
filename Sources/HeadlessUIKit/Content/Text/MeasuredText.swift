/// The characters of a text with their widths, from which lines are put together.
struct MeasuredText {
  /// The widths of the characters, and the behavior of lines at them.
  var glyphs: [LineBreaker.Glyph] = []
  /// The characters, at the indices of their glyphs.
  private(set) var characters: [Character] = []
  /// The levels of the characters, if the text has letters from right to left and several runs; else empty.
  private(set) var levels: [UInt8] = []
  /// The text of all runs, of which a line is a slice.
  private var text = ""
  /// The number of bytes of the text before each of the characters.
  private var offsets: [Int] = []

  mutating func append(_ string: String, glyph: (Character) -> LineBreaker.Glyph) {
    var offset = text.utf8.count
    text += string
    reserveCapacity(glyphs.count + string.utf8.count)
    for character in string {
      glyphs.append(glyph(character))
      characters.append(character)
      offsets.append(offset)
      offset += character.utf8.count
    }
  }

  mutating func append(_ other: MeasuredText) {
    let offset = text.utf8.count
    text += other.text
    glyphs += other.glyphs
    characters += other.characters
    offsets += other.offsets.map { $0 + offset }
  }

  mutating func findLevels(_ runs: [TextRun]) {
    let runAtIndex = glyphs.map { Int($0.run) }
    levels =
      BidirectionalLevels(of: characters) { index in
        index < runAtIndex.count ? runs[runAtIndex[index]].format?.isRightToLeft : nil
      }.levels
  }

  private mutating func reserveCapacity(_ count: Int) {
    glyphs.reserveCapacity(count)
    characters.reserveCapacity(count)
    offsets.reserveCapacity(count)
  }

  /// Returns the character at an index as it is drawn within a line: a space for a newline.
  func shown(at index: Int) -> Character { glyphs[index].has(.newline) ? " " : characters[index] }

  /// Returns a line with its text.
  ///
  /// - Parameter ellipsisAdvances: The width of "…" in each run; a single one for a text of one run, whose
  ///   lines have no parts.
  func line(_ broken: BrokenLine, ellipsisAdvances: [Int64] = []) -> TextLayout.Line {
    var text = string(broken.head)
    if let tail = broken.tail { text += "…" + string(tail) }
    return TextLayout.Line(
      text: text, advance: Int(broken.advance), isCut: broken.isCut, run: broken.run,
      parts: ellipsisAdvances.count > 1 ? parts(of: broken, ellipsisAdvances) : [], isFirst: broken.isFirst,
      paragraphRun: broken.paragraphRun, isRightToLeft: characters[broken.paragraph].beginsRightToLeft)
  }

  private func string(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    if glyphs[range].contains(where: { $0.has(.newline) }) { return String(range.map(shown)) }
    let end = range.upperBound < offsets.count ? offsets[range.upperBound] : text.utf8.count
    func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    return String(text[index(offsets[range.lowerBound])..<index(end)])
  }

  private func parts(of line: BrokenLine, _ ellipsisAdvances: [Int64]) -> [TextLayout.Part] {
    var parts: [TextLayout.Part] = []
    func add(_ character: Character, _ advance: Int64, _ run: Int, _ level: UInt8?) {
      if parts.last?.run != run || parts.last?.level != level {
        parts.append(TextLayout.Part(text: "", advance: 0, run: run, level: level))
      }
      parts[parts.count - 1].text.append(character)
      parts[parts.count - 1].advance += Int(advance)
    }
    func add(_ range: Range<Int>) {
      for index in range {
        let glyph = glyphs[index]
        // The first character has no kerning with the one before the line or before the "…".
        let kerning = index > range.lowerBound ? glyph.kerning : 0
        let level = levels.isEmpty ? nil : levels[index]
        add(shown(at: index), glyph.advance + kerning, Int(glyph.run), level)
      }
    }
    add(line.head)
    guard let tail = line.tail else { return parts }
    add("…", ellipsisAdvances[line.run], line.run, parts.last?.level)
    add(tail)
    return parts
  }
}

/// The widths of the characters of a text in several styles.
struct TextRuler {
  private let measurer: (any TextMeasurer)?
  private(set) var text = MeasuredText()
  private(set) var ellipsisAdvances: [Int64] = []

  init(runs: [TextRun], measurer: (any TextMeasurer)?) {
    self.measurer = measurer
    for (number, run) in runs.enumerated() {
      let start = text.glyphs.count
      add(run, Int32(number))
      if let attachment = run.attachment { makeRoom(for: attachment, of: run, from: start) }
      ellipsisAdvances.append(Int64(ellipsis(in: run.font) + FontTable.units(run.kern)))
    }
    if runs.count > 1 { text.findLevels(runs) }
  }

  /// Gives the characters that stand for an attachment its width.
  private mutating func makeRoom(for attachment: CGRect, of run: TextRun, from start: Int) {
    for index in start..<text.glyphs.count where text.characters[index] == NSTextAttachment.placeholder {
      text.glyphs[index].advance = Int64(FontTable.units(attachment.width + run.kern))
    }
  }

  private mutating func add(_ run: TextRun, _ number: Int32) {
    let start = text.glyphs.count
    if let measurer {
      text.append(run.text) { LineBreaker.Glyph($0, ascii: $0.ascii, run: number) }
      measureWords(from: start, of: run, with: measurer)
    } else {
      text.append(TextMetrics(run.font).measured(run.text, run: number))
      let kern = Int64(FontTable.units(run.kern))
      for index in start..<text.glyphs.count {
        text.glyphs[index].advance += kern
        if !run.hasPairKerning { text.glyphs[index].kerning = 0 }
      }
    }
  }

  /// Measures words as a whole: the width of a character is the amount that it adds to the characters before
  /// it in its word.
  private mutating func measureWords(from start: Int, of run: TextRun, with measurer: any TextMeasurer) {
    var word = ""
    var width: CGFloat = 0
    for index in start..<text.glyphs.count {
      if text.glyphs[index].isBlank || index > start && text.glyphs[index - 1].isBlank {
        word = ""
        width = 0
      }
      word.append(text.shown(at: index))
      let whole = measurer.checkedMeasure(of: word, in: run.font).width
      text.glyphs[index].advance = Int64(FontTable.units(whole - width + run.kern))
      width = whole
    }
  }

  private func ellipsis(in font: UIFont) -> Int {
    guard let measurer else { return TextMetrics(font).ellipsis }
    return FontTable.units(measurer.checkedMeasure(of: "…", in: font).width)
  }
}
