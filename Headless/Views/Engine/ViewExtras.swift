/// The data that only few views need; created on first use and released with the view.
///
/// A node may outlive its view, because anchors reference the node. All strong references of a view's data
/// are therefore stored here.
final class ViewExtras {
  // Guides.

  /// The own guides of the view, each created on first use.
  var ownGuides: [UILayoutGuide] = []
  /// The guides that a view of this module uses for its own layout; `layoutGuides` does not contain them.
  var privateGuides: [UILayoutGuide] = []

  // Keyboard.

  /// The keyboard in a window.
  var keyboard: Keyboard?

  // Margins.

  /// The part of the superview's margins that reaches into the view.
  var inheritedMargins = UIEdgeInsets.zero

  // Alignment.

  /// The insets of the alignment rectangle inside the frame, as they were last computed.
  var alignmentInsets = UIEdgeInsets.zero

  // Values of clients.

  /// The values that clients have associated with the view or guide.
  var values = AssociatedValues()

  // Traits.

  /// The registrations for changes of traits.
  var traitRegistrations: [TraitChangeRegistration] = []

  // Accessibility.

  /// The accessibility properties that the client has set.
  var accessibility = AccessibilityDescription()

  // Scale.

  /// The number of pixels for each point, if the client has set it.
  var contentScale: CGFloat?
}

extension LayoutNode {
  /// Returns the extras; creates them if there are none.
  func makeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
