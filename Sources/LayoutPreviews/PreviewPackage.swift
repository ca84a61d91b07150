import Foundation

/// The package that the program with the previews belongs to, and how it is built.
struct PreviewPackage {
  /// The folder of its manifest.
  let folder: URL
  /// The product that shows the previews.
  let product: String
  /// The folder of its build.
  let scratch: URL

  init(folder: URL, product: String, scratch: URL) {
    self.folder = folder
    self.product = product
    self.scratch = scratch
  }

  /// Finds the package of a program: the folder above it, or above the current folder, that has a manifest.
  @MainActor init(of command: PreviewCommand) throws(PreviewError) {
    product = command.name
    let places = [command.program.resolvingSymlinksInPath().deletingLastPathComponent(), command.folder]
    guard let found = places.lazy.compactMap(Self.folder(above:)).first else {
      throw PreviewError("There is no Package.swift in '\(command.folder.path)' or above it.")
    }
    folder = found
    scratch = found.appendingPathComponent(".build")
  }

  private static func folder(above start: URL) -> URL? {
    var url = start
    while url.path != "/" {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
        return url
      }
      url.deleteLastPathComponent()
    }
    return nil
  }

  private var words: [String] { ["build", "--product", product, "--scratch-path", scratch.path] }

  /// Builds the product, and returns the mistakes of the compiler; none if it is built.
  func build() throws -> [String] {
    let result = try Subprocess(named: "swift", words, in: folder).run()
    if result.status == 0 { return [] }
    let lines = (result.text + "\n" + result.errors).split(separator: "\n").map(String.init)
    let mistakes = lines.filter {
      $0.hasPrefix("error:") || $0.hasPrefix("/") && $0.contains(": error:")
    }.unique
    return mistakes.isEmpty ? Array(lines.suffix(5)) : mistakes
  }

  func program() throws -> URL {
    let result = try Subprocess(named: "swift", words + ["--show-bin-path"], in: folder).run()
    let path = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(fileURLWithPath: path).appendingPathComponent(product)
  }

  /// The folders of the files that a build reads: the package and the packages that its manifest names by a
  /// path.
  var folders: [URL] {
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let neighbors = text.matches(of: /\.package\((?:[^()]*,\s*)?path:\s*"([^"]+)"/).map {
      URL(fileURLWithPath: String($0.1), relativeTo: folder).standardizedFileURL
    }
    return [folder] + neighbors
  }

  /// The changes of the files that a build reads.
  struct Changes {
    private let package: PreviewPackage
    private var folders: [URL]
    private var dates: [String: Date]

    init(of package: PreviewPackage) {
      self.package = package
      folders = package.folders
      dates = PreviewPackage.dates(in: folders)
    }

    /// Waits for a change since the last one, or since the start.
    mutating func wait() {
      var now = PreviewPackage.dates(in: folders)
      while now == dates {
        Thread.sleep(forTimeInterval: 0.1)
        now = PreviewPackage.dates(in: folders)
      }
      dates = now
      // The manifest may have changed too.
      let present = package.folders
      if present != folders { (folders, dates) = (present, PreviewPackage.dates(in: present)) }
    }
  }

  /// Returns the dates of the files in folders that a build reads.
  static func dates(in folders: [URL]) -> [String: Date] {
    var dates: [String: Date] = [:]
    for folder in folders {
      let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL {
        if file.lastPathComponent == "node_modules" { files?.skipDescendants() }
        guard endings.contains(file.pathExtension) else { continue }
        dates[file.path] = (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate
      }
    }
    return dates
  }

  private static let endings: Set<String> = [
    "swift", "xcstrings", "strings", "stringsdict", "storyboard", "xib", "json", "png", "jpg", "pdf", "plist",
  ]
}
