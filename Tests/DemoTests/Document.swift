import Foundation

/// A document of the package, whose code is compared with sources that are compiled.
enum Document {
  /// The page that shows every form of the library beside its picture.
  static let reference = "docs/AutoLayoutKit.docc/Vocabulary.md"

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the lines of a file of the package, without the spaces around them.
  static func lines(of path: String) throws -> [String] {
    try indentedLines(of: path).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the lines of a file of the package as they are.
  static func indentedLines(of path: String) throws -> [String] {
    let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the blocks fenced by ```swift.
  ///
  /// Code of other libraries, which cannot be compiled here, is fenced by ~~~.
  static func blocks(of path: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in try lines(of: path) {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The paths of the catalogs: each in the folder of its target, and the library's in docs.
  static func catalogs() throws -> [String] {
    let modules = try files(in: "Sources", ending: "")
    return try (["docs"] + modules).flatMap { try files(in: $0, ending: ".docc") }
  }

  /// The paths of both READMEs and of every page in the catalogs.
  static func pages() throws -> [String] {
    try ["README.md", "README.zh-CN.md"] + catalogs().flatMap { try files(in: $0, ending: ".md") }
  }

  /// Returns true if a link on a page leads to a file or a folder of the package.
  static func exists(_ link: String, besides page: String) -> Bool {
    let folder = package.appendingPathComponent(page).deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).standardized.path)
  }

  /// The paths of the files in a folder of the package that hold Swift.
  static func sources(in folder: String) throws -> [String] { try files(in: folder, ending: ".swift") }

  /// The paths of the files in a folder of the package, and in the folders below it, that hold Swift.
  static func sources(below folder: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: package.appendingPathComponent(folder).path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func files(in folder: String, ending: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: package.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
