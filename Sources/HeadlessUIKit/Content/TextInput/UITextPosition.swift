/// A position in the text of a text field or a text view.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Creates a position that belongs to no text.
  public override init() { super.init() }
}

/// A range of the text of a text field or a text view.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Creates a range that belongs to no text.
  public override init() { super.init() }

  /// The beginning of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// True if the range contains no characters.
  open var isEmpty: Bool { true }
}

/// The directions on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// To the line above.
  case up
  /// To the line below.
  case down
}

/// A position as the number of UTF-16 units before it.
final class TextOffset: UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A range between two numbers of UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}
