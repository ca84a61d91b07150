/// A constraint that keeps a multiple of the system's spacing: 8 points, or the line height of the
/// text below between two baselines.
///
/// Apple documents neither number. What follows comes after in the direction of text, whichever anchors it is
/// said with, as Apple's documentation of `constraint(equalToSystemSpacingAfter:multiplier:)` says.
final class SystemSpacingConstraint: NSLayoutConstraint {
  /// The distance between two items that belong together, in points.
  static let standard: CGFloat = 8

  private var share: CGFloat = 1
  private var isSet = false

  /// The constraint first (relation) second + share × spacing.
  convenience init<AnchorType>(
    _ first: NSLayoutAnchor<AnchorType>, _ relation: Relation, _ second: NSLayoutAnchor<AnchorType>,
    _ share: CGFloat
  ) {
    self.init(
      first: first.node, first.attribute, relation, second: second.node, second.attribute, multiplier: 1,
      constant: share * SystemSpacingConstraint.standard)
    self.share = share
  }

  override var mentionsDirection: Bool { firstSide.place(isMirrored: false).axis == .horizontal }

  /// The distance as it is now, in points; the font of the text below may change it until it is set.
  override var constant: CGFloat {
    get {
      guard !isSet, firstSide.isBaseline, secondSide.isBaseline else { return super.constant }
      let below = first?.view?.view(for: firstSide == .firstBaseline ? .first : .last)
      return share * (below?.baselineFont?.lineHeight ?? Self.standard)
    }
    set {
      isSet = true
      super.constant = newValue
    }
  }
}
