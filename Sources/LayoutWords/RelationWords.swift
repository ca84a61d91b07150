/// The words for a relation, by the number that it has in UIKit, in AppKit and in the solver.
package enum RelationWords: Int, CaseIterable {
  case atMost = -1
  case equal = 0
  case atLeast = 1

  /// Returns the words for a number of a relation.
  package init(_ number: some BinaryInteger) { self = Self(rawValue: Int(number)) ?? .equal }

  /// The relation after both sides have changed their signs.
  package var flipped: Self { Self(-rawValue) }

  /// The symbol as it is written in code.
  package var symbol: String {
    switch self {
    case .atMost: "<="
    case .equal: "=="
    case .atLeast: ">="
    }
  }

  /// The sign before a number in a picture; empty for an equality.
  package var sign: String {
    switch self {
    case .atMost: "≤"
    case .equal: ""
    case .atLeast: "≥"
    }
  }

  /// The words before a length in a sentence; empty for an equality.
  package var bound: String {
    switch self {
    case .atMost: "at most "
    case .equal: ""
    case .atLeast: "at least "
    }
  }
}

extension RelationWords {
  /// Returns an equation as text: `title.left == Card.left + 20`, behind the identifier of its constraint if
  /// that says more than a place.
  ///
  /// - Parameters:
  ///   - left: The first attribute.
  ///   - right: The second attribute; nil for a number alone.
  package func equation(
    _ left: String, _ right: String?, multiplier: Double, constant: Double, identifier: String?
  ) -> String {
    var text = "\(left) \(symbol) "
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
