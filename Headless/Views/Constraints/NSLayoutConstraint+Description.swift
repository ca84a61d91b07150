extension NSLayoutConstraint {
  /// The constraint as text: `'Card.swift:4 width' card.width == 0.5 * view.width + 8 @750`.
  nonisolated var sentence: String {
    var text = MainActor.unchecked { identifier }.map { "'\($0)' " } ?? ""
    text += "\(composite?.first?.text ?? Self.text(of: first, firstSide)) \(comparison.sign) "
    if second == nil {
      text += offset.short
    } else {
      if factor != 1 { text += "\(factor.short) * " }
      text += composite?.second?.text ?? Self.text(of: second, secondSide)
      if offset != 0 { text += offset < 0 ? " - \((-offset).short)" : " + \(offset.short)" }
    }
    return strength == .required ? text : text + " @\(CGFloat(strength.rawValue).short)"
  }

  /// Returns an attribute of an item as text: `card.width`.
  nonisolated static func text(of node: LayoutNode?, _ attribute: Attribute) -> String {
    "\(name(of: node)).\(attribute)"
  }

  /// Returns the identifier of a view or guide; its class if it has none.
  private nonisolated static func name(of node: LayoutNode?) -> String {
    if let view = node?.view {
      return MainActor.unchecked { view.accessibilityIdentifier } ?? "\(type(of: view))"
    }
    guard let guide = node?.guide else { return "(released)" }
    let identifier = MainActor.unchecked { guide.identifier }
    return identifier.isEmpty ? "\(type(of: guide))" : identifier
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension CGFloat {
  /// The number as text, without a decimal point if it is an integer.
  fileprivate var short: String { self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)" }
}
