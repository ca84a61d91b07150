import Foundation

// Only `insertText(_:)` and `deleteBackward()` post the notifications about changes of the text.

extension UITextField {
  /// Posted after editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted after text was typed.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}

extension UITextView {
  /// Posted after editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted after text was typed.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
}
