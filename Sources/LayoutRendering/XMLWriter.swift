/// A writer of well-formed, indented XML, with one element per line.
///
/// Attributes keep their order, so the same calls always write the same text.
package struct XMLWriter {
  /// The name of an attribute and its value, which is not yet escaped.
  typealias Attribute = (name: String, value: String)

  private(set) var text = ""
  private var depth = 0

  mutating func element(_ name: String, _ attributes: [Attribute]) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  mutating func element(_ name: String, _ attributes: [Attribute], text: String) {
    element(name, attributes, text: text, children: [])
  }

  /// Writes an element on one line, with its text and then its children, which are empty elements.
  mutating func element(
    _ name: String, _ attributes: [Attribute], text: String,
    children: [(name: String, attributes: [Attribute])]
  ) {
    guard !text.isEmpty || !children.isEmpty else { return element(name, attributes) }
    let inside = children.map { "<\($0.name)\(Self.list($0.attributes))/>" }.joined()
    line("<\(name)\(Self.list(attributes))>\(Self.escaped(text))\(inside)</\(name)>")
  }

  /// Writes the start tag of an element; `close(_:)` writes the end tag.
  mutating func open(_ name: String, _ attributes: [Attribute]) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
  }

  /// Writes the end tag of the element that was opened last.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func element(_ name: String, _ attributes: [Attribute], content: (inout XMLWriter) -> Void) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Returns the text with the five reserved characters of XML as entities, and with U+FFFD in place of
  /// characters that XML does not allow.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns true for the characters of XML 1.0, production 2 (Char), without the three control characters
  /// that are written as references.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }

  private static func list(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }

  private mutating func line(_ content: String) {
    // The indentation is limited, because otherwise the spaces would need more room than the picture.
    text += String(repeating: "  ", count: min(depth, 20)) + content + "\n"
  }
}
