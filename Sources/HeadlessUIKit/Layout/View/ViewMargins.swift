struct ViewMargins {
  /// The margins that were set, or 8 on each side; if `isDirectional`, left is leading and right is trailing.
  var inner = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// True if the margins were set with leading and trailing.
  var isDirectional = false
  var isSet = false
  var addsSafeArea = true
  var safeArea = UIEdgeInsets.zero
  /// True if the margins are at least as large as the part of the superview's margins that reaches into the
  /// view.
  var preservesSuperview = false
  var arePassedOn = false
  /// True if a subview has a safe area other than zero or covered corners.
  var passesSafeArea = false
}
