/// Keys that are pressed together with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key that locks capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A combination of keys that calls a method; there is no keyboard here, so that no one is called.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// Creates a command for a key with modifiers.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a key with modifiers, with a title for the overview of commands.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init()
  }

  /// The title; empty unless given.
  open var title: String
  /// The image; nil unless given.
  open var image: UIImage?
  /// The title in the overview of commands; nil unless given.
  open var discoverabilityTitle: String?
  /// The method.
  open private(set) var action: Selector?
  /// The key.
  open private(set) var input: String?
  /// The modifiers of the key.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A value of the app; nil unless given.
  open private(set) var propertyList: Any?

  /// The key with the arrow up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The key with the arrow down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The key with the arrow to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The key with the arrow to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The delete key.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
}
