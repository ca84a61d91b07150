/// A small check that a text is well-formed XML, with the parts of XML that this project
/// writes: elements, attributes, references.
public enum WellFormed {
  /// Returns the mistake in the text; nil when there is none.
  public static func problem(in text: String) -> String? {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      if let problem = problem(inCharacters: rest[..<start]) { return problem }
      guard let end = rest[start...].firstIndex(of: ">") else {
        return "a tag does not end: \(rest[start...].prefix(40))"
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return "</\(tag.dropFirst())> closes nothing" }
      } else {
        let inside = tag.hasSuffix("/") ? tag.dropLast() : tag
        if let problem = problem(inAttributes: inside) { return problem }
        if !tag.hasSuffix("/") { open.append(inside.prefix { $0 != " " }) }
      }
    }
    if let last = open.last { return "<\(last)> is not closed" }
    return problem(inCharacters: rest)
  }

  private static func problem(inAttributes tag: Substring) -> String? {
    var rest = tag.drop { $0 != " " }
    var names: Set<Substring> = []
    while let start = rest.firstIndex(where: { $0 != " " }) {
      let name = rest[start...].prefix { $0 != "=" }
      guard names.insert(name).inserted else { return "\(name) stands twice in <\(tag)>" }
      let value = rest[name.endIndex...].dropFirst()
      guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else {
        return "\(name) has no value in <\(tag)>"
      }
      if let problem = problem(inCharacters: value.dropFirst()[..<end]) { return problem }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  private static func problem(inCharacters text: Substring) -> String? {
    if text.contains("<") { return "a bare < in \(text.prefix(40))" }
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0 != ";" }
      let isReference =
        ["amp", "lt", "gt", "quot"].contains(name) || (name.hasPrefix("#") && Int(name.dropFirst()) != nil)
      guard isReference, name.endIndex < part.endIndex else { return "a bare & before \(part.prefix(20))" }
    }
    return nil
  }
}
