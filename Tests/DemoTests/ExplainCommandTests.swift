import Foundation
import LayoutInspection
import Testing

@testable import Demo

@MainActor @Suite struct ExplainCommandTests {
  private let arguments = Arguments(scenes: ["cell", "chat"])

  private func explained(
    _ view: String?, _ conditions: Conditions = Conditions()
  ) throws -> ExplainCommand {
    try ExplainCommand(try #require(DemoScene.named("cell")), conditions, view: view)
  }

  @Test func aSceneAViewAndASizeAreRead() throws {
    let request = SceneRequest(scene: "cell", format: .text)
    #expect(try arguments.action(for: ["explain", "cell"]) == .explain(request, view: nil))
    let conditions = Conditions(size: CGSize(width: 240, height: 150))
    let sized = SceneRequest(scene: "chat", conditions: conditions, format: .text)
    let words = ["explain", "chat", "--size", "240x150", "Chat/send"]
    #expect(try arguments.action(for: words) == .explain(sized, view: "Chat/send"))
  }

  @Test func aViewIsFoundByItsNameAndByItsPath() throws {
    let byName = try explained("title").text
    let byPath = try explained("Cell/title").text
    #expect(byName == byPath && byName.hasPrefix("title in Cell: 84 18 "))
    #expect(byName.contains("\n  left = 84 = icon.right 72 + 12 (Cell.swift:"))
    let wide = try explained(nil, Conditions(size: CGSize(width: 400, height: 150))).text
    #expect(wide.hasPrefix("Cell: 0 0 400 150\n") && wide.contains("\n\ntime in Cell: "))
  }

  /// The page has the whole explanation, the two comments its beginning.
  @Test func theExplanationOfTheTimeIsQuotedWordForWord() throws {
    let all = try explained("time").text.split(separator: "\n").map { Self.words(String($0)) }
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

  @Test func aWrongNameIsCompletedToTheNearestOne() {
    let near = #expect(throws: UsageError.self) { _ = try explained("titel") }
    #expect(near?.sentence == "The scene 'cell' has no view 'titel'. Did you mean 'title'?")
    let far = #expect(throws: UsageError.self) { _ = try explained("button") }
    let views = "Cell, icon, title, time, detail, longDetail"
    #expect(far?.sentence == "The scene 'cell' has no view 'button'. Views: \(views).")
  }

  @Test func theExplainedViewIsMarkedInThePicture() throws {
    let explained = try explained("icon")
    let marked = explained.picture.nodes.filter { $0.name == "mark" }
    #expect(marked.map(\.frame) == explained.explanations.map(\.frame))
    #expect(try self.explained(nil).picture.nodes.allSatisfy { $0.name != "mark" })
  }
}
