/// A finger on the screen.
///
/// There is no screen here: `HeadlessLayout.sendTouch(_:at:in:)` makes a touch.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The steps of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touches the screen.
    case began = 0
    /// The finger moves.
    case moved = 1
    /// The finger is on the screen and does not move.
    case stationary = 2
    /// The finger is lifted.
    case ended = 3
    /// The system cancels the touch.
    case cancelled = 4
    /// A pointer enters the window.
    case regionEntered = 5
    /// A pointer moves over the window.
    case regionMoved = 6
    /// A pointer leaves the window.
    case regionExited = 7
  }

  /// The devices that make a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The step of the touch.
  open internal(set) var phase = Phase.began
  /// The number of taps in quick succession; always 1 here.
  open var tapCount: Int { 1 }
  /// The time of the last change, in seconds since the start of the device.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The device that makes the touch: a finger.
  open var type: TouchType { .direct }
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  // In the coordinates of the window.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero

  /// Returns the location of the touch in the coordinates of `view`, or of the window if `view` is nil, in
  /// points.
  open func location(in view: UIView?) -> CGPoint { converted(windowLocation, to: view) }

  /// Returns the location before the last change in the coordinates of `view`, or of the window if `view` is
  /// nil, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousWindowLocation, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: window) } ?? point
  }
}

/// An event: a change of the fingers on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a headset.
    case remoteControl = 2
    /// A press of a button.
    case presses = 3
    /// A scroll of a wheel.
    case scroll = 10
    /// A pointer over a window.
    case hover = 11
    /// A transformation on a track pad.
    case transform = 14
  }

  /// The details of events.
  public enum EventSubtype: Int, Sendable {
    /// No details.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The kind of the event: touches.
  open var type: EventType { .touches }
  /// The details of the event: none.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the start of the device.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// Returns the touches that began in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// Returns the touches that began in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isIncluded)
    return found.isEmpty ? nil : found
  }
}

/// A press of a button; none occurs here.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// An event with presses of buttons; none occurs here.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
