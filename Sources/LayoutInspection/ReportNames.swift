import AutoLayoutKit
import Foundation
import LayoutWords

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
    guard let known = SystemGuide(beginning: identifier) else { return names.name(of: item) }
    return "the \(known.area) of \(names.name(of: view))"
  }

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
    var text = "\(left) \(relation.words.symbol) "
    if let right {
      text += right + (multiplier == 1 ? "" : " * \(multiplier.points)")
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + abs(constant).points }
    } else {
      text += constant.points
    }
    guard let identifier, !identifier.isEmpty else { return text }
    return "\(identifier) (\(text))"
  }
}
