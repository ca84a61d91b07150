/// The app: its windows, its delegate and the settings that it shares.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is in front and receives events.
    case active = 0
    /// The app is in front and receives no events.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// An option with which a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// True to open the address in its app only.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A reason for the start of the app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app was started to open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The app; there is only one.
  public class var shared: UIApplication { sharedApplication }

  private static let sharedApplication = UIApplication()

  /// The URL that opens the settings of the app on a device; `open` returns false for it here.
  public class var openSettingsURLString: String { "app-settings:" }

  override init() { super.init() }

  /// The object that is told about the life of the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the app: active.
  open var applicationState: State { .active }

  // Windows

  /// The windows of the app that are not hidden, in the order in which they were made.
  open var windows: [UIWindow] { UIScreen.main.shownWindows.compactMap { $0 as? UIWindow } }
  /// The window that receives text input: the last one that was made key, or nil if there is none or if it is
  /// hidden.
  open var keyWindow: UIWindow? {
    guard let window = UIScreen.main.keyWindow as? UIWindow, !window.isHidden else { return nil }
    return window
  }

  /// The scenes of the app: one that fills the screen, and those of `HeadlessLayout.connectScene`.
  open internal(set) var connectedScenes: Set<UIScene> = [UIWindowScene.main]

  // Settings of the device

  /// The text size that the user has chosen: that of the screen.
  open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.device.textSize }
  /// The layout direction of the app: that of the screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The orientation of the screen: portrait unless it is wider than high.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.device.isLandscape ? .landscapeRight : .portrait
  }
  /// The rectangle of the status bar, in points: the safe area at the top of the screen.
  open var statusBarFrame: CGRect {
    let device = UIScreen.main.device
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
  }
  /// True if the screen stays on; stored, has no effect here.
  open var isIdleTimerDisabled = false
  /// The number on the icon of the app; stored, has no effect here.
  open var applicationIconBadgeNumber = 0

  // URLs

  /// Returns true if an app can open `url`; always false here, because there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens `url` in another app; there is none here, so that `completion` is called with false at once.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  // Events

  /// Passes an event to the windows that it belongs to.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in windows { window.sendEvent(event) }
  }

  /// The next responder: the delegate of the app if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

/// An object that is told about the life of the app; no method is called here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the app.
  var window: UIWindow? { get set }
  /// Called after the app was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

// Default implementations, because all methods are optional in UIKit.
extension UIApplicationDelegate {
  /// Nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

// The life of an app does not change here, so that none of these notifications is posted.
extension UIApplication {
  /// Posted after the app became active; never posted here.
  public nonisolated static let didBecomeActiveNotification = notification("ApplicationDidBecomeActive")
  /// Posted before the app becomes inactive; never posted here.
  public nonisolated static let willResignActiveNotification = notification("ApplicationWillResignActive")
  /// Posted after the app went to the background; never posted here.
  public nonisolated static let didEnterBackgroundNotification = notification("ApplicationDidEnterBackground")
  /// Posted before the app comes to the front; never posted here.
  public nonisolated static let willEnterForegroundNotification = notification(
    "ApplicationWillEnterForeground")
  /// Posted before the app ends; never posted here.
  public nonisolated static let willTerminateNotification = notification("ApplicationWillTerminate")
  /// Posted after the app was started; never posted here.
  public nonisolated static let didFinishLaunchingNotification = notification("ApplicationDidFinishLaunching")
  /// Posted when memory is short; never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = notification(
    "ApplicationDidReceiveMemoryWarning")
  /// Posted after a picture of the screen was taken; never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = notification(
    "ApplicationUserDidTakeScreenshot")
}
