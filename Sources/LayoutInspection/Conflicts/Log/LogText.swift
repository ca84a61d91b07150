import LayoutWords

struct LogText {
  enum Part {
    case heading
    case breaking
    case list(isOpen: Bool)
    /// The text of a constraint, joined from the lines over which it was wrapped, and the constraint; nil for
    /// one that cannot be read.
    case constraint(String, ConflictLog.Line?)
    case other(String)
  }

  private(set) var parts: [Part] = []
  private var pieces: [Substring] = []
  /// The beginnings of lines with the time and the device; each digit is 0.
  private var prefixes: Set<[Character]> = []
  /// The length at which a terminal has wrapped the lines.
  private var width = 0

  private static let signs = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    ("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'"), ("\u{a0}", " "), ("–", "-"), ("—", "-"), ("−", "-"),
    ("~~(", "-("), (")~~", ")-"), ("~~", ""), ("**", ""), ("`", ""), ("\\_", "_"), ("\\*", "*"),
    ("\\[", "["), ("\\]", "]"),
    // Two constraints on one line.
    (">\",", ">\",\n"),
  ]

  init(_ text: String) {
    // Most of the signs are in no log, and one look at the text says so.
    var isPresent = [Bool](repeating: false, count: 256)
    for byte in text.utf8 { isPresent[Int(byte)] = true }
    let hasEntities = isPresent[Int(UInt8(ascii: "&"))]
    let clean = Self.signs.reduce(text) { text, sign in
      guard hasEntities || sign.0.utf8.first.map({ isPresent[Int($0)] }) == true, text.first(sign.0) != nil
      else { return text }
      return text.parts(between: sign.0).joined(separator: sign.1)
    }
    let lines = clean.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines {
      guard let start = Self.start(in: line) else { continue }
      let prefix = Self.digitless(line[..<start.lowerBound].trimmed { " \t\"*•".contains($0) }[...])
      if prefix.contains(where: \.isLetter) { prefixes.insert(prefix) }
    }
    width = lines.reduce(0) { [79, 80, 81, 99, 100, 101].contains($1.count) ? max($0, $1.count) : $0 }
    for line in lines { read(line) }
    close()
  }

  private mutating func read(_ line: Substring) {
    var rest = line
    var found: [(words: Range<String.Index>?, part: Part)] = []
    if rest.first("simultaneously") != nil {
      found.append((rest.first("simultaneously satisfy") ?? rest.last("Unable to simultaneously"), .heading))
    }
    if rest.first("breaking") != nil {
      found.append((rest.first("breaking constraint") ?? rest.last("recover by breaking"), .breaking))
    }
    for (words, part) in found {
      guard let words, words.lowerBound >= rest.startIndex else { continue }
      // A whole list can be on one line.
      let before = rest[..<words.lowerBound]
      if Self.start(in: before) != nil { read(before) }
      close()
      parts.append(part)
      rest = rest[words.upperBound...]
    }
    if let start = Self.start(in: rest) {
      close()
      // The words before a constraint make it a sentence, unless they are those of the conflict.
      pieces = [rest.startIndex == line.startIndex ? rest : rest[start.lowerBound...]]
    } else if !pieces.isEmpty {
      pieces.append(withoutPrefix(rest))
    } else {
      let text = withoutPrefix(rest).trimmed { $0.isWhitespace }
      switch text {
      case "(": parts.append(.list(isOpen: true))
      case ")": parts.append(.list(isOpen: false))
      default: if text.contains(where: \.isLetter) { parts.append(.other(text)) }
      }
    }
    let isOpen = pieces.last?.trimmed { $0.isWhitespace || "\",".contains($0) }.last != ">"
    if !isOpen || pieces.count > 8 { close() }
  }

  private mutating func close() {
    if pieces.isEmpty { return }
    defer { pieces = [] }
    // A terminal wraps at a length, and a person between words.
    let isHard = pieces.dropLast().map { $0.count == width }
    let ways = (0..<(1 << min(isHard.count, 4))).lazy.map { [pieces] changes in
      let text = Self.joined(pieces) { changes >> $0 & 1 == 1 ? !isHard[$0] : isHard[$0] }
      return Part.constraint(text, ConflictLog.Line(text))
    }
    let read = ways.first { if case .constraint(_, let line) = $0 { line?.equation != nil } else { false } }
    parts.append(read ?? ways[0])
  }

  private static func joined(_ pieces: [Substring], _ isHard: (Int) -> Bool) -> String {
    var text = String(pieces[0])
    for (index, piece) in pieces.enumerated().dropFirst() {
      let isSpaced = !isHard(index - 1) || (piece.first == " " && piece.dropFirst().first != " ")
      text = text.trimmed { $0.isWhitespace } + (isSpaced ? " " : "") + piece.trimmed { $0.isWhitespace }
    }
    return text
  }

  private func withoutPrefix(_ line: Substring) -> Substring {
    for prefix in prefixes where line.count >= prefix.count {
      guard Self.digitless(line.prefix(prefix.count)) == prefix else { continue }
      let rest = line.dropFirst(prefix.count)
      return rest.first == " " ? rest.dropFirst() : rest
    }
    return line
  }

  private static func digitless(_ text: Substring) -> [Character] { text.map { $0.isNumber ? "0" : $0 } }

  /// Returns the range of `<NSLayoutConstraint:0x`, the first of this form in a line; nil if there is none.
  static func start(in line: some StringProtocol) -> Range<String.Index>? {
    let bytes = line.utf8
    var open: String.Index?
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"): open = index
      case UInt8(ascii: ":"):
        guard let start = open else { continue }
        let isAddress = bytes[index...].starts(with: ":0x".utf8)
        if isAddress, bytes.index(after: start) < index {
          return start..<bytes.index(index, offsetBy: ":0x".utf8.count)
        }
        open = nil
      case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "\""): open = nil
      default: break
      }
    }
    return nil
  }
}
