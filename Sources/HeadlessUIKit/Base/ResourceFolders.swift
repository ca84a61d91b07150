/// The folders that contain the resources of the code in a bundle.
///
///     Shop.xctest's folder                     the resources of the bundle itself
///     LayoutTests_Shop.resources               those of a target, as SwiftPM copies them
///     /app/Shop                                those beside sources that the plugin AppSources compiles
///
/// The plugin lists the folders of the sources in the resource `AppFolders.txt` of their target, one in a
/// line.
struct ResourceFolders {
  /// A folder and the module whose resources it contains; nil if the name of the folder does not say it.
  struct Folder {
    let url: URL
    let module: String?
  }

  let own: URL
  /// The folders of the targets, with all folders inside them; those of the package whose tests run first.
  let inner: [Folder]

  init?(of bundle: Bundle) {
    guard let folder = bundle.resourceURL?.resolvingSymlinksInPath() else { return nil }
    self.init(folder)
  }

  init(_ folder: URL) {
    own = folder
    let isTarget = folder.pathExtension == "resources"
    let targets = isTarget ? [folder] : Self.contents(of: folder).filter { $0.pathExtension == "resources" }
    let (tested, others) = (targets.filter(Self.isTested), targets.filter { !Self.isTested($0) })
    inner = (tested + others).flatMap { target in
      // The name of the folder is `Package_Target.resources`.
      let name = target.deletingPathExtension().lastPathComponent
      let module = name.split(separator: "_").last.map(String.init)
      let apps = Self.appFolders(in: target).map { Folder(url: $0, module: module) }
      return [Folder(url: target, module: module)] + apps
    }
  }

  var apps: [URL] { inner.map(\.url).filter { $0.pathExtension != "resources" } }

  /// Returns the entries of a folder in the order of their paths.
  static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// Returns true for the resources of the package whose tests run: a folder that several packages are built
  /// into has those of others too.
  private static func isTested(_ target: URL) -> Bool {
    testedPackage.map { target.lastPathComponent.hasPrefix("\($0)_") } ?? false
  }

  /// The package whose tests run, from the name of their program; nil in another program.
  private static let testedPackage: Substring? = {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let ending = "PackageTests.xctest"
    return program.hasSuffix(ending) ? program.dropLast(ending.count) : nil
  }()

  private static func appFolders(in target: URL) -> [URL] {
    let list = try? String(contentsOf: target.appendingPathComponent("AppFolders.txt"), encoding: .utf8)
    return (list ?? "").split(whereSeparator: \.isNewline).map { URL(fileURLWithPath: String($0)) }
  }
}
