/// The controller of a view, as a layout pass calls it.
@MainActor protocol LayoutController: AnyObject {
  /// Updates the constraints; called in place of `updateConstraints()` of the view.
  func updateViewConstraints()
  /// Updates the margins of the view; called before the view is laid out.
  func followSystemMargins()
  /// Called after the view has received its frame, before it lays out its subviews.
  func viewHasItsFrame()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
}
