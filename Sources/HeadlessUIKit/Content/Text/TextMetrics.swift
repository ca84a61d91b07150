/// The widths of the characters of a font, without font files and therefore the same on every machine.
///
/// They are those of San Francisco, the system font of iOS, as far as the widths of recorded labels show
/// them; see ``CharacterWidth``. The width of a text is the sum of the following, rounded to a millionth of a
/// point for each character:
///
/// - For each character (a grapheme cluster) a share of the font's size. It depends on the weight and on the
///   size, because San Francisco has one optical size for text and one for titles.
/// - For each character of the Latin rules below, the tracking, a distance that depends on the size.
/// - For some pairs of ASCII characters, a kerning. It counts only within a line: the first character of a
///   line, and the first one after a "…", have none. No kerning is as great as a character is wide, so the
///   beginning of a text is never wider than the whole text.
///
/// For the share, the first rule that applies is used:
///
/// 1. In the monospaced font each visible character is 0.6, a wide one or an emoji 1.2, without tracking and
///    kerning.
/// 2. ASCII, the characters of Latin-1 and common typographic ones such as “ ” – … € •
///    have a width of their own.
/// 3. A tab is four spaces; other control and format characters are 0, and so is a combining mark without a
///    letter.
/// 4. An emoji is 1.25; so is any character followed by the emoji variation selector or the keycap mark.
/// 5. Chinese, Japanese and Korean characters and other full-width forms are 1; half-width forms are 0.5.
/// 6. A Latin letter with marks (é, ő, Ž) is as wide as the letter without them.
/// 7. A Hebrew letter, also a final form, and a Hebrew point have the width of Liberation Sans, and an Arabic
///    letter that of Noto Sans Arabic in the form that its neighbors give it; see ``LetterWidth``. This is
///    ours: no widths of Apple's letters are known.
/// 8. Any other upper-case letter is 0.667 (from semibold upward 0.722), any other character 0.55 (0.6).
///
/// The tracking belongs to rules 2 and 6. Marks that belong to a character add nothing: é has the same width
/// in one scalar and in two. Digits have different widths, except in a font with monospaced digits, in which
/// all are as wide as 0 and have no kerning. The rounded design, the one with serifs and fonts with a name
/// have the widths of the system font.
package struct TextMetrics: Sendable {
  private let table: FontTable

  /// The number of units per point: a million.
  package static var unitsPerPoint: CGFloat { FontTable.unitsPerPoint }

  package init(_ font: UIFont) { table = FontTable.table(of: font) }

  /// Returns the width of a text in one line, in millionths of a point; a newline counts as a space.
  package func advance(of text: String) -> Int {
    measured(text).glyphs.reduce(0) { $0 + Int($1.advance + $1.kerning) }
  }

  /// Returns the width of a character, in millionths of a point.
  package func advance(of character: Character) -> Int {
    if let ascii = character.ascii { return table.advances[Int(ascii)] }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.dropFirst().contains(where: { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }) { return table.emoji }
    return table.advance(of: first)
  }

  /// A character as lines are broken at it.
  package struct MeasuredCharacter {
    /// The width in millionths of a point, without the kerning.
    package let advance: Int64
    /// The kerning with the character before, in millionths of a point.
    package let kerning: Int64
    /// The bits of the line breaker's traits.
    package let traits: UInt16
  }

  package func characters(of text: String) -> [MeasuredCharacter] {
    measured(text).glyphs.map { glyph in
      MeasuredCharacter(advance: glyph.advance, kerning: glyph.kerning, traits: glyph.traits.rawValue)
    }
  }

  /// The width of "…", in millionths of a point.
  var ellipsis: Int { table.ellipsis }

  /// Returns the characters of a text with their widths and kerning.
  ///
  /// - Parameters:
  ///   - text: The text, in one font.
  ///   - run: The index of the run that consists of the text.
  func measured(_ text: String, run: Int32 = 0) -> MeasuredText {
    var measured = MeasuredText()
    // No pair contains the character 0.
    var previous: UInt8 = 0
    var isArabic = false
    measured.append(text) { character in
      let ascii = character.ascii
      var glyph = LineBreaker.Glyph(character, ascii: ascii, run: run)
      if let ascii {
        let shown = glyph.has(.newline) ? UInt8(ascii: " ") : ascii
        glyph.advance = Int64(table.advances[Int(shown)])
        glyph.kerning = Int64(table.kerning(previous, shown))
        previous = shown
      } else {
        glyph.advance = Int64(advance(of: glyph.has(.newline) ? " " : character))
        previous = 0
        isArabic = isArabic || ArabicJoining(character) != .none
      }
      return glyph
    }
    if isArabic { measured.joinLetters { Int64(table.advance($0)) } }
    return measured
  }
}

extension Character {
  /// The code of an ASCII character, that of a line feed for a carriage return with a line feed; nil for any
  /// other character.
  ///
  /// It is the same as `asciiValue`, in a tenth of the time with the library of Swift 6.3.
  package var ascii: UInt8? {
    let bytes = utf8
    let first = bytes[bytes.startIndex]
    if bytes.count == 1 { return first }
    return first == UInt8(ascii: "\r") && bytes.count == 2 ? UInt8(ascii: "\n") : nil
  }
}
