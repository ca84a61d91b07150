import Foundation

/// The source files of a program, and the parts of them that the page shows.
final class LiveCode {
  /// A function or closure of a source file.
  struct Part: Encodable, Equatable {
    let file: String
    /// The number of its first line in the file.
    let first: Int
    let text: String
  }

  /// A number in the code of a part.
  struct Literal: Encodable, Hashable {
    /// The index of the part.
    let code: Int
    /// The line in the file.
    let line: Int
    /// The place in the shown line, in UTF-16 code units.
    let column: Int
    let text: String
    let value: Double
  }

  /// The parts in the order in which they were asked for.
  private(set) var parts: [Part] = []
  /// The words, numbers and symbols of each part.
  private(set) var tokens: [[LiveToken]] = []
  /// The addresses of the files by their names.
  private let files: [String: [URL]]
  private var lines: [String: [String]]
  private var found: [String: Int?] = [:]

  /// Finds the source files of folders.
  init(folders: [URL]) {
    let all = PreviewPackage.dates(in: folders).keys.sorted().map(URL.init(fileURLWithPath:))
    files = Dictionary(grouping: all.filter { $0.pathExtension == "swift" }, by: \.lastPathComponent)
    lines = [:]
  }

  /// Creates code from the lines of files, by their names with the module.
  init(lines: [String: [String]]) {
    files = [:]
    self.lines = lines
  }

  /// Forgets the parts, for the next preview.
  func clear() {
    parts = []
    tokens = []
    found = [:]
  }

  /// Returns the index of the part that contains a line; nil for a file that is not at hand.
  ///
  /// - Parameter file: The module and the name of the file, such as `App/Card.swift`.
  func part(file: String, line: Int) -> Int? {
    let key = "\(file):\(line)"
    if let known = found[key] { return known }
    let index = lines(of: file).flatMap { add(file, $0, line - 1) }
    found[key] = index
    return index
  }

  /// Returns the lines of a file: of those with its name, of the one in a folder of its module if there is
  /// one.
  private func lines(of file: String) -> [String]? {
    if let known = lines[file] { return known }
    let words = file.split(separator: "/").map(String.init)
    let named = files[words.last ?? ""] ?? []
    let url = named.first { words.count > 1 && $0.pathComponents.contains(words[0]) } ?? named.first
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let read = text.components(separatedBy: "\n")
    lines[file] = read
    return read
  }

  private func add(_ file: String, _ lines: [String], _ line: Int) -> Int? {
    guard lines.indices.contains(line), let range = Self.range(around: line, in: lines) else { return nil }
    let name = String(file.split(separator: "/").last ?? "")
    let first = range.lowerBound + 1
    if let index = parts.firstIndex(where: { $0.file == name && $0.first == first }) { return index }
    let indent = Self.indent(of: lines[range.lowerBound])
    let shown = lines[range].map { String($0.dropFirst(min(indent, Self.indent(of: $0)))) }
    parts.append(Part(file: name, first: first, text: shown.joined(separator: "\n")))
    tokens.append(LiveToken.tokens(of: shown, from: first))
    return parts.count - 1
  }

  /// Returns the lines of the function, or else of the block or the closure, that contains a line.
  private static func range(around line: Int, in lines: [String]) -> ClosedRange<Int>? {
    var outer: [ClosedRange<Int>] = []
    var limit = Int.max
    for index in stride(from: line, through: 0, by: -1) where !lines[index].allSatisfy(\.isWhitespace) {
      guard indent(of: lines[index]) < limit else { continue }
      limit = indent(of: lines[index])
      if let end = end(from: index, in: lines), end >= line { outer.append(index...end) }
    }
    func begins(_ range: ClosedRange<Int>, with words: [String]) -> Bool {
      words.contains { lines[range.lowerBound].contains($0) }
    }
    return outer.first { begins($0, with: ["func ", "init(", "init?("]) }
      ?? outer.first { begins($0, with: ["tk_"]) }
      ?? outer.last { lines[$0.lowerBound].hasSuffix(" in") && $0.count < 60 }
  }

  /// Returns the line that closes what a line opens: the next one with its indent that begins with a bracket
  /// and opens nothing.
  private static func end(from start: Int, in lines: [String]) -> Int? {
    let indent = indent(of: lines[start])
    return lines.indices.dropFirst(start + 1).first { index in
      let text = lines[index].drop { $0 == " " }
      return Self.indent(of: lines[index]) == indent && "})]".contains(text.first ?? " ") && text.last != "{"
    }
  }

  private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }
}

/// A word, a number or a symbol of the code.
struct LiveToken: Equatable {
  enum Kind { case word, number, symbol }

  let kind: Kind
  let text: String
  /// The line in the file.
  let line: Int
  /// The place in the shown line, in UTF-16 code units.
  let column: Int

  /// Returns the tokens of lines, without comments and texts.
  static func tokens(of lines: [String], from first: Int) -> [LiveToken] {
    lines.enumerated().flatMap { number, line in
      line.matches(of: /\/\/.*|"(?:[^"\\]|\\.)*"|[A-Za-z_$][\w$]*|\d[\d_]*(?:\.\d[\d_]*)?|[=<>]=|\.\.[.<]|\S/)
        .compactMap { match in
          let text = String(match.0)
          guard let begin = text.first, !text.hasPrefix("//"), begin != "\"" else { return nil }
          let isWord = begin.isLetter || begin == "_" || begin == "$"
          return LiveToken(
            kind: isWord ? .word : begin.isNumber ? .number : .symbol, text: text, line: first + number,
            column: line.utf16.distance(from: line.startIndex, to: match.range.lowerBound))
        }
    }
  }
}
