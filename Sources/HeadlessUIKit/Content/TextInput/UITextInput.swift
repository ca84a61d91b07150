/// An object into which text can be typed.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// True if there is text.
  var hasText: Bool { get }
  /// Replaces the selection with a text, as typing does.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it, as the delete key does.
  func deleteBackward()
}

/// An object with text whose parts can be selected and replaced: a text field or a text view.
///
/// Positions count UTF-16 units, as `NSRange` does. Marked text, tokenizers, dictation and the methods for
/// points of the screen are not declared.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; an empty range is the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another one; nil if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance from another one in a direction; nil if it is outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
}
