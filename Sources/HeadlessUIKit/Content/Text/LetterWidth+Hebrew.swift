// The widths of Hebrew letters.
//
// Apple publishes no widths of its Hebrew letters, and no recorded label has any. These are the advances of
// Liberation Sans 2.1.5, a free font with the proportions of Arial, which also draws the pictures on Linux.
extension LetterWidth {
  /// Returns the width of a letter or of a mark, or nil if the scalar is not Hebrew.
  ///
  /// A letter of one scalar with its points is as wide as the letter without them. Points have no width, as
  /// all nonspacing marks.
  package static func hebrew(_ scalar: Unicode.Scalar) -> LetterWidth? {
    switch scalar.value {
    case 0x5D0...0x5EA: return letters[Int(scalar.value) - 0x5D0]
    case 0x591...0x5F4: return marks[scalar.value]
    case 0xFB1D...0xFB4E:
      let letter = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      return letter.flatMap { $0 == scalar ? nil : hebrew($0) }
    default: return nil
    }
  }
}

extension LetterWidth {
  /// The widths of the letters from U+05D0 to U+05EA, each final form before its letter.
  private static let letters: [LetterWidth] = [
    .init(6279, 6821), .init(5981, 6401), .init(4229, 4790), .init(5542, 5820),  // א ב ג ד
    .init(6338, 6758), .init(2598, 3018), .init(3232, 3652), .init(6582, 7002),  // ה ו ז ח
    .init(6528, 6880), .init(2598, 3018), .init(5342, 5762), .init(5249, 5532),  // ט י ך כ
    .init(5298, 5718), .init(6782, 7202), .init(6870, 7261), .init(2598, 3018),  // ל ם מ ן
    .init(3892, 4312), .init(6558, 6982), .init(5820, 6182), .init(6230, 6748),  // נ ס ע ף
    .init(6099, 6519), .init(5039, 5508), .init(5449, 6089), .init(5898, 6538),  // פ ץ צ ק
    .init(5342, 5762), .init(7300, 8052), .init(6909, 7178),  // ר ש ת
  ]

  /// The widths of the Hebrew marks and of the ligatures of Yiddish.
  private static let marks: [UInt32: LetterWidth] = [
    0x5BE: .init(3828, 3828), 0x5C0: .init(5630, 5630),  // maqaf, paseq
    0x5C3: .init(2778, 3330), 0x5C6: .init(3789, 4209),  // sof pasuq, nun hafukha
    0x5F0: .init(5088, 6040), 0x5F1: .init(5088, 6040),  // double vav, vav yod
    0x5F2: .init(5088, 6040), 0x5F3: .init(3848, 4058),  // double yod, geresh
    0x5F4: .init(6030, 6240),  // gershayim
  ]
}
