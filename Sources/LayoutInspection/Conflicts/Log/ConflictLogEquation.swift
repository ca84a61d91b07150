import LayoutWords

/// A constraint in a log as an equation between attributes of items.
struct ConflictLogEquation: Equatable {
  /// An attribute of an item: `UILabel:0x7f80'Title'.width`.
  struct Side: Equatable {
    /// The item as it is written, with its class and its address.
    let item: String
    let attribute: String
  }

  var first: Side
  var relation: RelationWords
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0

  /// Reads the body of a line; nil for a form that is not known.
  ///
  /// - Parameter names: The items that the body mentions by another name.
  init?(_ body: String, names: [String: String]) {
    if body.hasPrefix("H:") || body.hasPrefix("V:") {
      self.init(visual: body.dropFirst(2), isVertical: body.hasPrefix("V"), names)
    } else {
      self.init(equation: body, names)
    }
  }

  // Equations: `a.left == 2*b.right + 8 @750`, in SnapKit's form `a.left == b.right * 2.0 + 8.0 ^750.0`.

  private init?(equation body: String, _ names: [String: String]) {
    guard let sign = Self.relation(in: body) else { return nil }
    guard let first = Side(String(body[..<sign.range.lowerBound]), names) else { return nil }
    guard first.isKnown else { return nil }
    self.first = first
    relation = sign.relation
    var rest = String(body[sign.range.upperBound...])
    for mark in [" @", " ^"] {
      guard let priority = rest.last(mark) else { continue }
      rest.removeSubrange(priority.lowerBound...)
    }
    if let number = Self.length(rest) {
      constant = number
      // The position of a frame counts from the corner of the superview.
      if let edge = Self.nearEdges[first.attribute], let container = names["|"] {
        second = Side(item: container, attribute: edge)
      }
      return
    }
    for (mark, sign) in [(" + ", 1.0), (" - ", -1.0)] {
      guard let range = rest.last(mark),
        let number = Self.length(rest[range.upperBound...])
      else { continue }
      constant = sign * number
      rest = String(rest[..<range.lowerBound])
      break
    }
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let behind = rest.dropFirst(digits.count).drop { $0 == " " }
    if let factor = Self.length(digits), behind.first == "*" {
      multiplier = factor
      rest = rest.dropFirst(digits.count).drop { $0 == " " || $0 == "*" }.trimmed { $0.isWhitespace }
    }
    if let star = rest.last(" * "), let factor = Self.length(rest[star.upperBound...]) {
      multiplier = factor
      rest.removeSubrange(star.lowerBound...)
    }
    guard let second = Side(rest, names), second.isKnown else { return nil }
    self.second = second
  }

  /// Reads a number of a layout; nil for one that no layout has.
  private static func length(_ text: some StringProtocol) -> Double? {
    Double(String(text)).flatMap { $0.magnitude < 1e7 && ($0 == 0 || $0.magnitude > 1e-7) ? $0 : nil }
  }

  /// The edge from which a position of a frame counts.
  private static let nearEdges = [
    "minX": "minX", "midX": "minX", "maxX": "minX", "minY": "minY", "midY": "minY", "maxY": "minY",
  ]

  /// Returns the relation outside of quoted texts.
  private static func relation(
    in body: String
  ) -> (range: Range<String.Index>, relation: RelationWords)? {
    // The text of a label may contain a sign, so that the last one of the line counts.
    let found = RelationWords.allCases.compactMap { words in
      body.last(" \(words.symbol) ").map { (range: $0, relation: words) }
    }
    return found.max { $0.range.lowerBound < $1.range.lowerBound }
  }

  // The visual format: `|-(20)-[a]`, `[a]-(8)-[b]`, `[a(100)]`.

  private init?(visual body: Substring, isVertical: Bool, _ names: [String: String]) {
    guard let parts = VisualParts(body) else { return nil }
    let words = AxisWords(isVertical: isVertical)
    func item(_ name: String) -> String { names[name] ?? name }
    relation = parts.relation
    constant = parts.constant
    switch (parts.before, parts.after) {
    case (let before?, nil):
      first = Side(item: item(before), attribute: words.size)
    case (let before?, "|"?):
      first = Side(item: item(before), attribute: words.far)
      second = Side(item: item("|"), attribute: words.far)
      relation = parts.relation.flipped
      constant = -parts.constant
    case (let before?, let after?):
      // The distance leads from the item before it to the item after it.
      first = Side(item: item(after), attribute: words.near)
      second = Side(item: item(before), attribute: before == "|" ? words.near : words.far)
    case (nil, _): return nil
    }
  }

  /// The parts of a constraint in the visual format.
  private struct VisualParts {
    /// The item before the distance, or the item with a size.
    var before: String?
    /// The item after the distance; nil for a size.
    var after: String?
    var relation = RelationWords.equal
    var constant = 0.0

    init?(_ body: Substring) {
      var rest = body
      while let next = rest.first {
        switch next {
        case "|":
          add("|")
          rest = rest.dropFirst()
        case "[":
          guard let end = Self.end(of: rest) else { return nil }
          let inside = rest[rest.index(after: rest.startIndex)..<end]
          if let size = Self.size(in: inside) {
            add(String(inside[..<size.lowerBound]))
            guard read(inside[size]) else { return nil }
          } else {
            add(String(inside))
          }
          rest = rest[rest.index(after: end)...]
        case "(":
          guard let end = rest.first(")-")?.lowerBound else { return nil }
          guard read(rest[..<rest.index(after: end)]) else { return nil }
          rest = rest[rest.index(after: end)...]
        case "-", " ": rest = rest.dropFirst()
        default: return nil
        }
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

    /// Returns the range of `(100)` at the end of an item.
    private static func size(in inside: Substring) -> Range<Substring.Index>? {
      guard inside.last == ")", let open = inside.lastIndex(of: "(") else { return nil }
      return open..<inside.endIndex
    }

    private mutating func add(_ item: String) {
      if before == nil {
        before = item
      } else {
        after = item
      }
    }

    /// Reads `(20)`, `(>=20)`, `(NSSpace(20))` or `(20@750)`.
    private mutating func read(_ text: Substring) -> Bool {
      var inside = text.dropFirst().dropLast()
      let written = RelationWords.allCases.first { inside.hasPrefix($0.symbol) }
      relation = written ?? .equal
      inside = inside.drop { "<>= ".contains($0) }
      if let space = inside.first("NSSpace(") {
        inside = inside[space.upperBound...].prefix { $0 != ")" }
      }
      let number = inside.prefix { $0 != "@" }.trimmed { $0.isWhitespace }
      guard let value = ConflictLogEquation.length(number) else { return false }
      constant = value
      return true
    }
  }
}

extension ConflictLogEquation.Side {
  /// True for the name of an attribute.
  var isKnown: Bool { AttributeWords(nameInLog: attributeOfOwner) != nil }

  /// Reads an attribute of an item: the attribute comes behind the last dot.
  init?(_ text: String, _ names: [String: String]) {
    let text = text.trimmed { $0.isWhitespace }
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let name = String(text[..<dot])
    item = names[name] ?? name
    attribute = String(text[text.index(after: dot)...])
  }
}
