import Foundation
import LayoutInspection
import Testing

@testable import Demo

@MainActor @Suite struct ExplainCommandTests {
  private let arguments = Arguments(scenes: ["cell", "chat"])

  private func sentence(_ words: [String]) -> String {
    do {
      _ = try arguments.action(for: words)
      return "accepted"
    } catch {
      return error.sentence
    }
  }

  @Test func aSceneAViewAndASizeAreRead() throws {
    #expect(try arguments.action(for: ["explain", "cell"]) == .explain(scene: "cell", view: nil, size: nil))
    let size = CGSize(width: 240, height: 150)
    let words = ["explain", "chat", "--size", "240x150", "Chat/send"]
    #expect(try arguments.action(for: words) == .explain(scene: "chat", view: "Chat/send", size: size))
  }

  @Test func aMistakeNamesTheCorrectForm() {
    #expect(sentence(["explain"]) == "explain needs a scene. Scenes: cell, chat.")
    #expect(sentence(["explain", "cel"]) == "There is no scene 'cel'. Scenes: cell, chat.")
    #expect(sentence(["explain", "cell", "a", "b"]) == "explain does not take 'b'. See --help.")
    #expect(sentence(["explain", "cell", "--svg"]) == "explain has no option '--svg'. Its option: --size.")
    #expect(sentence(["explain", "cell", "--size"]).hasPrefix("--size needs a size"))
  }

  @Test func aViewIsFoundByItsNameAndByItsPath() throws {
    let byName = try ExplainCommand(scene: "cell", view: "title", size: nil).text()
    let byPath = try ExplainCommand(scene: "cell", view: "Cell/title", size: nil).text()
    #expect(byName == byPath && byName.hasPrefix("title in Cell: 84 18 "))
    #expect(byName.contains("\n  left = 84 = icon.right 72 + 12 (Cell.swift:"))
    let wide = try ExplainCommand(scene: "cell", view: nil, size: CGSize(width: 400, height: 150)).text()
    #expect(wide.hasPrefix("Cell: 0 0 400 150\n") && wide.contains("\n\ntime in Cell: "))
  }

  @Test func aWrongNameIsCompletedToTheNearestOne() {
    var sentence = ""
    do {
      _ = try ExplainCommand(scene: "cell", view: "titel", size: nil).text()
    } catch {
      sentence = error.sentence
    }
    #expect(
      sentence == "There is no view 'titel' in the scene 'cell'. Did you mean 'title'? "
        + "Views: Cell, icon, title, time, detail, longDetail.")
  }
}
