/// The imports of Foundation in a file that looks up texts of the app or its language.
///
/// UIKit exports Foundation. A file that imports UIKit alone gets the headless UIKit's answers for the
/// language, and one that imports Foundation gets those of Foundation, which has no languages on Linux. So
/// these files import UIKit instead.
struct FoundationImport {
  /// The names of declarations that depend on the language of the app.
  private static let names: Set<String> = [
    "NSLocalizedString", "localizedString", "localized", "LocalizedStringResource", "Locale",
    "preferredLanguages",
  ]

  /// The changes of the file.
  let edits: [Edit]

  init(in tokens: [Token]) {
    guard tokens.contains(where: { $0.isName && Self.names.contains($0.text) }) else {
      edits = []
      return
    }
    edits = tokens.indices.dropFirst().compactMap { index in
      guard tokens[index].isWord("Foundation"), tokens[index - 1].isWord("import") else { return nil }
      let isPart = index + 1 < tokens.count && tokens[index + 1].isSign(".")
      return isPart ? nil : .replace(tokens[index].range, with: "UIKit")
    }
  }
}
