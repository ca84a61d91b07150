/// Writes well-formed, indented XML, one element a line.
///
/// Attributes keep the order they are given in, so the same calls always write the same text.
struct XMLWriter {
  /// An attribute's name and its value, not yet escaped.
  typealias Attribute = (name: String, value: String)

  private(set) var text = ""
  private var depth = 0

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [Attribute]) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  /// Writes an element that holds nothing but text.
  mutating func element(_ name: String, _ attributes: [Attribute], text: String) {
    element(name, attributes, text: text, children: [])
  }

  /// Writes an element on one line, its text and then its children, which hold nothing themselves.
  mutating func element(
    _ name: String, _ attributes: [Attribute], text: String,
    children: [(name: String, attributes: [Attribute])]
  ) {
    guard !text.isEmpty || !children.isEmpty else { return element(name, attributes) }
    let inside = children.map { "<\($0.name)\(Self.list($0.attributes))/>" }.joined()
    line("<\(name)\(Self.list(attributes))>\(Self.escaped(text))\(inside)</\(name)>")
  }

  /// Writes the start of an element; `close(_:)` writes its end.
  mutating func open(_ name: String, _ attributes: [Attribute]) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
  }

  /// Writes the end of the element that was opened last.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with others inside.
  mutating func element(_ name: String, _ attributes: [Attribute], content: (inout XMLWriter) -> Void) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// The text with the five characters that XML reserves written as entities, and what
  /// XML forbids replaced by U+FFFD.
  static func escaped(_ text: String) -> String {
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

  /// XML 1.0, production 2 (Char), without the three control characters that are written as references.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }

  private static func list(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }

  private mutating func line(_ content: String) {
    // Deeper elements are indented no further: the spaces would outgrow the picture.
    text += String(repeating: "  ", count: min(depth, 20)) + content + "\n"
  }
}
