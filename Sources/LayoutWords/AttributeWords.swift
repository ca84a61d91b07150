/// The words for an attribute of a constraint, by its number in Apple's declaration.
///
/// AppKit declares no attributes inside margins.
package struct AttributeWords {
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// The names of the attributes of a frame in a log.
  private static let frameNames = [
    "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top", "midY": "centerY", "maxY": "bottom",
  ]

  /// The number of the attribute.
  package let number: Int

  /// Creates the words for a number.
  package init(_ number: Int) { self.number = number }

  /// Reads the name of an attribute of a view itself in a log; nil for a name that is not known.
  package init?(nameInLog name: String) {
    let plain = Self.frameNames[name] ?? name
    guard let number = Self.names.firstIndex(of: plain), (1...10).contains(number) else { return nil }
    self.number = number
  }

  /// The name as it is written in code.
  package var name: String { Self.names.indices.contains(number) ? Self.names[number] : "attribute" }

  /// True for a width or a height.
  package var isSize: Bool { number == 7 || number == 8 }

  /// True for an attribute inside the margins.
  package var isOfMargins: Bool { number >= 13 }

  /// The part of the item that an edge is at: 0 for the near edge, 1 for the far edge and 0.5 for the center.
  ///
  /// Leading counts as near. A chain has the same order in both directions.
  package var side: Double {
    switch number {
    case 2, 4, 6, 11, 14, 16, 18: 1
    case 9, 10, 19, 20: 0.5
    default: 0
    }
  }

  /// True for an attribute along the vertical axis.
  package var isVertical: Bool {
    switch number {
    case 3, 4, 8, 10, 11, 12, 15, 16, 20: true
    default: false
    }
  }
}
