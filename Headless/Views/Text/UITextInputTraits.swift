import Foundation

// How text would be typed. Nobody types here: these are kept, and make no difference to the layout.

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For phone numbers.
  case phonePad = 5
  /// For names and phone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Where capital letters are typed by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Everywhere.
  case allCharacters
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// What a text is, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// A kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Who decides about the editing of a text field; nobody types, so that only
/// beginning and end are asked about.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the text may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// All of it may be left out.
extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Who decides about the editing of a text view; nobody types, so that only
/// beginning and end are asked about.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the text was edited.
  func textViewDidChange(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

// All of it may be left out.
extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
