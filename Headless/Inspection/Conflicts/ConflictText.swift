import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The names of items and constraints in the sentences about conflicts and ambiguity.
@MainActor struct ConflictText {
  let names: ItemNames

  /// Returns the name of a view or guide; the platform's own guides are called after their view.
  func name(of item: AnyObject) -> String {
    guard let guide = item as? AutoLayoutKitGuide, let view = guide.owningView else {
      return names.name(of: item)
    }
    #if canImport(UIKit)
      let identifier = guide.identifier
    #else
      let identifier = guide.identifier.rawValue
    #endif
    guard let area = Self.areas.first(where: { identifier.hasPrefix($0.identifier) }) else {
      return names.name(of: item)
    }
    return "the \(area.words) of \(names.name(of: view))"
  }

  /// The identifiers of the platform's guides, with their words.
  private static let areas: [(identifier: String, words: String)] = [
    ("UIViewSafeAreaLayoutGuide", "safe area"), ("UIViewLayoutMarginsGuide", "margins"),
    ("UIViewReadableContentGuide", "readable area"), ("UIViewKeyboardLayoutGuide", "keyboard area"),
    ("UIScrollView-contentLayoutGuide", "content"), ("UIScrollView-contentMarginsGuide", "content margins"),
    ("UIScrollView-frameLayoutGuide", "frame"),
  ]

  /// Returns a constraint as an equation: `title.left == Card.left + 20`.
  func text(_ constraint: NSLayoutConstraint) -> String {
    let relation = Self.sign(constraint.relation)
    var right = constraint.constant.points
    if let second = constraint.secondItem {
      right = "\(name(of: second)).\(Self.name(constraint.secondAttribute))"
      if constraint.multiplier != 1 { right += " * \(constraint.multiplier.points)" }
      let constant = abs(constraint.constant).points
      if constraint.constant != 0 { right += constraint.constant < 0 ? " - \(constant)" : " + \(constant)" }
    }
    let first = constraint.firstItem.map { name(of: $0) } ?? "a released item"
    let equation = "\(first).\(Self.name(constraint.firstAttribute)) \(relation) \(right)"
    guard let identifier = constraint.identifier, !identifier.isEmpty, constraint.site == nil else {
      return equation
    }
    return "\(identifier) (\(equation))"
  }

  static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    default: return "=="
    }
  }

  /// Returns the name of an attribute as it is written in code.
  static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    // The numbers are those of Apple's declaration; AppKit declares no attributes inside margins.
    let names = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
      "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return names.indices.contains(attribute.rawValue) ? names[attribute.rawValue] : "attribute"
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// The part of the item that an edge is at: 0 for the near edge, 1 for the far edge and 0.5 for the centre.
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
