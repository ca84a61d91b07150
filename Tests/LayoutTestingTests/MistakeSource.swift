import Foundation

/// The places of verbs in the source of the mistakes.
struct MistakeSource {
  private let lines: [(file: String, number: Int, text: Substring)]

  /// Reads the lines of a class.
  init(of type: MistakeScreen.Type) throws {
    let all = try Self.lines()
    let start = all.firstIndex { $0.text.hasPrefix("final class \(type): ") } ?? all.endIndex
    let rest = all[start...]
    lines = Array(rest.prefix(1) + rest.dropFirst().prefix { !$0.text.hasPrefix("final class ") })
  }

  /// Returns the names of the screens in the source.
  static func names() throws -> [String] {
    try lines().compactMap { line in
      line.text.prefixMatch(of: /final class (\w+): MistakeScreen/).map { String($0.1) }
    }
  }

  private static func lines() throws -> [(file: String, number: Int, text: Substring)] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var all: [(file: String, number: Int, text: Substring)] = []
    for file in ["Mistakes+Rows.swift", "Mistakes+Columns.swift", "Mistakes+Silent.swift"] {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        all.append((file, index + 1, line))
      }
    }
    return all
  }

  /// Returns a text with `{xPlace}` and `{xPlace 2}` replaced by the places of the first and the second call,
  /// and `{line xPlace}` by the place without the verb.
  func places(in text: String) -> String {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { result, part in
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      let isPlace = pieces.count == 2 && !pieces[0].hasPrefix(" ")
      return result + (isPlace ? place(of: pieces[0]) + pieces[1] : "{" + part)
    }
  }

  private func place(of call: Substring) -> String {
    var words = call.split(separator: " ")
    let isLine = words[0] == "line"
    if isLine { words.removeFirst() }
    let number = words.count > 1 ? Int(words[1]) ?? 1 : 1
    let calls = lines.filter { $0.text.contains(".\(words[0])(") }
    guard calls.indices.contains(number - 1) else { return "no call \(call)" }
    let line = "\(calls[number - 1].file):\(calls[number - 1].number)"
    return isLine ? line : "\(line) \(words[0])"
  }
}
