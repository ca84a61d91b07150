import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The names of items and constraints in the sentences about conflicts and ambiguity.
@MainActor struct ReportNames {
  private let names: ItemNames

  init(_ names: ItemNames) { self.names = names }

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
  func equation(_ constraint: NSLayoutConstraint) -> String {
    let first = constraint.firstItem.map { name(of: $0) } ?? "a released item"
    let second = constraint.secondItem.map { "\(name(of: $0)).\(constraint.secondAttribute.name)" }
    return Self.equation(
      "\(first).\(constraint.firstAttribute.name)", constraint.relation, second,
      multiplier: constraint.multiplier, constant: constraint.constant,
      identifier: constraint.site == nil ? constraint.identifier : nil)
  }

  /// Returns an equation as text, behind the identifier of its constraint if that says more than a place.
  static func equation(
    _ left: String, _ relation: NSLayoutConstraint.Relation, _ right: String?, multiplier: CGFloat,
    constant: CGFloat, identifier: String?
  ) -> String {
    var text = "\(left) \(sign(relation)) "
    if let right {
      text += right + (multiplier == 1 ? "" : " * \(multiplier.points)")
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + abs(constant).points }
    } else {
      text += constant.points
    }
    guard let identifier, !identifier.isEmpty else { return text }
    return "\(identifier) (\(text))"
  }

  private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    default: return "=="
    }
  }
}
