extension Scanner {
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "override", "final",
    "dynamic",
    "weak", "unowned", "lazy", "nonisolated", "required", "convenience", "mutating", "nonmutating",
    "optional",
    "indirect", "infix", "prefix", "postfix", "isolated", "distributed",
  ]
  private static let blockKeywords: Set<String> = [
    "if", "guard", "while", "for", "switch", "else", "do", "catch", "defer", "repeat",
  ]
  private static let memberKeywords: Set<String> = ["func", "var", "let", "subscript"]

  /// Scans an identifier or a keyword.
  mutating func scanWord(_ word: Token) throws(SourceProblem) {
    let followsPeriod = token(-1)?.isSign(".") == true
    let isInList = scopes.last?.isList == true
    if followsPeriod || isInList || token(1)?.isSign(":") == true { return try endPrefix() }
    if Self.blockKeywords.contains(word.text) {
      try endPrefix()
      expected = .block
    } else if isClassModifier(word) || (Self.modifiers.contains(word.text) && isModifier()) {
      try takeModifier(word)
    } else {
      try scanDeclaration(word)
    }
  }

  /// Returns true if the present word stands before a declaration: another word or an attribute follows it.
  private func isModifier() -> Bool {
    guard let next = token(1) else { return false }
    return next.kind == .word || next.isSign("@") || endOfModifier() != nil
  }

  /// Returns the index of the parenthesis that ends a modifier such as `private(set)`; nil for a call.
  private func endOfModifier() -> Int? {
    let details: Set<String> = ["set", "safe", "unsafe", "nonsending"]
    guard let open = token(1), open.isSign("("), touch(index, index + 1), let detail = token(2),
      detail.kind == .word, details.contains(detail.text), token(3)?.isSign(")") == true
    else { return nil }
    return index + 3
  }

  /// Returns true for the `class` of a member such as `class func make()`.
  private func isClassModifier(_ word: Token) -> Bool {
    guard word.text == "class", let next = token(1), next.kind == .word else { return false }
    return Self.memberKeywords.contains(next.text) || Self.modifiers.contains(next.text)
  }

  private mutating func takeModifier(_ word: Token) throws(SourceProblem) {
    prefix.start = prefix.start ?? index
    if word.text == "override" { prefix.override = index }
    if let end = endOfModifier() {
      index = end
    } else {
      prefix.modifiers.insert(word.text)
    }
  }

  private mutating func scanDeclaration(_ word: Token) throws(SourceProblem) {
    switch word.text {
    case "class", "struct", "enum", "protocol", "extension":
      try scanType(word)
    case "actor":
      if isActor() { try scanType(word) } else { try endPrefix() }
    case "func": try scanFunction()
    case "var", "let": try scanProperty(word)
    case "init" where isFollowed(by: ["(", "<", "?", "!"]), "subscript" where isFollowed(by: ["(", "<"]):
      try checkOverride(prefix)
      if prefix.modifiers.contains("optional") {
        throw SourceProblem(.optionalRequirement, at: word.range.lowerBound)
      }
      prefix = DeclarationPrefix()
      expected = .block
    case "deinit":
      prefix = DeclarationPrefix()
      expected = .block
    case "case", "typealias", "associatedtype", "operator", "precedencegroup", "macro":
      prefix = DeclarationPrefix()
    case "import":
      prefix = DeclarationPrefix()
      while let next = token(1), !next.startsLine, next.isName || next.isSign(".") { index += 1 }
    default: try endPrefix()
    }
  }

  private func isFollowed(by signs: [String]) -> Bool {
    token(1).map { $0.kind == .sign && signs.contains($0.text) } ?? false
  }

  /// Returns true if `actor` begins a declaration: it is a name elsewhere.
  private func isActor() -> Bool {
    guard let name = token(1), name.isName, !name.startsLine, let after = token(2) else { return false }
    return after.isSign("{") || after.isSign(":") || after.isSign("<") || after.isWord("where")
  }
}
