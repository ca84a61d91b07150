/// The imports of a file that Linux does not have, or has in other modules.
///
/// UIKit exports Foundation, and declares what views use of QuartzCore and the other modules here. A module
/// that is missing altogether stays, for a message of the compiler.
struct Imports {
  /// The modules whose names are in UIKit, as far as they exist.
  private static let partsOfUIKit: Set<String> = {
    let modules: Set<String> = ["CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "QuartzCore"]
    #if canImport(os)
      return modules
    #else
      return modules.union(["os"])
    #endif
  }()
  /// The names that depend on the language of the app: Foundation has none on Linux, and UIKit has.
  private static let namesOfLanguage: Set<String> = [
    "NSLocalizedString", "localizedString", "localized", "LocalizedStringResource", "Locale",
    "preferredLanguages",
  ]
  /// The beginnings of names that Foundation has in a module of its own on Linux.
  private static let namesOfNetworking: [String] = [
    "HTTP", "NSMutableURLRequest", "NSURLRequest", "URLAuthentication", "URLCache", "URLCredential",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
  ]

  /// The changes of the file.
  private(set) var edits: [Edit] = []
  /// The imports that come after the text of the file.
  let addition: [String]

  init(in tokens: [Token]) {
    let names = Set(tokens.filter(\.isName).map(\.text))
    let isNetworking = names.contains { name in Self.namesOfNetworking.contains(where: name.hasPrefix) }
    addition =
      isNetworking ? ["#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"] : []
    let asksForLanguage = !names.isDisjoint(with: Self.namesOfLanguage)
    for index in tokens.indices where tokens[index].isWord("import") {
      let line = tokens[(index + 1)...].prefix { !$0.startsLine && ($0.isName || $0.isSign(".")) }
      // As in `import class UIKit.UIView`.
      let hasKind = line.count > 1 && !line[index + 2].isSign(".")
      let path = hasKind ? line.dropFirst() : line
      guard let first = path.first, let last = path.last else { continue }
      let isSubmodule = !hasKind && path.count > 1
      var isUIKit = Self.partsOfUIKit.contains(first.text) || (first.text == "UIKit" && isSubmodule)
      if first.text == "Foundation", path.count == 1 { isUIKit = asksForLanguage }
      guard isUIKit || (first.text == "Foundation" && isSubmodule) else { continue }
      let range = line[index + 1].range.lowerBound..<last.range.upperBound
      edits.append(.replace(range, with: isUIKit ? "UIKit" : "Foundation"))
      if first.text != "os" { continue }
      // An attribute stands before the access of an import.
      let hasAccess = index > 0 && tokens[index - 1].kind == .word && !tokens[index].startsLine
      edits.append(.insert("@_spi(OS) ", at: tokens[hasAccess ? index - 1 : index].range.lowerBound))
    }
  }
}
