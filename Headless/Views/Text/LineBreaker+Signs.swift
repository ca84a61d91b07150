extension LineBreaker {
  /// A character with what matters about it for breaking lines, looked up once.
  struct Sign {
    /// The character.
    let character: Character
    /// Its width in the unit of the layout; that of a space for a newline, which is
    /// drawn as one within the last line.
    var advance: Int
    /// What lines do at this character.
    let traits: Traits
    /// The run that it belongs to.
    let run: Int32

    /// Looks a character up; its width is in 1/1000 of the font's size.
    init(_ character: Character, metrics: TextMetrics, run: Int32 = 0) {
      self.init(character, run: run)
      advance = metrics.advance(of: shown)
    }

    /// Looks a character up that has no width yet.
    init(_ character: Character, run: Int32) {
      self.character = character
      self.run = run
      traits = character.asciiValue.map(Traits.init(ascii:)) ?? Traits(character)
      advance = 0
    }

    /// What is seen of the character within a line.
    var shown: Character { has(.newline) ? " " : character }

    /// Whether the character has a trait.
    func has(_ trait: Traits) -> Bool { traits.rawValue & trait.rawValue != 0 }

    /// Whether nothing is seen of it.
    var isBlank: Bool { has(.space) || has(.newline) }
  }

  /// What lines do at a character.
  struct Traits: OptionSet {
    var rawValue: UInt8

    /// A line ends here and must.
    static let newline = Traits(rawValue: 1 << 0)
    /// A line may end here; the character is not part of the next one.
    static let space = Traits(rawValue: 1 << 1)
    /// A line may end after it.
    static let breakAfter = Traits(rawValue: 1 << 2)
    /// A line may end after it, within a word.
    static let dash = Traits(rawValue: 1 << 3)
    /// A digit.
    static let number = Traits(rawValue: 1 << 4)
    /// A line may end before and after it.
    static let ideograph = Traits(rawValue: 1 << 5)
    /// No line ends between it and an ideograph after it: an opening bracket or quotation
    /// mark, a space that does not break.
    static let holdsNext = Traits(rawValue: 1 << 6)
    /// No line ends between it and an ideograph before it: a closing bracket or
    /// mark, a space that does not break.
    static let holdsPrevious = Traits(rawValue: 1 << 7)
  }
}

extension LineBreaker.Traits {
  /// The traits of an ASCII character; the pair of a carriage return and a line feed counts as a line feed.
  init(ascii: UInt8) {
    switch ascii {
    case 0x0A...0x0D: self = .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case UInt8(ascii: "-"): self = .dash
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .holdsNext
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      self = .holdsPrevious
    default: self = []
    }
  }

  /// The traits of any other character.
  init(_ character: Character) {
    self = []
    guard let scalar = character.unicodeScalars.first else { return }
    switch scalar {
    case "\u{A0}", "\u{2007}", "\u{202F}": self = [.holdsNext, .holdsPrevious]
    case "\u{2000}"..."\u{200A}", "\u{3000}": self = .space
    case "\u{200B}": self = .breakAfter
    case "\u{2010}", "\u{2013}", "\u{2014}": self = .dash
    default:
      if character.isNewline { insert(.newline) }
      if character.isNumber { insert(.number) }
      if scalar.isWide || scalar.properties.isEmojiPresentation { insert(.ideograph) }
      if "«‹“‘（［｛「『【〈《".contains(character) { insert(.holdsNext) }
      if "»›”’…、。，．：；！？）］｝」』】〉》ー".contains(character) { insert(.holdsPrevious) }
    }
  }
}
