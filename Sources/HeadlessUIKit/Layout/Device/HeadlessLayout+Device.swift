extension HeadlessLayout {
  /// The system of a device unless another one is set: the newest one of whose looks enough is recorded.
  public nonisolated static let usualSystem = 18

  /// Sets the device that the app runs on; call it again for a rotation.
  ///
  /// Windows as large as the screen follow its size and its safe area, and all windows follow its traits.
  /// Views outside of a window read the new traits the next time they need them.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in its present orientation, in points; 390 x 844 at the beginning.
  ///   - scale: The number of pixels for each point, 1 or more. If it is more than 1, the frames of views in
  ///     windows are rounded to pixels.
  ///   - safeArea: The part of each edge that bars and corners cover, in points.
  ///   - idiom: The kind of device.
  ///   - layoutDirection: The direction of text.
  ///   - contentSizeCategory: The text size that the user has chosen, one of the twelve sizes.
  ///   - system: The major version of iOS, 13 or later. From 26 on, switches, sliders, search bars and
  ///     navigation bars have the sizes of iOS 26 and 27, before it those of iOS 13 to 18.
  ///   - corners: The window controls and the round corners of all windows.
  ///   - fold: The fold of the screen; nil for a screen without one.
  ///   - style: The style that the user has chosen: light or dark.
  ///   - contrast: The contrast that the user has chosen.
  public static func setScreen(
    size: CGSize, scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, system: Int = usualSystem,
    corners: WindowCorners = WindowCorners(), fold: ScreenFold? = nil, style: UIUserInterfaceStyle = .light,
    contrast: UIAccessibilityContrast = .normal
  ) {
    precondition(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "The size of a screen must be finite and not negative: \(size).")
    precondition(
      scale >= 1 && scale.isFinite, "The scale of a screen must be finite and at least 1: \(scale).")
    precondition(
      contentSizeCategory.rank != nil, "Unknown content size category: \(contentSizeCategory.rawValue).")
    precondition(system >= 13, "The system must be a version of iOS, 13 or later: \(system).")
    precondition(corners.isValid, corners.mistake)
    let device = DeviceDescription(
      size: size, scale: scale, safeArea: safeArea, idiom: idiom, layoutDirection: layoutDirection,
      textSize: contentSizeCategory, style: style, contrast: contrast, system: system, corners: corners,
      fold: fold)
    change(to: device)
  }

  private static func change(to device: DeviceDescription) {
    SystemColor.look.value = SystemLook(system: device.system)
    UITraitCollection.ofDevice.value = device.traits(forWindowOf: device.size)
    UIScreen.main.change(to: device)
  }

  /// Sets the covered parts of the corners of a topmost view.
  ///
  /// - Parameters:
  ///   - corners: The window controls and the round corners; none at the beginning, and those of the screen
  ///     in a window.
  ///   - view: A window, or any other view without a superview.
  public static func setCorners(_ corners: WindowCorners, of view: UIView) {
    precondition(view.superview == nil, "Corners belong to a topmost view, and \(view) has a superview.")
    precondition(corners.isValid, corners.mistake)
    view.takeCorners(corners.insets(view.traitCollection.layoutDirection))
  }

  /// Sets the fold of a topmost view, as if the view filled the screen.
  ///
  /// - Parameters:
  ///   - fold: The fold; nil at the beginning, and that of the screen in a window.
  ///   - view: A view without a superview.
  public static func setFold(_ fold: ScreenFold?, of view: UIView) {
    precondition(view.superview == nil, "A fold belongs to a topmost view, and \(view) has a superview.")
    view.takeFold(fold, on: nil)
  }

  /// Runs `body` in a language on the present screen, in the direction of the language, and goes back to the
  /// present language.
  ///
  ///     let card = HeadlessLayout.onScreen(language: language) { Card() }
  ///
  /// Views that `body` keeps read the traits of the present device afterward.
  ///
  /// - Parameters:
  ///   - language: The language of the app's texts.
  ///   - body: A function that makes and lays out views.
  public static func onScreen<Result>(language: LayoutLanguage, _ body: () throws -> Result) rethrows
    -> Result
  {
    let device = UIScreen.main.device
    return try onScreen(
      size: device.size, scale: device.scale, safeArea: device.safeArea, idiom: device.idiom,
      layoutDirection: language.direction, contentSizeCategory: device.textSize, corners: device.corners,
      fold: device.fold, language: language, body)
  }

  /// Runs `body` on the present screen in a style, and goes back to the present style.
  ///
  ///     let picture = HeadlessLayout.onScreen(style: .dark) { LayoutSnapshot(of: Card()) }
  ///
  /// Views that `body` keeps read the traits of the present device afterward.
  ///
  /// - Parameters:
  ///   - style: Light or dark.
  ///   - contrast: The contrast; nil for the present one.
  ///   - body: A function that makes and lays out views.
  public static func onScreen<Result>(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let device = UIScreen.main.device
    defer { change(to: device) }
    var other = device
    (other.style, other.contrast) = (style, contrast ?? device.contrast)
    change(to: other)
    return try body()
  }

  /// Runs `body` on another device, and goes back to the present device.
  ///
  /// Views that `body` keeps read the traits of the present device afterward. The parameters are those of
  /// `setScreen`; the system, the style, the contrast and the language stay the present ones unless given.
  package static func onScreen<Result>(
    size: CGSize, scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, system: Int? = nil,
    corners: WindowCorners = WindowCorners(), fold: ScreenFold? = nil, style: UIUserInterfaceStyle? = nil,
    contrast: UIAccessibilityContrast? = nil, language: LayoutLanguage? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let device = UIScreen.main.device
    let presentLanguage = self.language
    self.language = language ?? presentLanguage
    defer {
      self.language = presentLanguage
      change(to: device)
    }
    setScreen(
      size: size, scale: scale, safeArea: safeArea, idiom: idiom, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, system: system ?? device.system, corners: corners, fold: fold,
      style: style ?? device.style, contrast: contrast ?? device.contrast)
    return try body()
  }
}
