/// What somebody who does not see the screen is told of what an element is.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt64

  /// A set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that stays as it is.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What sums up the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Not active.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What changes too often to be told each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// What begins to play something.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// What can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// What may be touched as if nobody helped.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// What turns the page at its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a client says of a view to somebody who does not see it; nil for what it does not say.
struct AccessibilityDescription {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
}

extension UIView {
  /// What the client says of the view.
  var accessibility: AccessibilityDescription {
    get { node.extras?.accessibility ?? AccessibilityDescription() }
    set { node.makeExtras().accessibility = newValue }
  }
}
