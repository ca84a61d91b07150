/// The folders of the sets in asset catalogs, by name: each folder of resources is walked once.
///
/// A lock protects the lists, because images and colors are also made outside of the main actor.
package final class AssetIndex: @unchecked Sendable {
  static let shared = AssetIndex()
  private let lock = NSLock()
  /// The sets in a folder of resources, by the last component of their paths.
  private var known: [String: [String: [URL]]] = [:]
  private var count = 0
  /// The folders in which the images and colors of a bundle are, by the path of its resources.
  private var folders: [String: [URL]] = [:]

  package init() {}

  /// The number of folders of resources that were walked.
  package var walks: Int { lock.withLock { count } }

  /// Returns the folders in which the images and colors of a bundle are: that of its resources, and those
  /// beside the sources of apps.
  ///
  /// They are listed by the first call.
  func folders(of bundle: Bundle) -> [URL] {
    guard let folder = bundle.resourceURL else { return [] }
    return lock.withLock {
      if let known = folders[folder.path] { return known }
      let found = [folder] + ResourceFolders(folder.resolvingSymlinksInPath()).apps
      folders[folder.path] = found
      return found
    }
  }

  /// Returns the sets with a name, such as `Icons/star.imageset`, in the catalogs that are directly in a
  /// folder.
  ///
  /// The sets stand in the order of their paths. The folder is walked by the first call, and again if a set
  /// that it contained no longer exists.
  ///
  /// - Parameters:
  ///   - name: The name with its extension, after the folders that contain it if these are part of the name.
  ///   - folder: The folder of the resources.
  package func sets(named name: String, in folder: URL) -> [URL] {
    lock.withLock {
      let found = sets(named: name, in: known[folder.path] ?? walk(folder))
      if found.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) { return found }
      return sets(named: name, in: walk(folder))
    }
  }

  private func sets(named name: String, in sets: [String: [URL]]) -> [URL] {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return (sets[last] ?? []).filter { $0.path.hasSuffix("/\(name)") }
  }

  /// Lists the sets of the catalogs in a folder, and keeps the list.
  private func walk(_ folder: URL) -> [String: [URL]] {
    count += 1
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let catalogs = (entries ?? []).filter { $0.pathExtension == "xcassets" }
    let inner = catalogs.flatMap { catalog in
      FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        ?? []
    }
    let sets = inner.filter { ["imageset", "colorset"].contains($0.pathExtension) }
    let named = Dictionary(grouping: sets.sorted { $0.path < $1.path }, by: \.lastPathComponent)
    known[folder.path] = named
    return named
  }
}
