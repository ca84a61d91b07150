/// An object that has traits: a screen, a window, a view controller or a view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits, which describe the device and the available space.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The size classes, which describe the available width or height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space, such as the width of a phone in portrait or its height in landscape.
  case compact = 1
  /// Enough space.
  case regular = 2
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The layout directions, which name the side on which a line of text begins.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Text begins at the left.
  case leftToRight = 0
  /// Text begins at the right.
  case rightToLeft = 1
}

extension LayoutLanguage {
  package var direction: UITraitEnvironmentLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}

/// The styles of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A higher contrast, which the user has chosen.
  case high = 1
}

/// Whether a view is above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The view of a window.
  case base = 0
  /// A view above it, such as a sheet.
  case elevated = 1
}
