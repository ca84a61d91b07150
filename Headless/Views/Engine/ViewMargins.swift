/// The margins and the safe area of a view.
struct ViewMargins {
  /// What was set, or 8 on each side; where `isDirectional`, left stands for leading and right for trailing.
  var inner = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the margins were set with leading and trailing.
  var isDirectional = false
  /// Whether the margins were set at all.
  var isSet = false
  /// Whether the safe area is added to the margins.
  var addsSafeArea = true
  /// How far the bars and corners of the screen reach into the view.
  var safeArea = UIEdgeInsets.zero
}
