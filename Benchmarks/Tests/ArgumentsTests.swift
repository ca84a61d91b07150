import Foundation
import Testing

@testable import Measure

@Suite struct ArgumentsTests {
  private func sentence(_ words: String...) -> String? {
    do {
      _ = try Arguments(words)
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test func layoutsAndLayersAreChosenByTheirNames() throws {
    let arguments = try Arguments(["--quick", "--only", "W1r,cell", "--layer", "views"])
    #expect(arguments.isQuick && arguments.layers == [.views])
    #expect(arguments.subjects == [.workload(.reversedChain), .everyday(.cell)])
    #expect(try Arguments([]).subjects == Subject.all)
  }

  @Test func aWrongNameIsRepeatedWithAllNames() {
    let layouts =
      "cell, screen, list, hugging, alpha, matrix, chat, product, storyboard, W1, W1r, W2, W3, W4, W5, W6, W7"
    #expect(sentence("--only", "cell,W9") == "--only has no name 'W9'. Names: \(layouts).")
    #expect(sentence("--only") == "--only needs names with commas between them. Names: \(layouts).")
    let layers = "solver, views, dsl, frames, inspection"
    #expect(sentence("--layer", "view") == "--layer has no name 'view'. Names: \(layers).")
    #expect(sentence("--fast")?.hasPrefix("There is no option '--fast'.") == true)
  }

  @Test func theContestantWhoseInstructionsAreCountedIsChosenByItsName() throws {
    #expect(try Arguments(["--count", "block"]).counted == .ours)
    #expect(try Arguments(["--count", "anchors"]).counted == .hand)
    #expect(try Arguments([]).counted == nil)
    #expect(sentence("--count", "kiwi") == "--count has no name 'kiwi'. Names: block, anchors.")
  }

  @Test func aFileInAMissingFolderIsFoundBeforeTheRun() {
    let path = "/nonexistent/rows.json"
    let expected = "--json \(path): there is no folder /nonexistent to write to."
    #expect(sentence("--json", path) == expected)
    #expect(sentence("--tables") == "--tables needs a file to write.")
  }

  @Test func onlyWorkloadsInTheLayerOfTheSolverHavePeers() throws {
    #expect(try Arguments([]).comparesPeers)
    #expect(try Arguments(["--only", "cell,W4", "--layer", "solver,views"]).comparesPeers)
    #expect(try !Arguments(["--only", "cell,screen,chat"]).comparesPeers)
    #expect(try !Arguments(["--layer", "views,dsl,inspection"]).comparesPeers)
  }

  /// The command compares the names before it fetches or builds anything, so it has lists of its own.
  @Test func theCommandHasTheSameNames() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let command = try String(contentsOf: folder.appendingPathComponent("run"), encoding: .utf8)
    let lines = command.split(separator: "\n").map(String.init)
    let layouts = Subject.all.map(\.name).joined(separator: " ")
    #expect(lines.contains("layouts=(\(layouts))"))
    let layers = Layer.allCases.map(\.rawValue).joined(separator: " ")
    #expect(lines.contains("layers=(\(layers))"))
  }
}
