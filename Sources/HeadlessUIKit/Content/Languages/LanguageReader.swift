struct LanguageReader {
  struct Key: Hashable, Comparable {
    let table: String
    let key: String
    static func < (first: Key, second: Key) -> Bool { (first.table, first.key) < (second.table, second.key) }
  }

  private(set) var languages: Set<String> = []
  private var translated: Set<Key> = []
  private(set) var texts: [String: [Key: TextForms]] = [:]
  private var sourceOfCatalog: String?
  static let base = "Base"

  var sourceLanguage: String? {
    let english = languages.filter { Locale(identifier: $0).language.languageCode == "en" }
    return sourceOfCatalog ?? english.min() ?? languages.min()
  }

  /// Reads a file or a folder.
  ///
  /// - Parameter path: The path as it was written, for errors.
  mutating func read(_ file: URL, path: String) throws(LayoutLanguages.ReadingError) {
    let files = try Self.files(file, path: path)
    if files.isEmpty {
      throw LayoutLanguages.ReadingError(path: path, reason: "the folder has no string files")
    }
    for file in files {
      let name = files.count == 1 ? path : file.path
      do throws(LanguageFileError) { try read(file) } catch {
        throw LayoutLanguages.ReadingError(path: name, reason: error.reason)
      }
    }
  }

  /// Returns an identifier with hyphens, so that `pt_BR` and `pt-BR` are one language.
  static func normalized(_ identifier: String) -> String { identifier.replacing("_", with: "-") }

  private mutating func read(_ file: URL) throws(LanguageFileError) {
    let table = file.deletingPathExtension().lastPathComponent
    let data: Data
    do { data = try Data(contentsOf: file) } catch { throw LanguageFileError("it cannot be opened") }
    if file.pathExtension == "xcstrings" {
      add(try StringCatalog(data), table: table)
      return
    }
    let folder = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    let language = Self.normalized(folder)
    for (key, text) in try StringTable(data).texts {
      let key = Key(table: table, key: key)
      texts[language, default: [:]][key] = text
      translated.insert(key)
    }
    if language != Self.base { languages.insert(language) }
  }

  private mutating func add(_ catalog: StringCatalog, table: String) {
    sourceOfCatalog = sourceOfCatalog ?? Self.normalized(catalog.sourceLanguage)
    languages.formUnion(catalog.languages.map(Self.normalized))
    for entry in catalog.entries {
      let key = Key(table: table, key: entry.key)
      if entry.isTranslated { translated.insert(key) }
      for (language, text) in entry.texts { texts[Self.normalized(language), default: [:]][key] = text }
    }
  }

  func missing(in language: LayoutLanguage) -> [LayoutLanguages.MissingText] {
    let known = texts[language.identifier] ?? [:]
    return translated.filter { known[$0] == nil }.sorted().map {
      LayoutLanguages.MissingText(language: language, table: $0.table, key: $0.key)
    }
  }
}

// The files of a path.
extension LanguageReader {
  private static let kinds: Set<String> = ["xcstrings", "strings", "stringsdict"]

  /// Returns the string files of a path; tables with plurals follow the others, because their forms count.
  private static func files(_ file: URL, path: String) throws(LayoutLanguages.ReadingError) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw LayoutLanguages.ReadingError(path: path, reason: "there is no such file")
    }
    if isFolder.boolValue { return files(in: file).sorted { order($0) < order($1) } }
    guard kinds.contains(file.pathExtension) else {
      let reason = "it is no string file (.xcstrings, .strings, .stringsdict)"
      throw LayoutLanguages.ReadingError(path: path, reason: reason)
    }
    if file.pathExtension == "xcstrings" { return [file] }
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else {
      let reason = "it is not in the folder of a language, such as de.lproj"
      throw LayoutLanguages.ReadingError(path: path, reason: reason)
    }
    let table = file.deletingPathExtension().lastPathComponent
    let all = files(in: folder.deletingLastPathComponent())
    return all.filter {
      $0.pathExtension != "xcstrings" && $0.deletingPathExtension().lastPathComponent == table
    }.sorted { order($0) < order($1) }
  }

  private static func order(_ file: URL) -> String {
    (file.pathExtension == "stringsdict" ? "1" : "0") + file.path
  }

  private static func files(in folder: URL) -> [URL] {
    if folder.pathExtension == "lproj" { return contents(of: folder) }
    let languages = items(in: folder).filter { $0.pathExtension == "lproj" }
    return contents(of: folder).filter { $0.pathExtension == "xcstrings" } + languages.flatMap(contents)
  }

  private static func contents(of folder: URL) -> [URL] {
    items(in: folder).filter { kinds.contains($0.pathExtension) }
  }

  private static func items(in folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }
}

struct LanguageFileError: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
