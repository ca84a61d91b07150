// Traits of text input. Nobody types here: the traits are stored and have no influence on the layout.

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the user's language.
  case `default` = 0
  /// A keyboard with ASCII characters.
  case asciiCapable = 1
  /// A keyboard with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A keypad with digits.
  case numberPad = 4
  /// A keypad for phone numbers.
  case phonePad = 5
  /// A keypad for names and phone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad with digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keypad with ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The title of the return key.
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

/// The rule by which letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The rule by which words are corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Words are not corrected.
  case no
  /// Words are corrected.
  case yes
}

/// The meaning of a text, with which the system can fill it in automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public var rawValue: String

  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The user name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The delegate of a text field, which can allow or refuse changes; because nobody types here, only the
/// beginning and the end of editing are reported.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns true if editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns true if editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason; unless implemented, it calls the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns true if a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Returns true if the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns true if the return key has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Default implementations, because all methods are optional in UIKit.
extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// The delegate of a text view, which can allow or refuse changes; because nobody types here, only the
/// beginning and the end of editing are reported.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns true if editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the text was edited.
  func textViewDidChange(_ textView: UITextView)
  /// Returns true if editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns true if a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

// Default implementations, because all methods are optional in UIKit.
extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
