/// The argument of `#selector`.
struct SelectorReference: Equatable {
  /// The parts of a property that `#selector` can mean.
  enum Accessor: String {
    case getter, setter
  }

  /// The part of a property; nil for a method.
  let accessor: Accessor?
  /// The name without labels and backticks.
  let baseName: String
  /// The labels, if they are written.
  let labels: [String]?
  /// The type that is written before the name; nil for none, `self`, `Self` and `super`.
  let qualifier: String?
  /// True if only the name is written, without anything before it.
  let isBare: Bool
  /// The number of parameters, if a cast gives it.
  let arity: Int?

  /// The name as the table of selectors stores it.
  var name: String {
    if let accessor { return "\(accessor.rawValue):\(baseName)" }
    guard let labels else { return baseName }
    return labels.isEmpty ? "\(baseName)()" : "\(baseName)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The selector of a member of this name that has no Objective-C name of its own.
  var standardSelector: String {
    switch accessor {
    case .getter: baseName
    case .setter: SelectorName.setter(baseName)
    case nil:
      SelectorName.method(baseName, labels: labels ?? Array(repeating: "_", count: arity ?? 0))
    }
  }

  /// Creates the reference that the tokens between the parentheses of `#selector` form; nil if they form
  /// none.
  init?(_ all: ArraySlice<Token>) {
    var tokens = all
    accessor = Self.takeAccessor(from: &tokens)
    Self.takeParentheses(from: &tokens)
    arity = Self.takeCast(from: &tokens)
    Self.takeParentheses(from: &tokens)
    labels = Self.takeLabels(from: &tokens)
    guard let name = tokens.popLast(), name.isName, name.text != "self" else { return nil }
    baseName = name.text
    isBare = tokens.isEmpty
    qualifier = Self.qualifier(of: tokens)
    guard isBare || tokens.last?.isSign(".") == true else { return nil }
  }

  private static func takeAccessor(from tokens: inout ArraySlice<Token>) -> Accessor? {
    guard tokens.count > 2, tokens[tokens.startIndex + 1].isSign(":"),
      let accessor = tokens.first.flatMap({ Accessor(rawValue: $0.text) })
    else { return nil }
    tokens = tokens.dropFirst(2)
    return accessor
  }

  /// Removes parentheses around all tokens.
  private static func takeParentheses(from tokens: inout ArraySlice<Token>) {
    while tokens.first?.isSign("(") == true, tokens.last?.isSign(")") == true, tokens.count > 2 {
      var depth = 0
      for token in tokens.dropLast() {
        if token.isSign("(") { depth += 1 }
        if token.isSign(")") { depth -= 1 }
        if depth == 0 { return }
      }
      tokens = tokens.dropFirst().dropLast()
    }
  }

  /// Removes a cast and returns the number of parameters of its function type.
  ///
  ///     Card.tap as (Card) -> (UIButton) -> Void      the last parameters before the result count: 1
  private static func takeCast(from tokens: inout ArraySlice<Token>) -> Int? {
    guard let start = tokens.firstIndex(where: { $0.isWord("as") }) else { return nil }
    let type = tokens[(start + 1)...]
    tokens = tokens[..<start]
    guard let arrow = type.lastIndex(where: { $0.isSign("->") }), arrow > type.startIndex,
      type[arrow - 1].isSign(")")
    else { return nil }
    var depth = 0
    var count = 1
    for index in type.indices[..<arrow].reversed() {
      let token = type[index]
      if [")", "]"].contains(token.text) { depth += 1 }
      if ["(", "["].contains(token.text) { depth -= 1 }
      if depth == 1, token.isSign(",") { count += 1 }
      if depth == 0 { return index == arrow - 2 ? 0 : count }
    }
    return nil
  }

  /// Removes labels in parentheses and returns them; nil if there are none.
  private static func takeLabels(from tokens: inout ArraySlice<Token>) -> [String]? {
    guard tokens.last?.isSign(")") == true, let start = tokens.lastIndex(where: { $0.isSign("(") }) else {
      return nil
    }
    let inside = tokens[(start + 1)...].dropLast()
    guard inside.count.isMultiple(of: 2) else { return nil }
    var labels: [String] = []
    for (index, token) in inside.enumerated() {
      if index.isMultiple(of: 2) {
        guard token.isName else { return nil }
        labels.append(token.text)
      } else if !token.isSign(":") {
        return nil
      }
    }
    tokens = tokens[..<start]
    return labels
  }

  private static func qualifier(of prefix: ArraySlice<Token>) -> String? {
    guard let name = prefix.dropLast().last, name.isName, name.text != "Self",
      name.text.first?.isUppercase == true
    else { return nil }
    return name.text
  }
}
