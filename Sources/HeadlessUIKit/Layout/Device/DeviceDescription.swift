/// The settings of the simulated device.
struct DeviceDescription {
  /// The size of the screen, in points.
  var size = CGSize(width: 390, height: 844)
  /// The number of pixels for each point.
  var scale: CGFloat = 1
  /// The safe area insets of a window that fills the screen.
  var safeArea = UIEdgeInsets.zero
  /// The kind of the device.
  var idiom = UIUserInterfaceIdiom.phone
  /// The direction of text.
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The text size that the user has chosen.
  var textSize = UIContentSizeCategory.large
  /// The style that the user has chosen.
  var style = UIUserInterfaceStyle.light
  /// The contrast that the user has chosen.
  var contrast = UIAccessibilityContrast.normal
  /// The major version of iOS.
  var system = HeadlessLayout.usualSystem
  /// The covered parts of the corners of its windows.
  var corners = WindowCorners()
  /// The fold of the screen; nil for a screen without one.
  var fold: ScreenFold?

  /// True if the screen is wider than high.
  var isLandscape: Bool { size.width > size.height }

  /// Returns the traits of a window of a size.
  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    let classes = WindowSizeClasses(of: size)
    return UITraitCollection(
      values: TraitValues(
        idiom: idiom, horizontal: classes.horizontal, vertical: classes.vertical, direction: layoutDirection,
        scale: scale, style: style, contrast: contrast, level: .base, category: textSize))
  }
}
