extension Sequence<Character> {
  /// True if the first letter of the text belongs to a script that is written from right to left, nil if the
  /// text has no letters.
  ///
  /// This is the direction of a paragraph by the rules P2 and P3 of Unicode's bidirectional algorithm. The
  /// algorithm's marks of direction count as letters; isolates are not skipped.
  package var beginsRightToLeft: Bool? {
    for character in self {
      for scalar in character.unicodeScalars {
        if let isRightToLeft = scalar.isStronglyRightToLeft { return isRightToLeft }
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// True for an Arabic letter, digit or mark.
  package var isArabic: Bool { (0x600...0x8FF).contains(value) || (0xFB50...0xFEFE).contains(value) }

  /// True for a Hebrew letter or mark and for a letter of another script from right to left, false for any
  /// other letter, and nil for a character without a direction of its own, such as a digit or a full stop.
  var isStronglyRightToLeft: Bool? {
    if value < 0x590 { return isASCIILetter || (value > 0x7F && properties.isAlphabetic) ? false : nil }
    switch value {
    case 0x200E: return false
    case 0x200F, 0x61C: return true
    case 0x590...0x5FF: return properties.generalCategory == .nonspacingMark ? nil : true
    case 0x600...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return properties.isAlphabetic ? true : nil
    default: return properties.isAlphabetic ? false : nil
    }
  }

  private var isASCIILetter: Bool { (0x41...0x5A).contains(value & ~0x20) && value < 0x80 }
}
