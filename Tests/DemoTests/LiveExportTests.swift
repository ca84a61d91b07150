import Foundation
import HeadlessUIKit
import Testing

@testable import Demo
@testable import LayoutPreviews

/// The data of the live page.
@MainActor
@Suite struct LiveExportTests {
  static let code = LiveCode(folders: [
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Demo/Scenes")
  ])

  /// The scenes that tests have exported: each is exported once.
  private static var known: [String: LiveScene] = [:]

  static func exported(_ name: String) throws -> LiveScene {
    if let scene = known[name] { return scene }
    let scene = LiveExport(try #require(DemoScene.named(name)).preview, code: code).scene()
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
        let frames = SolvedSystem(system, of: scene, size).frames
        let differs = zip(frames, expected).contains { abs($0 - $1) > 0.001 }
        #expect(!differs, "\(name) \(key) at \(size): \(frames), not \(expected)")
      }
    }
  }

  @Test func eachStateAndDirectionHasASystem() throws {
    let scene = try Self.exported("tiles")
    #expect(scene.states == ["0", "1", "2"])
    let keys = (0..<3).flatMap { ["ltr.\($0).M", "rtl.\($0).M", "ltr.\($0).AX1", "rtl.\($0).AX1"] }
    #expect(Set(scene.systems.keys) == Set(keys))
  }

  @Test func aSceneHasTheDirectionAndTheTextSizeOfItsDevice() throws {
    let directions = ["photos": ["ltr", "rtl"], "photos-right-to-left": ["rtl"], "tiles": ["ltr", "rtl"]]
    for (name, wanted) in directions {
      let scene = try #require(DemoScene.named(name))
      let found = LiveExport.Case.all(of: scene.preview)
      #expect(found.map(\.direction) == wanted + wanted, "\(name)")
      #expect(found.map(\.textSize) == wanted.map { _ in "M" } + wanted.map { _ in "AX1" }, "\(name)")
    }
    let large = LiveExport.Case.all(of: try #require(DemoScene.named("photos-large-text")).preview)
    #expect(large.map(\.textSize) == ["AX1", "AX1"])
  }

  @Test func scenesWithoutConstraintsOrWithAFoldAreNotLive() {
    let others = DemoScene.all.map(\.preview).filter { !$0.canBeLive }.map(\.name)
    #expect(others.count == 10)
    #expect(others.filter { $0.hasPrefix("episodes") }.count == 4)
  }

  @Test func rowsNameTheLineThatMadeThem() throws {
    let scene = try Self.exported("tiles")
    let rows = scene.list[0].variants[0].rows.map { scene.rows.values[$0] }
    let site = try #require(rows.compactMap(\.site).first { $0.code != nil })
    let code = scene.code[try #require(site.code)]
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines[site.line - code.first]
    #expect(text.contains("make.\(site.verb)("), "\(text) does not call \(site.verb)")
  }

  @Test func widthsOfCharactersAddUpToTheWidthOfALabel() throws {
    let label = UILabel()
    label.text = "To Ava, 24-hour café"
    label.font = .systemFont(ofSize: 19, weight: .semibold)
    var texts = LiveTable<LiveText>()
    let live = LiveLabel(label, in: nil, &texts)
    let exported = try #require(live)
    let text = texts.values[exported.measure]
    let indices = text.widths.indices.filter { $0 % 3 < 2 }
    let units = indices.reduce(Int64(0)) { $0 + text.widths[$1] }
    #expect(text.widths.count == 3 * "To Ava, 24-hour café".count)
    let width: CGFloat = (CGFloat(units) / 1e6).rounded(.up)
    let content: CGFloat = label.intrinsicContentSize.width
    #expect(width == content)
  }
}
