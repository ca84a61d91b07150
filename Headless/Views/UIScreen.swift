/// The screen that windows are shown on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen there is.
  public class var main: UIScreen { mainScreen }

  private static let mainScreen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The size of the screen in points: 390 x 844, a telephone's; it never changes.
  open var bounds: CGRect { screenBounds }
  /// Pixels per point: 1, so that no frame is rounded.
  open var scale: CGFloat { 1 }

  private let screenBounds: CGRect

  private init(bounds: CGRect) {
    screenBounds = bounds
    super.init()
  }
}
