/// The margins and the safe area of a view.
struct ViewMargins {
  /// The margins that were set, or 8 on each side; if `isDirectional`, left is leading and right is trailing.
  var inner = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// True if the margins were set with leading and trailing.
  var isDirectional = false
  /// True if the margins were set.
  var isSet = false
  /// True if the safe area is added to the margins.
  var addsSafeArea = true
  /// The safe area insets of the view.
  var safeArea = UIEdgeInsets.zero
  /// True if the margins are at least as large as the part of the superview's margins that reaches into the
  /// view.
  var preservesSuperview = false
  /// True if a subview preserves the margins of this view.
  var arePassedOn = false
  /// True if a subview has a safe area other than zero or covered corners.
  var passesSafeArea = false
}
