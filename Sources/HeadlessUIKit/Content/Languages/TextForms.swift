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
  var widest: String? { Self.widest(of: allForms) }

  /// The conversions of the arguments in all forms, by the number of the argument.
  var conversions: [Int: Set<String>] {
    allForms.map(FormatSpecifier.conversions).reduce(into: [:]) { all, form in
      for (argument, conversions) in form { all[argument, default: []].formUnion(conversions) }
    }
  }

  private var allForms: [String] { forms.flatMap { $0.contains("#@") ? expanded($0) : [$0] } }

  /// Returns the forms of iPhone and iPad; those of other devices are not laid out here.
  static func devices<Form>(_ forms: [String: Form]) -> [Form] {
    let used = ["iphone", "ipad"].compactMap { forms[$0] }
    return used.count == 2 ? used : used + (forms["other"].map { [$0] } ?? [])
  }

  /// Returns the widest of several texts; of equally wide ones the first in the order of characters.
  private static func widest(of forms: [String]) -> String? {
    if forms.count == 1 { return forms[0] }
    let metrics = TextMetrics(UIFont.systemFont(ofSize: 17))
    var best: (text: String, width: Int)?
    for form in forms.sorted() {
      let width = metrics.advance(of: form.replacing(FormatSpecifier.pattern) { _ in "00" })
      if best.map({ width > $0.width }) ?? true { best = (form, width) }
    }
    return best?.text
  }

  /// Returns a text with the forms of its variables in their places.
  ///
  ///     //  %#@files@         files: "%d files in %@"
  ///     //  %1$d files in %2$@
  ///
  /// - Parameters:
  ///   - outer: The argument and the format of the variable whose form the text is, if it is one. The first
  ///     format in the form has this argument.
  ///   - depth: The number of variables around the text; a variable that names itself ends at 4.
  private func expanded(
    _ text: String, in outer: (argument: Int, specifier: String)? = nil, depth: Int = 0
  ) -> [String] {
    var results = [""]
    var rest = text.startIndex
    var next = outer?.argument ?? 1
    for match in text.matches(of: FormatSpecifier.pattern) {
      let before = text[rest..<match.range.lowerBound]
      rest = match.range.upperBound
      var parts = [String(match.output.0)]
      let number = match.output.1.flatMap { Int($0) }
      if let name = match.output.2 {
        let variable = depth < 4 ? variables[String(name)] : nil
        let argument = number ?? variable?.argument ?? max(next, (outer?.argument ?? 0) + 1)
        parts = variable.map { forms(of: $0, argument, depth: depth + 1) } ?? [""]
        next = max(next, argument + 1)
      } else if let outer, match.output.0 == "%arg" {
        parts = ["%\(outer.argument)$\(outer.specifier)"]
        next = max(next, outer.argument + 1)
      } else if let specifier = match.output.3 {
        parts = ["%\(number ?? next)$\(specifier)"]
        next = max(next, (number ?? next) + 1)
      }
      results = results.flatMap { start in parts.map { start + before + $0 } }
    }
    return results.map { $0 + text[rest...] }
  }

  /// Returns the forms of a variable; of those with the same conversions the widest one.
  private func forms(of variable: Variable, _ argument: Int, depth: Int) -> [String] {
    let all = variable.forms.flatMap { form in
      expanded(form, in: (argument, variable.specifier), depth: depth)
    }
    return Dictionary(grouping: all, by: FormatSpecifier.conversions).values.compactMap(Self.widest)
  }
}
