import HeadlessUIKit

/// The pages on which previews are solved in the browser, beside those of a ``Gallery``.
///
/// The files of the page and of its engine are in the folder docs/live of the package's sources. Several
/// processes of the program lay the previews out, while the engine is compiled.
@MainActor struct LivePages {
  /// The processes that write the pages.
  struct Work {
    fileprivate let processes: [(process: Process, name: String)]

    /// Waits for the end of all; throws if one has failed, after it has said why.
    func finish() throws {
      for (process, _) in processes { process.waitUntilExit() }
      if let failed = processes.first(where: { $0.process.terminationStatus != 0 }) {
        throw PreviewError("The live pages could not be written: \(failed.name) has failed.")
      }
    }
  }

  private let command: PreviewCommand
  init(_ command: PreviewCommand) { self.command = command }

  /// The folder of the page's files.
  private static var sources: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/live").standardizedFileURL
  }

  /// Starts to write the live pages of previews to the folder live of a gallery.
  func begin(of previews: [LayoutPreview], in gallery: URL) throws -> Work {
    let make = Self.sources.appendingPathComponent("make")
    guard FileManager.default.fileExists(atPath: make.path) else {
      throw PreviewError("The files of the live page are not in '\(Self.sources.path)'.")
    }
    let shown = previews.filter(\.canBeLive)
    let folder = gallery.appendingPathComponent("live")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PictureFile.write(try Self.index(of: shown), to: folder.appendingPathComponent("live-scenes.js"))
    // More processes than eight would wait for the slowest preview.
    let count = min(8, ProcessInfo.processInfo.activeProcessorCount, max(1, shown.count))
    // The output of the processes is progress.
    func started(_ program: URL, _ words: [String]) throws -> Process {
      try Subprocess(program, words).start(output: .standardError)
    }
    // Neighbors take about the same time, so they belong to different processes.
    let parts = try (0..<count).map { part in
      let names = shown.indices.filter { $0 % count == part }.map { shown[$0].name }
      let words = ["live", folder.path, names.joined(separator: ",")]
      return (try started(command.program, words), "\(command.name) live")
    }
    return Work(processes: parts + [(try started(make, [folder.path]), make.path)])
  }

  /// Writes the scripts of previews.
  func writeData(of previews: [LayoutPreview], to folder: URL) throws {
    // Many sizes are too small for a preview; its conflicts are shown by the page.
    let handler = HeadlessLayout.conflictHandler
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = handler }
    let scripts = folder.appendingPathComponent("scenes")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    let code = LiveCode(folders: (try? PreviewPackage(of: command))?.folders ?? [command.folder])
    for (number, preview) in previews.enumerated() {
      let start = Date()
      let live = LiveExport(preview, code: code).scene()
      let script = "LIVE.data[\"\(preview.name)\"] = \(try PreviewReport.json(live, pretty: false));\n"
      try PictureFile.write(script, to: scripts.appendingPathComponent("\(preview.name).js"))
      let seconds = String(format: "%.1f s", Date().timeIntervalSince(start))
      let failure = live.notCarried == nil ? "" : ", not carried"
      let size = "\((script.utf8.count + 999) / 1000) KB"
      command.errors("[\(number + 1)/\(previews.count)] \(preview.name): \(seconds), \(size)\(failure)\n")
    }
  }

  /// Returns the script that declares the list of the previews: the facts with which the page lists them.
  private static func index(of previews: [LayoutPreview]) throws -> String {
    struct Entry: Encodable {
      let name: String
      let title: String
      let group: String?
    }
    let entries = previews.map { Entry(name: $0.name, title: $0.title, group: $0.group) }
    return
      "globalThis.LIVE = {\"data\": {}, \"scenes\": \(try PreviewReport.json(entries, pretty: false))};\n"
  }
}
