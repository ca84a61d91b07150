/// What only few views have; a view gets it when something of it is first needed,
/// and loses it when it is freed.
///
/// A node may outlive its view, because anchors hold it: whatever would keep something alive stands here.
final class ViewExtras {
  // Guides

  /// The guides of the view itself, each once asked for.
  var ownGuides: [UILayoutGuide] = []
  /// Guides that a view of this module has for its own layout and that `layoutGuides` does not list.
  var privateGuides: [UILayoutGuide] = []

  // Keyboard

  /// The keyboard in a window.
  var keyboard: Keyboard?

  // Margins

  /// How far the margins of the superview reach into the view.
  var inheritedMargins = UIEdgeInsets.zero

  // Alignment

  /// How far the rectangle that constraints are about is inside the frame, as
  /// of when the view was last asked.
  var alignmentInsets = UIEdgeInsets.zero

  // Values of clients

  /// What clients associated with the view or guide.
  var values = AssociatedValues()

  // Traits

  /// Who wants to hear which traits have changed.
  var traitRegistrations: [TraitChangeRegistration] = []

  // Accessibility

  /// What the client says of the view.
  var accessibility = AccessibilityDescription()

  // Scale

  /// Pixels per point, where the client said so.
  var contentScale: CGFloat?
}

extension LayoutNode {
  /// The extras, made when there are none.
  func makeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// The guide of a kind that the view has of its own; nil as long as nobody asked for it.
  func ownGuide(_ kind: OwnGuideKind) -> UILayoutGuide? {
    extras?.ownGuides.first { $0.node.ownGuideKind == kind }
  }

  /// Lets the engine ask again where the guide of a kind is.
  func outdateOwnGuide(_ kind: OwnGuideKind) {
    guard extras != nil, let guide = ownGuide(kind), guide.node.isEnrolled else { return }
    engine?.outdate(guide.node)
  }
}
