import LayoutWords

/// A view or a guide in a log, such as `UILabel:0x7f80'Title'`, or an area of one.
struct LogItem: Hashable {
  /// The item as it is written, without the words for an area.
  let text: String
  /// The class without its module; the identifier of a view that stands in its place.
  let type: String
  let address: String
  let quoted: String
  var area: LogArea?

  init(_ text: String) {
    self.text = text
    let start = text.first(":0x")
    let name = start.map { String(text[..<$0.lowerBound]) } ?? text
    let last = name.split(separator: ".").last.map(String.init) ?? name
    type = last.first.map { $0.isUppercase || $0 == "_" } == true ? last : name
    let rest = start.map { text[$0.upperBound...] } ?? ""
    address = start == nil ? text : "0x" + rest.prefix { $0.isHexDigit }.lowercased()
    quoted = rest.drop { $0.isHexDigit }.trimmed { $0 == " " || $0 == "'" }
  }

  var hasAddress: Bool { address != text }
  var systemGuide: SystemGuide? { SystemGuide(beginning: quoted) }
  var view: LogItem { of(nil) }

  func of(_ area: LogArea?) -> LogItem {
    var item = self
    item.area = area
    return item
  }

  static func == (one: LogItem, other: LogItem) -> Bool {
    one.address == other.address && one.area == other.area
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(area)
  }
}

/// A part of a view whose position the log does not contain, by the words before the view.
///
/// It is an item of its own. If the conflict needs it, the margins count as inside the view, and a baseline
/// as below the upper edge.
///
///     UIView:0x7f80.leadingMargin    is    the margins of UIView:0x7f80 .leading
enum LogArea: String {
  case margins = "the margins of "
  case firstBaseline = "the first baseline of "
  case lastBaseline = "the last baseline of "

  init?(attribute: String) {
    switch attribute {
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline", "baseline": self = .lastBaseline
    default:
      guard attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins") else { return nil }
      self = .margins
    }
  }
}
