import LayoutWords

#if canImport(UIKit)
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
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
  package var name: String { Self.names.indices.contains(rawValue) ? Self.names[rawValue] : "attribute" }

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

extension NSLayoutConstraint.Relation {
  /// Returns the relation of some words.
  init(_ words: RelationWords) { self = Self(rawValue: words.rawValue) ?? .equal }

  /// The words for the relation.
  var words: RelationWords { RelationWords(rawValue) }

  /// The relation after both sides have changed their signs.
  package var flipped: Self { Self(rawValue: -rawValue) ?? .equal }
}

#if canImport(UIKit)
  extension NSLayoutConstraint.Axis {
    /// The words for the axis.
    var words: AxisWords { AxisWords(isVertical: self == .vertical) }
  }
#endif

extension NSLayoutConstraint {
  /// True for a constraint that UIKit adds to fix a size or a guide, or for the frame of a view.
  @MainActor var isFixedByPlatform: Bool {
    SystemConstraint.isOfFrame(class: "\(type(of: self))") || SystemConstraint.isFixed(identifier ?? "")
  }
}

#if !canImport(HeadlessUIKit)
  extension NSLayoutConstraint {
    /// True for a constraint between two distances, which has no attribute of its own.
    var comparesDistances: Bool { firstAttribute == .notAnAttribute }
  }
#endif
