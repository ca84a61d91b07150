extension Scanner {
  /// Scans an attribute; the present token is its sign.
  mutating func scanAttribute() throws(SourceProblem) {
    let start = index
    guard touch(start, start + 1), let name = token(1), name.kind == .word else { return try endPrefix() }
    prefix.start = prefix.start ?? start
    let range = tokens[start].range.lowerBound..<name.range.upperBound
    index = start + 1
    switch name.text {
    case "objc": try takeExposure("@objc", from: start)
    case "IBAction", "IBSegueAction":
      prefix.exposure = ("@\(name.text)", range.lowerBound)
      edits.append(.blank(range, in: source))
    case "objcMembers":
      prefix.exposesMembers = true
      edits.append(.blank(range, in: source))
    case "nonobjc":
      prefix.isUnexposed = true
      edits.append(.blank(range, in: source))
    case "IBOutlet", "IBInspectable", "GKInspectable":
      // Storyboards and xibs set these properties by their names.
      prefix.isNamedByDocuments = true
      edits.append(.blank(range, in: source))
    case "IBDesignable": edits.append(.blank(range, in: source))
    case "NSManaged": throw SourceProblem(.managed, at: range.lowerBound)
    case let other where other.hasPrefix("IB") || other.lowercased().contains("objc"):
      throw SourceProblem(.unknownAttribute("@\(other)"), at: range.lowerBound)
    default: try skipArguments(of: name.text)
    }
  }

  /// Takes `@objc`, with a name for Objective-C in parentheses.
  private mutating func takeExposure(_ name: String, from start: Int) throws(SourceProblem) {
    let lowerBound = tokens[start].range.lowerBound
    var upperBound = tokens[index].range.upperBound
    prefix.exposure = (name, lowerBound)
    if let next = token(1), next.isSign("("), !next.startsLine, let end = counterparts[index + 1] {
      upperBound = tokens[end].range.upperBound
      prefix.objectiveCName = tokens[(index + 2)..<end].map(\.text).joined()
      index = end
    }
    edits.append(.blank(lowerBound..<upperBound, in: source))
  }

  /// Skips the arguments of an attribute of Swift.
  private mutating func skipArguments(of name: String) throws(SourceProblem) {
    // Attributes with generic arguments, such as `@Wrapper<Int>(1)`, have them in angle brackets first.
    guard touch(index, index + 1), tokens[index + 1].isSign("("), let end = counterparts[index + 1] else {
      return
    }
    if name == "available" {
      let words = tokens[(index + 2)..<end].map(\.text)
      let isHere = ["*", "iOS", "swift"].contains(words.first)
      if isHere, words.contains("unavailable") || (words.first == "swift" && words.contains("obsoleted")) {
        prefix.isUnavailable = true
      }
    }
    let last = end
    while index < last {
      index += 1
      if tokens[index].kind == .directive { try scanDirective(tokens[index]) }
    }
    index = max(index, last)
  }
}
