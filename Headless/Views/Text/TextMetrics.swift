import Foundation

/// The widths of the characters of a font, without font files and therefore the same on every machine.
///
/// A character (a grapheme cluster) has a fixed advance in 1/1000 of the font's size. There is no kerning, so
/// the width of a text is the sum over its characters. Sums are whole numbers, so rounding does not decide
/// where a line breaks. The first rule that applies is used:
///
/// 1. In the monospaced font each visible character is 600, a wide one or an emoji 1200.
/// 2. ASCII and Latin-1 have the widths of Helvetica; weights from semibold up have those of Helvetica Bold.
///    The same is true for the common typographic signs such as “ ” – … € •.
/// 3. A tab is four spaces; other control and format characters are 0, and so is a combining mark without a
///    letter.
/// 4. An emoji is 1250; so is any character followed by the emoji variation selector or the keycap mark.
/// 5. Chinese, Japanese and Korean characters and other full-width forms are 1000; half-width forms are 500.
/// 6. A Latin letter with marks (ő, Ž) is as wide as the letter without them.
/// 7. Any other upper-case letter is as wide as A (667; bold 722), any other character 550 (bold 600).
///
/// Marks that belong to a character add nothing: é is 556 in one scalar and in two.
package struct TextMetrics: Sendable {
  private let isBold: Bool
  private let isMonospaced: Bool

  /// Creates the metrics of a font.
  package init(_ font: UIFont) {
    isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    isMonospaced = font.face.design == .monospaced
  }

  /// Returns the width of a text in one line, in 1/1000 of the font's size.
  package func advance(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + advance(of: $1) }
  }

  /// Returns the width of a character, in 1/1000 of the font's size.
  package func advance(of character: Character) -> Int {
    if let ascii = character.asciiValue {
      return isMonospaced ? monospacedAdvance(of: Unicode.Scalar(ascii)) : advance(of: Unicode.Scalar(ascii))
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.dropFirst().contains(where: { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }) {
      return isMonospaced ? 1200 : 1250
    }
    return isMonospaced ? monospacedAdvance(of: first) : advance(of: first)
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    if let known = knownAdvance(of: scalar) { return known }
    if scalar == "\t" { return 4 * advance(of: " " as Unicode.Scalar) }
    if scalar.isInvisible { return 0 }
    if scalar.properties.isEmojiPresentation { return 1250 }
    if scalar.isWide { return 1000 }
    if (0xFF61...0xFFDC).contains(scalar.value) { return 500 }
    if let base = scalar.latinBase, let known = knownAdvance(of: base) { return known }
    if scalar.properties.isUppercase { return isBold ? 722 : 667 }
    return isBold ? 600 : 550
  }

  private func knownAdvance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: return Int((isBold ? Self.boldASCII : Self.regularASCII)[Int(scalar.value) - 0x20])
    case 0xA0...0xFF: return Int((isBold ? Self.boldLatin1 : Self.regularLatin1)[Int(scalar.value) - 0xA0])
    default: return Self.signs[scalar.value].map { Int(isBold ? $0.bold : $0.regular) }
    }
  }

  private func monospacedAdvance(of scalar: Unicode.Scalar) -> Int {
    if scalar == "\t" { return 4 * 600 }
    if scalar.isInvisible { return 0 }
    return scalar.isWide || scalar.properties.isEmojiPresentation ? 1200 : 600
  }
}

extension Unicode.Scalar {
  /// True if the character has no width: control and format characters, soft hyphens, and marks without a
  /// letter.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// True if the character is as wide as it is high: ideographs, kana, hangul and full-width forms.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD, 0x3000:
      true
    default: false
    }
  }

  /// The base letter of a letter with marks in the extended Latin blocks.
  fileprivate var latinBase: Unicode.Scalar? {
    guard (0x100...0x24F).contains(value) || (0x1E00...0x1EFF).contains(value) else { return nil }
    return String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }
}
