extension LineBreaker.Glyph {
  /// Creates a glyph for a character and its `ascii`, without its width.
  init(_ character: Character, ascii: UInt8?, run: Int32) {
    self.init(
      traits: ascii.map(LineBreaker.Traits.init(ascii:)) ?? LineBreaker.Traits(character), run: run)
  }
}

extension LineBreaker.Traits {
  /// Creates the traits of an ASCII character; a carriage return followed by a line feed counts as a line
  /// feed.
  init(ascii: UInt8) {
    switch ascii {
    case 0x0A...0x0D: self = .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case UInt8(ascii: "-"): self = [.dash, .hyphen]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .holdsNext
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      self = .holdsPrevious
    default: self = []
    }
  }

  /// The scalars that hold the character after them; U+2329 is the same bracket as U+3008.
  private static let opening = Set("«‹“‘（［｛「『【〈\u{2329}《".unicodeScalars)
  /// The scalars that hold the character before them; U+232A is the same bracket as U+3009.
  private static let closing = Set("»›”’…、。，．：；！？）］｝」』】〉\u{232A}》ー".unicodeScalars)

  /// Creates the traits of any other character.
  init(_ character: Character) {
    self = []
    guard let scalar = character.unicodeScalars.first else { return }
    switch scalar {
    case "\u{A0}", "\u{2007}", "\u{202F}": self = [.holdsNext, .holdsPrevious]
    case "\u{2000}"..."\u{200A}", "\u{3000}": self = .space
    case "\u{200B}": self = .breakAfter
    case "\u{2010}", "\u{2013}", "\u{2014}", "\u{5BE}": self = .dash
    default:
      if character.isNewline { insert(.newline) }
      if character.isNumber { insert(.number) }
      if scalar.isWide || scalar.properties.isEmojiPresentation { insert(.ideograph) }
      if Self.opening.contains(scalar) { insert(.holdsNext) }
      if Self.closing.contains(scalar) { insert(.holdsPrevious) }
    }
  }
}
