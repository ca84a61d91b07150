/// A word, a sign or a literal of a Swift file; comments and spaces are no tokens.
struct Token: Equatable {
  /// The kinds of tokens.
  enum Kind: Equatable {
    /// An identifier or a keyword.
    case word
    /// An identifier in backticks, which is never a keyword; its text has none.
    case quotedWord
    /// A directive or a macro, such as `#selector` or `#if`; its text begins with the number sign.
    case directive
    /// A number, a regular expression, or a part of a string without its interpolations.
    case literal
    /// One of `( ) [ ] { } , : ; . @ \`, or an operator.
    case sign
  }

  let kind: Kind
  let text: String
  /// The bytes of the token in the file, with backticks.
  let range: Range<Int>
  /// True if the token is the first one on its line.
  let startsLine: Bool

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  /// Returns true for a keyword.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  /// True for an identifier, in backticks or not.
  var isName: Bool { kind == .word || kind == .quotedWord }
}
