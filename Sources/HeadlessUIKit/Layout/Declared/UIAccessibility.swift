/// The settings of assistive technologies, which are all off here, and their notifications.
public enum UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message.
    public let rawValue: UInt32

    /// Creates a message from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text has to be read.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Sends a message to the assistive technologies; has no effect here, because none is running.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns a rectangle in the coordinates of a view as a rectangle on the screen, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let corner = view.node.layoutWindow?.frame.origin ?? .zero
    return inWindow.offsetBy(dx: corner.x, dy: corner.y)
  }

  /// True if VoiceOver is running; always false here.
  public static var isVoiceOverRunning: Bool { false }
  /// True if Switch Control is running; always false here.
  public static var isSwitchControlRunning: Bool { false }
  /// True if the colors are inverted; always false here.
  public static var isInvertColorsEnabled: Bool { false }
  /// True if text is bold; always false here.
  public static var isBoldTextEnabled: Bool { false }
  /// True if buttons have shapes; always false here.
  public static var buttonShapesEnabled: Bool { false }
  /// True if translucent areas are opaque; always false here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if motion is reduced; always false here.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if colors are darker; always false here.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Posted after VoiceOver was started or stopped; never posted here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after the setting for bold text changed; never posted here.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after the setting for motion changed; never posted here.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after the setting for transparency changed; never posted here.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
