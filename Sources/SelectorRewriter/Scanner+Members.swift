extension Scanner {
  // Functions

  /// Scans the head of a function.
  mutating func scanFunction() throws(SourceProblem) {
    let taken = prefix
    prefix = DeclarationPrefix()
    expected = .block
    guard let name = token(1), name.isName else {
      if let exposure = taken.exposure {
        throw SourceProblem(.attributeWithoutDeclaration(exposure.name), at: exposure.offset)
      }
      return
    }
    index += 1
    if try takeOptional(taken, name: index) { return }
    try takeOverride(taken, method: index)
    guard isExposed(taken), let open = openingOfParameters(), let close = counterparts[open] else { return }
    let isExplicit = taken.exposure != nil
    if isExplicit, isStatic(taken), directType?.canExpose == true {
      problems.append(SourceProblem(.uncallable(name.text, .isStatic), at: name.range.lowerBound))
    }
    guard let type = try exposingType(for: name, taken) else { return }
    let parameters = parameters(from: open, to: close)
    let effects = Set([close + 1, close + 2].filter(tokens.indices.contains).map { tokens[$0].text })
    if isExplicit {
      if effects.contains("async") { throw SourceProblem(.asyncMethod(name.text), at: name.range.lowerBound) }
      if open > index + 1 { throw SourceProblem(.genericMethod(name.text), at: name.range.lowerBound) }
    }
    if let given = taken.objectiveCName, !effects.contains("throws") {
      guard given.count(where: { $0 == ":" }) == parameters.count else {
        throw SourceProblem(
          .wrongName(given, parameters: parameters.count), at: taken.exposure?.offset ?? name.range.lowerBound
        )
      }
    }
    if let obstacle = obstacle(effects, parameters) {
      if isExplicit {
        problems.append(SourceProblem(.uncallable(name.text, obstacle), at: name.range.lowerBound))
      }
      return
    }
    guard !effects.contains("async"), open == index + 1 else { return }
    let end = tokens[close...].firstIndex { $0.isSign("{") || $0.isWord("where") } ?? close
    let result = tokens[close + 1].isSign("->") ? typeText(from: close + 2, to: end) : "Void"
    if (parameters.map(\.type) + [result]).contains(where: { $0.hasPrefix("some ") }) { return }
    add(.method(parameters, result: result), name, taken.objectiveCName, to: type)
  }

  /// Returns the index of the parenthesis after the name and the generic parameters; nil if there is none.
  func openingOfParameters() -> Int? {
    var index = self.index + 1
    while index < tokens.count, !tokens[index].isSign("{") {
      if tokens[index].isSign("(") { return index }
      index += 1
    }
    return nil
  }

  /// Returns the parameters between two parentheses.
  func parameters(from open: Int, to close: Int) -> [Parameter] {
    let starts = parameterStarts(from: open, to: close)
    return zip(starts, starts.dropFirst().map { $0 - 1 } + [close]).map { start, end in
      let type = tokens[start + 1].isSign(":") ? start + 2 : start + 3
      let value = tokens[type..<max(type, end)].firstIndex { $0.isSign("=") }
      return Parameter(
        label: tokens[start].text, name: tokens[type - 2].text, type: typeText(from: type, to: value ?? end))
    }
  }

  /// Returns a type as a closure can have it: with `?` for `!`.
  func typeText(from start: Int, to end: Int) -> String {
    let text = text(of: start..<max(start, end), [:])
    return text.hasSuffix("!") ? "\(text.dropLast())?" : text
  }

  /// Returns the indices of the labels of parameters.
  func parameterStarts(from open: Int, to close: Int) -> [Int] {
    var starts: [Int] = []
    var index = open + 1
    while index < close {
      if let start = label(at: index) { starts.append(start) }
      while index < close, !tokens[index].isSign(",") || label(at: index + 1) == nil {
        index = counterpartAfter(index) + 1
      }
      index += 1
    }
    return starts
  }

  /// Returns the reason for which the table of selectors cannot contain a method; nil if it can.
  private func obstacle(_ effects: Set<String>, _ parameters: [Parameter]) -> SourceProblem.Obstacle? {
    if !effects.isDisjoint(with: ["throws", "rethrows"]) { return .isThrowing }
    if parameters.contains(where: \.isInout) { return .hasInout }
    if parameters.contains(where: { $0.type.contains("->") }) { return .hasClosure }
    if parameters.contains(where: \.isVariadic) { return .isVariadic }
    return parameters.count > 3 ? .hasParameters(parameters.count) : nil
  }

  func counterpartAfter(_ index: Int) -> Int {
    let end = counterparts[index] ?? index
    return max(index, end)
  }

  /// Returns the index of the label of the parameter that begins at a token; nil if no parameter begins
  /// there.
  private func label(at start: Int) -> Int? {
    var index = start
    while index < tokens.count, tokens[index].isSign("@") {
      index += 2
      if index < tokens.count, tokens[index].isSign("("), touch(index - 1, index) {
        index = counterpartAfter(index) + 1
      }
    }
    guard index + 1 < tokens.count, tokens[index].isName else { return nil }
    if tokens[index + 1].isSign(":") { return index }
    guard index + 2 < tokens.count, tokens[index + 1].isName, tokens[index + 2].isSign(":") else {
      return nil
    }
    return index
  }

  // Properties

  /// Scans the name of a variable or a constant.
  mutating func scanProperty(_ word: Token) throws(SourceProblem) {
    let taken = prefix
    prefix = DeclarationPrefix()
    // In `if let` and `case let`, the next brace belongs to the statement.
    if case .block? = expected, directType == nil { return }
    expected = .accessors
    guard let name = token(1), name.isName else { return }
    if try takeOptional(taken, name: index + 1) { return }
    try takeOverride(taken, property: index + 1)
    guard isExposed(taken) || (taken.isNamedByDocuments && !taken.isUnavailable) else { return }
    // An outlet in a type that a document cannot name is an ordinary property.
    if !isExposed(taken), directType?.isNamedInDocuments != true { return }
    guard let type = try exposingType(for: name, taken) else { return }
    let isSettable = word.text == "var" && hasSetter(after: index + 1)
    add(.property(isSettable: isSettable), name, taken.objectiveCName, to: type)
  }

  /// Returns true if a variable is stored, or computed with a setter.
  private func hasSetter(after name: Int) -> Bool {
    var index = name + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.isSign("=") || token.isSign("}") || token.isSign(";") { return true }
      if token.isSign("{"), let end = counterparts[index] {
        let words = ["set", "didSet", "willSet", "_modify"]
        return tokens[index..<end].contains { $0.kind == .word && words.contains($0.text) }
      }
      if token.startsLine, token.isName || token.isSign("@") { return true }
      index = counterpartAfter(index) + 1
    }
    return true
  }

  // Both

  /// Returns true if an attribute exposes the member, its own one or that of its type.
  private func isExposed(_ prefix: DeclarationPrefix) -> Bool {
    if prefix.isUnavailable { return false }
    if prefix.exposure != nil { return true }
    let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
    return directType?.isExposed == true && !prefix.isUnexposed
      && prefix.modifiers.isDisjoint(with: hidden)
  }

  /// Returns the type that contains an exposed member; nil for members that selectors cannot call.
  private func exposingType(
    for name: Token, _ prefix: DeclarationPrefix
  ) throws(SourceProblem) -> TypeScope? {
    let offset = name.range.lowerBound
    guard let type = directType, type.canExpose || type.keyword == .protocol else {
      throw SourceProblem(.notAMember(name.text), at: offset)
    }
    if type.keyword == .protocol || type.isUnavailable || isStatic(prefix) { return nil }
    if type.isLocal { throw SourceProblem(.localType(type.path), at: offset) }
    if type.isHidden { throw SourceProblem(.privateType(type.path), at: offset) }
    if type.isConstrained { throw SourceProblem(.constrainedExtension(type.path), at: offset) }
    return type
  }

  func isStatic(_ prefix: DeclarationPrefix) -> Bool {
    !prefix.modifiers.isDisjoint(with: ["static", "class"])
  }

  private mutating func add(
    _ kind: ExposedMember.Kind, _ name: Token, _ objectiveCName: String?, to type: TypeScope
  ) {
    let member = ExposedMember(
      kind: kind, name: name.text, writtenName: source[name.range], objectiveCName: objectiveCName)
    let current = conditions.current
    if let found = groups.firstIndex(where: { $0.typePath == type.path && $0.conditions == current }) {
      groups[found].members.append(member)
    } else {
      groups.append(ExposedGroup(typePath: type.path, conditions: current, members: [member]))
    }
  }
}
