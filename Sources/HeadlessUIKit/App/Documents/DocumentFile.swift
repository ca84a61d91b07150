/// The file of a storyboard or a xib among the resources of a bundle.
struct DocumentFile {
  let url: URL
  /// The module whose resources contain the file; nil if the bundle does not say it.
  let module: String?

  /// Finds a document by its name, such as `Main.storyboard`; nil if the bundle has none.
  ///
  /// The folders are, in this order: the resources of the bundle, those for the language `Base` and the
  /// others, and the inner ones of `ResourceFolders`.
  @MainActor static func find(_ name: String, in bundle: Bundle) -> DocumentFile? {
    guard let folder = bundle.resourceURL?.resolvingSymlinksInPath() else { return nil }
    if let found = known[folder.path]?[name], FileManager.default.fileExists(atPath: found.url.path) {
      return found
    }
    let files = list(folder)
    known[folder.path] = files
    return files[name]
  }

  /// Finds the document for a class without searching the folders again; nil if the bundle has none.
  @MainActor static func findListed(_ name: String, in bundle: Bundle) -> DocumentFile? {
    guard let folder = bundle.resourceURL?.resolvingSymlinksInPath() else { return nil }
    if let files = known[folder.path] { return files[name] }
    return find(name, in: bundle)
  }

  /// The documents of the folders that were searched, by name.
  @MainActor private static var known: [String: [String: DocumentFile]] = [:]

  private static func list(_ folder: URL) -> [String: DocumentFile] {
    let folders = ResourceFolders(folder)
    var found = folder.pathExtension == "resources" ? [:] : files(in: folder, module: nil)
    for inner in folders.inner {
      found.merge(deepFiles(in: inner.url, module: inner.module)) { first, _ in first }
    }
    return found
  }

  private static func files(in folder: URL, module: String?) -> [String: DocumentFile] {
    let languages = ResourceFolders.contents(of: folder).filter { $0.pathExtension == "lproj" }
    let base = languages.filter { $0.lastPathComponent == "Base.lproj" }
    let folders = [folder] + base + languages.filter { $0.lastPathComponent != "Base.lproj" }
    return documents(folders.flatMap(ResourceFolders.contents), module)
  }

  private static func deepFiles(in folder: URL, module: String?) -> [String: DocumentFile] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return documents(all?.compactMap { $0 as? URL }.sorted { $0.path < $1.path } ?? [], module)
  }

  private static func documents(_ urls: [URL], _ module: String?) -> [String: DocumentFile] {
    let documents = urls.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    let named = documents.map { ($0.lastPathComponent, DocumentFile(url: $0, module: module)) }
    return Dictionary(named) { first, _ in first }
  }
}
