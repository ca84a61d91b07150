/// The screen that windows are shown on.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen there is.
  public class var main: UIScreen { mainScreen }

  private static let mainScreen = UIScreen(DeviceDescription())

  /// The size of the screen in points: 390 x 844, a telephone's, unless
  /// `HeadlessLayout.setScreen(size:scale:safeArea:idiom:layoutDirection:contentSizeCategory:)` says
  /// otherwise.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// Pixels per point: 1 at first, so that no frame is rounded.
  open var scale: CGFloat { device.scale }
  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection { traits }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the screen belongs to.
  private(set) var device: DeviceDescription
  /// Whether a controller was ever given traits of its own; as long as that has not
  /// happened, a view has its window's.
  var knowsOverrides = false
  private var traits: UITraitCollection
  private var windows: [WindowReference] = []

  private init(_ device: DeviceDescription) {
    self.device = device
    traits = device.traits(forWindowOf: device.size)
    super.init()
  }

  /// Lets `window` follow the screen.
  func add(_ window: UIWindow) {
    // The list is cleaned when it has doubled, so that each window costs the same.
    if windows.count >= 16, windows.count.nonzeroBitCount == 1 { windows.removeAll { $0.window == nil } }
    windows.append(WindowReference(window: window))
  }

  /// Becomes the screen of another device, or of the same one after it was turned.
  func change(to device: DeviceDescription) {
    let old = self.device
    self.device = device
    let oldTraits = traits
    traits = device.traits(forWindowOf: device.size)
    for window in windows.compactMap(\.window) { window.screenDidChange(from: old) }
    if traits != oldTraits { traitCollectionDidChange(oldTraits) }
  }
}

/// A window, as long as somebody else keeps it.
private struct WindowReference {
  weak var window: UIWindow?
}
