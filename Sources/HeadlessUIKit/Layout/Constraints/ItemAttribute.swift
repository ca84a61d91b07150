struct ItemAttribute: Hashable {
  let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute

  static func == (one: ItemAttribute, other: ItemAttribute) -> Bool {
    one.node === other.node && one.attribute == other.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(attribute)
  }
}
