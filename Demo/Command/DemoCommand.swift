import AutoLayoutKit
import Foundation
import LayoutFrames
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
  let terminal: TerminalOptions
  /// The current folder.
  let folder: URL
  /// The folders that may contain rsvg-convert, separated by colons.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  /// Draws the pictures.
  var draw: @MainActor () -> [Gallery.File] = Gallery.pictures
  /// Draws the scenes at three sizes, and the page that shows them.
  var drawSheet: @MainActor () -> [Gallery.File] = { Gallery.sheet(of: DemoScene.all) }

  static func main() {
    LayoutFrames.isInspectable = true
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
      return try run(Arguments(scenes: DemoScene.all.map(\.name)).action(for: words))
    } catch let error as UsageError {
      errors("Demo: \(error.sentence)\n")
      return UsageError.status
    } catch let error as SceneFile.Failure {
      errors("Demo: \(error.sentence)\n")
      return 1
    } catch {
      errors("Demo: \(error.localizedDescription)\n")
      return 1
    }
  }

  private func run(_ action: Action) throws -> Int32 {
    switch action {
    case .welcome: try welcome()
    case .show(let request, let rulers): try show(request, rulers: rulers)
    case .explain(let request, let view): try explain(request, view)
    case .check(let request): return try check(request)
    case .stress(let request, let everySize):
      return everySize ? try proveEverySize(request) : try stress(request)
    case .draw: try drawAll()
    case .sheet: try writeSheet()
    case .compare: return try compare()
    case .list(let format): try list(format)
    case .live(let path, let names, let part): try live(path, names, part)
    case .help: output(Self.help)
    }
    return 0
  }

  private func welcome() throws {
    try show(SceneRequest(scene: "cell", format: .terminal), rulers: false)
    let commands = Command.allCases.map(\.rawValue).joined(separator: ", ")
    output("\nThis is one of \(DemoScene.all.count) scenes; swift run Demo list prints their names.\n")
    output("Commands: \(commands).\n")
    output("swift run Demo help explains them and their options.\n")
  }

  private func drawAll() throws {
    let files = draw()
    try Gallery.write(files, to: imagesFolder())
    output("\(files.count) pictures in images/. swift run Demo sheet shows all scenes on one page.\n")
  }

  private func writeSheet() throws {
    let folder = try imagesFolder().appendingPathComponent("sizes")
    let files = drawSheet()
    try Gallery.write(files, to: folder)
    output("\(DemoScene.all.count) scenes at \(SceneRenderer.sheetSizes.count) sizes. All on one page:\n")
    output(folder.appendingPathComponent("index.html").path + "\n")
  }

  private func show(_ request: SceneRequest, rulers: Bool) throws {
    let scene = try scene(of: request)
    let snapshot = SceneRenderer.withView(of: scene, under: request.conditions) { LayoutSnapshot(of: $0) }
    let frames = snapshot.frameList() + (rulers ? "\n" + snapshot.rulerList() : "")
    switch request.format {
    case .svg: output(snapshot.svg(scene.options(rulers: rulers)))
    case .png: try writePNG(snapshot, of: scene, rulers: rulers)
    case .json: output(try SceneReport.json(SceneReport.Shown(snapshot, of: scene)))
    case .text: output(frames)
    case .terminal:
      output("\(scene.title) (\(scene.name)) at \(snapshot.size.commandText)\n")
      output(snapshot.terminalPicture(terminal))
      output("\n" + frames)
    }
  }

  private func explain(_ request: SceneRequest, _ view: String?) throws {
    let scene = try scene(of: request)
    let explained = try ExplainCommand(scene, request.conditions, view: view)
    output(request.format == .json ? try explained.json() : explained.text)
    if request.format == .png { try writePNG(explained.picture, of: scene, rulers: false) }
  }

  private func check(_ request: SceneRequest) throws -> Int32 {
    let scene = try scene(of: request)
    let check = CheckCommand(scene, request.conditions)
    output(request.format == .json ? try check.json() : check.text)
    if request.format == .png { try writePNG(check.picture, of: scene, rulers: false) }
    return check.problems.isEmpty ? 0 : 1
  }

  private func stress(_ request: SceneRequest) throws -> Int32 {
    let stress = StressCommand(try scene(of: request), request.conditions, progress: errors)
    output(request.format == .json ? try stress.json() : stress.text)
    return stress.failures.isEmpty ? 0 : 1
  }

  private func proveEverySize(_ request: SceneRequest) throws -> Int32 {
    let proved = EverySizeCommand(try scene(of: request), from: request.conditions.size, progress: errors)
    output(request.format == .json ? try proved.json() : proved.text)
    return proved.proof.holds ? 0 : 1
  }

  private func scene(of request: SceneRequest) throws(UsageError) -> DemoScene {
    guard let scene = DemoScene.named(request.scene) else {
      throw .unknownScene(request.scene, DemoScene.all.map(\.name))
    }
    return scene
  }

  /// Writes a picture to a file in the current folder that is named after the scene, and prints its path.
  private func writePNG(_ snapshot: LayoutSnapshot, of scene: DemoScene, rulers: Bool) throws {
    let file = folder.appendingPathComponent("\(scene.name)-\(snapshot.size.commandText).png")
    let svg = snapshot.svg(scene.options(rulers: rulers))
    try SceneFile(url: file, searchPath: searchPath).write(svg)
    output(file.path + "\n")
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
      throw UsageError.unknownScene(name, all.map(\.name))
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

  private func list(_ format: Format) throws {
    let scenes = DemoScene.all
    if format == .json {
      let listed = scenes.map { scene in
        SceneReport.Listed(
          name: scene.name, title: scene.title, width: scene.size.width, height: scene.size.height)
      }
      return output(try SceneReport.json(listed))
    }
    let width = scenes.map(\.name.count).max() ?? 0
    for scene in scenes {
      let padding = String(repeating: " ", count: width - scene.name.count + 2)
      output("\(scene.name)\(padding)\(scene.title), \(scene.size.commandText)\n")
    }
  }

  private static let help = """
    swift run Demo                          show one scene
    swift run Demo list                     print the names of the scenes
    swift run Demo show <scene>             print one scene
        --terminal | --svg | --text         as a terminal picture, as SVG, as a list of frames
        --rulers                            with gaps, insets and walls: dimension lines in SVG, else a list
    swift run Demo explain <scene> [view]   print why a view has its frame, or all views
    swift run Demo check <scene>            print the problems of the layout; the status is 1 if there are any
    swift run Demo stress <scene>           print the problems, each in its smallest case
        --every-size                        or prove that there is none at any size, from --size upward
        --rtl, --text-size <category>       with these changes only, one after the other and not together
    swift run Demo draw                     draw all pictures in images/
        --check                             compare images/ with what the code draws
    swift run Demo sheet                    draw all scenes at three sizes in images/sizes/, and a page
    swift run Demo live <folder> [scene …]  write the data of the live page; docs/live/make calls it
        --part <number>/<count>             only every count-th scene, from this number: 1/2, 2/2

    Every command with a scene lays it out in the size of its picture, or:
        --size <width>x<height>             at a size in points, such as 320x568, 390x844, 1024x768
        --device <name>                     on a device, such as iphone-16 or iphone-16-landscape
        --rtl                               from right to left
        --text-size <category>              with UIKit's text size, such as small or accessibilityLarge
        --safe-area <t>,<l>,<b>,<r>         with bars and corners that cover the edges, in points
        --keyboard                          with the keyboard; not for stress
        --json                              as JSON; list, too
        --png                               as a PNG file in the current folder; not for stress

    """
}

extension DemoCommand {
  /// Returns the folder images/ of the package.
  private func imagesFolder() throws(UsageError) -> URL {
    try packageFolder().appendingPathComponent("images")
  }

  /// Returns the folder of the library's source: the current folder or one above it.
  private func packageFolder() throws(UsageError) -> URL {
    var url = folder
    while !FileManager.default.fileExists(atPath: url.appendingPathComponent("AutoLayoutKit.swift").path) {
      guard url.path != "/" else { throw .noPackage(folder.path) }
      url.deleteLastPathComponent()
    }
    return url
  }
}
