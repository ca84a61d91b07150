import AutoLayoutKit
import Foundation
import LayoutRendering

/// The front end of the demo: reads the command line, prints, and writes the pictures.
@main
@MainActor
struct DemoCommand {
  /// The receiver of the requested output.
  let output: (String) -> Void
  /// The receiver of error messages.
  let errors: (String) -> Void
  /// The properties of the terminal.
  let terminal: Terminal
  /// The current folder.
  let folder: URL
  /// Draws the pictures.
  var draw: @MainActor () -> [Gallery.File] = Gallery.files

  static func main() {
    let command = DemoCommand(
      output: { write($0, to: .standardOutput) }, errors: { write($0, to: .standardError) },
      terminal: .current(), folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    exit(command.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Writes text, or ends with the status for a failed write (EX_IOERR of
  /// sysexits.h), for example when a disk is full.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Demo: \(error.localizedDescription)\n".utf8))
      exit(74)
    }
  }

  /// Runs the command with the given words, and returns the exit status.
  func run(_ words: [String]) -> Int32 {
    do {
      switch try Arguments(scenes: DemoScene.all.map(\.name)).action(for: words) {
      case .drawAll: return try drawAll()
      case .show(let name, let size, let rulers, let format): show(name, size, rulers, format)
      case .explain(let scene, let view, let size):
        output(try ExplainCommand(scene: scene, view: view, size: size).text())
      case .check: return try check()
      case .list: list()
      case .help: output(Self.help)
      }
      return 0
    } catch let error as UsageError {
      errors("Demo: \(error.sentence)\n")
      return UsageError.status
    } catch {
      errors("Demo: \(error.localizedDescription)\n")
      return 1
    }
  }

  private func drawAll() throws -> Int32 {
    let images = try imagesFolder()
    show("cell", nil, false, .terminal)
    let files = draw()
    try Gallery.write(files, to: images)
    let pictures = files.filter { $0.path.hasSuffix(".svg") }.count
    output("\n\(DemoScene.all.count) scenes, \(pictures) pictures in images/. All of them on one page:\n")
    output(images.appendingPathComponent("index.html").path + "\n")
    return 0
  }

  private func show(_ name: String, _ size: CGSize?, _ rulers: Bool, _ format: Format) {
    guard let scene = DemoScene.named(name) else { return }
    let snapshot = SceneRenderer.snapshot(of: scene, size: size)
    switch format {
    case .svg: output(snapshot.svg(SVGOptions(rulers: rulers, title: scene.title)))
    case .text: output(snapshot.frameList() + (rulers ? "\n" + snapshot.rulerList() : ""))
    case .terminal:
      output("\(scene.title) (\(scene.name)) at \(snapshot.size.commandText)\n")
      output(snapshot.terminalPicture(TerminalOptions(columns: terminal.columns, color: terminal.color)))
      output("\n" + snapshot.frameList() + (rulers ? "\n" + snapshot.rulerList() : ""))
    }
  }

  private func check() throws -> Int32 {
    let images = try imagesFolder()
    let files = draw()
    let differences = try Gallery.differences(between: files, and: images)
    guard differences.isEmpty else {
      for line in differences { errors(line + "\n") }
      errors("Demo: images/ is not what the code draws; swift run Demo draws it anew.\n")
      return 1
    }
    output("images/ is what the code draws: \(files.count) files.\n")
    return 0
  }

  private func list() {
    let width = DemoScene.all.map(\.name.count).max() ?? 0
    for scene in DemoScene.all {
      let padding = String(repeating: " ", count: width - scene.name.count + 2)
      output("\(scene.name)\(padding)\(scene.title), \(scene.size.commandText)\n")
    }
  }

  private static let help = """
    swift run Demo                      lay out every scene, show one, draw all pictures in images/
    swift run Demo show <scene>         print one scene
        --size <width>x<height>         at a size in points, such as 320x568, 390x844, 1024x768
        --terminal | --svg | --text     as a terminal picture, as SVG, as a list of frames
        --rulers                        with gaps, insets and walls: dimension lines in SVG, else a list
    swift run Demo explain <scene> [view]  why a view has its frame, or all views; also with --size
    swift run Demo list                 print the names of the scenes
    swift run Demo check                compare images/ with what the code draws

    """
}

extension DemoCommand {
  /// Returns the folder images/ beside the library's source, in the current folder or in one above it.
  private func imagesFolder() throws(UsageError) -> URL {
    var url = folder
    while !FileManager.default.fileExists(atPath: url.appendingPathComponent("AutoLayoutKit.swift").path) {
      guard url.path != "/" else { throw .noPackage(folder.path) }
      url.deleteLastPathComponent()
    }
    return url.appendingPathComponent("images")
  }
}
