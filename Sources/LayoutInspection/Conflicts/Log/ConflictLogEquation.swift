import LayoutWords

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

  var owner: LogItem { item.of(LogArea(attribute: attribute)) }

  init?(_ text: String, _ names: [String: String]) {
    let text = text.trimmed { $0.isWhitespace }
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let name = String(text[..<dot])
    item = LogItem(names[name] ?? name)
    attribute = String(text[text.index(after: dot)...])
    if words == nil { return nil }
  }
}

/// A view or a guide in a log, such as `UILabel:0x7f80'Title'`, or an area of one.
struct LogItem: Hashable {
  /// The item as it is written, without the words for an area.
  let text: String
  /// The class without its module; the identifier of a view that stands in its place.
  let type: String
  let address: String
  let quoted: String
  var area: LogArea?

  init(_ text: String) {
    self.text = text
    let start = text.first(":0x")
    let name = start.map { String(text[..<$0.lowerBound]) } ?? text
    let last = name.split(separator: ".").last.map(String.init) ?? name
    type = last.first.map { $0.isUppercase || $0 == "_" } == true ? last : name
    let rest = start.map { text[$0.upperBound...] } ?? ""
    address = start == nil ? text : "0x" + rest.prefix { $0.isHexDigit }.lowercased()
    quoted = rest.drop { $0.isHexDigit }.trimmed { $0 == " " || $0 == "'" }
  }

  var hasAddress: Bool { address != text }
  var systemGuide: SystemGuide? { SystemGuide(beginning: quoted) }
  var view: LogItem { of(nil) }

  func of(_ area: LogArea?) -> LogItem {
    var item = self
    item.area = area
    return item
  }

  static func == (one: LogItem, other: LogItem) -> Bool {
    one.address == other.address && one.area == other.area
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(area)
  }
}

/// A part of a view whose position the log does not contain, by the words before the view.
///
/// It is an item of its own. If the conflict needs it, the margins count as inside the view, and a baseline
/// as below the upper edge.
///
///     UIView:0x7f80.leadingMargin    is    the margins of UIView:0x7f80 .leading
enum LogArea: String {
  case margins = "the margins of "
  case firstBaseline = "the first baseline of "
  case lastBaseline = "the last baseline of "

  init?(attribute: String) {
    switch attribute {
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline", "baseline": self = .lastBaseline
    default:
      guard attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins") else { return nil }
      self = .margins
    }
  }
}
