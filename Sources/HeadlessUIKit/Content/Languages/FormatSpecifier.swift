/// The place of an argument in a format.
enum FormatSpecifier {
  /// The whole specifier, the number of its argument, the name of a variable, and the format; `%%` and
  /// `%arg` have none of the three.
  ///
  ///     %2$#@songs@    number 2, variable "songs"
  ///     %.1f           format ".1f"
  static var pattern: Regex<(Substring, Substring?, Substring?, Substring?)> {
    #/
    % (?: arg | % | (?: (\d+) \$ )? (?:
      \#@ ([^@]+) @
      | ([-+\#0']* \d* (?: \.\d+ )? (?: hh | h | ll | l | q | L | z | t | j )? [@dDiuUxXoOfFeEgGcCsSpaA])
    ))
    /#
  }

  /// Returns the conversions of a format without variables, such as `%lld`, by the number of the argument.
  static func conversions(in format: String) -> [Int: Set<String>] {
    var conversions: [Int: Set<String>] = [:]
    var next = 1
    for match in format.matches(of: pattern) {
      guard let conversion = match.output.3 else { continue }
      let number = match.output.1.flatMap { Int($0) }
      conversions[number ?? next, default: []].insert("%\(conversion)")
      if number == nil { next += 1 }
    }
    return conversions
  }

  /// True if an argument of one conversion can be formatted with another: both take an object, a text of C,
  /// a whole number or another number.
  static func fits(_ conversion: String, _ other: String) -> Bool { kind(conversion) == kind(other) }

  private static func kind(_ conversion: String) -> Character? {
    guard let last = conversion.last else { return nil }
    if "dDiuUxXoOcC".contains(last) { return "d" }
    return "fFeEgGaA".contains(last) ? "f" : last
  }
}
