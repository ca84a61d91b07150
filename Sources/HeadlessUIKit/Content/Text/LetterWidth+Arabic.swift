/// The form of an Arabic letter: it depends on the letters beside it, to which it is joined.
enum ArabicForm: Int {
  case isolated
  case final
  case initial
  case medial

  init(isJoinedBefore: Bool, isJoinedAfter: Bool) {
    switch (isJoinedBefore, isJoinedAfter) {
    case (false, false): self = .isolated
    case (true, false): self = .final
    case (false, true): self = .initial
    case (true, true): self = .medial
    }
  }
}

// The widths of Arabic letters.
//
// Apple publishes no widths of its Arabic letters, and no recorded label has any. These are the advances of
// Noto Sans Arabic 2.005, a free font that also draws the pictures on Linux. A joined letter is narrower than
// the letter by itself: a beh at the beginning of a word is a quarter as wide.
extension LetterWidth {
  /// Returns the width of a letter, digit or punctuation mark; nil if the table does not have the scalar.
  package static func arabic(_ scalar: Unicode.Scalar) -> LetterWidth? { arabicForms(scalar)?.first }

  /// Returns the widths of a letter: all four for one that joins on both sides, those by itself and at the
  /// end for one that joins the letter before it, and one for any other.
  static func arabicForms(_ scalar: Unicode.Scalar) -> [LetterWidth]? {
    (0x600...0x6FF).contains(scalar.value) ? forms[scalar.value] : nil
  }

  /// The widths of a lam with the alef after it, by itself and joined to a letter before it.
  static let lamAlef: [LetterWidth] = [.init(5820, 6320), .init(5990, 6810)]

  private static let forms: [UInt32: [LetterWidth]] = {
    var forms: [UInt32: [LetterWidth]] = [:]
    for (letters, widths) in joinedOnBothSides + joinedToTheLetterBefore + notJoined {
      for letter in letters { forms[letter] = widths }
    }
    return forms
  }()

  private typealias Row = (letters: [UInt32], widths: [LetterWidth])

  /// By itself, at the end, at the beginning and in the middle.
  private static let joinedOnBothSides: [Row] = [
    ([0x626, 0x649], [.init(7600, 8210), .init(7360, 8000), .init(2690, 3170), .init(3430, 3840)]),  // ئ ى
    ([0x628], [.init(9930, 10240), .init(10930, 11420), .init(2690, 3170), .init(3430, 3840)]),  // ب
    // ت ث پ
    (
      [0x62A, 0x62B, 0x67E], [.init(9930, 10240), .init(10930, 11420), .init(2990, 3590), .init(3730, 4090)]
    ),
    // ج ح خ
    ([0x62C, 0x62D, 0x62E], [.init(6390, 6870), .init(6490, 7390), .init(5890, 6290), .init(6370, 6540)]),
    // س ش
    ([0x633, 0x634], [.init(12090, 13700), .init(12690, 14390), .init(7840, 9500), .init(8500, 10190)]),
    // ص ض
    ([0x635, 0x636], [.init(13060, 14220), .init(13520, 14420), .init(9030, 9740), .init(9490, 10040)]),
    ([0x637, 0x638], [.init(7880, 8440), .init(8310, 8610), .init(6770, 7370), .init(7100, 7620)]),  // ط ظ
    ([0x639, 0x63A], [.init(5070, 5700), .init(5310, 5700), .init(5030, 5570), .init(5210, 5520)]),  // ع غ
    ([0x641], [.init(9830, 10240), .init(10980, 11150), .init(4470, 5050), .init(4950, 5290)]),  // ف
    ([0x642], [.init(7740, 8320), .init(8080, 8550), .init(4470, 5050), .init(4950, 5290)]),  // ق
    ([0x643], [.init(8820, 9310), .init(9220, 9740), .init(4120, 4540), .init(5080, 5080)]),  // ك
    ([0x644], [.init(6950, 7410), .init(7300, 7910), .init(2600, 2970), .init(3000, 3440)]),  // ل
    ([0x645], [.init(4840, 5480), .init(5620, 6610), .init(5250, 5820), .init(5780, 6240)]),  // م
    ([0x646], [.init(6850, 7410), .init(7300, 8050), .init(2690, 3170), .init(3430, 3840)]),  // ن
    ([0x647], [.init(4050, 4710), .init(4860, 5560), .init(5740, 6410), .init(5070, 5710)]),  // ه
    ([0x64A, 0x6CC], [.init(7600, 8210), .init(7360, 8000), .init(2990, 3590), .init(3730, 4090)]),  // ي ی
    ([0x679], [.init(9930, 10240), .init(10930, 11420), .init(2990, 3590), .init(3430, 3840)]),  // ٹ
    ([0x686], [.init(6590, 6870), .init(7190, 7590), .init(5890, 6290), .init(6370, 6540)]),  // چ
    ([0x6A9, 0x6AF], [.init(8770, 9090), .init(9750, 9520), .init(4120, 4540), .init(5080, 5080)]),  // ک گ
    ([0x6BE], [.init(6720, 7710), .init(6140, 6850), .init(5740, 6410), .init(5070, 5710)]),  // ھ
  ]

  /// By itself and at the end.
  private static let joinedToTheLetterBefore: [Row] = [
    ([0x622, 0x623, 0x671], [.init(2350, 2710), .init(2890, 3160)]),  // آ أ ٱ
    ([0x624, 0x648], [.init(4470, 4980), .init(4720, 5240)]),  // ؤ و
    ([0x625, 0x627], [.init(2380, 2730), .init(2910, 3180)]),  // إ ا
    ([0x629], [.init(4050, 4710), .init(4860, 5560)]),  // ة
    ([0x62F, 0x630, 0x688], [.init(4770, 5170), .init(5320, 5710)]),  // د ذ ڈ
    ([0x631, 0x632, 0x691, 0x698], [.init(3670, 4090), .init(3960, 4500)]),  // ر ز ڑ ژ
    ([0x6BA], [.init(6850, 7410), .init(7300, 8050)]),  // ں
    ([0x6D2], [.init(9420, 9420), .init(5490, 5610)]),  // ے
  ]

  /// The hamza, the stroke that makes a word longer, digits and punctuation.
  private static let notJoined: [Row] = [
    ([0x621], [.init(4110, 4700)]), ([0x640], [.init(2700, 2890)]),  // ء, ـ
    ([0x660, 0x6F0], [.init(2950, 3450)]), ([0x661, 0x6F1], [.init(2800, 3330)]),  // ٠ ۰, ١ ۱
    ([0x662, 0x6F2], [.init(4870, 5440)]), ([0x663, 0x6F3], [.init(5830, 6160)]),  // ٢ ۲, ٣ ۳
    ([0x664], [.init(4780, 4920)]), ([0x665], [.init(5320, 5690)]),  // ٤, ٥
    ([0x666], [.init(5040, 5600)]), ([0x667, 0x6F7], [.init(5780, 6390)]),  // ٦, ٧ ۷
    ([0x668, 0x6F8], [.init(5760, 6390)]), ([0x669, 0x6F9], [.init(4910, 5440)]),  // ٨ ۸, ٩ ۹
    ([0x66A], [.init(4730, 5410)]), ([0x66B, 0x66C], [.init(2450, 2610)]),  // ٪, ٫ ٬
    ([0x60C], [.init(3280, 3230)]), ([0x61B], [.init(3440, 3400)]),  // ،, ؛
    ([0x61F], [.init(4340, 5120)]), ([0x6D4], [.init(2990, 3250)]),  // ؟, ۔
    ([0x6F4], [.init(4920, 5600)]), ([0x6F5], [.init(5450, 6300)]),  // ۴, ۵
    ([0x6F6], [.init(4250, 4680)]),  // ۶
  ]
}
