// Members of extensions that override others.
extension Scanner {
  private static let access: Set<String> = ["public", "open", "package", "internal"]

  /// Takes the head of a method of an extension, if it overrides another one.
  ///
  /// - Parameters:
  ///   - taken: The attributes and modifiers before it.
  ///   - name: The index of the name.
  mutating func takeOverride(_ taken: DeclarationPrefix, method name: Int) throws(SourceProblem) {
    guard let place = place(of: taken), let open = openingOfParameters(), let close = counterparts[open],
      let end = endOfHead(after: close + 1)
    else { return }
    let text = tokens[name].text
    if place.type.isConstrained { return try refuse(text, place) }
    let parameters = parameters(from: open, to: close)
    if parameters.contains(where: \.isVariadic) { return try refuse(text, place) }
    // The call needs a name for each parameter.
    var newNames: [Int: String] = [:]
    var arguments: [String] = []
    for (number, (parameter, start)) in zip(parameters, parameterStarts(from: open, to: close)).enumerated() {
      let second = tokens[start + 1].isSign(":") ? start : start + 1
      let name = parameter.name == "_" ? "_p\(number + 1)" : source[tokens[second].range]
      if parameter.name == "_" { newNames[second] = second == start ? "_ \(name)" : name }
      arguments.append(parameter.argument(name))
    }
    let effects = Set(tokens[(close + 1)..<end].map(\.text))
    let prefix =
      (effects.isDisjoint(with: ["throws", "rethrows"]) ? "" : "try ")
      + (effects.contains("async") ? "await " : "")
    add(
      .method(effects: prefix, arguments: "(\(arguments.joined(separator: ", ")))"), name, taken, place,
      end: end, newNames)
  }

  /// Takes the head of a property of an extension, if it overrides another one.
  mutating func takeOverride(_ taken: DeclarationPrefix, property name: Int) throws(SourceProblem) {
    guard let place = place(of: taken), let end = endOfHead(after: name + 1), let close = counterparts[end]
    else { return }
    if place.type.isConstrained { return try refuse(tokens[name].text, place) }
    let words = Set(tokens[end..<close].filter { $0.kind == .word }.map(\.text))
    if !words.isDisjoint(with: ["didSet", "willSet"]) { return try refuse(tokens[name].text, place) }
    let isSettable = !words.isDisjoint(with: ["set", "_modify"])
    add(.property(isSettable: isSettable), name, taken, place, end: end, [:])
  }

  /// Reports a subscript or an initializer of an extension that overrides another one.
  func checkOverride(_ taken: DeclarationPrefix) throws(SourceProblem) {
    if let place = place(of: taken) { try refuse(tokens[index].text, place) }
  }

  /// An extension, and the offset of an `override` in it.
  typealias Place = (type: TypeScope, offset: Int)

  /// Returns the extension of a member that overrides another one; nil for every other member.
  private func place(of taken: DeclarationPrefix) -> Place? {
    guard let keyword = taken.override, let type = directType, type.keyword == .extension else { return nil }
    return (type, tokens[keyword].range.lowerBound)
  }

  /// Reports an override, unless it is inside `#if`, where it is left to the compiler.
  private func refuse(_ name: String, _ place: Place) throws(SourceProblem) {
    guard conditions.current.isEmpty else { return }
    throw SourceProblem(.uncallableOverride(name, place.type.path), at: place.offset)
  }

  private mutating func add(
    _ kind: ExtensionOverride.Kind, _ name: Int, _ taken: DeclarationPrefix,
    _ place: Place, end: Int, _ newNames: [Int: String]
  ) {
    guard let start = taken.start, let keyword = taken.override else { return }
    let hasAccess = !taken.modifiers.isDisjoint(with: Self.access)
    let access = hasAccess ? "" : place.type.access.map { "\($0) " } ?? ""
    overrides.append(
      ExtensionOverride(
        kind: kind, typePath: place.type.path, name: tokens[name].text, tokens: start...name,
        keyword: keyword, line: source.position(of: place.offset).line, conditions: conditions.current,
        head: access + text(of: start..<end, newNames)))
  }

  // Tokens

  /// Returns the index of the brace that begins a body; nil if there is none.
  func endOfHead(after start: Int) -> Int? {
    var index = start
    while index < tokens.count, !tokens[index].isSign("{") {
      if tokens[index].isSign("}") || tokens[index].isSign(";") || tokens[index].isSign("=") { return nil }
      index = counterpartAfter(index) + 1
    }
    return index < tokens.count ? index : nil
  }

  /// Returns tokens on one line, without comments and without attributes of Objective-C.
  func text(of indices: Range<Int>, _ newNames: [Int: String]) -> String {
    var text = ""
    var last: Int?
    for index in indices {
      let range = tokens[index].range
      if edits.contains(where: { $0.range.contains(range.lowerBound) }) { continue }
      if let last, last != range.lowerBound { text += " " }
      text += newNames[index] ?? source[range]
      last = range.upperBound
    }
    return text
  }

  /// Returns the changes that give a member another name and end its override.
  ///
  /// The words before the name move to the right, so that the tokens after it keep their columns if there is
  /// room for the name.
  func renaming(_ member: ExtensionOverride, to newName: String) -> [Edit] {
    let dropped = Self.access.union(["override", "final"])
    var changes: [Edit] = []
    for token in tokens[member.tokens.lowerBound..<member.keyword]
    where token.kind == .word && dropped.contains(token.text) {
      changes.append(.blank(token.range, in: source))
    }
    let name = tokens[member.tokens.upperBound]
    let words = tokens[member.keyword..<member.tokens.upperBound].filter { !dropped.contains($0.text) }
    let whole = tokens[member.keyword].range.lowerBound..<name.range.upperBound
    let isPlain =
      words.allSatisfy { $0.kind == .word } && !source.bytes[whole].contains(where: Byte.isLineBreak)
    if isPlain {
      let text = (words.map(\.text) + [newName]).joined(separator: " ")
      let room = String(repeating: " ", count: max(0, whole.count - text.utf8.count))
      return changes + [Edit(range: whole, bytes: Array((room + text).utf8))]
    }
    changes.append(.blank(tokens[member.keyword].range, in: source))
    return changes + [Edit(range: name.range, bytes: Array(newName.utf8))]
  }
}
