/// The side at which a line of text begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Text begins at the left: leading is left.
  case leftToRight = 0
  /// Text begins at the right: leading is right.
  case rightToLeft = 1
}

/// What a view shows, which decides whether it is mirrored where text begins at the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing special: follows the direction of the user interface.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Something that points into space: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction of what has this attribute inside content of a direction.
  func direction(in outer: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: outer
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
