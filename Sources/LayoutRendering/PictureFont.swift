import HeadlessUIKit

/// The font of SVG pictures: Helvetica, or a font with the same widths.
///
/// The layout measures text in San Francisco, which hardly any viewer of pictures has. The characters of a
/// picture are therefore spaced so that each line is as wide as in the layout. The widths are those of
/// Helvetica and Helvetica Bold from Adobe's font metrics files (AFM). Hebrew letters have the widths of
/// Liberation Sans.
struct PictureFont {
  /// The families, the first one that a viewer has is used.
  static let families = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"

  /// The families of text with Arabic letters, which the layout measures in Noto Sans Arabic.
  static let arabicFamilies = families.replacing("sans-serif", with: "Noto Sans Arabic, sans-serif")

  /// The families of text in which all characters have the same width, 0.6 of the font's size.
  static let monospacedFamilies = "Menlo, Consolas, Liberation Mono, monospace"

  let size: Double
  let weight: Int

  static func isArabic(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isArabic && LetterWidth.arabic($0) != nil }
  }

  /// Returns the distance that is added to each character of a text so that it has a width, in points; nil if
  /// a character is not in the tables.
  func spacing(of text: String, width: Double) -> Double? {
    let characters = Array(text)
    let widths = characters.compactMap(width(of:))
    guard !characters.isEmpty, widths.count == characters.count else { return nil }
    return (width - widths.reduce(0, +) * size / 1000) / Double(characters.count)
  }

  private func width(of character: Character) -> Double? {
    let isBold = weight >= 600
    let scalars = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    guard let scalar = scalars.first else { return nil }
    if let hebrew = LetterWidth.hebrew(scalar) {
      // Points above and below a letter have no width.
      let hasPointsOnly = scalars.dropFirst().allSatisfy { $0.properties.generalCategory == .nonspacingMark }
      return hasPointsOnly ? Double(isBold ? hebrew.bold : hebrew.regular) / 10 : nil
    }
    guard scalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x20...0x7E: return Double((isBold ? Self.boldASCII : Self.regularASCII)[Int(scalar.value) - 0x20])
    case 0xA0...0xFF: return Double((isBold ? Self.boldLatin1 : Self.regularLatin1)[Int(scalar.value) - 0xA0])
    default: return Self.signs[scalar.value].map { Double(isBold ? $0.bold : $0.regular) }
    }
  }
}

extension PictureFont {
  /// The widths of regular characters from U+0020 to U+007E.
  private static let regularASCII: [Int16] = [
    // space ! " # $ % & ' ( ) * + , - . /
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    // 0 1 2 3 4 5 6 7 8 9 : ; < = > ?
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    // @ A B C D E F G H I J K L M N O
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    // P Q R S T U V W X Y Z [ \ ] ^ _
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    // ` a b c d e f g h i j k l m n o
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    // p q r s t u v w x y z { | } ~
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The widths of bold characters from U+0020 to U+007E.
  private static let boldASCII: [Int16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// The widths of regular characters from U+00A0 to U+00FF.
  private static let regularLatin1: [Int16] = [
    // nbsp ¡ ¢ £ ¤ ¥ ¦ § ¨ © ª « ¬ shy ® ¯
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 0, 737, 333,
    // ° ± ² ³ ´ µ ¶ · ¸ ¹ º » ¼ ½ ¾ ¿
    400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
    // À Á Â Ã Ä Å Æ Ç È É Ê Ë Ì Í Î Ï
    667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
    // Ð Ñ Ò Ó Ô Õ Ö × Ø Ù Ú Û Ü Ý Þ ß
    722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
    // à á â ã ä å æ ç è é ê ë ì í î ï
    556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
    // ð ñ ò ó ô õ ö ÷ ø ù ú û ü ý þ ÿ
    556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
  ]

  /// The widths of bold characters from U+00A0 to U+00FF.
  private static let boldLatin1: [Int16] = [
    278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 0, 737, 333,
    400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611,
    722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
    722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
    556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278,
    611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
  ]

  /// The widths of typographic signs beyond Latin-1, regular and bold: those of spaces, hyphens and dashes by
  /// their numbers.
  private static let signs: [UInt32: (regular: Int16, bold: Int16)] = {
    let rows: [(String, regular: Int16, bold: Int16)] = [
      ("\u{2002}", 500, 500), ("\u{2003}\u{2014}…‰™", 1000, 1000), ("\u{2007}\u{2013}†‡€", 556, 556),
      ("\u{2009}\u{202F}", 200, 200), ("\u{200A}", 100, 100), ("\u{2010}\u{2011}‹›", 333, 333),
      ("‘’‚", 222, 278), ("“”„", 333, 500), ("•", 350, 350), ("⁄", 167, 167),
    ]
    let pairs = rows.flatMap { row in row.0.unicodeScalars.map { ($0.value, (row.regular, row.bold)) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
