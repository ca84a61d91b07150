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
  struct Line: Equatable {
    let type: String
    let address: String
    let identifier: String?
    /// The relation of a content size: "at least" for `Hug:250 CompressionResistance:1000`; nil for another
    /// constraint.
    let contentRelation: RelationWords?
    let body: String
    let names: [String: String]
    let equation: ConflictLogEquation?
  }

  private(set) var lines: [Line] = []
  private(set) var broken: String?
  private(set) var unread: [String] = []
  private let hasHeading: Bool

  /// Returns the conflicts of a text of the log, in their order, also those without a list that can be read;
  /// everything else in the text is skipped.
  ///
  /// Without the first words, two constraints make a conflict.
  static func all(in text: String) -> [ConflictLog] {
    var found = [ConflictLog(hasHeading: false)]
    var isList = false
    var isBreaking = false
    for part in LogText(text).parts {
      let last = found.count - 1
      switch part {
      case .heading:
        found.append(ConflictLog(hasHeading: true))
        isList = false
        isBreaking = false
      case .breaking: isBreaking = true
      case .list(let isOpen): isList = isOpen && found[last].lines.isEmpty
      case .constraint(let text, let line):
        if isBreaking {
          found[last].broken = line?.address
          isBreaking = false
          isList = false
        } else if found[last].broken == nil {
          found[last].add(line, text)
        } else if !found[last].hasHeading {
          found.append(ConflictLog(hasHeading: false))
          found[last + 1].add(line, text)
        }
      case .other(let text):
        let isPrivate = text.first("<private>") != nil && !found[last].lines.isEmpty
        if isBreaking {
          isBreaking = !isPrivate
        } else if isList || isPrivate {
          found[last].unread.append(text)
        }
      }
    }
    return found.filter { $0.hasHeading || $0.lines.count > 1 }
  }

  private mutating func add(_ line: Line?, _ text: String) {
    if let line { lines.append(line) }
    if line?.equation == nil { unread.append(text.trimmed { $0.isWhitespace || "\",".contains($0) }) }
  }
}

extension ConflictLog.Line {
  private static let longest = 2_000

  init?(_ text: String) {
    guard let start = LogText.start(in: text), let last = text.lastIndex(of: ">"), start.upperBound <= last,
      text.utf8.count < Self.longest
    else { return nil }
    // The log of a CI service has the time before each line; other words make it a sentence.
    let before = text[..<start.lowerBound]
    if before.contains(where: \.isLetter), !before.contains(where: \.isNumber) { return nil }
    type = String(text[start].dropFirst().dropLast(":0x".count))
    var rest = text[start.upperBound..<last]
    address = "0x" + String(rest.prefix { $0.isHexDigit })
    rest = rest.drop { $0.isHexDigit }
    var name = Self.takeSnapKitPlace(from: &rest)
    rest = rest.drop { $0 == " " }
    if rest.first == "'", let close = rest.dropFirst().first("' ") {
      name = Self.decoded(rest[rest.index(after: rest.startIndex)..<close.lowerBound])
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
    self.body = Self.decoded(body[...])
    equation = ConflictLogEquation(self.body, names: names)
  }

  private static func takeSnapKitPlace(from rest: inout Substring) -> String? {
    guard rest.first == "@" else { return nil }
    for index in rest.indices where rest[index] == "#" {
      let line = rest[index...].dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !line.isEmpty, rest[line.endIndex...].first == " ",
        let file = rest[..<index].dropFirst().split(separator: "/").last
      else { continue }
      rest = rest[line.endIndex...].dropFirst()
      return "\(file):\(line) \(ConstraintSite.snapKitVerb)[0]"
    }
    return nil
  }

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

  private static func decoded(_ text: Substring) -> String {
    let parts = text.parts(between: "\\U")
    if parts.count == 1 { return String(text) }
    var units = Array(parts[0].utf16)
    for part in parts.dropFirst() {
      let digits = part.prefix(part.prefix(8).allSatisfy(\.isHexDigit) && part.hasPrefix("000") ? 8 : 4)
      if digits.count >= 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
        units += Array(String(Character(scalar)).utf16)
      } else if digits.count == 4, let unit = UInt16(digits, radix: 16) {
        units.append(unit)
      } else {
        units += Array("\\U".utf16) + Array(digits.utf16)
      }
      units += Array(part[digits.endIndex...].utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func names(in note: Substring) -> [String: String] {
    guard let start = note.first("ames:") else { return [:] }
    var names: [String: String] = [:]
    for part in note[start.upperBound...].split(separator: ",") {
      let text = decoded(part).trimmed { $0 == " " || $0 == ")" }
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

/// A conflict that UIKit or AppKit wrote to the log: a smallest set of constraints that cannot hold together.
///
///     for conflict in LayoutReports.logConflicts(in: text) {
///       print(conflict)  // Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but …
///     }
public struct LogConflict: Equatable, Sendable, CustomStringConvertible {
  /// A constraint of the list in the log.
  public struct Constraint: Equatable, Sendable {
    /// The constraint as an equation with the names of its views; in the form of the log if that form is not
    /// known.
    public let text: String
    /// The identifier; nil for a constraint without one.
    public let identifier: String?
    /// The address of the constraint in the log, such as `0x600000a1`.
    public let address: String
    /// True for the constraint that was left out of the layout.
    public let isBroken: Bool
  }

  /// The conflict as a sum with a way out, in the words of the app's code.
  public let description: String
  /// The place in the app's code to change; nil if no constraint carries one.
  public let site: ConstraintSite?
  /// The constraints that cannot hold together, of which none can be left out, in the order of the log; nil
  /// if no such set was found, because the list is not complete or contains a form that is not known.
  public let constraints: [Constraint]?
  /// The remaining constraints of the list; all of them if `constraints` is nil.
  public let others: [Constraint]
  /// The lines of the list that cannot be read, such as `<private>`.
  public let unread: [String]
  /// True if no constraint of the app takes part, so that there is nothing to change.
  public let isOfSystem: Bool
  /// The number of times that the conflict is in the log.
  public internal(set) var count = 1
}

extension Sequence<LogConflict> {
  func counted() -> [LogConflict] {
    var found: [LogConflict] = []
    for conflict in self {
      if let index = found.firstIndex(where: { $0.description == conflict.description }) {
        found[index].count += 1
      } else {
        found.append(conflict)
      }
    }
    return found
  }
}
