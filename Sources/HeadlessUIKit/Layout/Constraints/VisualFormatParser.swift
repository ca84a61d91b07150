/// The parser of a visual format, from left to right; spaces between symbols are ignored.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0
  init(_ format: String) { characters = Array(format) }

  /// Reads the whole format: (orientation:)? (superview connection)? view (connection view)* (connection
  /// superview)?.
  mutating func read() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try readOrientation()
    if let edge = take("|") {
      format.leading = VisualFormat.Symbol(value: try readConnection(), position: edge)
    }
    format.views.append(try readView())
    while next != nil {
      let connection = try readConnection()
      if let edge = take("|") {
        format.trailing = VisualFormat.Symbol(value: connection, position: edge)
        if next != nil { throw error(.textAfterTheEnd) }
      } else {
        format.connections.append(connection)
        format.views.append(try readView())
      }
    }
    return format
  }

  // The parts of a format.

  private mutating func readOrientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = next else { throw error(.nothing) }
    guard letter == "H" || letter == "V" else { return .horizontal }
    position += 1
    guard take(":") != nil else { throw error(.colon(after: letter)) }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func readView() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") != nil else { throw error(.view) }
    guard let name = readName() else { throw error(.viewName) }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") != nil { predicates = try readPredicates(endingAs: .endOfSize) }
    guard take("]") != nil else { throw error(predicates.isEmpty ? .endOfView : .endOfSize) }
    return VisualFormat.View(name: name, predicates: predicates)
  }

  /// Reads nothing, `-`, `-8-`, `-metric-` or `-(predicate, predicate)-`.
  private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") != nil else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") != nil {
      predicates = try readPredicates(endingAs: .endOfDistance)
    } else {
      if next == nil { throw error(.endInAConnection) }
      if next == "-" { throw error(.negativeDistance) }
      predicates = [VisualFormat.Predicate(amount: try readAmount())]
    }
    guard take("-") != nil else { throw error(.hyphenAfterDistance) }
    return .predicates(predicates)
  }

  /// Reads predicate (, predicate)* `)`, after the opening parenthesis.
  private mutating func readPredicates(
    endingAs end: VisualFormatMistake
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try readPredicate()) } while take(",") != nil
    guard take(")") != nil else { throw error(end) }
    return predicates
  }

  private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try readRelation()
    var predicate = VisualFormat.Predicate(relation: relation, amount: try readAmount())
    if take("@") != nil { predicate.priority = try readAmount() }
    return predicate
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [Character: NSLayoutConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let sign = next, let relation = relations[sign] else { return .equal }
    let start = position
    position += 1
    // No space is allowed between the two characters of a relation.
    guard position < characters.count, characters[position] == "=" else {
      throw VisualFormatError(.relation, at: start)
    }
    position += 1
    return relation
  }

  // Words and numbers.

  private mutating func readAmount() throws(VisualFormatError) -> VisualFormat.Symbol<VisualFormat.Amount> {
    if let name = readName() { return VisualFormat.Symbol(value: .name(name.value), position: name.position) }
    guard next != nil else { throw error(.amount) }
    let start = position
    if characters[position] == "-" { position += 1 }
    takeDigits()
    if position < characters.count, characters[position] == "." {
      position += 1
      takeDigits()
    }
    guard let number = Double(String(characters[start..<position])), number.isFinite else {
      throw VisualFormatError(.amount, at: start)
    }
    return VisualFormat.Symbol(value: .number(CGFloat(number)), position: start)
  }

  private mutating func takeDigits() {
    while position < characters.count, characters[position].isASCII, characters[position].isNumber {
      position += 1
    }
  }

  /// Reads an identifier of the language C; nil if none begins here.
  private mutating func readName() -> VisualFormat.Symbol<String>? {
    func isPart(_ character: Character) -> Bool {
      character == "_" || character.isLetter || character.isNumber
    }
    guard let first = next, isPart(first), !first.isNumber else { return nil }
    let start = position
    while position < characters.count, isPart(characters[position]) { position += 1 }
    return VisualFormat.Symbol(value: String(characters[start..<position]), position: start)
  }

  // Characters.

  private var next: Character? {
    mutating get {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      return position < characters.count ? characters[position] : nil
    }
  }

  /// Reads `character` if it is the next symbol, and returns its position; nil otherwise.
  private mutating func take(_ character: Character) -> Int? {
    guard next == character else { return nil }
    position += 1
    return position - 1
  }

  private func error(_ mistake: VisualFormatMistake) -> VisualFormatError {
    VisualFormatError(mistake, at: position)
  }
}
