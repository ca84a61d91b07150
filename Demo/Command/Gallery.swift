import Foundation
import LayoutRendering

/// The files of the folder images/: their names and their drawings.
@MainActor
struct Gallery {
  /// A file to write: its name, and its content.
  struct File: Equatable {
    let name: String
    let content: String
  }

  /// Returns the files of images/: one picture for each scene, the picture at the top of README, and the
  /// pictures that README shows to readers of dark pages.
  static func pictures() -> [File] {
    let scenes = DemoScene.all.map { File(name: "\($0.name).svg", content: SceneRenderer.svg(of: $0)) }
    let dark = DemoScene.all.filter { $0.name == "cell" }.map {
      File(name: "\($0.name)-dark.svg", content: SceneRenderer.darkSVG(of: $0))
    }
    let hero = File(name: "hero.svg", content: HeroPicture.svg())
    return scenes + dark + [hero, File(name: "hero-dark.svg", content: HeroPicture.svg(.dark))]
  }

  /// Writes all files that differ from the present ones, and removes pictures that no scene draws.
  static func write(_ files: [File], to folder: URL) throws {
    let expected = Set(files.map(\.name))
    for name in present(in: folder) where !expected.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files where try content(of: file.name, in: folder) != file.content {
      try Data(file.content.utf8).write(to: folder.appendingPathComponent(file.name))
    }
  }

  /// Returns one line for each file that differs from the drawing of the code, in the order of their names.
  static func differences(between files: [File], and folder: URL) throws -> [String] {
    let expected = Set(files.map(\.name))
    var lines = try files.compactMap { file -> String? in
      guard let content = try content(of: file.name, in: folder) else {
        return "images/\(file.name) is missing"
      }
      return content == file.content ? nil : "images/\(file.name) differs"
    }
    lines += present(in: folder).filter { !expected.contains($0) }.map {
      "images/\($0) belongs to no scene"
    }
    return lines.sorted()
  }

  private static func content(of name: String, in folder: URL) throws -> String? {
    let url = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Returns the names of the pictures that are in the folder now, sorted; none without a folder.
  private static func present(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted()
  }
}
