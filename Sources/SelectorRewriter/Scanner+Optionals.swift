// Optional requirements of protocols.
extension Scanner {
  /// Takes a requirement, removes it from the text and returns true, if it is optional.
  mutating func takeOptional(_ taken: DeclarationPrefix, name: Int) throws(SourceProblem) -> Bool {
    guard taken.modifiers.contains("optional"), let start = taken.start else { return false }
    let isMethod = tokens[name - 1].text == "func"
    let open = tokens[name...].firstIndex { $0.isSign(isMethod ? "(" : "{") } ?? name
    let close = counterpartAfter(open)
    let hasResult = isMethod && tokens[close + 1].isSign("->")
    var end = hasResult ? counterpartAfter(close + 2) + 1 : close + 1
    while hasResult, !tokens[end].startsLine, !["}", ";"].contains(tokens[end].text) {
      end = counterpartAfter(end) + 1
    }
    let isPlain = hasResult || tokens[end].startsLine || ["}", ";"].contains(tokens[end].text)
    guard let type = directType, let owner = optionals.lastIndex(where: { $0.path == type.path }),
      !type.isLocal, !type.isHidden, !isStatic(taken), isPlain, isMethod ? open == name + 1 : open > name + 2
    else { throw SourceProblem(.optionalRequirement, at: tokens[start].range.lowerBound) }
    optionals[owner].members.append(
      OptionalRequirements.Member(
        name: source[tokens[name].range],
        head: text(of: start..<(isMethod ? close : name) + 1, [:]).replacing("optional ", with: ""),
        parameters: isMethod ? parameters(from: open, to: close) : nil,
        result: isMethod && !hasResult
          ? nil : typeText(from: (isMethod ? close : name) + 2, to: isMethod ? end : open),
        line: source.position(of: tokens[name].range.lowerBound).line,
        conditions: Array(conditions.current.dropFirst(optionals[owner].conditions.count))))
    blank(start..<end)
    index = end - 1
    expected = nil
    return true
  }

  /// Replaces tokens with spaces.
  mutating func blank(_ indices: Range<Int>) {
    let (first, last) = (tokens[indices.lowerBound], tokens[indices.upperBound - 1])
    edits.append(.blank(first.range.lowerBound..<last.range.upperBound, in: source))
  }

  /// Returns the comparisons of optional requirements with nil, which Linux answers with true.
  func comparisons(of names: Set<String>) -> [SourceProblem] {
    tokens.indices.dropFirst().dropLast(2).filter { index in
      names.contains(tokens[index].text) && tokens[index - 1].isSign(".")
        && ["!=", "=="].contains(tokens[index + 1].text) && tokens[index + 2].isWord("nil")
    }.map { SourceProblem(.comparison(tokens[$0].text), at: tokens[$0].range.lowerBound) }
  }
}
