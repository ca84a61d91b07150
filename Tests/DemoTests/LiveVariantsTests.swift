import Foundation
import HeadlessUIKit
import Testing

@testable import Demo

/// The conditions on the size and the code of the live page's data.
@MainActor
@Suite struct LiveVariantsTests {
  @Test func safeAreaConditionsChooseTheAreaOfEachSize() {
    let areas = LiveSafeAreas { SceneRenderer.safeArea(of: $0) }
    for width in stride(from: CGFloat(100), through: 1200, by: 37) {
      for height in stride(from: CGFloat(90), through: 1200, by: 41) {
        let size = CGSize(width: width, height: height)
        let area = areas.areas[areas.choice.variant(for: size)].map(\.constant)
        #expect(area == SceneRenderer.safeArea(of: size).numbers, "\(width)x\(height)")
      }
    }
  }

  private func point(_ width: CGFloat, _ height: CGFloat, _ numbers: [CGFloat]) -> LivePoint {
    LivePoint(size: CGSize(width: width, height: height), structure: 0, numbers: numbers)
  }

  @Test func numbersThatFollowTheSizeAreFitted() throws {
    let sizes: [(CGFloat, CGFloat)] = [(100, 200), (140, 200), (100, 260), (330, 470)]
    let points: [LivePoint] = sizes.map { width, height in
      let numbers: [CGFloat] = [12, 0.25 * width - 3, width + height]
      return point(width, height, numbers)
    }
    let fit = try #require(LiveFit(points))
    #expect(fit.numbers.map(\.constant) == [12, -3, 0])
    #expect(fit.numbers.map(\.perWidth) == [0, 0.25, 1])
    #expect(fit.numbers.map(\.perHeight) == [0, 0, 1])
  }

  @Test func numbersThatFollowNoRuleAreNotFitted() {
    let widths: [CGFloat] = [100, 140, 180]
    let points: [LivePoint] = widths.map { point($0, 200, [$0 * $0]) }
    #expect(LiveFit(points) == nil)
  }

  @Test func codeOfALineIsItsFunction() throws {
    let lines = [
      "/// A view.", "final class Card: UIView {", "  let icon = UIView()", "",
      "  private func build() {", "    tk_constraint { make in", "      make.xLeft(icon)", "    }", "  }",
      "}",
    ]
    let code = LiveCode(files: ["Card.swift": lines])
    let part = try #require(code.part(file: "Card.swift", line: 7))
    #expect(code.parts[part].first == 5)
    #expect(code.parts[part].type == "Card")
    let text = "private func build() {\n  tk_constraint { make in\n    make.xLeft(icon)\n  }\n}"
    #expect(code.parts[part].text == text)
  }

  @Test func codeOutsideOfTheScenesIsUnknown() {
    let code = LiveCode(files: ["Card.swift": ["let a = 1"]])
    #expect(code.part(file: "Bar.swift", line: 1) == nil)
    #expect(code.part(file: "Card.swift", line: 9) == nil)
  }

  @Test func liveNeedsAFolder() {
    let error = #expect(throws: UsageError.self) { try Arguments(scenes: []).action(for: ["live"]) }
    #expect(error == .noFolder)
    #expect(error?.sentence == "live needs a folder to write, such as /tmp/live.")
  }
}
