/// Breaks a text into lines of a limited width.
///
/// - A line takes as many words as fit. It may end after spaces, after a hyphen or dash within a word (not
///   between a hyphen and a digit, as in −5), after a zero-width space, and between Chinese, Japanese and
///   Korean characters or emoji, except before a closing and after an opening punctuation mark. A space that
///   does not break (U+00A0, U+2007, U+202F) is a letter.
/// - The spaces at which a line is broken are not part of it, and those at the end of a
///   paragraph only as far as they fit.
/// - A word wider than a line is broken between two characters. A line holds at least one
///   character, however narrow it is.
/// - A newline ends a line; one at the end of the text opens an empty last line.
/// - With `byCharWrapping` a line ends at the last character that fits, a space like any other.
/// - The last line that is allowed is cut if more than spaces and newlines follow: as the break mode says,
///   with "…" at the end, at the beginning or in the middle. Spaces before "…" at the end and after it at the
///   beginning go. The beginning and the middle are cut out of all that is left, with newlines as spaces.
struct LineBreaker {
  /// The room for a line of any width; there is no sum of widths that it cannot be added to.
  static var unlimited: Int { .max / 2 }

  private let signs: [Sign]
  private let breaking: NSLineBreakMode
  /// The room for the first line of a paragraph and for the others, by the run that the paragraph begins
  /// with; one entry may stand for all.
  private let limits: [(first: Int, other: Int)]
  /// How wide "…" is, by run.
  private let ellipsisAdvances: [Int]
  /// The room for the line that is being broken.
  private var limit: Int

  /// Prepares to break a text.
  ///
  /// - Parameters:
  ///   - text: What is broken.
  ///   - metrics: How wide its characters are.
  ///   - limit: The room for a line in the unit of the metrics.
  ///   - breaking: Where lines end, and how the last one is cut.
  init(_ text: String, metrics: TextMetrics, limit: Int, breaking: NSLineBreakMode) {
    self.init(
      text.map { Sign($0, metrics: metrics) }, ellipsisAdvances: [metrics.advance(of: "…" as Character)],
      limits: [(limit, limit)], breaking: breaking)
  }

  /// Prepares to break a text of several runs.
  ///
  /// - Parameters:
  ///   - signs: The characters with their widths.
  ///   - ellipsisAdvances: How wide "…" is, by run.
  ///   - limits: The room for the first line of a paragraph and for the others,
  ///     by the run that it begins with.
  ///   - breaking: Where lines end, and how the last one is cut.
  init(
    _ signs: [Sign], ellipsisAdvances: [Int], limits: [(first: Int, other: Int)], breaking: NSLineBreakMode
  ) {
    self.signs = signs
    self.ellipsisAdvances = ellipsisAdvances
    self.limits = limits
    self.breaking = breaking
    limit = limits.first?.first ?? Self.unlimited
  }

  /// Returns the lines; a limit of 0 is none.
  mutating func lines(atMost lineLimit: Int) -> [TextLayout.Line] {
    guard !signs.isEmpty else { return [] }
    var lines: [TextLayout.Line] = []
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
        lines.append(line)
        if isLast { return lines }
        start = next
        limit = limits.other
      } while start < paragraph.upperBound
    }
    return lines
  }

  /// The run of the character at a place; behind the last one, its run.
  private func run(at place: Int) -> Int { Int(signs[min(place, signs.count - 1)].run) }

  private var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in signs.indices where signs[index].has(.newline) {
      result.append(start..<index)
      start = index + 1
    }
    return result + [start..<signs.count]
  }

  private func line(_ range: Range<Int>, isCut: Bool) -> TextLayout.Line {
    let advance = signs[range].reduce(0) { $0 + $1.advance }
    let text = String(signs[range].lazy.map(\.character))
    return TextLayout.Line(
      text: text, advance: advance, isCut: isCut, run: run(at: range.lowerBound),
      parts: parts(of: [range], ellipsis: nil))
  }

  /// The parts of a line by run; none where there is one run only.
  ///
  /// - Parameters:
  ///   - ranges: The characters that are shown.
  ///   - ellipsis: The run of the "…" behind the first range; nil for none.
  private func parts(of ranges: [Range<Int>], ellipsis: Int?) -> [TextLayout.Part] {
    guard ellipsisAdvances.count > 1 else { return [] }
    var parts: [TextLayout.Part] = []
    func add(_ character: Character, _ advance: Int, _ run: Int) {
      if parts.last?.run != run { parts.append(TextLayout.Part(text: "", advance: 0, run: run)) }
      parts[parts.count - 1].text.append(character)
      parts[parts.count - 1].advance += advance
    }
    for (number, range) in ranges.enumerated() {
      for sign in signs[range] { add(sign.shown, sign.advance, Int(sign.run)) }
      if number == 0, let ellipsis { add("…", ellipsisAdvances[ellipsis], ellipsis) }
    }
    return parts
  }
}

// MARK: Where a line ends

extension LineBreaker {
  // The end of the line that begins at start, and where the next one begins: behind the spaces between them.
  private func lineEnd(from start: Int, to paragraphEnd: Int) -> (end: Int, next: Int) {
    var advance = 0
    var lastBreak: (end: Int, next: Int)?
    var index = start
    while index < paragraphEnd {
      let fits = advance + signs[index].advance <= limit
      if breaking != .byCharWrapping, signs[index].has(.space) {
        let next = endOfSpaces(from: index, to: paragraphEnd)
        if next == paragraphEnd { return (fittingEnd(from: index, to: next, after: advance), next) }
        lastBreak = (index, next)
        advance += signs[index..<next].reduce(0) { $0 + $1.advance }
        index = next
      } else if fits || index == start {
        advance += signs[index].advance
        index += 1
        if index < paragraphEnd, allowsBreak(before: index, wordStart: lastBreak?.next ?? start) {
          lastBreak = (index, index)
        }
      } else {
        return lastBreak ?? (index, index)
      }
    }
    return (paragraphEnd, paragraphEnd)
  }

  private func endOfSpaces(from start: Int, to end: Int) -> Int {
    signs[start..<end].firstIndex { !$0.has(.space) } ?? end
  }

  private func fittingEnd(from start: Int, to end: Int, after advance: Int) -> Int {
    var advance = advance
    for index in start..<end {
      advance += signs[index].advance
      if advance > limit { return index }
    }
    return end
  }

  private func allowsBreak(before index: Int, wordStart: Int) -> Bool {
    guard breaking != .byCharWrapping else { return false }
    let before = signs[index - 1]
    let after = signs[index]
    if before.has(.breakAfter) { return true }
    if before.has(.dash) {
      let standsInWord = index - 1 > wordStart
      let isMinus = before.character == "-" && after.has(.number)
      return standsInWord && !after.has(.dash) && !after.has(.space) && !isMinus
    }
    guard before.has(.ideograph) || after.has(.ideograph) else { return false }
    return !before.has(.holdsNext) && !after.has(.holdsPrevious) && !after.has(.space)
  }
}

// MARK: The last line

extension LineBreaker {
  private func lastLine(from start: Int, in paragraph: Range<Int>) -> TextLayout.Line {
    let (end, next) = lineEnd(from: start, to: paragraph.upperBound)
    if signs[next...].allSatisfy(\.isBlank) { return line(start..<end, isCut: false) }
    switch breaking {
    case .byWordWrapping, .byCharWrapping: return line(start..<end, isCut: true)
    case .byClipping: return line(start..<paragraph.upperBound, isCut: true)
    case .byTruncatingTail:
      return cut(head: headEnd(from: start, to: paragraph.upperBound), tail: nil, from: start)
    case .byTruncatingHead: return cut(head: start, tail: tailStart(from: start), from: start)
    case .byTruncatingMiddle:
      let (head, tail) = middle(from: start)
      return cut(head: head, tail: tail, from: start)
    }
  }

  // start ..< head, the ellipsis, tail ..< end of the text.
  private func cut(head: Int, tail: Int?, from start: Int) -> TextLayout.Line {
    let ranges = [start..<head, (tail ?? signs.count)..<signs.count]
    let ends = ranges.map { String(signs[$0].lazy.map(\.shown)) }
    let advance = ranges.joined().reduce(ellipsisAdvance(from: start)) { $0 + signs[$1].advance }
    let run = run(at: start)
    return TextLayout.Line(
      text: ends.joined(separator: "…"), advance: advance, isCut: true, run: run,
      parts: parts(of: ranges, ellipsis: run))
  }

  // In a cut line "…" has the style of its first character.
  private func ellipsisAdvance(from start: Int) -> Int { ellipsisAdvances[run(at: start)] }

  private func headEnd(from start: Int, to end: Int) -> Int {
    var room = limit - ellipsisAdvance(from: start)
    var index = start
    while index < end, signs[index].advance <= room {
      room -= signs[index].advance
      index += 1
    }
    while index > start, signs[index - 1].isBlank { index -= 1 }
    return index
  }

  private func tailStart(from start: Int) -> Int {
    var room = limit - ellipsisAdvance(from: start)
    var index = signs.count
    while index > start, signs[index - 1].advance <= room {
      room -= signs[index - 1].advance
      index -= 1
    }
    while index < signs.count, signs[index].isBlank { index += 1 }
    return index
  }

  // One character from the front, one from the back, in turn, until one does not fit.
  private func middle(from start: Int) -> (head: Int, tail: Int) {
    var room = limit - ellipsisAdvance(from: start)
    var head = start
    var tail = signs.count
    var takesHead = true
    while head < tail {
      let advance = signs[takesHead ? head : tail - 1].advance
      guard advance <= room else { break }
      room -= advance
      if takesHead {
        head += 1
      } else {
        tail -= 1
      }
      takesHead.toggle()
    }
    return (head, tail)
  }
}
