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

/// The setting for spaces that are inserted and removed with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
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
  var insertDelete = UITextSmartInsertDeleteType.default
  var spelling = UITextSpellCheckingType.default
  var keyboard = UIKeyboardAppearance.default
  var needsText = false
}

extension UITextInputTraits where Self: UIView {
  /// The setting for typographic quotation marks; stored, has no effect here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { node[TypingSettings.self].quotes }
    set { node[TypingSettings.self].quotes = newValue }
  }
  /// The setting for dashes in place of hyphens; stored, has no effect here.
  public var smartDashesType: UITextSmartDashesType {
    get { node[TypingSettings.self].dashes }
    set { node[TypingSettings.self].dashes = newValue }
  }
  /// The setting for spaces that are inserted and removed with words; stored, has no effect here.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { node[TypingSettings.self].insertDelete }
    set { node[TypingSettings.self].insertDelete = newValue }
  }
  /// The setting for the check of the spelling; stored, has no effect here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { node[TypingSettings.self].spelling }
    set { node[TypingSettings.self].spelling = newValue }
  }
  /// The appearance of the keyboard; stored, has no effect here.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { node[TypingSettings.self].keyboard }
    set { node[TypingSettings.self].keyboard = newValue }
  }
  /// True if the return key is disabled while the text is empty; stored, has no effect here.
  public var enablesReturnKeyAutomatically: Bool {
    get { node[TypingSettings.self].needsText }
    set { node[TypingSettings.self].needsText = newValue }
  }
}
