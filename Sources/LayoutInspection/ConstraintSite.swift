import LayoutWords

/// The place in the app's code that made a constraint, read from the identifier that the library gives it.
///
///     Login.swift:42 header.xPlace[2]
public struct ConstraintSite: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file without its folders, such as `Login.swift`.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The name of the maker and the verb, such as `header.xPlace`.
  public let verb: String
  /// The index of the constraint among those of the call, from 0.
  public let index: Int

  /// Reads a place from an identifier; nil for an identifier that has another form.
  ///
  /// - Parameter identifier: The identifier of a constraint.
  public init?(identifier: String) {
    guard identifier.last == "]", let bracket = identifier.utf8.lastIndex(of: UInt8(ascii: "[")),
      let index = Int(identifier[identifier.index(after: bracket)...].dropLast()),
      let place = Self.place(in: identifier[..<bracket]), !place.file.isEmpty, !place.verb.isEmpty
    else { return nil }
    // The library writes it before the name of a file that begins with UI or NS.
    file = String(place.file.hasPrefix("./") ? place.file.dropFirst(2) : place.file)
    line = place.line
    verb = String(place.verb)
    self.index = index
  }

  /// Splits `Login.swift:42 xPlace` at the first colon before a number and a space: the name of a file may
  /// contain colons and spaces too.
  private static func place(in text: Substring) -> (file: Substring, line: Int, verb: Substring)? {
    var rest = text
    while let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[colon...].dropFirst()
      guard let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      guard let line = Int(rest[..<space]), line > 0 else { continue }
      return (text[..<colon], line, rest[space...].dropFirst())
    }
    return nil
  }

  /// The file and the line: `Login.swift:42`.
  public var fileAndLine: String { "\(file):\(line)" }

  /// The place in the form of the identifier: `Login.swift:42 xPlace[2]`.
  public var description: String { "\(call)[\(index)]" }
}

extension ConstraintSite {
  package var call: String { "\(fileAndLine) \(verb)" }

  /// The verb without the name of its maker: `xPlace`.
  package var plainVerb: String { verb.split(separator: ".").last.map(String.init) ?? verb }

  /// The verb of a place that SnapKit has written to a log: it names the line and not the call.
  static let snapKitVerb = "snp"

  /// True for a call whose constraints are the gaps of a row or a column, each written on its own.
  ///
  /// A wall can end such a row, and each gap can be flexible or have a priority. `xSpread` has one gap for
  /// all and no walls.
  var isOfChain: Bool { [false, true].contains { AxisWords(isVertical: $0).chainVerb == plainVerb } }

  var axis: AxisWords? {
    [false, true].map { AxisWords(isVertical: $0) }.first { $0.verbAcross(plainVerb) != nil }
  }

  func isSameCall(as other: ConstraintSite) -> Bool {
    file == other.file && line == other.line && verb == other.verb
  }
}

extension [ConstraintSite] {
  var firstOfEachCall: [ConstraintSite] { firstOfEach(\.call) }

  /// The calls as the subject of a sentence: `Cell.swift:31 xPlace and 2 more are`.
  func withOthers(_ one: String, _ several: String) -> String {
    guard let first else { return "" }
    return "\(first.call) \(count == 1 ? one : "and \(count - 1) more \(several)")"
  }

  /// The calls in the form of a sentence: ` (Cell.swift:31 xPlace, Cell.swift:33 yPlace)`, or an empty text.
  var inBrackets: String { isEmpty ? "" : " (\(firstOfEachCall.map(\.call).joined(separator: ", ")))" }
}

extension Array where Element: Equatable {
  /// The elements, each once, in their order.
  package var unique: [Element] {
    reduce(into: []) { found, element in if !found.contains(element) { found.append(element) } }
  }
}
