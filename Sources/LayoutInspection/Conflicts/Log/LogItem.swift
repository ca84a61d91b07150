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
    let area = LogArea(beginning: item).map { "\($0.beginning)" } ?? ""
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
