import LayoutInspection
import HeadlessUIKit

/// The device that a preview is shown on.
@MainActor package struct PreviewDevice {
  /// The size of its screen, in points.
  package let size: CGSize
  /// The number of pixels for each point.
  let scale: CGFloat
  /// The part of each edge that bars and corners cover, in points.
  package let safeArea: UIEdgeInsets
  package let corners: WindowCorners
  package let fold: ScreenFold?
  private let direction: UITraitEnvironmentLayoutDirection
  private let textSize: UIContentSizeCategory
  private let style: UIUserInterfaceStyle
  private let hasKeyboard: Bool
  private let language: LayoutLanguage?
  package let idiom: UIUserInterfaceIdiom
  /// True if nothing says how high the content of a view is.
  private let fitsContent: Bool

  /// Creates the device of a preview.
  ///
  /// - Parameters:
  ///   - own: The conditions of the preview.
  ///   - given: The conditions of the command line, which replace those of the preview.
  ///   - languages: The languages of the app.
  package init(
    _ own: LayoutPreview.Conditions, _ given: LayoutPreview.Conditions, _ languages: LayoutLanguages? = nil
  ) {
    let hasSize = given.size != nil || own.size != nil
    let ownScreen = given.size == nil ? own.screen : nil
    let screen = given.screen ?? ownScreen ?? (hasSize ? nil : .usual)
    size = given.size ?? given.screen?.size ?? own.size ?? screen?.size ?? LayoutSizes.Screen.usual.size
    fitsContent = !hasSize
    scale = given.screen?.scale ?? (hasSize ? 1 : screen?.scale ?? 1)
    let translated = given.language ?? own.language
    language = translated.flatMap { identifier in
      languages?.first { $0.identifier == identifier }
    }
    let isRightToLeft = given.isRightToLeft || own.isRightToLeft || language?.isRightToLeft == true
    direction = isRightToLeft ? .rightToLeft : .leftToRight
    textSize = given.textSize ?? own.textSize ?? .large
    style = given.style ?? own.style ?? .light
    hasKeyboard = given.hasKeyboard || own.hasKeyboard
    corners = screen?.corners ?? own.corners ?? WindowCorners()
    fold = own.fold ?? screen?.fold
    idiom = screen?.idiom ?? (min(size.width, size.height) >= 600 ? .pad : .phone)
    safeArea = given.safeArea ?? screen?.safeArea ?? own.safeArea ?? Self.safeArea(of: size)
  }

  /// Returns the safe area insets of a device with a screen of that size, in points.
  ///
  /// Long screens are those of phones without a home button, large ones those of tablets; the others have a
  /// status bar in portrait.
  package static func safeArea(of size: CGSize) -> UIEdgeInsets {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isPortrait = size.height >= size.width
    if long > 2 * short {
      return isPortrait
        ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    if short >= 600 { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    return UIEdgeInsets(top: isPortrait ? 20 : 0, left: 0, bottom: 0, right: 0)
  }

  /// The traits that the device gives an app; its size classes are those of its window.
  package var traits: UITraitCollection {
    UITraitCollection {
      $0.layoutDirection = direction
      if textSize != .large { $0.preferredContentSizeCategory = textSize }
      if idiom == .pad { $0.userInterfaceIdiom = .pad }
    }
  }

  /// Lays content out on the device, and runs `body` with the topmost view.
  ///
  /// The view reads the traits of the device only while `body` runs.
  ///
  /// - Parameters:
  ///   - make: A function that makes the content.
  ///   - body: A function that reads the laid-out views.
  package func show<Result>(
    _ make: () -> any LayoutContent, _ body: (UIView) throws -> Result
  ) rethrows -> Result {
    try HeadlessLayout.onScreen(
      size: size, scale: scale, safeArea: safeArea, idiom: idiom, layoutDirection: direction,
      contentSizeCategory: textSize, corners: corners, fold: fold, style: style, language: language
    ) { try body(root(of: make())) }
  }

  /// Lays content out in the size of the device, and returns the topmost view: the view, or the window of a
  /// controller, and of a view above the keyboard.
  package func root(of content: any LayoutContent) -> UIView {
    let frame = CGRect(origin: .zero, size: size)
    guard let view = content as? UIView, !hasKeyboard else { return window(with: content, frame) }
    view.frame = frame
    if fitsContent {
      view.layoutIfNeeded()
      if let height = view.ownHeight {
        view.frame.size.height = height
        view.layoutIfNeeded()
        return view
      }
    }
    if safeArea != .zero { HeadlessLayout.setSafeAreaInsets(safeArea, of: view) }
    HeadlessLayout.setCorners(corners, of: view)
    HeadlessLayout.setFold(fold, of: view)
    view.layoutIfNeeded()
    return view
  }

  private func window(with content: any LayoutContent, _ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    HeadlessLayout.setSafeAreaInsets(safeArea, of: window)
    _ = content._tk_show(in: window)
    window.makeKeyAndVisible()
    if let keyboard = keyboardFrame {
      HeadlessLayout.setKeyboardFrame(keyboard, in: window)
      window.addSubview(KeyboardView(frame: keyboard))
    }
    window.layoutIfNeeded()
    return window
  }

  /// The frame of its keyboard, in the coordinates of the screen; nil without a keyboard.
  package var keyboardFrame: CGRect? {
    hasKeyboard ? HeadlessLayout.usualKeyboard(on: size, idiom) : nil
  }
}
