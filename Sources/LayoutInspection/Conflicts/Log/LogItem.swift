import LayoutWords

/// A view or a guide of the app that an address in a log stands for, and the texts that stand for items.
struct LogItem {
  let name: String
  /// The number of views around it.
  let depth: Int
  let object: AnyObject

  /// Returns the address in `UILabel:0x7f80'Title'`, behind the name of an area of the view; the whole text
  /// if there is none.
  static func key(of item: String) -> String {
    guard let start = item.first(":0x") else { return item }
    let area = LogArea(beginning: item)?.rawValue ?? ""
    return area + "0x" + item[start.upperBound...].prefix { $0.isHexDigit }.lowercased()
  }

  /// Returns the class of an item without its module; the identifier of a view that stands in its place.
  static func type(of item: String) -> String {
    let name = item.first(":0x").map { String(item[..<$0.lowerBound]) } ?? item
    guard let last = name.split(separator: ".").last, let first = last.first else { return name }
    return first.isUppercase || first == "_" ? String(last) : name
  }

  /// Returns the text behind the address: `Title` in `UILabel:0x7f80'Title'`.
  static func quoted(of item: String) -> String {
    guard let start = item.first(":0x") else { return "" }
    return item[start.upperBound...].drop { $0.isHexDigit }.trimmed { $0 == " " || $0 == "'" }
  }
}

/// A part of a view whose position the log does not contain, by the words before the view.
///
/// It is an item of its own. If the conflict needs it, the margins count as inside the view, and a baseline
/// as below the upper edge.
///
///     UIView:0x7f80.leadingMargin    is    the margins of UIView:0x7f80 .leading
enum LogArea: String, CaseIterable {
  case margins = "the margins of "
  case firstBaseline = "the first baseline of "
  case lastBaseline = "the last baseline of "

  /// Reads the words before an item; nil for an item that is no area.
  init?(beginning text: String) {
    guard text.hasPrefix("the "), let area = Self.allCases.first(where: { text.hasPrefix($0.rawValue) })
    else { return nil }
    self = area
  }

  /// Reads the name of an attribute; nil for an attribute of the view itself.
  init?(attribute: String) {
    switch attribute {
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline", "baseline": self = .lastBaseline
    default:
      guard attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins") else { return nil }
      self = .margins
    }
  }

  /// Returns the view of an item that is an area.
  func view(in item: String) -> String { String(item.dropFirst(rawValue.count)) }
}
