import AutoLayoutKit
import Foundation
import LayoutFrames
import LayoutPreviews
import LayoutRendering

/// The front end of the demo: the commands of `LayoutPreviews` for its scenes, and those that make the
/// pictures of the repository and the data of the live page.
@main
@MainActor
struct DemoCommand {
  /// The receiver of the requested output.
  let output: (String) -> Void
  /// The receiver of error messages.
  let errors: (String) -> Void
  /// The properties of the terminal.
  let terminal: TerminalOptions
  /// The current folder.
  let folder: URL
  /// The folders that may contain a converter of pictures, separated by colons.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  /// Draws the pictures.
  var draw: @MainActor () -> [Gallery.File] = Gallery.pictures

  static func main() {
    LayoutFrames.isInspectable = true
    let command = DemoCommand(
      output: { PreviewCommand.write($0, to: .standardOutput) },
      errors: { PreviewCommand.write($0, to: .standardError) },
      terminal: .current(), folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    exit(command.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command with the given words, and returns the exit status.
  func run(_ words: [String]) -> Int32 {
    let previews = PreviewCommand(
      DemoScene.all.map(\.preview), output: output, errors: errors, terminal: terminal, folder: folder,
      searchPath: searchPath, program: Bundle.main.executableURL ?? folder, name: "Demo")
    do {
      switch try DemoAction(words) {
      case .welcome: return welcome(previews)
      case .draw: try drawAll()
      case .compare: return try compare()
      case .live(let path, let names, let part): try live(path, names, part)
      case .help:
        let status = previews.run(["help"])
        output(Self.help)
        return status
      case nil: return previews.run(words)
      }
      return 0
    } catch let error as DemoError {
      errors("Demo: \(error.sentence)\n")
      return UsageError.status
    } catch {
      errors("Demo: \(error.localizedDescription)\n")
      return 1
    }
  }

  private func welcome(_ previews: PreviewCommand) -> Int32 {
    let status = previews.run(["show", "cell"])
    output("\nThis is one of \(DemoScene.all.count) scenes; swift run Demo list prints their names.\n")
    output("swift run Demo help explains the commands and their options.\n")
    return status
  }

  private func drawAll() throws {
    let files = draw()
    try Gallery.write(files, to: imagesFolder())
    output(
      "\(files.count) pictures in images/. swift run Demo sheet <folder> shows all scenes on one page.\n")
  }

  private func compare() throws -> Int32 {
    let images = try imagesFolder()
    let files = draw()
    let differences = try Gallery.differences(between: files, and: images)
    guard differences.isEmpty else {
      for line in differences { errors(line + "\n") }
      errors("Demo: images/ is not what the code draws; swift run Demo draw draws it anew.\n")
      return 1
    }
    output("images/ is what the code draws: \(files.count) files.\n")
    return 0
  }

  /// Writes the data of the live page to a folder: that of the scenes whose names begin with one of `names`,
  /// or of all, and of these only a part.
  private func live(_ path: String, _ names: [String], _ part: LivePart) throws {
    // The page shows devices without window controls and without a fold, and scenes with constraints.
    let all = DemoScene.all.filter {
      ![.windowControls, .folded, .flat, .book, .laptop].contains($0.device) && $0.hasConstraints
    }
    for name in names where !all.contains(where: { $0.name.hasPrefix(name) }) {
      let known = all.map(\.name)
      let hint = Suggestion.sentence(for: name, in: known) ?? "Scenes: \(known.joined(separator: ", "))."
      throw DemoError("There is no scene '\(name)'. \(hint)")
    }
    let scenes = all.filter { scene in
      names.isEmpty || names.contains { scene.name.hasPrefix($0) }
    }
    var export = try LiveExport(
      scenesFolder: packageFolder().appendingPathComponent("Demo/Scenes"))
    let url = URL(fileURLWithPath: path, relativeTo: folder)
    let count = try export.write(scenes, part, to: url, progress: errors)
    output("\(count) scenes in \(url.path)\n")
  }

  private static let help = """

    And for this repository:
    swift run Demo draw [--check]
        Draws all pictures in images/, or compares images/ with what the code draws.
    swift run Demo live <folder> [scene …] [--part <number>/<count>]
        Writes the data of the live page, of every count-th scene only; docs/live/make calls it.

    """
}

extension DemoCommand {
  /// Returns the folder images/ of the package.
  private func imagesFolder() throws(DemoError) -> URL {
    try packageFolder().appendingPathComponent("images")
  }

  /// Returns the folder of the library's source: the current folder or one above it.
  private func packageFolder() throws(DemoError) -> URL {
    var url = folder
    while !FileManager.default.fileExists(atPath: url.appendingPathComponent("AutoLayoutKit.swift").path) {
      guard url.path != "/" else {
        throw DemoError(
          "There is no AutoLayoutKit.swift in '\(folder.path)' or above it. "
            + "Run this in the folder of the package.")
      }
      url.deleteLastPathComponent()
    }
    return url
  }
}
