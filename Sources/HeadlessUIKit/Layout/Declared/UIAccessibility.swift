import Foundation

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
    /// A person has scrolled to another page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology has to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistive technology has to continue.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
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
  /// True if a part of the screen is read aloud; always false here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// True if selected text is read aloud; always false here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// True if sound is mixed to one channel; always false here.
  public static var isMonoAudioEnabled: Bool { false }
  /// True if captions are preferred; always false here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// True if the colors are inverted; always false here.
  public static var isInvertColorsEnabled: Bool { false }
  /// True if the person uses one app only; always false here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// True if text is bold; always false here.
  public static var isBoldTextEnabled: Bool { false }
  /// True if buttons have shapes; always false here.
  public static var buttonShapesEnabled: Bool { false }
  /// True if the screen is gray; always false here.
  public static var isGrayscaleEnabled: Bool { false }
  /// True if translucent areas are opaque; always false here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if motion is reduced; always false here.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if cross-fades are preferred to motion; always false here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// True if videos play by themselves; always true here.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// True if colors are darker; always false here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// True if information is not given by colors alone; always false here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// True if on and off are written on switches; always false here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// True if AssistiveTouch is running; always false here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// True if shaking the device undoes an action; always false here.
  public static var isShakeToUndoEnabled: Bool { false }

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
  /// Posted after the setting for darker colors changed; never posted here.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Posted after the setting for inverted colors changed; never posted here.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChange")
  /// Posted after an assistive technology moved to an element; never posted here.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted after a text was read; never posted here.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}

extension NSAttributedString.Key {
  /// True if the characters of the text are read one by one, a `Bool`; stored, has no effect here.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// True if punctuation is read, a `Bool`; stored, has no effect here.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is read, a `String`; stored, has no effect here.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch with which the text is read, a number of 0...2; stored, has no effect here.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// The pronunciation of the text in the phonetic alphabet, a `String`; stored, has no effect here.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// True if the text is read after another announcement, a `Bool`; stored, has no effect here.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}
