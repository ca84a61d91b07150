import Foundation
import LayoutRendering
import Testing

@testable import Demo

/// The files of the live page's data.
@MainActor
@Suite struct LiveFilesTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The result of `Demo live`: its folder, which a test removes, its status, and its messages.
  private struct Written {
    let folder: URL
    let status: Int32
    let lines: [String]
  }

  /// Runs `Demo live` with a new folder and some names, and removes the folder after `body`.
  private func write(_ names: String..., body: (Written) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var lines: [String] = []
    let command = DemoCommand(
      output: { _ in }, errors: { lines.append($0) }, terminal: TerminalOptions(columns: 60, color: .plain),
      folder: Self.package)
    let status = command.run(["live", folder.path] + names)
    try body(Written(folder: folder, status: status, lines: lines))
  }

  /// Returns the data in a script of the form `name = data;`.
  private func data(_ url: URL) throws -> [String: Any] {
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.firstIndex(of: "{"))
    let end = try #require(text.lastIndex(of: "}"))
    let json = try JSONSerialization.jsonObject(with: Data(text[start...end].utf8))
    return try #require(json as? [String: Any])
  }

  @Test func eachSceneHasAScriptAndTheListNamesIt() throws {
    try write("corners", "wall-") { written in
      #expect(written.status == 0)
      let index = try data(written.folder.appendingPathComponent("live-scenes.js"))
      let listed = try #require(index["scenes"] as? [[String: Any]]).compactMap { $0["name"] as? String }
      let wanted = DemoScene.all.map(\.name).filter { $0 == "corners" || $0.hasPrefix("wall-") }
      #expect(listed == wanted)
      for name in listed {
        let scene = try data(written.folder.appendingPathComponent("scenes/\(name).js"))
        #expect(scene["name"] as? String == name)
      }
      #expect(written.lines.count == wanted.count)
      for (number, name) in wanted.enumerated() {
        let position: Int = number + 1
        let beginning: String = "[\(position)/\(wanted.count)] \(name): "
        #expect(written.lines[number].hasPrefix(beginning))
      }
    }
  }

  @Test func aPartHasTheListAndItsOwnScripts() throws {
    try write("wall-", "--part", "2/2") { written in
      #expect(written.status == 0)
      let index = try data(written.folder.appendingPathComponent("live-scenes.js"))
      let listed = try #require(index["scenes"] as? [[String: Any]]).compactMap { $0["name"] as? String }
      #expect(listed.count > 1)
      for (number, name) in listed.enumerated() {
        let script = written.folder.appendingPathComponent("scenes/\(name).js")
        #expect(FileManager.default.fileExists(atPath: script.path) == (number % 2 == 1))
      }
      #expect(written.lines.first?.hasPrefix("[2/\(listed.count)] ") == true)
    }
  }

  @Test func indicesOfASystemNameTheItemsAndRowsOfItsScene() throws {
    let scene = try LiveExportTests.exported("tiles")
    try write("tiles") { written in try expectIndices(in: written.folder, of: scene) }
  }

  /// Expects that the script of the tiles in a folder names the items and rows of the scene.
  private func expectIndices(in folder: URL, of scene: LiveScene) throws {
    let script = try data(folder.appendingPathComponent("scenes/tiles.js"))
    let items = try #require(script["items"] as? [[String: Any]])
    let rows = try #require(script["rows"] as? [[String: Any]])
    let list = try #require(script["list"] as? [[String: Any]])
    #expect(list.count == scene.list.count)
    for (system, whole) in zip(list, scene.list) {
      let indices = try #require(system["items"] as? [Int])
      let names: [String?] = indices.map { items[$0]["name"] as? String }
      #expect(names == whole.items.map(\.name))
      let variant = try #require(system["variants"] as? [[String: Any]])[0]
      let numbers = try #require(variant["rows"] as? [Int])
      let priorities: [Float?] = numbers.map { (rows[$0]["priority"] as? NSNumber)?.floatValue }
      #expect(priorities == whole.variants[0].rows.map(\.priority))
    }
    var uses = 0
    for system in list {
      let indices = try #require(system["items"] as? [Int])
      uses += indices.count
    }
    #expect(items.count < uses)
  }

  @Test func anUnknownNameIsReported() throws {
    try write("corner-s") { written in
      #expect(written.status == 64)
      #expect(written.lines == ["Demo: There is no scene 'corner-s'. Did you mean 'corners'?\n"])
    }
  }

  @Test func theListThatFramesLayOutIsNotOnThePage() throws {
    try write("episodes") { written in #expect(written.status == 64) }
  }
}
