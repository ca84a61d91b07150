import Foundation

/// The source files of the scenes, and the parts of them that have been shown.
final class LiveCode {
  /// A function or closure of a source file.
  struct Part: Encodable, Equatable {
    let file: String
    /// The number of its first line in the file.
    let first: Int
    let text: String
    /// The type in which it is declared; nil outside of a type.
    let type: String?
  }

  /// The parts in the order in which they were asked for.
  private(set) var parts: [Part] = []
  private let files: [String: [String]]
  private let helpers: [Helper]
  private var found: [String: Int?] = [:]

  /// Reads the source files of a folder.
  init(folder: URL) throws {
    var files: [String: [String]] = [:]
    for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where url.pathExtension == "swift" {
      let text = try String(contentsOf: url, encoding: .utf8)
      files[url.lastPathComponent] = text.components(separatedBy: "\n")
    }
    self.files = files
    helpers = Self.helpers(in: files)
  }

  /// Creates code from the lines of files.
  init(files: [String: [String]]) {
    self.files = files
    helpers = Self.helpers(in: files)
  }

  /// A function that takes part in layouts: it takes or returns values of the library, or is an app's verb.
  private struct Helper {
    let name: String
    let file: String
    let line: Int
    let isVerb: Bool
  }

  private static func helpers(in files: [String: [String]]) -> [Helper] {
    files.sorted { $0.key < $1.key }.flatMap { file, lines in
      lines.indices.compactMap { line in
        guard let name = functionName(in: lines[line]) else { return nil }
        let isVerb = type(around: line, in: lines) == "AutoLayoutKitMaker"
        guard isVerb || lines[line].contains("AutoLayoutKit") else { return nil }
        return Helper(name: name, file: file, line: line, isVerb: isVerb)
      }
    }
  }

  private static func functionName(in line: String) -> String? {
    guard let start = line.range(of: "func ")?.upperBound else { return nil }
    let name = line[start...].prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }

  /// Adds the functions of layouts that a part calls and that hold no constraint themselves, so that the part
  /// can be run: verbs of the app from any file, others from the file of the part.
  private func addHelpers(of part: Part) {
    for helper in helpers where helper.isVerb || helper.file == part.file {
      guard part.text.contains("\(helper.name)("), let lines = files[helper.file] else { continue }
      _ = add(helper.file, lines, helper.line)
    }
  }

  /// Forgets the parts, for the next scene.
  func clear() {
    parts = []
    found = [:]
  }

  /// Returns the index of the part that contains a line; nil for a file that is not a scene's.
  func part(file: String, line: Int) -> Int? {
    let key = "\(file):\(line)"
    if let known = found[key] { return known }
    let index = files[file].flatMap { add(file, $0, line - 1) }
    found[key] = index
    return index
  }

  private func add(_ file: String, _ lines: [String], _ line: Int) -> Int? {
    guard lines.indices.contains(line), let range = Self.range(around: line, in: lines) else { return nil }
    let first = range.lowerBound + 1
    if let index = parts.firstIndex(where: { $0.file == file && $0.first == first }) { return index }
    let part = Part(
      file: file, first: first, text: Self.text(lines[range]),
      type: Self.type(around: range.lowerBound, in: lines))
    parts.append(part)
    let index = parts.count - 1
    addHelpers(of: part)
    return index
  }

  /// Returns the lines of the function, or of the entry in a list of scenes, that contains a line.
  private static func range(around line: Int, in lines: [String]) -> ClosedRange<Int>? {
    var start = line
    while start >= 0 {
      let indent = indent(of: lines[start])
      if isBeginning(lines[start]), let end = end(from: start, indent: indent, in: lines), end >= line {
        return start...end
      }
      start -= 1
    }
    return nil
  }

  /// Returns true for a line that begins a function, an initializer or an entry in a list of scenes.
  private static func isBeginning(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard let first = words.first else { return false }
    let scenes = ["verb(", "area(", "pair(", "twice(", "DemoScene("]
    if scenes.contains(where: { first.hasPrefix($0) }) { return true }
    return words.contains { $0 == "func" || $0.hasPrefix("init(") || $0.hasPrefix("init?(") }
      || words.contains("var") && line.hasSuffix("DemoScene {")
  }

  /// Returns the line that closes what a line opens: the next one with its indent that begins with a bracket
  /// and opens nothing.
  private static func end(from start: Int, indent: Int, in lines: [String]) -> Int? {
    let closings: Set<String> = ["}", "},", "})", "}),", ")", "),"]
    return (start..<lines.count).first { index in
      let text = lines[index].drop { $0 == " " }
      return index > start && Self.indent(of: lines[index]) == indent && closings.contains(String(text))
    }
  }

  private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Returns lines without the indent of the first one.
  private static func text(_ lines: ArraySlice<String>) -> String {
    let indent = indent(of: lines.first ?? "")
    return lines.map { String($0.dropFirst(min(indent, Self.indent(of: $0)))) }.joined(separator: "\n")
  }

  /// Returns the name of the type that contains a line.
  private static func type(around line: Int, in lines: [String]) -> String? {
    for index in stride(from: line, through: 0, by: -1) where indent(of: lines[index]) == 0 {
      let words = lines[index].split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(where: { ["class", "struct", "extension", "enum"].contains($0) }),
        words.indices.contains(keyword + 1)
      else { continue }
      return words[keyword + 1].trimmingCharacters(in: CharacterSet(charactersIn: ":{"))
    }
    return nil
  }
}
