import Foundation
import LayoutRendering

/// The lines of an SVG picture, each of which is one element or one tag.
struct Picture {
  /// The lines without their indentation.
  let lines: [String]

  init(_ svg: String) {
    lines = svg.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the lines that begin with an element of a name.
  func elements(_ name: String) -> [String] {
    lines.filter { $0.hasPrefix("<\(name) ") || $0.hasPrefix("<\(name)>") }
  }

  /// Returns the lines that follow the element of the picture and its canvas, without the end tag.
  var content: [String] { Array(lines.dropFirst(2).dropLast()) }

  /// Returns the lines from the first one that begins with a text.
  func lines(from prefix: String) -> [String] { Array(lines.drop { !$0.hasPrefix(prefix) }) }

  /// Returns the value of an attribute in the start tag of a line; nil if the tag does not have it.
  static func attribute(_ name: String, of line: String) -> String? {
    let tag = line.prefix { $0 != ">" }
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}
