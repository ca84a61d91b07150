import LayoutWords

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

extension NSLayoutConstraint.Attribute {
  /// The words for the attribute.
  private var words: AttributeWords { AttributeWords(rawValue) }

  /// The name as it is written in code.
  package var name: String { words.name }

  /// True for a width or a height.
  var isSize: Bool { words.isSize }

  /// The part of the item that an edge is at: 0 for the near edge, 1 for the far edge and 0.5 for the center.
  var side: Double { words.side }

  /// True for an attribute along the vertical axis.
  var isVertical: Bool { words.isVertical }
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

/// The sites of the identifiers that were parsed.
///
/// The table is never emptied; it has one entry for each identifier of a constraint of the library.
@MainActor private var parsedSites: [String: ConstraintSite] = [:]

extension NSLayoutConstraint {
  /// The place in the app's code that made the constraint; nil for one that the library did not make.
  @MainActor public var site: ConstraintSite? {
    guard let identifier else { return nil }
    if let site = parsedSites[identifier] { return site }
    let site = ConstraintSite(identifier: identifier)
    if let site { parsedSites[identifier] = site }
    return site
  }

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
