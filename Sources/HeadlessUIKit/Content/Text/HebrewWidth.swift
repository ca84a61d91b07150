import Foundation

/// The width of a Hebrew character in a regular and in a bold font, in 1/10,000 of the font's size.
///
/// Apple publishes no widths of its Hebrew letters, and no recorded label has any. These are the advance
/// widths of Liberation Sans 2.1.5, a free font with the proportions of Arial, which also draws the pictures
/// on Linux.
package struct HebrewWidth: Sendable {
  /// The width in a regular font.
  package let regular: Int16
  /// The width in a bold font.
  package let bold: Int16

  private init(_ regular: Int16, _ bold: Int16) {
    self.regular = regular
    self.bold = bold
  }

  /// Returns the width of a letter or of a sign, or nil if the scalar is not Hebrew.
  ///
  /// A letter of one scalar with its points is as wide as the letter without them. Points have no width, as
  /// all nonspacing marks.
  package static func of(_ scalar: Unicode.Scalar) -> HebrewWidth? {
    switch scalar.value {
    case 0x5D0...0x5EA: return letters[Int(scalar.value) - 0x5D0]
    case 0x591...0x5F4: return signs[scalar.value]
    case 0xFB1D...0xFB4E:
      let letter = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      return letter.flatMap { $0 == scalar ? nil : of($0) }
    default: return nil
    }
  }

  /// Returns the width between the regular and the bold one as a share of the font's size.
  ///
  /// - Parameter boldness: 0 for a regular font, 1 for a bold one.
  func share(boldness: CGFloat) -> CGFloat {
    (CGFloat(regular) + boldness * (CGFloat(bold) - CGFloat(regular))) / 10_000
  }
}

extension HebrewWidth {
  /// The widths of the letters from U+05D0 to U+05EA, each final form before its letter.
  private static let letters: [HebrewWidth] = [
    .init(6279, 6821), .init(5981, 6401), .init(4229, 4790), .init(5542, 5820),  // א ב ג ד
    .init(6338, 6758), .init(2598, 3018), .init(3232, 3652), .init(6582, 7002),  // ה ו ז ח
    .init(6528, 6880), .init(2598, 3018), .init(5342, 5762), .init(5249, 5532),  // ט י ך כ
    .init(5298, 5718), .init(6782, 7202), .init(6870, 7261), .init(2598, 3018),  // ל ם מ ן
    .init(3892, 4312), .init(6558, 6982), .init(5820, 6182), .init(6230, 6748),  // נ ס ע ף
    .init(6099, 6519), .init(5039, 5508), .init(5449, 6089), .init(5898, 6538),  // פ ץ צ ק
    .init(5342, 5762), .init(7300, 8052), .init(6909, 7178),  // ר ש ת
  ]

  /// The widths of the Hebrew signs and of the ligatures of Yiddish.
  private static let signs: [UInt32: HebrewWidth] = [
    0x5BE: .init(3828, 3828),  // maqaf
    0x5C0: .init(5630, 5630),  // paseq
    0x5C3: .init(2778, 3330),  // sof pasuq
    0x5C6: .init(3789, 4209),  // nun hafukha
    0x5F0: .init(5088, 6040),  // double vav
    0x5F1: .init(5088, 6040),  // vav yod
    0x5F2: .init(5088, 6040),  // double yod
    0x5F3: .init(3848, 4058),  // geresh
    0x5F4: .init(6030, 6240),  // gershayim
  ]
}
