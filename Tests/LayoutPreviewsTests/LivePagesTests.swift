import AutoLayoutKit
import Foundation
import LayoutRendering
import Testing
import UIKit

@testable import LayoutPreviews

/// The files of live pages.
@MainActor @Suite struct LivePagesTests {
  private static let previews = ["cart", "cart-empty", "card"].enumerated().map { place, name in
    LayoutPreview(name, conditions: .init(size: CGSize(width: 200 + 10 * place, height: 90))) {
      let (view, box) = (UIView(), UIView())
      view.addSubview(box)
      view.tk_constraint { make in
        make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
        make.equal(box)
      }
      return view
    }
  }

  /// Runs a command in a new, empty folder, which is removed afterward.
  private func run(_ words: [String], _ body: (URL, Int32, [String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var lines: [String] = []
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let command = PreviewCommand(
      Self.previews, output: { _ in }, errors: { lines.append($0) },
      terminal: TerminalOptions(columns: 60, color: .plain), folder: package, searchPath: "",
      program: URL(fileURLWithPath: "/nowhere/Screens"))
    let status = command.run(words.map { $0 == "OUT" ? folder.path : $0 })
    try body(folder, status, lines)
  }

  /// Returns the data in the script of a preview.
  private func data(_ name: String, in folder: URL) throws -> [String: Any] {
    let text = try String(contentsOf: folder.appendingPathComponent("scenes/\(name).js"), encoding: .utf8)
    let start = try #require(text.firstIndex(of: "{"))
    let end = try #require(text.lastIndex(of: "}"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text[start...end].utf8)) as? [String: Any])
  }

  @Test func aPreviewHasItsCodeItsNumbersAndItsFrames() throws {
    try run(["live", "OUT", "cart-empty"]) { folder, status, lines in
      #expect(status == 0)
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("[1/1] cart-empty: ") == true)
      let live = try data("cart-empty", in: folder)
      #expect(live["size"] as? [Double] == [210, 90])
      let code = try #require(live["code"] as? [[String: Any]])
      #expect(code.map { $0["file"] as? String } == ["LivePagesTests.swift"])
      let numbers = try #require(live["numbers"] as? [[String: Any]]).compactMap { $0["text"] as? String }
      #expect(numbers.sorted() == ["11", "3", "5", "7"])
      let systems = try #require(live["list"] as? [[String: Any]])
      let frames = try #require(systems[0]["expected"] as? [[Double]])
      #expect(frames[0].suffix(4) == [5, 3, 194, 80])
    }
  }

  @Test func aViewWithoutWhichOthersMoveHasASystem() throws {
    let preview = LayoutPreview(
      "rows", conditions: .init(size: CGSize(width: 120, height: 90), safeArea: .zero)
    ) {
      let stack = UIStackView()
      stack.axis = .vertical
      stack.distribution = .fillEqually
      for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
      return stack
    }
    let live = LiveExport(preview, code: LiveCode(lines: [:])).scene()
    let hidden = live.systems.keys.filter { $0.split(separator: ".").count == 4 }.sorted()
    #expect(hidden == ["ltr.0.M.1", "ltr.0.M.2", "ltr.0.M.3"])
    let frames = try hidden.map { live.list[try #require(live.systems[$0])].expected[0] }
    #expect(frames.map { $0.suffix(4) } == [[0, 45, 120, 45], [0, 45, 120, 45], [0, 90, 120, 0]])
  }

  @Test func aNameStandsForThoseThatBeginWithItUnlessOneHasIt() throws {
    let wanted = [
      "cart": ["cart"], "car": ["cart", "cart-empty", "card"], "card,cart": ["cart", "card"],
    ]
    for (words, names) in wanted {
      try run(["live", "OUT", words]) { folder, _, _ in
        let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/scenes")
        #expect(Set(written) == Set(names.map { $0 + ".js" }), "\(words)")
      }
    }
  }

  @Test func anUnknownNameIsReported() throws {
    try run(["live", "OUT", "crad"]) { _, status, lines in
      #expect(status == 64)
      #expect(lines == ["Screens: There is no preview 'crad'. Did you mean 'card'?\n"])
    }
  }
}
