import LayoutWords

/// A part of a view whose position the log does not contain.
///
/// It is an item of its own. If the conflict needs it, the margins count as inside the view, and a baseline
/// as below the upper edge.
///
///     UIView:0x7f80.leadingMargin    is    the margins of UIView:0x7f80 .leading
enum LogArea: CaseIterable {
  case margins, firstBaseline, lastBaseline

  /// The words before the item.
  var beginning: String {
    switch self {
    case .margins: "the margins of "
    case .firstBaseline: "the first baseline of "
    case .lastBaseline: "the last baseline of "
    }
  }

  /// Reads the words before an item; nil for an item that is no area.
  init?(beginning text: String) {
    guard text.hasPrefix("the "), let area = Self.allCases.first(where: { text.hasPrefix($0.beginning) })
    else {
      return nil
    }
    self = area
  }

  /// Reads the name of an attribute; nil for an attribute of the view itself.
  fileprivate init?(attribute: String) {
    switch attribute {
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline", "baseline": self = .lastBaseline
    default:
      guard attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins") else { return nil }
      self = .margins
    }
  }
}

extension ConflictLogEquation.Side {
  /// The item that the attribute belongs to: the view, or one of its areas.
  var owner: String { (LogArea(attribute: attribute)?.beginning ?? "") + item }

  /// The attribute of the owner: `leading` for `leadingMargin`, and `top` for a baseline, which has no size.
  var attributeOfOwner: String {
    guard let area = LogArea(attribute: attribute) else { return attribute }
    if area != .margins { return "top" }
    return String(attribute.parts(between: "WithinMargins")[0].parts(between: "Margin")[0])
  }
}
