/// The alignment of lines of text between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines fill the width; here spaces are not stretched, so that it is the same as `natural`.
  case justified = 3
  /// Lines begin at the leading edge.
  case natural = 4
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The ways to treat text that is too wide for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// The text continues in the next line with the first word that did not fit.
  case byWordWrapping = 0
  /// The text continues in the next line with the first character that did not fit.
  case byCharWrapping = 1
  /// The last line continues beyond the edge.
  case byClipping = 2
  /// The last line shows the end of the text, as in "…end".
  case byTruncatingHead = 3
  /// The last line shows the beginning of the remaining text, as in "begin…".
  case byTruncatingTail = 4
  /// The last line shows the beginning and the end of the remaining text, as in "be…nd".
  case byTruncatingMiddle = 5
}
