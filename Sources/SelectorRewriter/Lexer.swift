/// Splits a Swift file into tokens.
///
/// Comments nest. The code in the interpolations of a string is split as well, between the parentheses of the
/// interpolation; the other parts of a string are literals, and so are regular expressions.
struct Lexer {
  private let source: SourceText
  private var offset = 0
  private var startsLine = true
  private(set) var tokens: [Token] = []

  /// Returns the tokens of a file.
  static func tokens(of source: SourceText) throws(SourceProblem) -> [Token] {
    var lexer = Lexer(source: source)
    try lexer.skipFirstLineOfScript()
    try lexer.run(untilClosing: false)
    return lexer.tokens
  }

  private init(source: SourceText) { self.source = source }
  private var byte: UInt8 { source.byte(offset) }
  private var isAtEnd: Bool { offset >= source.bytes.count }

  /// Skips a line such as `#!/usr/bin/swift`.
  private mutating func skipFirstLineOfScript() throws(SourceProblem) {
    if byte == Byte.pound, source.byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// Reads tokens to the end of the file, or to the parenthesis that closes an interpolation.
  private mutating func run(untilClosing: Bool) throws(SourceProblem) {
    let start = offset
    var depth = 0
    while !isAtEnd {
      if try skipSpace() { continue }
      if untilClosing, byte == Byte.opening { depth += 1 }
      if untilClosing, byte == Byte.closing {
        if depth == 0 { return }
        depth -= 1
      }
      try readToken()
    }
    if untilClosing { throw SourceProblem(.unterminatedString, at: start) }
  }

  /// Skips a space or a comment and returns true, if there is one.
  private mutating func skipSpace() throws(SourceProblem) -> Bool {
    if Byte.isSpace(byte) {
      if Byte.isLineBreak(byte) { startsLine = true }
      offset += 1
      return true
    }
    guard byte == Byte.slash else { return false }
    switch source.byte(offset + 1) {
    case Byte.slash:
      skipLine()
      return true
    case Byte.star:
      try skipComment()
      return true
    default: return false
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, !Byte.isLineBreak(byte) { offset += 1 }
  }

  private mutating func skipComment() throws(SourceProblem) {
    let start = offset
    var depth = 0
    repeat {
      guard !isAtEnd else { throw SourceProblem(.unterminatedComment, at: start) }
      let next = source.byte(offset + 1)
      if byte == Byte.slash, next == Byte.star {
        depth += 1
        offset += 2
      } else if byte == Byte.star, next == Byte.slash {
        depth -= 1
        offset += 2
      } else {
        if Byte.isLineBreak(byte) { startsLine = true }
        offset += 1
      }
    } while depth > 0
  }

  private mutating func readToken() throws(SourceProblem) {
    switch byte {
    case Byte.quote: try readString(pounds: 0)
    case Byte.pound: try readPound()
    case Byte.backtick: readQuotedWord()
    case let byte where Byte.isDigit(byte): readNumber()
    case let byte where Byte.isLetter(byte): readWord(.word)
    case let byte where Byte.isOperator(byte): readOperator()
    default: add(.sign, to: offset + 1)
    }
  }

  /// Adds a token from the present offset to an end, and continues there.
  private mutating func add(_ kind: Token.Kind, to end: Int) {
    var text = offset..<end
    if kind == .quotedWord { text = (offset + 1)..<max(offset + 1, end - 1) }
    tokens.append(Token(kind: kind, text: source[text], range: offset..<end, startsLine: startsLine))
    startsLine = false
    offset = end
  }

  // Words and numbers

  private mutating func readWord(_ kind: Token.Kind) {
    var end = offset + 1
    while Byte.isLetter(source.byte(end)) || Byte.isDigit(source.byte(end)) { end += 1 }
    add(kind, to: end)
  }

  private mutating func readQuotedWord() {
    var end = offset + 1
    while end < source.bytes.count, source.byte(end) != Byte.backtick, !Byte.isLineBreak(source.byte(end)) {
      end += 1
    }
    add(.quotedWord, to: min(end + 1, source.bytes.count))
  }

  private mutating func readNumber() {
    var end = offset + 1
    while true {
      let next = source.byte(end)
      let isFraction = next == Byte.period && Byte.isDigit(source.byte(end + 1))
      guard Byte.isLetter(next) || Byte.isDigit(next) || isFraction else { break }
      end += 1
    }
    add(.literal, to: end)
  }

  /// Reads a raw string, a regular expression in number signs, or a directive.
  private mutating func readPound() throws(SourceProblem) {
    var pounds = 1
    while source.byte(offset + pounds) == Byte.pound { pounds += 1 }
    switch source.byte(offset + pounds) {
    case Byte.quote: try readString(pounds: pounds)
    case Byte.slash: try readRawRegex(pounds: pounds)
    case let next where Byte.isLetter(next) && pounds == 1: readWord(.directive)
    default: add(.sign, to: offset + pounds)
    }
  }

  // Operators and regular expressions

  private mutating func readOperator() {
    if byte == Byte.slash, let end = endOfRegex() { return add(.literal, to: end) }
    var end = offset
    while Byte.isOperator(source.byte(end)) {
      // A comment begins inside a run of operator signs.
      let next = source.byte(end + 1)
      if source.byte(end) == Byte.slash, end > offset, next == Byte.slash || next == Byte.star { break }
      end += 1
    }
    add(.sign, to: end)
  }

  /// Returns the end of the regular expression that begins here; nil for a division.
  ///
  /// As in the compiler, the expression stands at the beginning of an operand, is on one line, neither begins
  /// nor ends with a space, and closes only parentheses that it opened.
  private func endOfRegex() -> Int? {
    let first = source.byte(offset + 1)
    guard !followsOperand, first != Byte.space, first != Byte.tab else { return nil }
    var depth = 0
    var end = offset + 1
    while end < source.bytes.count, !Byte.isLineBreak(source.byte(end)) {
      switch source.byte(end) {
      case Byte.slash:
        let last = source.byte(end - 1)
        return last == Byte.space || last == Byte.tab ? nil : end + 1
      case Byte.backslash: end += 1
      case Byte.opening: depth += 1
      case Byte.closing:
        depth -= 1
        if depth < 0 { return nil }
      default: break
      }
      end += 1
    }
    return nil
  }

  /// True if a value ends before the present offset, so that an operator comes next.
  private var followsOperand: Bool {
    guard let last = tokens.last, !startsLine else { return false }
    switch last.kind {
    case .literal, .quotedWord, .directive: return true
    case .word: return !Self.wordsBeforeOperands.contains(last.text)
    case .sign:
      if [")", "]", "}"].contains(last.text) { return true }
      // A question or exclamation mark directly after a value belongs to it.
      let before = tokens.dropLast().last?.range.upperBound
      return ["!", "?"].contains(last.text) && before == last.range.lowerBound
    }
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "await", "try", "throw", "else", "do", "switch",
    "is",
    "as", "and", "or",
  ]

  private mutating func readRawRegex(pounds: Int) throws(SourceProblem) {
    var end = offset + pounds + 1
    while end < source.bytes.count {
      if source.byte(end) == Byte.slash, hasPounds(pounds, at: end + 1) {
        return add(.literal, to: end + 1 + pounds)
      }
      end += source.byte(end) == Byte.backslash ? 2 : 1
    }
    throw SourceProblem(.unterminatedRegex, at: offset)
  }

  // Strings

  /// Reads a string with a number of number signs at its ends.
  private mutating func readString(pounds: Int) throws(SourceProblem) {
    let start = offset
    var end = offset + pounds
    let isMultiline = hasQuotes(3, at: end) && !isClosedOnLine(from: end + 1, pounds: pounds)
    let quotes = isMultiline ? 3 : 1
    end += quotes
    while true {
      let next = source.byte(end)
      if end >= source.bytes.count || (!isMultiline && Byte.isLineBreak(next)) {
        throw SourceProblem(.unterminatedString, at: start)
      }
      if next == Byte.quote, hasQuotes(quotes, at: end), hasPounds(pounds, at: end + quotes) {
        return add(.literal, to: end + quotes + pounds)
      }
      guard next == Byte.backslash, hasPounds(pounds, at: end + 1) else {
        end += 1
        continue
      }
      guard source.byte(end + 1 + pounds) == Byte.opening else {
        end += 2 + pounds
        continue
      }
      end = try readInterpolation(from: end + 1 + pounds)
    }
  }

  /// Returns true if a raw string that begins with three quotes ends on its line, such as `#"""#`: it has one
  /// line and contains a quote.
  private func isClosedOnLine(from start: Int, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var end = start
    while end < source.bytes.count, !Byte.isLineBreak(source.byte(end)) {
      if source.byte(end) == Byte.quote, hasPounds(pounds, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  /// Adds the literal before an interpolation and the tokens of the interpolation, and returns its end.
  private mutating func readInterpolation(from opening: Int) throws(SourceProblem) -> Int {
    add(.literal, to: opening)
    add(.sign, to: opening + 1)
    try run(untilClosing: true)
    add(.sign, to: offset + 1)
    return offset
  }

  private func hasQuotes(_ count: Int, at start: Int) -> Bool {
    (start..<(start + count)).allSatisfy { source.byte($0) == Byte.quote }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (start..<(start + count)).allSatisfy { source.byte($0) == Byte.pound }
  }
}
