import Foundation

/// The forms of a text for different numbers and devices.
struct TextForms {
  /// A part of a text that depends on one argument, named `%#@songs@` in the text.
  struct Variable {
    /// The number of the argument, from 1 on; nil for that of the place in the text.
    let argument: Int?
    /// The format of the argument, such as `lld`.
    let specifier: String
    let forms: [String]
  }

  private let forms: [String]
  private let variables: [String: Variable]

  init(_ forms: [String], variables: [String: Variable] = [:]) {
    self.forms = forms
    self.variables = variables
  }

  /// The widest form, as a format whose arguments have numbers if the text has variables.
  var widest: String? { Self.widest(of: forms.map(expanded)) }

  /// Returns the forms of iPhone and iPad; those of other devices are not laid out here.
  static func devices<Form>(_ forms: [String: Form]) -> [Form] {
    let used = ["iphone", "ipad"].compactMap { forms[$0] }
    return used.count == 2 ? used : used + (forms["other"].map { [$0] } ?? [])
  }

  /// Returns the widest of several texts; of equally wide ones the first in the order of characters.
  private static func widest(of forms: [String]) -> String? {
    let metrics = TextMetrics(UIFont.systemFont(ofSize: 17))
    var best: (text: String, width: Int)?
    for form in forms.sorted() {
      let width = metrics.advance(of: form.replacing(FormatSpecifier.pattern) { _ in "00" })
      if best.map({ width > $0.width }) ?? true { best = (form, width) }
    }
    return best?.text
  }

  /// Returns a text with the widest forms of its variables in their places.
  private func expanded(_ text: String) -> String {
    if !text.contains("#@") { return text }
    var next = 1
    return expanded(text, &next, depth: 0)
  }

  /// - Parameters:
  ///   - next: The number of the argument after those that were used.
  ///   - depth: The number of variables around the text; a variable that names itself ends at 8.
  private func expanded(_ text: String, _ next: inout Int, depth: Int) -> String {
    var result = ""
    var rest = text.startIndex
    for match in text.matches(of: FormatSpecifier.pattern) {
      result += text[rest..<match.range.lowerBound]
      rest = match.range.upperBound
      let number = match.output.1.flatMap { Int($0) }
      if let name = match.output.2 {
        guard depth < 8, let variable = variables[String(name)] else { continue }
        let argument = number ?? variable.argument ?? next
        next = max(next, argument + 1)
        let forms = variable.forms.map { Self.numbered($0, argument, variable.specifier) }
        result += expanded(Self.widest(of: forms) ?? "", &next, depth: depth + 1)
      } else if let specifier = match.output.3 {
        let argument = number ?? next
        if number == nil { next += 1 }
        result += "%\(argument)$\(specifier)"
      } else {
        result += match.output.0
      }
    }
    return result + text[rest...]
  }

  /// Returns a form of a variable whose `%arg` and formats without a number have that of the argument.
  private static func numbered(_ form: String, _ argument: Int, _ specifier: String) -> String {
    form.replacing("%arg", with: "%\(argument)$\(specifier)").replacing(FormatSpecifier.pattern) { match in
      guard match.output.1 == nil, let own = match.output.3 else { return String(match.output.0) }
      return "%\(argument)$\(own)"
    }
  }
}

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
      \#@ (\w+) @
      | ([-+\#0']* \d* (?: \.\d+ )? (?: hh | h | ll | l | q | L | z | t | j )? [@dDuUxXoOfFeEgGcCsSpaA])
    ))
    /#
  }
}
