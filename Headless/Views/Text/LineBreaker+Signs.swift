extension LineBreaker {
  /// A character with the properties that decide where lines are broken, which are computed once.
  struct Sign {
    /// The character.
    let character: Character
    /// The width in millionths of a point, without the kerning; a newline has the width of a space, because
    /// it is drawn as one in the last line.
    var advance: Int
    /// The distance that the pair of this character and the one before it adds within a line, in millionths
    /// of a point.
    var kerning: Int
    /// The behaviour of lines at this character.
    let traits: Traits
    /// The index of the run that contains the character.
    let run: Int32

    /// Creates a sign for a character, without its width.
    init(_ character: Character, run: Int32) {
      self.character = character
      self.run = run
      traits = character.asciiValue.map(Traits.init(ascii:)) ?? Traits(character)
      advance = 0
      kerning = 0
    }

    /// The character that is drawn within a line: a space for a newline.
    var shown: Character { has(.newline) ? " " : character }

    /// Returns true if the character has a trait.
    func has(_ trait: Traits) -> Bool { traits.rawValue & trait.rawValue != 0 }

    /// True for a space or a newline, which is not visible.
    var isBlank: Bool { has(.space) || has(.newline) }
  }

  /// The behaviour of lines at a character.
  struct Traits: OptionSet {
    var rawValue: UInt8

    /// A line has to end here.
    static let newline = Traits(rawValue: 1 << 0)
    /// A line may end here; the character does not become part of the next line.
    static let space = Traits(rawValue: 1 << 1)
    /// A line may end after the character.
    static let breakAfter = Traits(rawValue: 1 << 2)
    /// A line may end after the character inside a word.
    static let dash = Traits(rawValue: 1 << 3)
    /// A digit.
    static let number = Traits(rawValue: 1 << 4)
    /// A line may end before and after the character.
    static let ideograph = Traits(rawValue: 1 << 5)
    /// No line ends between the character and an ideograph after it: an opening bracket or quotation mark, or
    /// a no-break space.
    static let holdsNext = Traits(rawValue: 1 << 6)
    /// No line ends between the character and an ideograph before it: a closing bracket or punctuation mark,
    /// or a no-break space.
    static let holdsPrevious = Traits(rawValue: 1 << 7)
  }
}

extension LineBreaker.Traits {
  /// Creates the traits of an ASCII character; a carriage return followed by a line feed counts as a line
  /// feed.
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

  /// Creates the traits of any other character.
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
