/// Finds the attributes of Objective-C, the members that they expose, and the selectors of a file.
///
/// The scanner follows braces and the keywords before them. It knows which type contains a member, and does
/// not interpret expressions.
struct Scanner {
  let source: SourceText
  let tokens: [Token]
  /// The index of the counterpart of each brace, bracket and parenthesis.
  let counterparts: [Int: Int]

  var index = 0
  var scopes: [Scope] = []
  var expected: ExpectedBlock?
  var prefix = DeclarationPrefix()
  var conditions = ConditionStack()

  /// The changes of the file.
  var edits: [Edit] = []
  /// The members that selectors can call.
  var groups: [ExposedGroup] = []
  /// The members of extensions that override others.
  var overrides: [ExtensionOverride] = []
  /// The protocols with optional requirements.
  var optionals: [OptionalRequirements] = []
  /// The classes of the file.
  var classes: [ClassBody] = []
  /// The methods that no selector can call, though they are marked: warnings.
  var problems: [SourceProblem] = []
  /// The types of the file whose members are exposed by `@objcMembers`, with the types that contain them.
  var exposedTypes: Set<String> = []
  /// The selectors of the file, in their order.
  var references: [FoundReference] = []

  /// The previews of the file, in their order.
  var previews: [FoundPreview] = []

  /// A preview in a file.
  struct FoundPreview {
    let line: Int
    /// The bytes after `#Preview`: its arguments, if it has any, and its body.
    let text: Range<Int>
    let hasArguments: Bool
    /// The conditions around it.
    let conditions: [String]
  }

  /// A selector in a file.
  struct FoundReference {
    let reference: SelectorReference
    /// The name of the type around it.
    let surroundingType: String?
    let line: Int
    /// The bytes of `#selector`.
    let token: Range<Int>
    /// The bytes between the parentheses.
    let argument: Range<Int>
    /// True if the compiler checks the argument.
    let isChecked: Bool
  }

  init(_ source: SourceText) throws(SourceProblem) {
    self.source = source
    tokens = try Lexer.tokens(of: source)
    counterparts = try Self.counterparts(of: tokens)
  }

  /// Scans the file, and again if it has classes with `@objcMembers`: an extension can come before its class.
  mutating func run() throws(SourceProblem) {
    var first = self
    try first.scanTokens()
    if first.exposedTypes.isEmpty { return self = first }
    exposedTypes = first.exposedTypes
    try scanTokens()
  }

  private mutating func scanTokens() throws(SourceProblem) {
    while index < tokens.count {
      try scanToken()
      index += 1
    }
  }

  private static func counterparts(of tokens: [Token]) throws(SourceProblem) -> [Int: Int] {
    var open: [Int] = []
    var found: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        let pairs = [")": "(", "]": "[", "}": "{"]
        guard let start = open.popLast(), tokens[start].text == pairs[token.text] else {
          throw SourceProblem(.unbalanced(token.text), at: token.range.lowerBound)
        }
        found[start] = index
        found[index] = start
      default: break
      }
    }
    if let start = open.last {
      throw SourceProblem(.unbalanced(tokens[start].text), at: tokens[start].range.lowerBound)
    }
    return found
  }

  // Tokens

  /// Returns the token at a distance from the present one; nil outside of the file.
  func token(_ distance: Int = 0) -> Token? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  /// Returns true if no byte is between two neighboring tokens.
  func touch(_ left: Int, _ right: Int) -> Bool {
    tokens.indices.contains(right) && tokens[left].range.upperBound == tokens[right].range.lowerBound
  }

  /// The innermost type around the present token, with nothing but lists in between; nil elsewhere.
  var directType: TypeScope? { scopes.last { !$0.isList }?.type }

  private mutating func scanToken() throws(SourceProblem) {
    let token = tokens[index]
    switch token.kind {
    case .directive: try scanDirective(token)
    case .literal, .quotedWord: try endPrefix()
    case .word: try scanWord(token)
    case .sign: try scanSign(token)
    }
    if token.startsLine, !token.isSign("{"), !token.isSign("="), !token.isSign(":"), !token.isSign("."),
      case .accessors? = expected, !token.isWord("var"), index > 0
    {
      expected = nil
    }
  }

  private mutating func scanSign(_ token: Token) throws(SourceProblem) {
    switch token.text {
    case "@": try scanAttribute()
    case "{":
      try endPrefix()
      open(kindOfBrace())
    case "(", "[":
      try endPrefix()
      open(.list)
    case "}", ")", "]":
      try endPrefix()
      expected = scopes.popLast()?.outerBlock
    case "=":
      try endPrefix()
      if case .accessors? = expected { expected = nil }
    default: try endPrefix()
    }
  }

  private mutating func open(_ kind: Scope.Kind) {
    // A brace uses the expectation; a list leaves it for the brace after the list.
    if case .list = kind {
      scopes.append(Scope(kind: kind, outerBlock: expected))
    } else {
      scopes.append(Scope(kind: kind, outerBlock: nil))
    }
    expected = nil
  }

  private func kindOfBrace() -> Scope.Kind {
    switch expected {
    case .type(let type): return .type(type)
    case .block: return .block
    case .accessors: return .accessors
    case nil: break
    }
    if case .accessors? = scopes.last?.kind { return .block }
    return .closure
  }

  /// Ends the attributes and modifiers before a token that continues no declaration.
  mutating func endPrefix() throws(SourceProblem) {
    if prefix.isEmpty { return prefix = DeclarationPrefix() }
    if let exposure = prefix.exposure {
      throw SourceProblem(.attributeWithoutDeclaration(exposure.name), at: exposure.offset)
    }
    prefix = DeclarationPrefix()
  }
}
