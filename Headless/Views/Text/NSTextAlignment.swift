/// How lines of text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines stand in the middle.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines fill the width. Words are not spread here: as `natural`.
  case justified = 3
  /// Lines begin at the edge where reading begins.
  case natural = 4
}

/// What happens to text that is too wide for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, from the last word that did not fit.
  case byWordWrapping = 0
  /// It goes on in the next line, from the first character that did not fit.
  case byCharWrapping = 1
  /// The last line runs on past the edge.
  case byClipping = 2
  /// The last line shows the end of the text, "…end".
  case byTruncatingHead = 3
  /// The last line shows the beginning of the rest of the text, "begin…".
  case byTruncatingTail = 4
  /// The last line shows both ends of the rest of the text, "be…nd".
  case byTruncatingMiddle = 5
}
