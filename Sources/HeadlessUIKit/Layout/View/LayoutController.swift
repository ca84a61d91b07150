/// The members of a view controller that the layout of its view uses.
@MainActor protocol LayoutController: UIResponder {
  // During a layout pass

  /// Updates the properties of the controller and its view; called before the view updates its own.
  func updateProperties()
  /// Updates the constraints; called in place of `updateConstraints()` of the view.
  func updateViewConstraints()
  /// Updates the margins of the view; called before the view is laid out.
  func followSystemMargins()
  /// Called after the view has received its frame, before it lays out its subviews.
  func viewHasItsFrame()
  func viewDidLayoutSubviews()

  // Margins and safe area

  func margins(from own: UIEdgeInsets) -> UIEdgeInsets
  var addedSafeArea: UIEdgeInsets { get }
  func viewLayoutMarginsDidChange()
  func safeAreaDidChange()

  // Traits

  /// The traits that the controller has instead of those around it.
  var traitOverride: UITraitCollection? { get }
  func traitsDidChange(from old: UITraitCollection)

  // The controllers around it

  var layoutParent: (any LayoutController)? { get }
  var viewIfLoaded: UIView? { get }
  /// True if the controller shows bars above or below its children.
  var hasBars: Bool { get }
}
