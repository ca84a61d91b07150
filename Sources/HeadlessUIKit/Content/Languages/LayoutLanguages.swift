/// The languages of an app, from its string files.
///
///     let languages = try LayoutLanguages(catalog: "Sources/App/Localizable.xcstrings")
///     for failure in stress(languages: languages, of: { ProfileView() }) { print(failure) }
///     // In German, below 352 pt wide: "price" overlaps "title" by 9 × 18 points …
///
/// A text that depends on a number or a device has one form here, which is the widest one: measured in the
/// regular system font of 17 points, with two digits for each argument. The forms of a device are those of
/// iPhone and iPad.
///
/// A text without a translation is that of the source language, and is listed in ``missing``.
public struct LayoutLanguages: Hashable, Sendable, RandomAccessCollection {
  /// A text that has no translation into a language of the app.
  public struct MissingText: Hashable, Sendable, CustomStringConvertible {
    /// The language.
    public let language: LayoutLanguage
    /// The name of the table.
    public let table: String
    /// The key of the text.
    public let key: String

    /// The language, the key and the table in a sentence.
    public var description: String { "\(language.name) has no text for \"\(key)\" in \(table)." }
  }

  /// The languages: the source language first, the others in the order of their identifiers.
  public let languages: [LayoutLanguage]
  /// The texts without a translation, in the order of the languages, the tables and the keys.
  ///
  /// Keys that the catalog marks as stale or as not to be translated are left out.
  public let missing: [MissingText]

  /// The language in which the app is written.
  public var source: LayoutLanguage { languages[0] }
  /// The languages into which the app is translated.
  public var translations: ArraySlice<LayoutLanguage> { languages.dropFirst() }

  /// The index of the source language.
  public var startIndex: Int { languages.startIndex }
  /// The number of languages.
  public var endIndex: Int { languages.endIndex }
  /// The language at an index.
  ///
  /// - Parameter index: The index, 0 for the source language.
  public subscript(index: Int) -> LayoutLanguage { languages[index] }

  /// Reads the languages of an app.
  ///
  /// A relative path is looked up in the folder of the calling file, in the folders above it, from the
  /// nearest one on, and in the current directory.
  ///
  /// - Parameters:
  ///   - paths: The paths of the app's string files: catalogs (`.xcstrings`), tables inside the folders of
  ///     languages (`de.lproj/Localizable.strings`, `.stringsdict`), of which one stands for those of all
  ///     languages, or folders with any of these. Several files are several tables.
  ///   - source: The identifier of the source language, which is also that of the texts in `Base.lproj`; that
  ///     of the first catalog, English, or the first one, unless given.
  ///   - filePath: The path of the calling file.
  /// - Throws: A ``ReadingError`` for a file that does not exist or cannot be read, and for a translation
  ///   whose formats do not fit those of its source text.
  public init(catalog paths: String..., source: String? = nil, filePath: StaticString = #filePath)
    throws(ReadingError)
  {
    var reader = LanguageReader()
    for path in paths { try reader.read(Self.file(path, besides: "\(filePath)"), path: path) }
    do throws(LanguageFileError) { languages = try reader.allLanguages(source: source) } catch {
      throw ReadingError(path: paths.joined(separator: ", "), reason: error.reason)
    }
    missing = languages.dropFirst().flatMap { reader.missing(in: $0) }
  }

  /// Calls a function in each language, on the present screen in the direction of the language.
  ///
  ///     let heights = languages.each { _ in CardView().sizeThatFits(width: 320).height }
  ///
  /// - Parameter body: A function that makes and lays out a view; it gets the language.
  /// - Returns: The results in the order of the languages.
  @MainActor @discardableResult public func each<Result>(_ body: (LayoutLanguage) throws -> Result) rethrows
    -> [Result]
  { try languages.map { language in try HeadlessLayout.onScreen(language: language) { try body(language) } } }

  /// Returns the place of a file; the path from the current directory if no folder has it.
  private static func file(_ path: String, besides caller: String) -> URL {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    var folder = URL(fileURLWithPath: caller).deletingLastPathComponent()
    while folder.path.count > 1 {
      let file = folder.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: path)
  }
}

extension LayoutLanguages {
  /// A string file that cannot be read.
  public struct ReadingError: Error, Hashable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The reason, as a part of a sentence.
    public let reason: String

    /// The path and the reason.
    public var description: String { "The languages cannot be read from \(path): \(reason)." }
  }
}
