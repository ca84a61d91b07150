import Foundation
import LayoutRendering

/// All the files in images/: their names and their drawings.
@MainActor
struct Gallery {
  /// A file to write: its path within images/, and its content.
  struct File: Equatable {
    let path: String
    let content: String
  }

  /// Returns one picture for each scene, the same scenes at the sizes of the sheet, and the sheet.
  static func files() -> [File] {
    let scenes = DemoScene.all
    let pictures = scenes.map { File(path: "\($0.name).svg", content: SceneRenderer.svg(of: $0)) }
    let sized = scenes.flatMap { scene in
      SceneRenderer.sheetSizes.map {
        File(path: path(of: scene, at: $0), content: SceneRenderer.svg(of: scene, size: $0))
      }
    }
    return pictures + sized + [File(path: "index.html", content: ContactSheet(scenes: scenes).html)]
  }

  /// Returns the path, within images/, of the picture of a scene at one of the sheet's sizes.
  static func path(of scene: DemoScene, at size: CGSize) -> String {
    "sizes/\(scene.name)-\(size.commandText).svg"
  }

  /// Writes all files that differ from the present ones, and removes pictures that no scene draws.
  static func write(_ files: [File], to folder: URL) throws {
    let expected = Set(files.map(\.path))
    for path in try present(in: folder) where !expected.contains(path) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    for file in files where try content(of: file.path, in: folder) != file.content {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.content.utf8).write(to: url)
    }
  }

  /// Returns one line for each file that differs from the drawing of the code, in the order of their paths.
  static func differences(between files: [File], and folder: URL) throws -> [String] {
    let expected = Set(files.map(\.path))
    var lines = try files.compactMap { file -> String? in
      guard let content = try content(of: file.path, in: folder) else {
        return "images/\(file.path) is missing"
      }
      return content == file.content ? nil : "images/\(file.path) differs"
    }
    lines += try present(in: folder).filter { !expected.contains($0) }.map {
      "images/\($0) belongs to no scene"
    }
    return lines.sorted()
  }

  private static func content(of path: String, in folder: URL) throws -> String? {
    let url = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Returns the paths of the pictures and pages that are in the folder now, sorted.
  private static func present(in folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".svg") || $0.hasSuffix(".html") }.sorted()
  }
}
