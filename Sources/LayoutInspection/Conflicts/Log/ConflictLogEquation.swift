import LayoutWords

/// A constraint in a log as an equation between attributes of items.
struct ConflictLogEquation: Equatable {
  /// An attribute of an item: `UILabel:0x7f80'Title'.width`.
  struct Side: Equatable {
    let item: LogItem
    let attribute: String
  }

  var first: Side
  var relation: RelationWords
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0

  var sides: [Side] { [first, second].compactMap { $0 } }

  /// Reads the body of a line; nil for a form that is not known.
  init?(_ body: String, names: [String: String]) {
    if body.hasPrefix("H:") || body.hasPrefix("V:") {
      self.init(visual: body.dropFirst(2), isVertical: body.hasPrefix("V"), names)
    } else {
      self.init(equation: body, names)
    }
  }

  // Equations: `a.left == 2*b.right + 8 @750`, in SnapKit's form `a.left == b.right * 2.0 + 8.0 ^750.0`.

  private init?(equation body: String, _ names: [String: String]) {
    // The text of a label may contain a sign, so that the last one of the line counts.
    let signs = RelationWords.allCases.compactMap { words in
      body.last(" \(words.symbol) ").map { (range: $0, relation: words) }
    }
    guard let sign = signs.max(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let first = Side(String(body[..<sign.range.lowerBound]), names)
    else { return nil }
    self.first = first
    relation = sign.relation
    var rest = String(body[sign.range.upperBound...])
    for mark in [" @", " ^"] {
      if let priority = rest.last(mark) { rest.removeSubrange(priority.lowerBound...) }
    }
    if let number = Self.length(rest) {
      constant = number
      // The position of a frame counts from the corner of the superview.
      if ["min", "mid", "max"].contains(first.attribute.prefix(3)), let container = names["|"] {
        second = Side(item: LogItem(container), attribute: "min" + first.attribute.dropFirst(3))
      }
      return
    }
    for (mark, sign) in [(" + ", 1.0), (" - ", -1.0)] {
      guard let range = rest.last(mark), let number = Self.length(rest[range.upperBound...]) else { continue }
      constant = sign * number
      rest = String(rest[..<range.lowerBound])
      break
    }
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let behind = rest.dropFirst(digits.count).drop { $0 == " " }
    if let factor = Self.length(digits), behind.first == "*" {
      multiplier = factor
      rest = behind.drop { $0 == " " || $0 == "*" }.trimmed { $0.isWhitespace }
    }
    if let star = rest.last(" * "), let factor = Self.length(rest[star.upperBound...]) {
      multiplier = factor
      rest.removeSubrange(star.lowerBound...)
    }
    guard let second = Side(rest, names) else { return nil }
    self.second = second
  }

  private static func length(_ text: some StringProtocol) -> Double? {
    Double(String(text)).flatMap { $0.magnitude < 1e7 && ($0 == 0 || $0.magnitude > 1e-7) ? $0 : nil }
  }

  // The visual format: `|-(20)-[a]`, `[a]-(8)-[b]`, `[a(100)]`.

  private init?(visual body: Substring, isVertical: Bool, _ names: [String: String]) {
    var rest = body
    var items: [String] = []
    var number: (relation: RelationWords, value: Double)? = (.equal, 0)
    while let next = rest.first, number != nil {
      switch next {
      case "|":
        items.append("|")
        rest = rest.dropFirst()
      case "[":
        guard let end = Self.end(of: rest) else { return nil }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        let size = inside.last == ")" ? inside.lastIndex(of: "(") : nil
        items.append(String(inside[..<(size ?? inside.endIndex)]))
        if let size { number = Self.number(inside[size...]) }
        rest = rest[rest.index(after: end)...]
      case "(":
        guard let end = rest.first(")-")?.lowerBound else { return nil }
        number = Self.number(rest[...end])
        rest = rest[rest.index(after: end)...]
      case "-", " ": rest = rest.dropFirst()
      default: return nil
      }
    }
    guard let number, let before = items.first else { return nil }
    let words = AxisWords(isVertical: isVertical)
    func side(_ item: String, _ attribute: String) -> Side {
      Side(item: LogItem(names[item] ?? item), attribute: attribute)
    }
    (relation, constant) = number
    guard let after = items.dropFirst().last else {
      first = side(before, words.size)
      return
    }
    if after == "|" {
      first = side(before, words.far)
      second = side("|", words.far)
      relation = relation.flipped
      constant = -constant
    } else {
      // The distance leads from the item before it to the item after it.
      first = side(after, words.near)
      second = side(before, before == "|" ? words.near : words.far)
    }
  }

  /// Returns the bracket that closes the item at the beginning; the text of a label may contain brackets.
  private static func end(of rest: Substring) -> Substring.Index? {
    rest.indices.first { index in
      guard rest[index] == "]" else { return false }
      let after = rest[rest.index(after: index)...].first
      return after == nil || after == "-" || after == "[" || after == "|"
    }
  }

  private static func number(_ text: Substring) -> (relation: RelationWords, value: Double)? {
    var inside = text.dropFirst().dropLast()
    let relation = RelationWords.allCases.first { inside.hasPrefix($0.symbol) }
    inside = inside.drop { "<>= ".contains($0) }
    if let space = inside.first("NSSpace(") {
      inside = inside[space.upperBound...].prefix { $0 != ")" }
    }
    return length(inside.prefix { $0 != "@" }.trimmed { $0.isWhitespace }).map { (relation ?? .equal, $0) }
  }
}

extension ConflictLogEquation.Side {
  var words: AttributeWords? {
    guard let area = owner.area else { return AttributeWords(nameInLog: attribute) }
    // A baseline counts as the upper edge of an area without a size.
    let plain = attribute.parts(between: "WithinMargins")[0].parts(between: "Margin")[0]
    return AttributeWords(nameInLog: area == .margins ? String(plain) : "top")
  }

  /// The item that the attribute belongs to: the view, or one of its areas.
  var owner: LogItem { item.of(LogArea(attribute: attribute)) }

  /// Reads an attribute, behind the last dot, of an item; nil for a name that is not known.
  init?(_ text: String, _ names: [String: String]) {
    let text = text.trimmed { $0.isWhitespace }
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let name = String(text[..<dot])
    item = LogItem(names[name] ?? name)
    attribute = String(text[text.index(after: dot)...])
    if words == nil { return nil }
  }
}
