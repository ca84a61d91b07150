import Foundation

/// A view with settings of text input: a text field, a text view or a search bar.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// The setting for typographic quotation marks in place of straight ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Off.
  case no
  /// On.
  case yes
}

/// The setting for dashes in place of hyphens.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Off.
  case no
  /// On.
  case yes
}

/// The setting for the check of the spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Off.
  case no
  /// On.
  case yes
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the system.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The settings of text input that few views change.
struct TypingSettings: ExtraValue {
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var spelling = UITextSpellCheckingType.default
  var keyboard = UIKeyboardAppearance.default
  var needsText = false
}

extension UIView {
  fileprivate var typing: TypingSettings {
    get { node.extras?[TypingSettings.self] ?? TypingSettings() }
    set { node.makeExtras()[TypingSettings.self] = newValue }
  }
}

extension UITextInputTraits where Self: UIView {
  /// The setting for typographic quotation marks; stored, has no effect here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { typing.quotes }
    set { typing.quotes = newValue }
  }
  /// The setting for dashes in place of hyphens; stored, has no effect here.
  public var smartDashesType: UITextSmartDashesType {
    get { typing.dashes }
    set { typing.dashes = newValue }
  }
  /// The setting for the check of the spelling; stored, has no effect here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { typing.spelling }
    set { typing.spelling = newValue }
  }
  /// The appearance of the keyboard; stored, has no effect here.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { typing.keyboard }
    set { typing.keyboard = newValue }
  }
  /// True if the return key is disabled while the text is empty; stored, has no effect here.
  public var enablesReturnKeyAutomatically: Bool {
    get { typing.needsText }
    set { typing.needsText = newValue }
  }
}
