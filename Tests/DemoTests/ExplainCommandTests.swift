import Foundation
import LayoutPreviews
import LayoutRendering
import Testing

@testable import Demo

@MainActor @Suite struct ExplainCommandTests {
  private func explained(_ view: String) -> String {
    var text = ""
    let command = PreviewCommand(
      DemoScene.all.map(\.preview), output: { text += $0 }, errors: { text += $0 },
      terminal: TerminalOptions(), folder: URL(fileURLWithPath: "/"), searchPath: "",
      program: URL(fileURLWithPath: "/Demo"))
    _ = command.run(["explain", "cell", view])
    return text
  }

  @Test func aViewIsFoundByItsNameAndByItsPath() {
    let byName = explained("title")
    #expect(byName == explained("Cell/title"))
    #expect(byName.hasPrefix("title in Cell: 84 18 "))
    #expect(byName.contains("\n  left = 84 = icon.right 72 + 12 (Cell.swift:"))
  }

  /// The page has the whole explanation, the two comments its beginning.
  @Test func theExplanationOfTheTimeIsQuotedWordForWord() throws {
    let all = explained("time").split(separator: "\n").map { Self.words(String($0)) }
    let folder = "Sources/LayoutInspection/Explanation"
    let quotes: [(path: String, count: Int)] = [
      ("Sources/LayoutInspection/LayoutInspection.docc/TheReasonForAFrame.md", all.count),
      ("\(folder)/LayoutExplanation.swift", 4),
      ("\(folder)/LayoutExplanation+View.swift", 4),
    ]
    for (path, count) in quotes {
      let lines = try Document.lines(of: path).map(Self.words)
      let start: Int = try #require(lines.firstIndex(of: all[0]), "\(path)")
      let quoted: [String] = Array(lines[start...].prefix(count))
      let printed: [String] = Array(all.prefix(count))
      #expect(quoted == printed, "\(path)")
    }
  }

  /// Returns a line without the signs of a comment and the spaces before it.
  private static func words(_ line: String) -> String {
    String(line.drop { $0 == "/" || $0 == " " })
  }
}
