/// The settings of the simulated device.
struct DeviceDescription {
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 1
  var safeArea = UIEdgeInsets.zero
  var idiom = UIUserInterfaceIdiom.phone
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  /// The style that the user has chosen.
  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  /// The major version of iOS.
  var system = HeadlessLayout.usualSystem
  var corners = WindowCorners()
  var fold: ScreenFold?

  /// True if the screen is wider than high.
  var isLandscape: Bool { size.width > size.height }

  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    let classes = WindowSizeClasses(of: size)
    return UITraitCollection(
      values: TraitValues(
        idiom: idiom, horizontal: classes.horizontal, vertical: classes.vertical, direction: layoutDirection,
        scale: scale, style: style, contrast: contrast, level: .base, category: textSize))
  }
}
