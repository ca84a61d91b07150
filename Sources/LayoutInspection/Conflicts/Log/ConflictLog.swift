import LayoutWords

/// A conflict in the words of UIKit's log.
///
///     Unable to simultaneously satisfy constraints. …
///     (
///         "<NSLayoutConstraint:0x6000 'Login.swift:42 xPlace[0]' H:|-(20)-[UILabel:0x7f80]
///             (active, names: '|':Login:0x7f81 )>",
///         "<NSLayoutConstraint:0x6001 UILabel:0x7f80'Title'.width == 320   (active)>"
///     )
///     Will attempt to recover by breaking constraint
///     <NSLayoutConstraint:0x6001 UILabel:0x7f80'Title'.width == 320   (active)>
struct ConflictLog {
  /// A constraint of the list.
  struct Line: Equatable {
    /// The class of the constraint, such as `NSLayoutConstraint` or `SnapKit.LayoutConstraint`.
    let type: String
    let address: String
    let identifier: String?
    /// The relation of a content size: "at least" for `Hug:250 CompressionResistance:1000`; nil for another
    /// constraint.
    let contentRelation: RelationWords?
    /// The equation or the visual format, without the parts around it.
    let body: String
    /// The items that the body mentions by another name, such as `|` for the superview.
    let names: [String: String]
  }

  let lines: [Line]
  /// The address of the constraint that was left out; nil if the text ends before it.
  let broken: String?

  /// The words with which each conflict begins.
  static let heading = "simultaneously satisfy constraints"

  /// Returns the conflicts of a text of the log, in their order; everything else in the text is skipped.
  static func all(in text: String) -> [ConflictLog] {
    let parts = text.parts(between: heading).dropFirst()
    return parts.map { part in
      let halves = part.parts(between: "recover by breaking constraint")
      let list = lines(in: halves[0])
      let broken = halves.count > 1 ? lines(in: halves[1]).first?.address : nil
      return ConflictLog(lines: list, broken: broken)
    }.filter { !$0.lines.isEmpty }
  }

  /// Returns the number of conflicts in a text, with those whose list cannot be read.
  static func count(in text: String) -> Int { text.parts(between: heading).count - 1 }

  private static func lines(in text: Substring) -> [Line] {
    text.split(whereSeparator: \.isNewline).compactMap { Line(String($0)) }
  }
}

extension ConflictLog.Line {
  /// Reads a line of the list; nil for a line without a constraint.
  init?(_ text: String) {
    guard let first = text.firstIndex(of: "<"), let last = text.lastIndex(of: ">"), first < last else {
      return nil
    }
    // The log of a CI service has the time before each line; other words make it a sentence.
    let before = text[..<first]
    if before.contains(where: \.isLetter), !before.contains(where: \.isNumber) { return nil }
    let text = text[first...last]
    guard let start = text.first(":0x") else { return nil }
    type = String(text[..<start.lowerBound].dropFirst())
    if type.isEmpty || type.contains(" ") { return nil }
    var rest = text[start.upperBound...].dropLast()
    address = "0x" + String(rest.prefix { $0.isHexDigit })
    rest = rest.drop { $0.isHexDigit }
    var name = Self.takeSnapKitPlace(from: &rest)
    rest = rest.drop { $0 == " " }
    if rest.first == "'", let close = rest.dropFirst().first("' ") {
      name = String(rest[rest.index(after: rest.startIndex)..<close.lowerBound])
      rest = rest[close.upperBound...].drop { $0 == " " }
    }
    identifier = name
    while rest.hasPrefix("h=") || rest.hasPrefix("v=") {
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    var found: [String: String] = [:]
    for mark in ["   (active", "   (inactive", "   (Names:", "   (names:", " (active", "   ("] {
      guard let note = rest.last(mark) else { continue }
      found = Self.names(in: rest[note.lowerBound...])
      rest = rest[..<note.lowerBound]
      break
    }
    names = found
    var body = rest.trimmed { $0.isWhitespace }
    for direction in ["(LTR)", "(RTL)"] where body.hasSuffix(direction) { body.removeLast(direction.count) }
    contentRelation = Self.takeContentRelation(from: &body)
    if body.isEmpty { return nil }
    self.body = body
  }

  /// Removes the place that SnapKit writes behind the address, `@Login.swift#42`, and returns it in the form
  /// of the library's identifiers.
  private static func takeSnapKitPlace(from rest: inout Substring) -> String? {
    guard rest.first == "@",
      let number = rest.indices.first(where: { isNumber(rest[$0...]) }),
      let file = rest[..<number].dropFirst().split(separator: "/").last
    else { return nil }
    let line = rest[number...].dropFirst().prefix { isDigit($0) }
    rest = rest[line.endIndex...].dropFirst()
    return "\(file):\(line) \(ConstraintSite.snapKitVerb)[0]"
  }

  /// Returns true for the number of a line, such as `#42 `, at the beginning of a text.
  private static func isNumber(_ text: Substring) -> Bool {
    guard text.first == "#" else { return false }
    let digits = text.dropFirst().prefix { isDigit($0) }
    return !digits.isEmpty && text[digits.endIndex...].first == " "
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// Removes the priorities of a content size, and returns the relation that holds as long as the required
  /// ones do.
  private static func takeContentRelation(from body: inout String) -> RelationWords? {
    guard let note = body.last(" Hug:") else { return nil }
    let priorities = body[note.lowerBound...].split(separator: " ").compactMap {
      Double($0.drop { $0 != ":" }.dropFirst())
    }
    body = String(body[..<note.lowerBound])
    guard priorities.count == 2 else { return nil }
    switch (priorities[0] >= 1000, priorities[1] >= 1000) {
    case (false, true): return .atLeast
    case (true, false): return .atMost
    default: return .equal
    }
  }

  /// Returns the names in a note such as `(active, names: '|':UIView:0x7f81, title:UILabel:0x7f80 )`.
  private static func names(in note: Substring) -> [String: String] {
    guard let start = note.first("ames:") else { return [:] }
    var names: [String: String] = [:]
    for part in note[start.upperBound...].split(separator: ",") {
      let text = part.trimmed { $0 == " " || $0 == ")" }
      guard let address = text.last(":0x") else { continue }
      // AppKit's own names of views have no class behind them: `names: Cell:0x7f81, '|':Cell:0x7f81`.
      guard let colon = text[..<address.lowerBound].lastIndex(of: ":") else {
        names[String(text[..<address.lowerBound])] = text
        continue
      }
      let name = text[..<colon].trimmed { $0 == "'" }
      names[name] = String(text[text.index(after: colon)...])
    }
    return names
  }
}
