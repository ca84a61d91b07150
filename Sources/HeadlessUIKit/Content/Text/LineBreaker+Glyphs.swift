extension LineBreaker {
  /// The properties of a character that decide where lines are broken, which are computed once.
  struct Glyph {
    /// The width in millionths of a point, without the kerning; a newline has the width of a space, because
    /// it is drawn as one in the last line.
    var advance: Int64 = 0
    /// The distance that the pair of this character and the one before it adds within a line, in millionths
    /// of a point.
    var kerning: Int64 = 0
    /// The behavior of lines at this character.
    let traits: Traits
    let run: Int32

    /// Creates a glyph without a width.
    init(traits: Traits, run: Int32) {
      self.traits = traits
      self.run = run
    }

    func has(_ trait: Traits) -> Bool { traits.rawValue & trait.rawValue != 0 }
    var isBlank: Bool { has(.space) || has(.newline) }
  }

  struct Traits: OptionSet {
    var rawValue: UInt16

    /// A line has to end here.
    static let newline = Traits(rawValue: 1 << 0)
    /// A line may end here; the character does not become part of the next line.
    static let space = Traits(rawValue: 1 << 1)
    /// A line may end after the character.
    static let breakAfter = Traits(rawValue: 1 << 2)
    /// A line may end after the character inside a word.
    static let dash = Traits(rawValue: 1 << 3)
    static let number = Traits(rawValue: 1 << 4)
    /// A line may end before and after the character.
    static let ideograph = Traits(rawValue: 1 << 5)
    /// No line ends between the character and an ideograph after it: an opening bracket or quotation mark, or
    /// a no-break space.
    static let holdsNext = Traits(rawValue: 1 << 6)
    /// No line ends between the character and an ideograph before it: a closing bracket or punctuation mark,
    /// or a no-break space.
    static let holdsPrevious = Traits(rawValue: 1 << 7)
    /// The ASCII hyphen, which is a minus sign before a digit.
    static let hyphen = Traits(rawValue: 1 << 8)
  }
}
