import AutoLayoutKit
import Foundation
import LayoutFrames
import LayoutPreviews
import LayoutRendering

/// The front end of the demo: the commands of `LayoutPreviews` for its scenes, and those that make the
/// pictures of the repository.
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

  private static let help = """

    And for this repository:
    swift run Demo draw [--check]
        Draws all pictures in images/, or compares images/ with what the code draws.

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
