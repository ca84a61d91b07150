extension HeadlessLayout {
  /// Says what device the app runs on, or that it was turned.
  ///
  /// Windows as large as the screen follow its size and its safe area, all windows its traits. Views outside
  /// of a window find the new traits when they are asked the next time.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points, as it is held; at the beginning 390 x 844.
  ///   - scale: Pixels per point, 1 or more; frames of views in windows are rounded to
  ///     pixels when it is more than 1.
  ///   - safeArea: How far bars and corners reach into each edge, in points.
  ///   - idiom: What kind of device it is.
  ///   - layoutDirection: At which side text begins.
  ///   - contentSizeCategory: How large its user wants text to be, one of the twelve sizes.
  public static func setScreen(
    size: CGSize, scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large
  ) {
    precondition(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "A screen has no size like \(size).")
    precondition(scale >= 1 && scale.isFinite, "A point has at least one pixel, not \(scale).")
    precondition(
      contentSizeCategory.place != nil, "There is no size of text called \(contentSizeCategory.rawValue).")
    let device = DeviceDescription(
      size: size, scale: scale, safeArea: safeArea, idiom: idiom, layoutDirection: layoutDirection,
      textSize: contentSizeCategory)
    TextSizes.current = contentSizeCategory
    UIScreen.main.change(to: device)
  }
}
