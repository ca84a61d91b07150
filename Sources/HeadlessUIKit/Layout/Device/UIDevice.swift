/// The device that an app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device of the app; there is only one.
  public class var current: UIDevice { currentDevice }

  private static let currentDevice = UIDevice()

  /// The kind of device.
  ///
  /// It is `phone` unless
  /// `HeadlessLayout.setScreen` sets another one.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// The orientation of the device: portrait unless the screen is wider than high.
  open var orientation: UIDeviceOrientation { UIScreen.main.device.isLandscape ? .landscapeLeft : .portrait }
  /// Begins to read the orientation; has no effect here, because it is always read.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends reading the orientation; has no effect here.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The kind of the device as a text, such as `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device; `model` here.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose behavior is imitated.
  open var systemVersion: String { "\(UIScreen.main.device.system).0" }
  /// An identifier of the device for the makers of the app; another one in each process here.
  open var identifierForVendor: UUID? { vendorIdentifier }
  private let vendorIdentifier = UUID()

  /// Posted after the screen was rotated by `HeadlessLayout.setScreen`.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// True if the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if the orientation is upright or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
