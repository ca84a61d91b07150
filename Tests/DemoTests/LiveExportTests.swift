import Foundation
import HeadlessUIKit
import Testing

@testable import Demo

/// The data of the live page.
@MainActor
@Suite struct LiveExportTests {
  private static let scenesFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Demo/Scenes")

  /// The scenes that tests have exported: each is exported once.
  private static var known: [String: LiveScene] = [:]

  static func exported(_ name: String) throws -> LiveScene {
    if let scene = known[name] { return scene }
    var export = try LiveExport(scenesFolder: scenesFolder)
    let scene = export.scene(try #require(DemoScene.named(name)))
    known[name] = scene
    return scene
  }

  @Test(arguments: ["corners", "verb-between", "verb-flexible", "tiles"])
  func rowsOfASceneGiveItsFrames(name: String) throws {
    let scene = try Self.exported(name)
    #expect(scene.notCarried == nil)
    for (key, index) in scene.systems {
      let system = scene.list[index]
      for (size, expected) in zip(scene.sizes, system.expected) {
        let frames = SolvedSystem(system, size).frames
        let differs = zip(frames, expected).contains { abs($0 - $1) > 0.001 }
        #expect(!differs, "\(name) \(key) at \(size): \(frames), not \(expected)")
      }
    }
  }

  @Test func eachStateAndDirectionHasASystem() throws {
    let scene = try Self.exported("tiles")
    #expect(scene.states == 3)
    let keys = (0..<3).flatMap { ["ltr.\($0).M", "rtl.\($0).M", "ltr.\($0).AX1", "rtl.\($0).AX1"] }
    #expect(Set(scene.systems.keys) == Set(keys))
  }

  @Test func aSceneHasTheDirectionAndTheTextSizeOfItsDevice() throws {
    let directions = ["photos": ["ltr", "rtl"], "photos-right-to-left": ["rtl"], "tiles": ["ltr", "rtl"]]
    for (name, wanted) in directions {
      let scene = try #require(DemoScene.named(name))
      let found = LiveCondition.all(for: scene)
      #expect(found.map(\.direction) == wanted + wanted, "\(name)")
      #expect(found.map(\.textSize) == wanted.map { _ in "M" } + wanted.map { _ in "AX1" }, "\(name)")
    }
    let large = LiveCondition.all(for: try #require(DemoScene.named("photos-large-text")))
    #expect(large.map(\.textSize) == ["AX1", "AX1"])
  }

  @Test func rowsNameTheLineThatMadeThem() throws {
    let scene = try Self.exported("tiles")
    let row = try #require(scene.list[0].variants[0].rows.first { $0.site != nil })
    guard case .number(let part) = row.site?[0], case .number(let line) = row.site?[1],
      case .text(let verb) = row.site?[2]
    else {
      Issue.record("A site is a part of the code, a line and a verb: \(String(describing: row.site)).")
      return
    }
    let code = scene.code[Int(part)]
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines[Int(line) - code.first]
    #expect(text.contains("make.\(verb)("), "\(text) does not call \(verb)")
  }

  @Test func argumentsOfAVerbSceneAreItsBoxes() throws {
    let scene = try Self.exported("verb-xleft")
    let block = try #require(scene.blocks.first { scene.code[$0.code].text.hasPrefix("verb(") })
    let items = scene.list[0].items
    let names = (block.arguments ?? []).map { value in
      if case .item(let index) = value { items[index].name } else { "" }
    }
    #expect(names == ["", "a", "b", ""])
    let paper = items.firstIndex { $0.name == "paper" }
    #expect(paper != nil && block.arguments?.first == .maker(ref: paper, insets: [0, 0, 0, 0]))
  }

  @Test func widthsOfCharactersAddUpToTheWidthOfALabel() throws {
    let label = UILabel()
    label.text = "To Ava, 24-hour café"
    label.font = .systemFont(ofSize: 19, weight: .semibold)
    var texts = LiveTexts()
    let live = texts.label(label, in: nil)
    let exported = try #require(live)
    let text = texts.list[exported.measure]
    let indices = text.widths.indices.filter { $0 % 3 < 2 }
    let units = indices.reduce(Int64(0)) { $0 + text.widths[$1] }
    #expect(text.widths.count == 3 * "To Ava, 24-hour café".count)
    let width: CGFloat = (CGFloat(units) / 1e6).rounded(.up)
    let content: CGFloat = label.intrinsicContentSize.width
    #expect(width == content)
  }
}
