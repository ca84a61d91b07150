/// The levels of the characters of a text, even from left to right and odd from right to left, by Unicode's
/// bidirectional algorithm (UAX 9).
///
/// Of the rules of weak types, the ones for digits count (W2 to W7); a paragraph has the direction of its
/// style or of its first letter (P2, P3). Marks that embed or isolate a text have no effect, and no brackets
/// are paired (N0).
///
///     //  abc  אבג  12  דהו  xyz       as read
///     //  000  111  22  111  000       levels
///     //  abc  והד  12  גבא  xyz       as seen
struct BidirectionalLevels {
  /// The levels, by the index of the character; empty if no letter is from right to left.
  private(set) var levels: [UInt8] = []

  private enum Kind {
    case left
    case right
    /// A digit that is neither Arabic nor after an Arabic letter (EN).
    case number
    /// A digit of Arabic, or after an Arabic letter (AN).
    case arabicNumber
    /// A plus or minus, which joins two numbers that are not Arabic (ES).
    case numberSeparator
    /// A character that joins two numbers, such as a full stop or a colon (CS).
    case separator
    /// A character that belongs to the number beside it, such as % or € (ET).
    case terminator
    case neutral

    /// True for neutral characters, and for separators and terminators beside no number (W6).
    var isNeutral: Bool {
      switch self {
      case .left, .right, .number, .arabicNumber: false
      case .numberSeparator, .separator, .terminator, .neutral: true
      }
    }
  }

  /// Finds the levels of a text.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - direction: Returns true if the paragraph that begins at an index is written from right to left, and
  ///     nil if its first letter decides.
  init(of characters: [Character], direction: (Int) -> Bool? = { _ in nil }) {
    let starts = [0] + characters.indices.filter { characters[$0].isNewline }.map { $0 + 1 }
    let hasDirection = starts.contains { direction($0) == true }
    guard hasDirection || characters.contains(where: { $0.direction == true }) else { return }
    levels.reserveCapacity(characters.count)
    var start = 0
    for index in 0...characters.count {
      let isEnd = index == characters.count
      guard isEnd || characters[index].isNewline else { continue }
      let paragraph = characters[start..<index]
      let isRightToLeft = direction(start) ?? paragraph.beginsRightToLeft ?? false
      levels += Self.levels(ofParagraph: paragraph, isRightToLeft: isRightToLeft)
      if !isEnd { levels.append(0) }
      start = index + 1
    }
  }

  private static func levels(ofParagraph characters: ArraySlice<Character>, isRightToLeft: Bool) -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    var kinds = kinds(of: characters, isRightToLeft: isRightToLeft)
    resolveNeutrals(&kinds, base: isRightToLeft ? .right : .left)
    return kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      case .number, .arabicNumber: 2
      case .numberSeparator, .separator, .terminator, .neutral: base
      }
    }
  }

  /// Returns the kinds after the rules of weak types.
  private static func kinds(of characters: ArraySlice<Character>, isRightToLeft: Bool) -> [Kind] {
    var kinds = characters.map(kind)
    findArabicNumbers(&kinds, characters)
    joinSeparators(&kinds)
    joinTerminators(&kinds)
    turnNumbersAfterLeft(&kinds, isAfterLeft: !isRightToLeft)
    return kinds
  }

  /// Makes digits after an Arabic letter Arabic numbers (W2).
  private static func findArabicNumbers(_ kinds: inout [Kind], _ characters: ArraySlice<Character>) {
    var isAfterArabic = false
    for (index, character) in zip(kinds.indices, characters) {
      switch kinds[index] {
      case .left: isAfterArabic = false
      case .right: isAfterArabic = character.isArabic
      case .number where isAfterArabic: kinds[index] = .arabicNumber
      default: break
      }
    }
  }

  /// Makes a separator between two numbers of one kind a part of them (W4).
  private static func joinSeparators(_ kinds: inout [Kind]) {
    for index in kinds.indices.dropFirst().dropLast() where kinds[index - 1] == kinds[index + 1] {
      switch (kinds[index], kinds[index - 1]) {
      case (.separator, .number), (.separator, .arabicNumber), (.numberSeparator, .number):
        kinds[index] = kinds[index - 1]
      default: break
      }
    }
  }

  /// Makes terminators that touch a number a part of it (W5).
  private static func joinTerminators(_ kinds: inout [Kind]) {
    for index in kinds.indices.dropFirst() where kinds[index] == .terminator {
      if kinds[index - 1] == .number { kinds[index] = .number }
    }
    for index in kinds.indices.reversed().dropFirst() where kinds[index] == .terminator {
      if kinds[index + 1] == .number { kinds[index] = .number }
    }
  }

  /// Gives numbers after a letter from left to right its direction (W7).
  private static func turnNumbersAfterLeft(_ kinds: inout [Kind], isAfterLeft: Bool) {
    var isAfterLeft = isAfterLeft
    for index in kinds.indices {
      switch kinds[index] {
      case .left: isAfterLeft = true
      case .right: isAfterLeft = false
      case .number where isAfterLeft: kinds[index] = .left
      default: break
      }
    }
  }

  /// Gives neutral characters the direction of both sides if it is the same, and else that of the paragraph;
  /// a number counts as from right to left.
  private static func resolveNeutrals(_ kinds: inout [Kind], base: Kind) {
    func side(_ index: Int) -> Kind {
      guard kinds.indices.contains(index) else { return base }
      return kinds[index] == .left ? .left : .right
    }
    var index = 0
    while index < kinds.count {
      var end = index
      while end < kinds.count, kinds[end].isNeutral { end += 1 }
      if end > index {
        let resolved = side(index - 1) == side(end) ? side(end) : base
        for neutral in index..<end { kinds[neutral] = resolved }
      }
      index = max(end, index + 1)
    }
  }

  /// Returns the indices of parts of a line from left to right: parts of a level and above it are reversed,
  /// from the highest level down to 1 (rule L2).
  static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    var level = levels.max() ?? 0
    while level > 0 {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
      level -= 1
    }
    return order
  }

  /// Returns the kind of a character by itself: its property Bidi_Class.
  private static func kind(_ character: Character) -> Kind {
    if let isRightToLeft = character.direction { return isRightToLeft ? .right : .left }
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar {
    case "٠"..."٩", "٫", "٬": return .arabicNumber
    case _ where character.isNumber: return .number
    case "+", "-", "\u{2212}": return .numberSeparator
    case ".", ",", ":", "/", "\u{A0}", "،", "\u{202F}": return .separator
    case "%", "#", "°", "±", "٪", "‰"..."‴": return .terminator
    default: return scalar.properties.generalCategory == .currencySymbol ? .terminator : .neutral
    }
  }
}

extension Character {
  /// True from right to left, false from left to right, nil without a direction of its own.
  fileprivate var direction: Bool? {
    if isNumber { return nil }
    return unicodeScalars.first?.isStronglyRightToLeft
  }

  fileprivate var isArabic: Bool { unicodeScalars.first?.isArabic ?? false }
}
