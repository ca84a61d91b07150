extension UIControl {
  /// What a control is like at the moment.
  public struct State: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled and neither selected nor highlighted.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be touched.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// In the focus of a remote control or keyboard.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits an app may give a meaning.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that belong to the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves just outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control does what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits an app may give a meaning.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that belong to the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands between the upper and the lower edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// From one edge to the other.
    case fill = 3
  }

  /// Where content stands between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From one edge to the other.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
