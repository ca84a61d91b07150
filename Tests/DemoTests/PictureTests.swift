import Foundation
import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutRendering

/// Rules of every picture that the demo draws.
@MainActor
@Suite struct PictureTests {
  /// The files of the gallery, drawn once for all tests.
  static let files = Gallery.pictures()

  @Test func everyPictureIsWellFormedXML() {
    for file in Self.files where file.name.hasSuffix(".svg") {
      #expect(WellFormed.problem(in: file.content) == nil, "\(file.name)")
    }
  }

  @Test(.enabled(if: TestEffort.isThorough)) func thePicturesAreTheSameEachTime() {
    #expect(Gallery.pictures() == Self.files)
  }

  @Test func onlyTheChangingSceneIsAnimated() {
    let moving = Self.files.filter { $0.content.contains("<animate ") }
    let names: [String] = moving.map(\.name)
    #expect(names == ["tiles.svg"])
  }

  /// The rulers of the scenes, placed once for all tests: of those that are drawn with rulers or, in a
  /// thorough run, of all.
  private static let placements = DemoScene.all.filter { TestEffort.isThorough || $0.hasRulers }.map {
    scene in
    let snapshot = SceneRenderer.snapshot(of: scene)
    let groups = scene.rulerGroups(in: snapshot)
    return (scene: scene, snapshot: snapshot, rulers: RulerPlacement(groups, in: snapshot))
  }

  @Test func everyRulerOfAPictureHasAPlace() {
    for placement in Self.placements where placement.scene.hasRulers {
      #expect(placement.rulers.omitted.isEmpty, "\(placement.scene.name)")
    }
  }

  @Test func rulersCoverNeitherTextNorEachOthersNumbers() {
    for (scene, snapshot, rulers) in Self.placements {
      let placed = rulers.placed
      var covered: [String] = []
      for text in snapshot.visibleTextFrames() {
        covered += placed.filter { $0.label.overlaps(text) || $0.line.overlaps(text) }.map {
          "\($0.ruler.text) covers a text at \(text)"
        }
      }
      for (index, one) in placed.enumerated() {
        for other in placed.dropFirst(index + 1)
        where one.label.overlaps(other.label) || one.label.overlaps(other.line)
          || other.label.overlaps(one.line)
        {
          covered.append("\(one.ruler.text) at \(one.label) and \(other.ruler.text) at \(other.label)")
        }
      }
      #expect(covered.isEmpty, "\(scene.name)")
    }
  }

  @Test func theThreePicturesOfWallsShowTheirGapsAndOneWall() {
    let rulers = { (name: String) in
      DemoScene.named(name).map { SceneRenderer.snapshot(of: $0).rulers().map(\.text) }
    }
    for name in ["wall-middle", "wall-start", "wall-end"] {
      let texts = rulers(name) ?? []
      let walls = texts.filter { $0 == "wall" }
      let gaps = texts.filter { $0 == "20" }
      #expect(walls.count == 1 && gaps.count == 2, "\(name): \(texts)")
    }
  }

  /// Returns the numbers and walls in the picture of a scene along an axis.
  private func numbers(_ name: String, _ axis: LayoutSnapshot.Axis) -> [String] {
    guard let scene = DemoScene.named(name) else { return ["no scene \(name)"] }
    let groups = scene.rulerGroups(in: SceneRenderer.snapshot(of: scene))
    return groups.compactMap(\.first).filter { $0.axis == axis }.map(\.text)
  }

  @Test func thePicturesShowTheNumbersOfTheirCode() {
    #expect(numbers("verb-xplace", .x) == ["10", "20", "30"])
    #expect(numbers("verb-yplace", .y) == ["10", "20"])
    #expect(numbers("verb-flexible", .x) == [".flexible", ".flexible * 2"])
    #expect(numbers("verb-align-row", .x) == ["20", "wall"])
    #expect(numbers("verb-align-column", .y) == ["8", "wall"])
    #expect(numbers("verb-limits", .x) == ["≥ 12"])
    #expect(numbers("verb-between-limits", .x) == ["12...30"])
    #expect(numbers("verb-between", .x) == ["8"])
    #expect(numbers("verb-by", .x) == ["20"] && numbers("verb-by", .y) == ["10"])
    #expect(numbers("verb-wrap", .x) == ["8", "8"])
    #expect(numbers("verb-wrap", .y) == ["8", "6"])
    #expect(numbers("verb-inset", .x) == ["30"] && numbers("verb-inset", .y).isEmpty)
    #expect(numbers("verb-collapsing", .x) == ["20", "10", "20", "10", "wall", "wall"])
  }

  @Test(arguments: [
    "xleft", "xright", "xcenter", "ytop", "ybottom", "ycenter", "readable",
  ])
  func thePictureOfAVerbWithoutNumbersHasNone(verb: String) {
    #expect(numbers("verb-\(verb)", .x).isEmpty)
    #expect(numbers("verb-\(verb)", .y).isEmpty)
  }

  @Test func thePicturesOfSizesShowTheSizesOfTheirCode() {
    let shown = { (name: String, axis: LayoutSnapshot.Axis) in numbers("verb-\(name)", axis).sorted() }
    #expect(shown("width", .x) == ["40", "80", "w * 0.75"])
    #expect(shown("height", .y) == ["20", "50", "h * 0.8"])
    #expect(shown("size", .x) == ["w * 0.5"])
    #expect(shown("size", .y) == ["h * 0.5"])
    #expect(shown("attribute", .x) == ["160", "a * 0.5"])
    // Both views have the same limits.
    #expect(shown("range", .x) == ["60...110"])
    #expect(shown("samesize", .x) == ["50"])
    #expect(shown("samesize", .y) == ["40"])
    #expect(shown("aspectratio", .x) == ["160"])
    #expect(shown("install", .x) == ["20", "80"])
    #expect(shown("priority", .x) == ["≤ w * 0.75"])
    // The inset and the gaps of the row, and the width.
    #expect(shown("content", .x) == ["12", "12", "w * 0.6"])
  }

  @Test(arguments: ["product", "settings"]) func aScreenShowsTheNumberOfAStatementOnce(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let placed = RulerPlacement(
      SceneRenderer.snapshot(of: scene).rulerGroups(), in: SceneRenderer.snapshot(of: scene)
    ).placed
    for (index, one) in placed.enumerated() {
      for other in placed.dropFirst(index + 1) where one.ruler.kind == other.ruler.kind {
        let isRepeated = one.ruler.axis == other.ruler.axis && one.ruler.along == other.ruler.along
        #expect(!isRepeated, "\(one.ruler.text) at \(one.label) and at \(other.label)")
      }
    }
  }
}

extension DemoScene {
  /// Returns the rulers of the scene's picture in groups of the same number.
  @MainActor func rulerGroups(in snapshot: LayoutSnapshot) -> [[Ruler]] {
    snapshot.rulerGroups(panelDepth: panelDepth, code: options(rulers: true).code)
  }
}

@MainActor
@Suite struct GalleryTests {
  private let files = [
    Gallery.File(name: "a.svg", content: "<svg/>"), Gallery.File(name: "b.svg", content: "<g/>"),
  ]

  /// Runs a body in a new, empty folder, and removes the folder afterward.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func writtenPicturesDoNotDiffer() throws {
    try inFolder { folder in
      #expect(
        try Gallery.differences(between: files, and: folder) == [
          "images/a.svg is missing", "images/b.svg is missing",
        ])
      try Gallery.write(files, to: folder)
      #expect(try Gallery.differences(between: files, and: folder).isEmpty)
    }
  }

  @Test func aChangedAMissingAndAForeignPictureAreNamed() throws {
    try inFolder { folder in
      try Gallery.write(files, to: folder)
      try Data("<other/>".utf8).write(to: folder.appendingPathComponent("a.svg"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("b.svg"))
      try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("old.svg"))
      #expect(
        try Gallery.differences(between: files, and: folder) == [
          "images/a.svg differs", "images/b.svg is missing", "images/old.svg belongs to no scene",
        ])
    }
  }

  @Test func aFolderInsideIsLeftAlone() throws {
    try inFolder { folder in
      let sheet = folder.appendingPathComponent("sizes")
      try Gallery.write(files, to: sheet)
      try Gallery.write(files, to: folder)
      #expect(try Gallery.differences(between: files, and: folder).isEmpty)
      #expect(try Gallery.differences(between: files, and: sheet).isEmpty)
    }
  }

  @Test func writingRemovesPicturesThatNoSceneDraws() throws {
    try inFolder { folder in
      try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("old.svg"))
      try Gallery.write(files, to: folder)
      #expect(try Gallery.differences(between: files, and: folder).isEmpty)
    }
  }
}
