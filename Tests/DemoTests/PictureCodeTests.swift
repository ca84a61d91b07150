import Foundation
import Testing
import UIKit

@testable import Demo
@testable import LayoutRendering

/// The numbers in the pictures of the vocabulary, beside the code that is shown with them.
@MainActor
@Suite struct PictureCodeTests {
  /// A picture of the page, with the lines of code between it and the next picture.
  struct Row: CustomTestStringConvertible {
    let scene: String
    var code: [String] = []

    var testDescription: String { scene }
  }

  /// The pictures with rulers and their code, in the order of the page.
  private static func rows() throws -> [Row] {
    var rows: [Row] = []
    var isCode = false
    for line in try Document.lines(of: Document.reference) {
      if let picture = line.range(of: "images/"), let end = line.range(of: ".svg") {
        rows.append(Row(scene: String(line[picture.upperBound..<end.lowerBound])))
      }
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !rows.isEmpty {
        rows[rows.count - 1].code.append(line)
      }
    }
    return rows.filter { DemoScene.named($0.scene)?.hasRulers == true }
  }

  /// Returns the numbers in a text, without leading minus signs.
  private static func numbers(in text: String) -> Set<Double> {
    Set(text.matches(of: /[0-9]+(?:\.[0-9]+)?/).compactMap { Double($0.output) })
  }

  /// Returns the numbers of some lines; `.space` is 8 points.
  private static func numbers(of code: [String]) -> Set<Double> {
    numbers(in: code.joined(separator: "\n").replacing(".space", with: "8"))
  }

  /// Returns the labels of a scene's picture.
  private static func labels(_ scene: DemoScene) -> [String] {
    scene.rulerGroups(in: SceneRenderer.snapshot(of: scene)).compactMap(\.first?.text)
  }

  @Test func everyVerbWithRulersIsBesideCode() throws {
    let shown = try Set(Self.rows().filter { !$0.code.isEmpty }.map(\.scene))
    let verbs = DemoScene.verbs.filter(\.hasRulers).map(\.name)
    let missing = verbs.filter { !shown.contains($0) }
    #expect(missing.isEmpty)
    #expect(shown.count >= 50)
  }

  @Test func everyNumberInAPictureIsInTheCodeBesideIt() throws {
    for row in try Self.rows() {
      let scene = try #require(DemoScene.named(row.scene))
      let code = Self.numbers(of: row.code)
      let labels = Self.labels(scene)
      let foreign = labels.filter { !Self.numbers(in: $0).isSubset(of: code) }
      #expect(foreign.isEmpty, "\(row.scene): \(row.code)")
    }
  }

  @Test func everyGapOfTheCodeIsInThePictureBesideIt() throws {
    for row in try Self.rows() {
      let scene = try #require(DemoScene.named(row.scene))
      let gaps = row.code.filter(Self.hasGaps).map { line in
        // The number of columns is no length.
        line.replacing(/columns: [0-9]+/, with: "")
      }
      let shown = Self.numbers(of: Self.labels(scene))
      let missing = Self.numbers(of: gaps).subtracting(shown)
      #expect(missing.isEmpty, "\(row.scene): \(Self.labels(scene))")
    }
  }

  /// Returns true if the numbers of a line are gaps, insets or offsets.
  private static func hasGaps(_ line: String) -> Bool {
    let verbs = [
      "Place(", "Spread(", "grid(", "nset", "by: ", "gap: ", ".constant = ", "tk_right + ", "(low, high) =",
    ]
    return verbs.contains { line.contains($0) }
  }
}
