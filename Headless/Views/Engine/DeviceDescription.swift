/// What the headless world says of the device that an app runs on.
struct DeviceDescription {
  /// The size of the screen, in points.
  var size = CGSize(width: 390, height: 844)
  /// How many pixels a point has.
  var scale: CGFloat = 1
  /// How far the bars and corners of the screen reach into a window of its size.
  var safeArea = UIEdgeInsets.zero
  /// What kind of device it is.
  var idiom = UIUserInterfaceIdiom.phone
  /// At which side text begins.
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// How large its user wants text to be.
  var textSize = UIContentSizeCategory.large

  /// The traits of a window of a size.
  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    let classes = sizeClasses(of: size)
    return UITraitCollection(
      values: TraitValues(
        idiom: idiom, horizontal: classes.horizontal, vertical: classes.vertical, direction: layoutDirection,
        scale: scale, style: .light, category: textSize))
  }

  /// The size classes of a window: those that the Human Interface Guidelines list for devices
  /// ("Layout", "Device size classes").
  ///
  /// A telephone is compact except along the height when it stands, and along the width when it lies
  /// and is one of the wide ones, which all have a short side of at least 414 points. A window
  /// beside others on a tablet is compact when it is narrower than 678 points, half of the widest
  /// tablet. Everything else is regular.
  private func sizeClasses(
    of size: CGSize
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    switch idiom {
    case .phone:
      if size.width <= size.height { return (.compact, .regular) }
      return (size.height >= 414 ? .regular : .compact, .compact)
    case .pad: return (size.width < 678 ? .compact : .regular, .regular)
    default: return (.regular, .regular)
    }
  }
}
