extension Scanner {
  /// Scans the head of a type or of an extension.
  mutating func scanType(_ word: Token) throws(SourceProblem) {
    let taken = prefix
    prefix = DeclarationPrefix()
    guard let keyword = TypeScope.Keyword(rawValue: word.text), token(1)?.isName == true,
      let brace = bodyOfType()
    else { return }
    var name = tokens[index + 1].text
    var end = index + 1
    while tokens[end + 1].isSign("."), tokens[end + 2].isName {
      name += ".\(tokens[end + 2].text)"
      end += 2
    }
    let head = tokens[end..<brace]
    let outer = scopes.last { !$0.isList }
    let outerType = scopes.last { $0.type != nil }?.type
    let isLocal = outer != nil && outer?.type == nil
    let isPrivate = taken.modifiers.contains("private") && outer != nil
    let path = [outerType?.path, name].compactMap(\.self).joined(separator: ".")
    if keyword == .protocol, taken.exposure != nil { bindToClasses(path, taken, from: end, to: brace) }
    if taken.exposesMembers { exposedTypes.insert(path) }
    let isConstrained = keyword == .extension && head.contains { $0.isWord("where") }
    let isExposedByClass = keyword == .extension && !isConstrained && exposedTypes.contains(path)
    expected = .type(
      TypeScope(
        keyword: keyword, path: path,
        isExposed: taken.exposesMembers || isExposedByClass
          || (keyword == .extension && taken.exposure != nil),
        isLocal: isLocal || outerType?.isLocal == true,
        isHidden: isPrivate || outerType?.isHidden == true,
        isUnavailable: taken.isUnavailable || outerType?.isUnavailable == true, isConstrained: isConstrained,
        access: ["public", "package"].first(where: taken.modifiers.contains)))
    if keyword == .class { classes.append(ClassBody(path: path, start: tokens[brace].range.upperBound)) }
    // The braces of the head's own closures do not exist; the next brace at this depth begins the body.
    index = end
  }

  /// Returns the index of the brace that begins the body of the type; nil if there is none.
  private func bodyOfType() -> Int? {
    var index = self.index + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.isSign("{") { return index }
      if token.isSign("(") || token.isSign("["), let end = counterparts[index] { index = end }
      if token.isSign("}") || token.isSign(";") || token.isSign("=") { return nil }
      index += 1
    }
    return nil
  }

  /// Adds `AnyObject` to a protocol that does not name it, because a protocol of Objective-C is one of
  /// classes, and the protocol of its optional requirements.
  ///
  ///     @objc protocol Picker {               protocol Picker: AnyObject {
  ///     @objc protocol Picker: Source {       protocol Picker: Source, AnyObject {
  private mutating func bindToClasses(
    _ path: String, _ taken: DeclarationPrefix, from name: Int, to brace: Int
  ) {
    let end = tokens[name..<brace].firstIndex { $0.isWord("where") } ?? brace
    let head = tokens[name..<end]
    let isBound = head.contains { $0.isWord("AnyObject") || $0.isWord("class") }
    var list = name + 1 < end ? [text(of: (name + 2)..<end, [:])] : []
    let hasList = !list.isEmpty
    if !isBound { list.append("AnyObject") }
    var added = isBound ? [] : ["AnyObject"]
    if tokens[brace..<counterpartAfter(brace)].contains(where: { $0.isWord("optional") }) {
      optionals.append(
        OptionalRequirements(
          path: path, head: text(of: (taken.start ?? index)..<index, [:]),
          inherited: list.joined(separator: ", "), conditions: conditions.current))
      added.append(OptionalRequirements.name(for: path))
    }
    if added.isEmpty { return }
    let text = (hasList ? ", " : ": ") + added.joined(separator: ", ")
    edits.append(.insert(text, at: tokens[end - 1].range.upperBound))
  }
}
