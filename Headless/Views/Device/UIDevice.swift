/// The device that an app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device of the app; there is only one.
  public class var current: UIDevice { currentDevice }

  private static let currentDevice = UIDevice()

  /// The kind of device.
  ///
  /// It is `phone` unless
  /// `HeadlessLayout.setScreen(size:scale:safeArea:idiom:layoutDirection:contentSizeCategory:)` sets another
  /// one.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }
}

/// Returns the kind of device on which the app runs: that of `UIDevice.current`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
