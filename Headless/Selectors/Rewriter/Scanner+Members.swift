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
    guard isExposed(taken), let open = openingOfParameters(), let close = counterparts[open] else { return }
    let isExplicit = taken.exposure != nil
    guard let type = try exposingType(for: name, taken) else { return }
    let labels = parameterLabels(from: open, to: close)
    let effects = Set([close + 1, close + 2].filter(tokens.indices.contains).map { tokens[$0].text })
    let parameters = tokens[open..<close]
    if isExplicit {
      if effects.contains("async") { throw SourceProblem(.asyncMethod(name.text), at: name.range.lowerBound) }
      if open > index + 1 { throw SourceProblem(.genericMethod(name.text), at: name.range.lowerBound) }
    }
    if let given = taken.objectiveCName, !effects.contains("throws") {
      guard given.count(where: { $0 == ":" }) == labels.count else {
        throw SourceProblem(
          .wrongName(given, parameters: labels.count), at: taken.exposure?.offset ?? name.range.lowerBound)
      }
    }
    let isPlain = effects.isDisjoint(with: ["async", "throws", "rethrows"]) && open == index + 1
    let takesOnlyValues = !parameters.contains { $0.isWord("inout") || $0.isSign("->") || $0.isSign("...") }
    guard isPlain, takesOnlyValues, labels.count <= 3 else { return }
    add(.method(labels: labels), name, taken.objectiveCName, to: type)
  }

  /// Returns the index of the parenthesis after the name and the generic parameters; nil if there is none.
  private func openingOfParameters() -> Int? {
    var place = index + 1
    while place < tokens.count, !tokens[place].isSign("{") {
      if tokens[place].isSign("(") { return place }
      place += 1
    }
    return nil
  }

  /// Returns the labels of parameters; "_" for a parameter without one.
  private func parameterLabels(from open: Int, to close: Int) -> [String] {
    var labels: [String] = []
    var place = open + 1
    while place < close {
      if let label = label(at: place) { labels.append(label) }
      while place < close, !tokens[place].isSign(",") || label(at: place + 1) == nil {
        place = counterpartAfter(place) + 1
      }
      place += 1
    }
    return labels
  }

  private func counterpartAfter(_ place: Int) -> Int {
    let end = counterparts[place] ?? place
    return max(place, end)
  }

  /// Returns the label of the parameter that begins at a token; nil if no parameter begins there.
  private func label(at start: Int) -> String? {
    var place = start
    while place < tokens.count, tokens[place].isSign("@") {
      place += 2
      if place < tokens.count, tokens[place].isSign("("), touch(place - 1, place) {
        place = counterpartAfter(place) + 1
      }
    }
    guard place + 1 < tokens.count, tokens[place].isName else { return nil }
    if tokens[place + 1].isSign(":") { return tokens[place].text }
    guard place + 2 < tokens.count, tokens[place + 1].isName, tokens[place + 2].isSign(":") else {
      return nil
    }
    return tokens[place].text
  }

  // Properties

  /// Scans the name of a variable or a constant.
  mutating func scanProperty(_ word: Token) throws(SourceProblem) {
    let taken = prefix
    prefix = DeclarationPrefix()
    // In `if let` and `case let`, the next brace belongs to the statement.
    if case .block? = expected, directType == nil { return }
    expected = .accessors
    guard isExposed(taken), let name = token(1), name.isName else { return }
    guard let type = try exposingType(for: name, taken) else { return }
    let isSettable = word.text == "var" && hasSetter(after: index + 1)
    add(.property(isSettable: isSettable), name, taken.objectiveCName, to: type)
  }

  /// Returns true if a variable is stored, or computed with a setter.
  private func hasSetter(after name: Int) -> Bool {
    var place = name + 1
    while place < tokens.count {
      let token = tokens[place]
      if token.isSign("=") || token.isSign("}") || token.isSign(";") { return true }
      if token.isSign("{"), let end = counterparts[place] {
        let words = ["set", "didSet", "willSet", "_modify"]
        return tokens[place..<end].contains { $0.kind == .word && words.contains($0.text) }
      }
      if token.startsLine, token.isName || token.isSign("@") { return true }
      place = counterpartAfter(place) + 1
    }
    return true
  }

  // Both

  /// Returns true if an attribute exposes the member, its own one or that of its type.
  private func isExposed(_ prefix: DeclarationPrefix) -> Bool {
    if prefix.exposure != nil { return true }
    let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
    return directType?.isExposed == true && !prefix.isUnexposed && !prefix.isOutdated
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
    if type.keyword == .protocol || !prefix.modifiers.isDisjoint(with: ["static", "class"]) { return nil }
    if type.isLocal { throw SourceProblem(.localType(type.path), at: offset) }
    if type.isHidden { throw SourceProblem(.privateType(type.path), at: offset) }
    if type.isConstrained { throw SourceProblem(.constrainedExtension(type.path), at: offset) }
    return type
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
