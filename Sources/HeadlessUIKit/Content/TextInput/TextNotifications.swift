// Only `insertText(_:)` and `deleteBackward()` post the notifications about changes of the text.

extension UITextField {
  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = notification("TextFieldTextDidBeginEditing")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = notification("TextFieldTextDidEndEditing")
  /// Posted after text was typed.
  public nonisolated static let textDidChangeNotification = notification("TextFieldTextDidChange")
}

extension UITextView {
  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = notification("TextViewTextDidBeginEditing")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = notification("TextViewTextDidEndEditing")
  /// Posted after text was typed.
  public nonisolated static let textDidChangeNotification = notification("TextViewTextDidChange")
}
