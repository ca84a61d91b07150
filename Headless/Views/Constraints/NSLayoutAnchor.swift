/// One attribute of one item, from which constraints are made.
///
/// An anchor does not keep its item alive.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) let node: LayoutNode?
  nonisolated let attribute: NSLayoutConstraint.Attribute

  /// The item the anchor belongs to; nil once it is gone.
  package var item: AnyObject? { node?.item }

  init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    super.init()
  }

  /// An anchor of nothing.
  public override init() {
    node = nil
    attribute = .notAnAttribute
    super.init()
  }

  /// Whether `object` is an anchor of the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType>, let node else { return false }
    return node === other.node && attribute == other.attribute
  }

  /// A number that is the same for equal anchors.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(node.map(ObjectIdentifier.init))
    hasher.combine(attribute)
    return hasher.finalize()
  }

  /// Makes self = anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, 0)
  }

  /// Makes self ≥ anchor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, 0)
  }

  /// Makes self ≤ anchor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, 0)
  }

  /// Makes self = anchor + c points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }

  /// Makes self ≥ anchor + c points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Makes self ≤ anchor + c points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    if attribute == .notAnAttribute || anchor?.attribute == .notAnAttribute,
      let composite = CompositeConstraint(self, relation, anchor, multiplier: multiplier, constant: constant)
    {
      return composite
    }
    return NSLayoutConstraint(
      first: node, attribute, relation, second: anchor?.node, anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }
}

/// A horizontal position of an item.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes self follow `anchor`, in the direction of text, at a distance of `multiplier` times
  /// the system's spacing of 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint(self, .equal, anchor, multiplier)
  }

  /// Makes self follow `anchor`, in the direction of text, at a distance of at least `multiplier` times
  /// the system's spacing of 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint(self, .greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes self follow `anchor`, in the direction of text, at a distance of at most `multiplier` times
  /// the system's spacing of 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint(self, .lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from self to `otherAnchor`: otherAnchor − self, in the direction of text
  /// between leading and trailing anchors.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
}

/// A vertical position of an item.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes self lie below `anchor` at a distance of `multiplier` times the system's spacing.
  ///
  /// That is 8 points, and between two baselines the line height of the text below.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint(self, .equal, anchor, multiplier)
  }

  /// Makes self lie below `anchor` at a distance of at least `multiplier` times the system's spacing.
  ///
  /// That is 8 points, and between two baselines the line height of the text below.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint(self, .greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes self lie below `anchor` at a distance of at most `multiplier` times the system's spacing.
  ///
  /// That is 8 points, and between two baselines the line height of the text below.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint(self, .lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from self to `otherAnchor`: otherAnchor − self.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
}

/// A width or a height of an item.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes self = c points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }

  /// Makes self ≥ c points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }

  /// Makes self ≤ c points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// Makes self = m × anchor.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, 0)
  }

  /// Makes self ≥ m × anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, 0)
  }

  /// Makes self ≤ m × anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, 0)
  }

  /// Makes self = m × anchor + c points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c)
  }

  /// Makes self ≥ m × anchor + c points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c)
  }

  /// Makes self ≤ m × anchor + c points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c)
  }
}
