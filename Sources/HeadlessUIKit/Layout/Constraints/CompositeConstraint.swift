final class DistanceAnchor: NSLayoutDimension {
  /// The two anchors between which the distance is measured.
  nonisolated(unsafe) let distance: CompositeSide

  init(_ side: CompositeSide) {
    distance = side
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? DistanceAnchor)?.distance == distance }
  override var hash: Int { distance.hashValue }
}

/// A constraint that compares the distance between two anchors with another distance, a size or a number.
///
/// UIKit does not document the items of such a constraint. Here `firstItem` and `secondItem` are the items at
/// which the distances begin.
final class CompositeConstraint: NSLayoutConstraint {
  nonisolated(unsafe) private var terms: CompositeTerms?

  nonisolated override var composite: CompositeTerms? { terms }
  nonisolated override var mentionsBaseline: Bool { terms?.mentionsBaseline == true }
  override var mentionsDirection: Bool { terms?.mentionsDirection == true }

  /// Creates the constraint first (relation) multiplier × second + constant.
  ///
  /// The result is nil if neither side is a distance, or if a side is an anchor without an item.
  convenience init?<AnchorType>(
    _ first: NSLayoutAnchor<AnchorType>, _ relation: Relation, _ second: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    guard let one = first.side else { return nil }
    let other = second?.side
    guard second == nil || other != nil, one.start != nil || other?.start != nil else { return nil }
    trap(if: Self.mistake(inMultiplier: multiplier))
    trap(if: Self.mistake(inConstant: constant))
    self.init()
    let (left, right) = (one.start ?? one.end, other?.start ?? other?.end)
    fill(
      left.node, left.attribute, relation, right?.node, right?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, isComposite: true)
    terms = CompositeTerms(one, other)
  }
}

extension NSLayoutConstraint {
  /// True if the constraint compares the distance between two anchors.
  package var comparesDistances: Bool { isComposite }
}

extension NSLayoutAnchor {
  /// The anchor as a side of a constraint between distances; nil for an anchor without an item.
  fileprivate var side: CompositeSide? {
    if let anchor = self as? DistanceAnchor { return anchor.distance }
    return node.map { CompositeSide(start: nil, end: ItemAttribute(node: $0, attribute: attribute)) }
  }

  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    guard let start = side?.end, let end = other.side?.end else { return NSLayoutDimension() }
    return DistanceAnchor(CompositeSide(start: start, end: end))
  }
}
