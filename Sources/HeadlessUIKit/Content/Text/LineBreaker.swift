/// An algorithm that breaks a text into lines of a limited width.
///
/// - A line contains as many words as fit. It may end after spaces, after a hyphen or dash within a word (not
///   between a hyphen and a digit, as in −5), after a zero-width space, and between Chinese, Japanese and
///   Korean characters or emoji, except before a closing and after an opening punctuation mark. A no-break
///   space (U+00A0, U+2007, U+202F) counts as a letter.
/// - The spaces at which a line is broken are not part of it. The spaces at the end of a paragraph are part
///   of its last line as far as they fit.
/// - A word that is wider than a line is broken between two characters. A line contains at least one
///   character, however narrow the line is.
/// - With `pushesOut`, a word that would be alone in the last line of a paragraph takes the word before it
///   along, if both fit and no line may end inside them.
/// - A newline ends a line; a newline at the end of the text begins an empty last line.
/// - With `byCharWrapping`, a line ends after the last character that fits; a space counts as any other
///   character.
/// - The last line that the limit allows is truncated if anything but spaces and newlines follows. The break
///   mode decides if "…" is at its end, at its beginning or in its middle. Spaces before a "…" at the end and
///   after a "…" at the beginning are left out. For "…" at the beginning or in the middle, the whole
///   remaining text is shortened, with newlines as spaces.
struct LineBreaker {
  /// The width limit for a line of any width; adding a sum of widths to it does not overflow.
  static var unlimited: Int64 { .max / 2 }

  /// The length by which a line may exceed its limit, in points, so that a label that is exactly as wide as
  /// its text does not lose its last word by rounding.
  static var excess: Double { 0.001 }

  /// Returns the limit for a width in points: in millionths of a point, rounded down.
  static func limit(ofWidth width: Double) -> Int64 {
    let units = (max(width, 0) + excess) * 1e6
    return units < 1e15 ? Int64(units) : unlimited
  }

  private let glyphs: [Glyph]
  private let breaking: NSLineBreakMode
  private let pushesOut: Bool
  /// The width limits for the first line of a paragraph and for its other lines, by the run with which the
  /// paragraph begins; a single entry applies to all runs.
  private let limits: [(first: Int64, other: Int64)]
  private let ellipsisAdvances: [Int64]
  private var limit: Int64
  /// The widths that fitted into a line, at most, and those that did not, at least.
  private var fitting: Int64 = 0
  private var exceeding = Int64.max
  /// True if a line was truncated, so that its characters depend on more than these widths.
  private var isTruncated = false

  /// The limits with which a text in one style has the same lines as in the last call of `lines(atMost:)`.
  var sameLimits: ClosedRange<Int64> {
    isTruncated || exceeding <= limit ? limit...limit : min(fitting, limit)...(exceeding - 1)
  }

  /// Creates a breaker for a text.
  ///
  /// - Parameters:
  ///   - glyphs: The characters with their widths.
  ///   - ellipsisAdvances: The width of "…" in each run.
  ///   - limits: The width limits for the first line of a paragraph and for its other lines,
  ///     by the run with which the paragraph begins, in millionths of a point.
  ///   - breaking: The mode that decides where lines end and how the last line is truncated.
  ///   - pushesOut: True if a word that would be alone in the last line of a paragraph takes the word before
  ///     it along, if both fit.
  init(
    _ glyphs: [Glyph], ellipsisAdvances: [Int64], limits: [(first: Int64, other: Int64)],
    breaking: NSLineBreakMode, pushesOut: Bool
  ) {
    self.glyphs = glyphs
    self.ellipsisAdvances = ellipsisAdvances
    self.limits = limits
    self.breaking = breaking
    self.pushesOut = pushesOut && breaking != .byCharWrapping
    limit = limits.first?.first ?? Self.unlimited
  }

  /// Returns the lines, at most `lineLimit`; 0 means no limit.
  mutating func lines(atMost lineLimit: Int) -> [BrokenLine] {
    guard !glyphs.isEmpty else { return [] }
    var lines: [BrokenLine] = []
    for paragraph in paragraphs {
      let limits = limits[limits.count == 1 ? 0 : run(at: paragraph.lowerBound)]
      limit = limits.first
      var start = paragraph.lowerBound
      repeat {
        let isLast = lines.count + 1 == lineLimit
        let (end, next) =
          isLast ? (start, paragraph.upperBound) : lineEnd(from: start, to: paragraph.upperBound)
        var line = isLast ? lastLine(from: start, in: paragraph) : line(start..<end, isCut: false)
        line.isFirst = start == paragraph.lowerBound
        line.paragraphRun = run(at: paragraph.lowerBound)
        line.paragraph = paragraph
        lines.append(line)
        start = next
        limit = limits.other
        if pushesOut, isLast || start >= paragraph.upperBound { pushOut(&lines) }
        if isLast { return lines }
      } while start < paragraph.upperBound
    }
    return lines
  }

  /// Moves the last word of the line before the last one down if the last line of the paragraph has one word.
  ///
  /// Words are the text between spaces. In a text that may break elsewhere too, such as a Chinese one, they
  /// are no words, so nothing moves.
  private mutating func pushOut(_ lines: inout [BrokenLine]) {
    guard lines.count > 1, let last = lines.last, !last.isFirst, !last.isCut else { return }
    let before = lines[lines.count - 2]
    func firstSpace(in range: Range<Int>) -> Int? { glyphs[range].firstIndex { $0.has(.space) } }
    guard firstSpace(in: last.head) == nil,
      let space = glyphs[before.head].lastIndex(where: { $0.has(.space) }),
      let end = glyphs[before.head.lowerBound..<space].lastIndex(where: { !$0.has(.space) })
    else { return }
    let pushed = (space + 1)..<last.head.upperBound
    guard !mayBreak(inside: pushed, secondWord: last.head.lowerBound), fits(width(of: pushed)) else { return }
    lines[lines.count - 2].head = before.head.lowerBound..<(end + 1)
    // The space at the new end counts, by the recorded widths of labels.
    lines[lines.count - 2].advance = width(of: before.head.lowerBound..<pushed.lowerBound)
    lines[lines.count - 1] = line(pushed, isCut: false)
    lines[lines.count - 1].isFirst = false
    lines[lines.count - 1].paragraphRun = last.paragraphRun
    lines[lines.count - 1].paragraph = last.paragraph
  }

  /// Returns true if a line may end inside one of two words, or between them without a space.
  ///
  /// - Parameters:
  ///   - words: The characters of both words and of the spaces between them.
  ///   - secondWord: The beginning of the second word.
  private func mayBreak(inside words: Range<Int>, secondWord: Int) -> Bool {
    words.dropFirst().contains { index in
      !glyphs[index - 1].has(.space)
        && allowsBreak(before: index, wordStart: index > secondWord ? secondWord : words.lowerBound)
    }
  }

  /// Returns the run of the character at an index; for an index after the last character, the run of the last
  /// character.
  private func run(at index: Int) -> Int { Int(glyphs[min(index, glyphs.count - 1)].run) }

  private var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in glyphs.indices where glyphs[index].has(.newline) {
      result.append(start..<index)
      start = index + 1
    }
    return result + [start..<glyphs.count]
  }

  private func line(_ range: Range<Int>, isCut: Bool) -> BrokenLine {
    BrokenLine(head: range, advance: width(of: range), isCut: isCut, run: run(at: range.lowerBound))
  }

  private func width(of range: Range<Int>) -> Int64 {
    range.reduce(0) { $0 + width(at: $1, from: range.lowerBound) }
  }

  /// Returns the width that a character adds to a line, or to the part of a line after a "…", with its
  /// kerning unless it is the first one there.
  private func width(at index: Int, from start: Int) -> Int64 {
    index > start ? glyphs[index].advance + glyphs[index].kerning : glyphs[index].advance
  }
}

// MARK: Line ends

extension LineBreaker {
  // Returns the end of the line that begins at start, and the beginning of the next line, which is after the
  // spaces between them.
  private mutating func lineEnd(from start: Int, to paragraphEnd: Int) -> (end: Int, next: Int) {
    var advance: Int64 = 0
    var lastBreak: (end: Int, next: Int)?
    // In a narrower line, a word that does not fit is rejected at an earlier character, and the line is the
    // same as long as the words before it fit.
    var lastWidth: Int64 = 0
    var index = start
    while index < paragraphEnd {
      let wider = advance + width(at: index, from: start)
      let fits = wider <= limit
      if breaking != .byCharWrapping, glyphs[index].has(.space) {
        let next = endOfSpaces(from: index, to: paragraphEnd)
        if next == paragraphEnd {
          fitting = max(fitting, advance)
          return (fittingEnd(of: start..<next, from: index, after: advance), next)
        }
        lastBreak = (index, next)
        lastWidth = advance
        while index < next {
          advance += width(at: index, from: start)
          index += 1
        }
      } else if fits || index == start {
        advance += width(at: index, from: start)
        index += 1
        if index < paragraphEnd, allowsBreak(before: index, wordStart: lastBreak?.next ?? start) {
          lastBreak = (index, index)
          lastWidth = advance
        }
      } else {
        exceeding = min(exceeding, wider)
        fitting = max(fitting, lastBreak == nil ? advance : lastWidth)
        return lastBreak ?? (index, index)
      }
    }
    fitting = max(fitting, advance)
    return (paragraphEnd, paragraphEnd)
  }

  private mutating func fits(_ width: Int64) -> Bool {
    if width <= limit {
      fitting = max(fitting, width)
      return true
    }
    exceeding = min(exceeding, width)
    return false
  }

  private func endOfSpaces(from start: Int, to end: Int) -> Int {
    glyphs[start..<end].firstIndex { !$0.has(.space) } ?? end
  }

  /// Returns the end of the characters that fit in a line.
  ///
  /// - Parameters:
  ///   - line: The characters of the line.
  ///   - first: The first character that does not have to fit.
  ///   - advance: The width of the characters before it.
  private mutating func fittingEnd(of line: Range<Int>, from first: Int, after advance: Int64) -> Int {
    var advance = advance
    for index in first..<line.upperBound {
      advance += width(at: index, from: line.lowerBound)
      if !fits(advance) { return index }
    }
    return line.upperBound
  }

  private func allowsBreak(before index: Int, wordStart: Int) -> Bool {
    guard breaking != .byCharWrapping else { return false }
    let before = glyphs[index - 1]
    let after = glyphs[index]
    if before.has(.breakAfter) { return true }
    if before.has(.dash) {
      let isInsideWord = index - 1 > wordStart
      let isMinus = before.has(.hyphen) && after.has(.number)
      return isInsideWord && !after.has(.dash) && !after.has(.space) && !isMinus
    }
    guard before.has(.ideograph) || after.has(.ideograph) else { return false }
    return !before.has(.holdsNext) && !after.has(.holdsPrevious) && !after.has(.space)
  }
}

// MARK: The last line

extension LineBreaker {
  private mutating func lastLine(from start: Int, in paragraph: Range<Int>) -> BrokenLine {
    let (end, next) = lineEnd(from: start, to: paragraph.upperBound)
    if glyphs[next...].allSatisfy({ $0.isBlank }) { return line(start..<end, isCut: false) }
    isTruncated = true
    switch breaking {
    case .byWordWrapping, .byCharWrapping: return line(start..<end, isCut: true)
    case .byClipping: return line(start..<paragraph.upperBound, isCut: true)
    case .byTruncatingTail:
      return truncated(head: headEnd(from: start, to: paragraph.upperBound), tail: nil, from: start)
    case .byTruncatingHead: return truncated(head: start, tail: tailStart(from: start), from: start)
    case .byTruncatingMiddle:
      let (head, tail) = middle(from: start)
      return truncated(head: head, tail: tail, from: start)
    }
  }

  // start ..< head, "…", tail ..< end of the text.
  private func truncated(head: Int, tail: Int?, from start: Int) -> BrokenLine {
    let front = start..<head
    let back = (tail ?? glyphs.count)..<glyphs.count
    let advance = ellipsisAdvance(from: start) + width(of: front) + width(of: back)
    return BrokenLine(head: front, tail: back, advance: advance, isCut: true, run: run(at: start))
  }

  // In a truncated line, "…" has the style of the line's first character.
  private func ellipsisAdvance(from start: Int) -> Int64 { ellipsisAdvances[run(at: start)] }

  private func headEnd(from start: Int, to end: Int) -> Int {
    var room = limit - ellipsisAdvance(from: start)
    var index = start
    while index < end {
      let width = width(at: index, from: start)
      guard width <= room else { break }
      room -= width
      index += 1
    }
    while index > start, glyphs[index - 1].isBlank { index -= 1 }
    return index
  }

  private func tailStart(from start: Int) -> Int {
    var room = limit - ellipsisAdvance(from: start)
    var index = glyphs.count
    while index > start {
      let width = widthBefore(index)
      guard width <= room else { break }
      room -= width
      index -= 1
    }
    while index < glyphs.count, glyphs[index].isBlank { index += 1 }
    return index
  }

  // The width that the character before an index adds to the end of the text that begins there.
  private func widthBefore(_ index: Int) -> Int64 {
    glyphs[index - 1].advance + (index < glyphs.count ? glyphs[index].kerning : 0)
  }

  // Takes characters alternately from the front and from the back until one does not fit.
  private func middle(from start: Int) -> (head: Int, tail: Int) {
    var room = limit - ellipsisAdvance(from: start)
    var head = start
    var tail = glyphs.count
    var isHeadNext = true
    while head < tail {
      let width = isHeadNext ? width(at: head, from: start) : widthBefore(tail)
      guard width <= room else { break }
      room -= width
      if isHeadNext { head += 1 } else { tail -= 1 }
      isHeadNext.toggle()
    }
    return (head, tail)
  }
}
