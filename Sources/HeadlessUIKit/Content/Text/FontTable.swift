/// The widths of the characters of one font in one size, in millionths of a point.
///
/// Widths are whole numbers, so sums of them are exact and rounding does not decide where a line breaks.
final class FontTable: Sendable {
  static var unitsPerPoint: CGFloat { 1e6 }

  /// The widths of the characters from U+0000 to U+00FF.
  let advances: [Int]
  let ellipsis: Int
  private let key: Key
  private let drawing: FontDrawing
  private let pairs = KerningPairs.sanFrancisco
  /// The number of units in 1/10,000 of the font's size.
  private let unitsPerShare: CGFloat

  /// The properties of a font that decide its widths.
  fileprivate struct Key: Hashable {
    let size: CGFloat
    let weight: UIFont.Weight
    let isMonospaced: Bool
    let hasMonospacedDigits: Bool

    init(_ font: UIFont) {
      size = font.pointSize
      weight = font.face.weight
      isMonospaced = font.face.design == .monospaced
      hasMonospacedDigits = font.face.hasMonospacedDigits
    }
  }

  fileprivate init(_ key: Key) {
    let drawing = FontDrawing(weight: key.weight, size: key.size)
    func units(of width: CharacterWidth) -> Int { Self.units(of: width, in: drawing, size: key.size) }
    let zero = CharacterWidth(ascii: UInt8(ascii: "0"))
    var advances = CharacterWidth.latin.enumerated().map { value, width in
      guard let width else { return 0 }
      if key.isMonospaced { return Self.units(0.6 * key.size) }
      return units(of: key.hasMonospacedDigits && Self.isDigit(UInt8(value)) ? zero : width)
    }
    advances[Int(UInt8(ascii: "\t"))] = 4 * advances[0x20]
    self.advances = advances
    let dots = CharacterWidth.symbols[0x2026].map(units) ?? 0
    ellipsis = key.isMonospaced ? advances[0x20] : dots
    self.key = key
    self.drawing = drawing
    unitsPerShare = min(key.size, 1e6) * Self.unitsPerPoint / 10_000
  }

  /// Returns the distance that a pair of ASCII characters adds to their widths; 0 for most pairs.
  func kerning(_ first: UInt8, _ second: UInt8) -> Int {
    let distance = pairs.distance(first, second)
    if distance == 0 || key.isMonospaced { return 0 }
    if key.hasMonospacedDigits, Self.isDigit(first) || Self.isDigit(second) { return 0 }
    return Int((CGFloat(distance) * unitsPerShare).rounded())
  }

  private static func isDigit(_ ascii: UInt8) -> Bool { (0x30...0x39).contains(ascii) }

  func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.value <= 0xFF { return advances[Int(scalar.value)] }
    if key.isMonospaced { return Self.units(key.size * scalar.monospacedShare) }
    if let width = CharacterWidth.symbols[scalar.value] {
      return Self.units(of: width, in: drawing, size: key.size)
    }
    if scalar == "\u{2007}" { return advances[0x30] }
    if let width = LetterWidth.hebrew(scalar) ?? LetterWidth.arabic(scalar) { return advance(width) }
    if let share = scalar.share { return Self.units(key.size * share) }
    if let base = scalar.latinBase, base.value <= 0xFF { return advances[Int(base.value)] }
    let isBold = key.weight.rawValue >= UIFont.Weight.semibold.rawValue
    if scalar.properties.isUppercase { return Self.units(key.size * (isBold ? 0.722 : 0.667)) }
    return Self.units(key.size * (isBold ? 0.6 : 0.55))
  }

  func advance(_ width: LetterWidth) -> Int {
    Self.units(key.size * (key.isMonospaced ? 0.6 : width.share(boldness: drawing.boldness)))
  }

  var emoji: Int { Self.units(key.size * (key.isMonospaced ? 1.2 : 1.25)) }

  private static func units(of width: CharacterWidth, in drawing: FontDrawing, size: CGFloat) -> Int {
    units(width.width(in: drawing) * size / 10_000 + drawing.tracking)
  }

  /// Returns a width in points as a number of units, limited to a million points so that the sum over a text
  /// does not overflow.
  static func units(_ width: CGFloat) -> Int { Int((min(max(width, -1e6), 1e6) * unitsPerPoint).rounded()) }
}

// MARK: The tables in use

extension FontTable {
  static func table(of font: UIFont) -> FontTable { inUse.table(of: font) }
  private static let inUse = FontTables()
}

/// The tables that were used last, with a lock, because text is also measured outside of the main actor.
private final class FontTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [FontTable.Key: FontTable] = [:]
  /// The number of tables at which all are removed; text that is shrunk has a table for each size tried.
  private static let limit = 100

  func table(of font: UIFont) -> FontTable {
    lock.lock()
    defer { lock.unlock() }
    if let table = font.table { return table }
    let key = FontTable.Key(font)
    let table = tables[key] ?? FontTable(key)
    if tables.count >= Self.limit { tables.removeAll(keepingCapacity: true) }
    tables[key] = table
    font.table = table
    return table
  }
}

// MARK: Characters without a width of their own

extension Unicode.Scalar {
  /// The width as a share of the font's size, if it is the same in all fonts except monospaced ones.
  fileprivate var share: CGFloat? {
    switch value {
    case 0x2002: return 0.5  // en space
    case 0x2003: return 1  // em space
    case 0x2009, 0x202F: return 0.2  // thin space, narrow no-break space
    case 0x200A: return 0.1  // hair space
    default: break
    }
    if isInvisible { return 0 }
    if properties.isEmojiPresentation { return 1.25 }
    // A syllable of Hangul, and a letter by itself, is narrower than an ideograph, by the recorded widths.
    if (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value) { return 0.866 }
    if isWide { return 1 }
    return (0xFF61...0xFFDC).contains(value) ? 0.5 : nil
  }

  fileprivate var monospacedShare: CGFloat {
    if isInvisible { return 0 }
    return isWide || properties.isEmojiPresentation ? 1.2 : 0.6
  }

  /// True if the character has no width: control and format characters, soft hyphens, and marks without a
  /// letter.
  private var isInvisible: Bool {
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

  /// The base letter of a Latin letter with marks or with a stroke.
  var latinBase: Unicode.Scalar? {
    if let letter = Self.strokeless[value] { return letter }
    guard (0xC0...0x24F).contains(value) || (0x1E00...0x1EFF).contains(value) else { return nil }
    return String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// The letters with the width of another one that Unicode does not decompose; Đ and Ð look alike.
  private static let strokeless: [UInt32: Unicode.Scalar] = [
    0x110: "Ð", 0x111: "d", 0x126: "H", 0x127: "h", 0x131: "i", 0x141: "L", 0x142: "l", 0x166: "T",
    0x167: "t",
  ]
}
