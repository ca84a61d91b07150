/// The device that an app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device there is.
  public class var current: UIDevice { currentDevice }

  private static let currentDevice = UIDevice()

  /// What kind of device it is: a telephone, unless
  /// `HeadlessLayout.setScreen(size:scale:safeArea:idiom:layoutDirection:contentSizeCategory:)` says
  /// otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }
}

/// What kind of device the app runs on: that of `UIDevice.current`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
