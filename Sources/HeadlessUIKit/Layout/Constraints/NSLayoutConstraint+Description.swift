import LayoutWords

extension NSLayoutConstraint {
  /// The constraint as text: `'Card.swift:4 width' card.width == 0.5 * view.width + 8 @750`.
  nonisolated var sentence: String {
    var text = MainActor.unchecked { identifier }.map { "'\($0)' " } ?? ""
    let symbol = RelationWords(comparison.rawValue).symbol
    text += "\(composite?.first?.text ?? Self.text(of: first, firstSide)) \(symbol) "
    if second == nil {
      text += offset.exactText
    } else {
      if factor != 1 { text += "\(factor.exactText) * " }
      text += composite?.second?.text ?? Self.text(of: second, secondSide)
      if offset != 0 { text += offset < 0 ? " - \((-offset).exactText)" : " + \(offset.exactText)" }
    }
    return strength == .required ? text : text + " @\(CGFloat(strength.rawValue).exactText)"
  }

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
