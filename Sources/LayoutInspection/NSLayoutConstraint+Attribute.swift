#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension NSLayoutConstraint.Attribute {
  // The numbers are those of Apple's declaration; AppKit declares no attributes inside margins.

  /// The names of the attributes by their numbers.
  static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// The name as it is written in code.
  var name: String { Self.names.indices.contains(rawValue) ? Self.names[rawValue] : "attribute" }

  /// True for a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// The part of the item that an edge is at: 0 for the near edge, 1 for the far edge and 0.5 for the center.
  ///
  /// Leading counts as near. A chain has the same order in both directions.
  var side: Double {
    switch rawValue {
    case 2, 4, 6, 11, 14, 16, 18: 1
    case 9, 10, 19, 20: 0.5
    default: 0
    }
  }

  /// True for an attribute along the vertical axis.
  var isVertical: Bool { [3, 4, 8, 10, 11, 12, 15, 16, 20].contains(rawValue) }
}

extension NSLayoutConstraint {
  /// The beginnings of the identifiers of constraints with which UIKit fixes a size or a guide.
  private static let systemPrefixes = [
    "UIView-Encapsulated-Layout-", "UIViewSafeAreaLayoutGuide-", "_UITemporaryLayout", "fittingSize",
  ]

  /// True for a constraint that UIKit adds to fix a size or a guide, or for the frame of a view.
  @MainActor var isFixedByPlatform: Bool {
    if "\(type(of: self))".hasPrefix("NSAutoresizingMask") { return true }
    return Self.isFixedByPlatform(identifier: identifier ?? "")
  }

  /// Returns true for the identifier of a constraint that UIKit adds to fix a size or a guide.
  @MainActor static func isFixedByPlatform(identifier: String) -> Bool {
    systemPrefixes.contains { identifier.hasPrefix($0) }
  }
}
