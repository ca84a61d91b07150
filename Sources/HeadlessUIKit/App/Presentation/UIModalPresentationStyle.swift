/// The styles in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses: `pageSheet`.
  case automatic = -2
  /// No change of the style; only a result of `adaptivePresentationStyle(for:)`.
  case none = -1
  /// Covers the window; the view of the presenting controller is removed.
  case fullScreen = 0
  /// A sheet that covers the presenting controller in part.
  case pageSheet = 1
  /// A sheet of a fixed size in the middle of a wide window, and as `pageSheet` in a narrow one.
  case formSheet = 2
  /// Covers the view of the controller that defines the presentation context; this view is removed.
  case currentContext = 3
  /// The style of the presentation controller that the transitioning delegate provides.
  case custom = 4
  /// Covers the window; the view of the presenting controller is kept.
  case overFullScreen = 5
  /// Covers the view of the controller that defines the presentation context; this view is kept.
  case overCurrentContext = 6
  /// A popover beside a view in a wide window, and as `pageSheet` in a narrow one.
  case popover = 7
}

/// The animations with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up.
  case coverVertical = 0
  /// The view turns around.
  case flipHorizontal = 1
  /// The views fade into each other.
  case crossDissolve = 2
  /// A page curls up.
  case partialCurl = 3
}
