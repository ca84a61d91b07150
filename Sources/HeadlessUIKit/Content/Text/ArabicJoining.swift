/// The sides on which a character is joined to its neighbors: the property Joining_Type of Unicode.
enum ArabicJoining {
  case none
  /// Joined to the letter before it, as an alef.
  case before
  /// Joined to the letters before and after it, as a beh.
  case both
  /// Joins its neighbors and has one form itself: the tatweel.
  case causing

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x600 else {
      self = .none
      return
    }
    // A zero-width non-joiner belongs to the letter before it, and separates it from the next one.
    let isSeparated = character.unicodeScalars.contains("\u{200C}")
    switch LetterWidth.arabicForms(scalar)?.count {
    case 4: self = isSeparated ? .before : .both
    case 2: self = .before
    default: self = scalar == "\u{640}" ? .causing : .none
    }
  }

  var joinsBefore: Bool { self != .none }
  var joinsAfter: Bool { self == .both || self == .causing }
}

extension MeasuredText {
  /// Gives each Arabic letter the width of the form in which it is joined to its neighbors.
  ///
  /// A lam and an alef that it joins are a ligature, whose width the lam gets.
  ///
  /// - Parameter units: Returns a width in millionths of a point.
  mutating func joinLetters(units: (LetterWidth) -> Int64) {
    let joinings = characters.map(ArabicJoining.init)
    for index in glyphs.indices {
      guard joinings[index] != .none, let scalar = characters[index].unicodeScalars.first,
        let forms = LetterWidth.arabicForms(scalar), forms.count > 1
      else { continue }
      let isJoinedBefore = index > 0 && joinings[index - 1].joinsAfter
      let isJoinedAfter =
        joinings[index].joinsAfter && index + 1 < glyphs.count && joinings[index + 1].joinsBefore
      if isJoinedAfter, scalar == "\u{644}", characters[index + 1].isAlef {
        glyphs[index].advance = units(LetterWidth.lamAlef[isJoinedBefore ? 1 : 0])
      } else if isJoinedBefore, characters[index].isAlef,
        characters[index - 1].unicodeScalars.first == "\u{644}"
      {
        glyphs[index].advance = 0
      } else {
        let form = ArabicForm(isJoinedBefore: isJoinedBefore, isJoinedAfter: isJoinedAfter)
        glyphs[index].advance = units(forms[form.rawValue])
      }
    }
  }
}

extension Character {
  /// True for an alef, also one with a mark above or below it.
  fileprivate var isAlef: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return ["\u{622}", "\u{623}", "\u{625}", "\u{627}"].contains(scalar)
  }
}
