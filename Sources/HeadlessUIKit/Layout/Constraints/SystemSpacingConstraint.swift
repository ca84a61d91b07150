/// A constraint whose constant is a multiple of the system spacing: 8 points, or the line height of the lower
/// text between two baselines.
///
/// Apple documents neither number. The first item follows the second one in the direction of text, even for
/// left and right anchors, as Apple's documentation of `constraint(equalToSystemSpacingAfter:multiplier:)`
/// says.
final class SystemSpacingConstraint: NSLayoutConstraint {
  /// The standard distance between two related items, in points.
  static let standard: CGFloat = 8

  private var share: CGFloat = 1
  private var isSet = false

  /// Creates the constraint first (relation) second + share × spacing.
  convenience init<AnchorType>(
    _ first: NSLayoutAnchor<AnchorType>, _ relation: Relation, _ second: NSLayoutAnchor<AnchorType>,
    _ share: CGFloat
  ) {
    self.init(
      first: first.node, first.attribute, relation, second: second.node, second.attribute, multiplier: 1,
      constant: share * SystemSpacingConstraint.standard)
    self.share = share
  }

  override var mentionsDirection: Bool { firstSide.geometry(isMirrored: false).axis == .horizontal }

  /// The present distance in points; it follows the font of the lower text until it is set.
  override var constant: CGFloat {
    get {
      guard !isSet, firstSide.isBaseline, secondSide.isBaseline else { return super.constant }
      let below = first?.view?.view(for: firstSide == .firstBaseline ? .first : .last)
      return share * (below?.baselineLineHeight ?? Self.standard)
    }
    set {
      isSet = true
      super.constant = newValue
    }
  }
}
