/// The names that Objective-C gives to the methods and properties of Swift.
enum SelectorName {
  /// Returns the selector of a method.
  ///
  ///     tap()             tap
  ///     tap(_:)           tap:
  ///     tap(sender:)      tapWithSender:        "With" stands before a first label
  ///     move(to:by:)      moveTo:by:            that is no preposition
  static func method(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let hasPreposition = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: name))
      selector += (hasPreposition ? "" : "With") + capitalized(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// Returns the selector of the setter of a property: `setTitle:` for `title`.
  static func setter(_ name: String) -> String { "set\(capitalized(name)):" }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private static func firstWord(of name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// The words that the compiler counts as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}
