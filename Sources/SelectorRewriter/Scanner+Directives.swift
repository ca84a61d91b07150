extension Scanner {
  /// Scans `#selector`, `#keyPath` or a condition; other directives and macros are left unchanged.
  mutating func scanDirective(_ directive: Token) throws(SourceProblem) {
    switch directive.text {
    case "#selector":
      try endPrefix()
      try scanSelector(directive)
    case "#keyPath":
      try endPrefix()
      try scanKeyPath(directive)
    case "#Preview": scanPreview()
    case "#if", "#elseif", "#else", "#endif": try scanCondition(directive)
    default: break
    }
  }

  /// Removes a preview, which is a macro of Xcode, with the attributes before it; the code that is added to
  /// the file has it again, as a value.
  ///
  /// A preview with a selector is not added, because the code would contain Objective-C's words again.
  private mutating func scanPreview() {
    var end = index
    let start = tokens[index].range
    while end + 1 < tokens.count, tokens[end + 1].isSign("(") || tokens[end + 1].isSign("{") {
      end = counterpartAfter(end + 1)
    }
    if end > index, !tokens[index...end].contains(where: { ["#selector", "#keyPath"].contains($0.text) }) {
      previews.append(
        FoundPreview(
          line: source.position(of: start.lowerBound).line,
          text: start.upperBound..<tokens[end].range.upperBound, hasArguments: tokens[index + 1].isSign("("),
          conditions: conditions.current))
    }
    blank((prefix.start ?? index)..<(end + 1))
    prefix = DeclarationPrefix()
    index = end
  }

  /// Takes a condition; `os(iOS)` becomes `true` in it, because the sources are those of an iOS app.
  private mutating func scanCondition(_ directive: Token) throws(SourceProblem) {
    var start = token(1)?.range.lowerBound ?? 0
    var end = start
    var condition = ""
    while let next = token(1), !next.startsLine {
      if let system = rangeOfSystem {
        edits.append(.replace(system, with: "true"))
        condition += source[start..<system.lowerBound] + "true"
        start = system.upperBound
        index += 3
      }
      end = token(1)?.range.upperBound ?? end
      index += 1
    }
    guard conditions.take(directive.text, condition + source[min(start, end)..<end]) else {
      throw SourceProblem(.unbalanced(directive.text), at: directive.range.lowerBound)
    }
  }

  /// The bytes of `os(iOS)`, if the next tokens are these.
  private var rangeOfSystem: Range<Int>? {
    guard let name = token(1), name.text == "os", token(2)?.isSign("(") == true, token(3)?.text == "iOS",
      let close = token(4), close.isSign(")")
    else { return nil }
    return name.range.lowerBound..<close.range.upperBound
  }

  /// Returns the indices of the tokens between the parentheses after a directive.
  private func arguments(of directive: Token) throws(SourceProblem) -> Range<Int> {
    guard let open = token(1), open.isSign("("), !open.startsLine, let end = counterparts[index + 1] else {
      throw SourceProblem(.brokenReference(directive.text), at: directive.range.lowerBound)
    }
    guard end > index + 2 else {
      throw SourceProblem(.emptyReference(directive.text), at: directive.range.lowerBound)
    }
    return (index + 2)..<end
  }

  private mutating func scanSelector(_ directive: Token) throws(SourceProblem) {
    let indices = try arguments(of: directive)
    let argument = tokens[index + 1].range.upperBound..<tokens[indices.upperBound].range.lowerBound
    guard let reference = SelectorReference(tokens[indices]) else {
      throw SourceProblem(
        .wrongReference(directive.text, source[argument]), at: directive.range.lowerBound)
    }
    let outerType = scopes.last { $0.type != nil }?.type
    references.append(
      FoundReference(
        reference: reference, surroundingType: outerType?.path.split(separator: ".").last.map(String.init),
        line: source.position(of: directive.range.lowerBound).line, token: directive.range,
        argument: argument,
        isChecked: reference.accessor == nil && !(reference.isBare && isInClosureOfFunction)))
    index = indices.upperBound
  }

  /// True inside a closure in which `self` may not be left out: any but the initial value of a property.
  private var isInClosureOfFunction: Bool {
    let start = scopes.lastIndex { $0.type != nil }.map { $0 + 1 } ?? 0
    let braces = scopes[start...].filter { !$0.isList }
    let closures = braces.count { $0.isClosure }
    return closures > 1 || (closures == 1 && braces.first?.isClosure == false)
  }

  /// Turns `#keyPath(Card.title)` into `"title"`: names of types, which begin with a capital letter, are no
  /// part of the string.
  private mutating func scanKeyPath(_ directive: Token) throws(SourceProblem) {
    let indices = try arguments(of: directive)
    let end = tokens[indices.upperBound]
    let inner = tokens[index + 1].range.upperBound..<end.range.lowerBound
    let whole = directive.range.lowerBound..<end.range.upperBound
    var names: [String] = []
    for (position, token) in tokens[indices].enumerated() {
      let isRight = position.isMultiple(of: 2) ? token.isName : token.isSign(".")
      guard isRight else {
        throw SourceProblem(.wrongReference(directive.text, source[inner]), at: directive.range.lowerBound)
      }
      if position.isMultiple(of: 2) { names.append(token.text) }
    }
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    guard !path.isEmpty, !source.bytes[whole].contains(where: Byte.isLineBreak) else {
      throw SourceProblem(.wrongReference(directive.text, source[inner]), at: directive.range.lowerBound)
    }
    edits.append(.replace(whole, with: "\"\(path.joined(separator: "."))\""))
    index = indices.upperBound
  }
}
