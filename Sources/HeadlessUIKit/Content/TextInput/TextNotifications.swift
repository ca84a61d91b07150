import Foundation

// Only `insertText(_:)` and `deleteBackward()` post the notifications about changes of the text.

extension UITextField {
  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = notification("DidBeginEditing")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = notification("DidEndEditing")
  /// Posted after text was typed.
  public nonisolated static let textDidChangeNotification = notification("DidChange")

  private nonisolated static func notification(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UITextFieldText\(event)Notification")
  }
}

extension UITextView {
  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = notification("DidBeginEditing")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = notification("DidEndEditing")
  /// Posted after text was typed.
  public nonisolated static let textDidChangeNotification = notification("DidChange")

  private nonisolated static func notification(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UITextViewText\(event)Notification")
  }
}
