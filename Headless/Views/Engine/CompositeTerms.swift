/// An attribute of an item, as an anchor names it.
struct AnchorPlace: Hashable {
  let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute

  static func == (one: AnchorPlace, other: AnchorPlace) -> Bool {
    one.node === other.node && one.attribute == other.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(attribute)
  }
}

/// A side of a constraint of distances: the distance from one place to another, or a size.
struct CompositeSide: Hashable {
  /// Where the distance begins; nil for a size.
  let start: AnchorPlace?
  /// Where it ends, or the size.
  let end: AnchorPlace

  /// Whether it says leading or trailing.
  var isDirectional: Bool { end.attribute.isDirectional || start?.attribute.isDirectional == true }

  /// The item of the place that `end` is not.
  func other(than place: AnchorPlace) -> LayoutNode? { place == end ? start?.node : end.node }

  /// The side as it would be written: `(b.left - a.right)`.
  var text: String {
    let end = NSLayoutConstraint.text(of: end.node, end.attribute)
    guard let start else { return end }
    return "(\(end) - \(NSLayoutConstraint.text(of: start.node, start.attribute)))"
  }
}

/// What a constraint of distances compares, and which items it is about.
final class CompositeTerms {
  /// The left side.
  let first: CompositeSide?
  /// The right side; nil for a number.
  let second: CompositeSide?
  /// The items, each once.
  let items: [LayoutNode]
  /// The place of the constraint in the list of mentions of each item.
  var slots: [Int]

  init(_ first: CompositeSide, _ second: CompositeSide?) {
    (self.first, self.second) = (first, second)
    var items: [LayoutNode] = []
    for place in [first.start, first.end, second?.start, second?.end] {
      if let node = place?.node, !items.contains(where: { $0 === node }) { items.append(node) }
    }
    self.items = items
    slots = items.map { _ in -1 }
  }

  /// Whether all items are there still.
  var isWhole: Bool { items.allSatisfy { $0.item != nil } }
  /// Whether a side says leading or trailing.
  var mentionsDirection: Bool { first?.isDirectional == true || second?.isDirectional == true }
  /// Whether a side ends at a baseline.
  var mentionsBaseline: Bool {
    [first?.start, first?.end, second?.start, second?.end].contains { $0?.attribute.isBaseline == true }
  }

  /// The number of an item, which has to be one of the constraint's.
  func place(of item: LayoutNode) -> Int {
    guard let place = items.firstIndex(where: { $0 === item }) else {
      preconditionFailure("the constraint is not about this item")
    }
    return place
  }
}
