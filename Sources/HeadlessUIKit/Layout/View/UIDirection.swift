/// The side on which a line of text begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Text begins at the left: leading is left.
  case leftToRight = 0
  /// Text begins at the right: leading is right.
  case rightToLeft = 1
}

/// The kind of content in a view, which decides if the view is mirrored in a right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Unspecified content, which follows the direction of the user interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Content that points in a spatial direction, which is never mirrored.
  case spatial = 2
  /// Content that always runs from left to right.
  case forceLeftToRight = 3
  /// Content that always runs from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of a view that has this attribute and whose surroundings have the direction
  /// `outer`.
  func direction(in outer: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: outer
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

extension UIView {
  /// Returns the layout direction of a view with this attribute; for `unspecified`, the direction of the app.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIScreen.main.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of a view with this attribute inside content with the direction
  /// `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }
}
