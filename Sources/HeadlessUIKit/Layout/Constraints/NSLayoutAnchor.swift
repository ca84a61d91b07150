/// One attribute of one item, from which constraints are created.
///
/// An anchor does not retain its item.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) let node: LayoutNode?
  nonisolated let attribute: NSLayoutConstraint.Attribute

  /// The item of the anchor; nil after it was released.
  package var item: AnyObject? { node?.item }

  init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    super.init()
  }

  /// Creates an anchor without an item.
  public override init() {
    node = nil
    attribute = .notAnAttribute
    super.init()
  }

  /// Returns true if `object` is an anchor of the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType>, let node else { return false }
    return node === other.node && attribute == other.attribute
  }

  /// A hash value that is the same for equal anchors.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(node.map(ObjectIdentifier.init))
    hasher.combine(attribute)
    return hasher.finalize()
  }

  /// Creates the constraint self = anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, 0)
  }

  /// Creates the constraint self ≥ anchor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, 0)
  }

  /// Creates the constraint self ≤ anchor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, 0)
  }

  /// Creates the constraint self = anchor + c points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  { constraint(.equal, anchor, 1, c) }

  /// Creates the constraint self ≥ anchor + c points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, 1, c) }

  /// Creates the constraint self ≤ anchor + c points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, 1, c) }

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
  /// Creates a constraint by which self follows `anchor`, in the direction of text, at a distance of
  /// `multiplier` times the system spacing of 8 points.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacingConstraint(self, .equal, anchor, multiplier) }

  /// Creates a constraint by which self follows `anchor`, in the direction of text, at a distance of at least
  /// `multiplier` times the system spacing of 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { SystemSpacingConstraint(self, .greaterThanOrEqual, anchor, multiplier) }

  /// Creates a constraint by which self follows `anchor`, in the direction of text, at a distance of at most
  /// `multiplier` times the system spacing of 8 points.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacingConstraint(self, .lessThanOrEqual, anchor, multiplier) }

  /// Returns the distance from self to `otherAnchor`: otherAnchor − self.
  ///
  /// Between leading and trailing anchors, it is measured in the direction of text.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
}

/// A vertical position of an item.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Creates a constraint by which self is below `anchor`, at a distance of `multiplier` times the system
  /// spacing.
  ///
  /// The system spacing is 8 points, and between two baselines the line height of the lower text.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacingConstraint(self, .equal, anchor, multiplier) }

  /// Creates a constraint by which self is below `anchor`, at a distance of at least `multiplier` times the
  /// system spacing.
  ///
  /// The system spacing is 8 points, and between two baselines the line height of the lower text.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { SystemSpacingConstraint(self, .greaterThanOrEqual, anchor, multiplier) }

  /// Creates a constraint by which self is below `anchor`, at a distance of at most `multiplier` times the
  /// system spacing.
  ///
  /// The system spacing is 8 points, and between two baselines the line height of the lower text.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacingConstraint(self, .lessThanOrEqual, anchor, multiplier) }

  /// Returns the distance from self to `otherAnchor`: otherAnchor − self.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
}

/// A width or a height of an item.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the constraint self = c points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, 1, c) }

  /// Creates the constraint self ≥ c points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }

  /// Creates the constraint self ≤ c points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// Creates the constraint self = m × anchor.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, 0)
  }

  /// Creates the constraint self ≥ m × anchor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, m, 0) }

  /// Creates the constraint self ≤ m × anchor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, m, 0) }

  /// Creates the constraint self = m × anchor + c points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, m, c) }

  /// Creates the constraint self ≥ m × anchor + c points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }

  /// Creates the constraint self ≤ m × anchor + c points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}
