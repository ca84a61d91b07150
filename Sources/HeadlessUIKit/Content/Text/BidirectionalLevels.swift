/// The levels of the characters of a text, even from left to right and odd from right to left, by Unicode's
/// bidirectional algorithm (UAX 9).
///
/// Of the rules of weak types, the ones for digits count (W2 to W5, W7); a paragraph has the direction of its
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
    /// A digit in a text from left to right or after a Hebrew letter.
    case number
    /// A digit of Arabic, or after an Arabic letter.
    case arabicNumber
    /// A sign between two digits, such as a full stop or a colon.
    case separator
    /// A sign beside a number, such as % or €.
    case terminator
    case neutral
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
      let isRightToLeft = direction(start) ?? String(paragraph).beginsRightToLeft ?? false
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
      case .separator, .terminator, .neutral: base
      }
    }
  }

  /// Returns the kinds after the rules of weak types.
  private static func kinds(of characters: ArraySlice<Character>, isRightToLeft: Bool) -> [Kind] {
    var kinds: [Kind] = []
    var isAfterArabic = false
    var isAfterLeft = !isRightToLeft
    for character in characters {
      if let direction = character.direction {
        isAfterArabic = direction && character.isArabic
        isAfterLeft = !direction
        kinds.append(direction ? .right : .left)
      } else if character.isNumber {
        let kind: Kind = isAfterLeft ? .left : .number
        kinds.append(isAfterArabic || character.isArabic ? .arabicNumber : kind)
      } else {
        kinds.append(kindBesideNumbers(character))
      }
    }
    for index in kinds.indices where kinds[index] == .separator {
      guard index > 0, index + 1 < kinds.count, kinds[index - 1] == kinds[index + 1],
        kinds[index - 1] == .number || kinds[index - 1] == .arabicNumber
      else { continue }
      kinds[index] = kinds[index - 1]
    }
    joinTerminators(&kinds)
    return kinds
  }

  /// Makes signs that touch a number a part of it.
  private static func joinTerminators(_ kinds: inout [Kind]) {
    for index in kinds.indices.dropFirst() where kinds[index] == .terminator {
      if kinds[index - 1] == .number { kinds[index] = .number }
    }
    for index in kinds.indices.reversed().dropFirst() where kinds[index] == .terminator {
      if kinds[index + 1] == .number { kinds[index] = .number }
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
      while end < kinds.count, [.separator, .terminator, .neutral].contains(kinds[end]) { end += 1 }
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

  private static func kindBesideNumbers(_ character: Character) -> Kind {
    switch character {
    case ".", ",", ":", "/", "+", "-", "\u{A0}": .separator
    case "%", "#", "$", "€", "£", "¥", "°", "‰": .terminator
    default: .neutral
    }
  }
}

extension Character {
  /// True from right to left, false from left to right, nil without a direction of its own.
  fileprivate var direction: Bool? {
    if isNumber { return nil }
    return unicodeScalars.first?.isStronglyRightToLeft
  }

  fileprivate var isArabic: Bool {
    unicodeScalars.first.map { (0x600...0x8FF).contains($0.value) || (0xFB50...0xFEFE).contains($0.value) }
      ?? false
  }
}
