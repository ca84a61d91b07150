import LayoutPlatform

/// The edges or sizes that a constraint ties: equal for two constraints about the same ones, in this order.
nonisolated struct ConstraintTerms: Hashable {
  let first: ObjectIdentifier
  let firstAttribute: Int
  let second: ObjectIdentifier?
  let secondAttribute: Int

  /// Reads a constraint; nil if its first item was released.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.firstItem else { return nil }
    first = ObjectIdentifier(item)
    firstAttribute = constraint.firstAttribute.rawValue
    second = constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute.rawValue
  }
}
