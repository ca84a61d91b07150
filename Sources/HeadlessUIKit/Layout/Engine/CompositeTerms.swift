/// A side of a constraint between distances: the distance from one anchor to another, or a size.
struct CompositeSide: Hashable {
  /// The anchor at which the distance begins; nil for a size.
  let start: ItemAttribute?
  /// The anchor at which the distance ends, or the size.
  let end: ItemAttribute

  var isDirectional: Bool { end.attribute.isDirectional || start?.attribute.isDirectional == true }
  func other(than attribute: ItemAttribute) -> LayoutNode? { attribute == end ? start?.node : end.node }

  /// The side as text: `(b.left - a.right)`.
  var text: String {
    let end = NSLayoutConstraint.text(of: end.node, end.attribute)
    guard let start else { return end }
    return "(\(end) - \(NSLayoutConstraint.text(of: start.node, start.attribute)))"
  }
}

/// The sides of a constraint between distances, and its items.
final class CompositeTerms {
  let first: CompositeSide?
  /// The right side; nil if the left side is compared with a number.
  let second: CompositeSide?
  /// The items, each once.
  let items: [LayoutNode]
  /// The index of the constraint in each item's list of mentions.
  var slots: [Int]

  init(_ first: CompositeSide, _ second: CompositeSide?) {
    (self.first, self.second) = (first, second)
    var items: [LayoutNode] = []
    for end in [first.start, first.end, second?.start, second?.end] {
      if let node = end?.node, !items.contains(where: { $0 === node }) { items.append(node) }
    }
    self.items = items
    slots = items.map { _ in -1 }
  }

  var isWhole: Bool { items.allSatisfy { $0.item != nil } }
  /// True if a side has a leading or trailing attribute.
  var mentionsDirection: Bool { first?.isDirectional == true || second?.isDirectional == true }
  var mentionsBaseline: Bool {
    [first?.start, first?.end, second?.start, second?.end].contains { $0?.attribute.isBaseline == true }
  }

  func index(of item: LayoutNode) -> Int {
    guard let index = items.firstIndex(where: { $0 === item }) else {
      let name = item.item.map { "\($0)" } ?? "A released item"
      preconditionFailure("\(name) is not an item of the constraint.")
    }
    return index
  }
}
