import AutoLayoutKit
import Foundation
import LayoutInspection
import Testing
import UIKit

@testable import LayoutPreviews

/// A card with two bars, the second one `gap` points below the first.
@MainActor private func card(_ gap: CGFloat, hasThird: Bool = false) -> UIView {
  let card = UIView()
  let bars = (0..<(hasThird ? 3 : 2)).map { _ in UIView() }
  for (bar, name) in zip(bars, ["first", "second", "third"]) {
    bar.accessibilityIdentifier = name
    card.addSubview(bar)
  }
  card.tk_constraint { make in
    make.xPlace(11, bars[0], 13)
    make.xPlace(17, bars[1], 19)
    make.yPlace(23, bars[0], gap, bars[1])
    make.height(bars[0]) == 29
  }
  return card
}

@MainActor @Suite struct SurveyTests {
  private func entries(_ gap: CGFloat, hasThird: Bool = false) -> [SurveyEntry] {
    let size = CGSize(width: 200, height: 300)
    let preview = LayoutPreview("card", conditions: .init(size: size, safeArea: .zero)) {
      card(gap, hasThird: hasThird)
    }
    return SurveyCase.all(of: preview).map { SurveyEntry(preview, $0) }
  }

  @Test func aPreviewHasCasesForEachStateAndLanguage() {
    let preview = LayoutPreview("a", states: ["full", "empty"]) { _ in UIView() }
    let names = SurveyCase.all(of: preview).map(\.name)
    #expect(
      names == [
        "iPhone 16", "iPhone 16, landscape", "iPhone SE (1st generation)", "iPad (10th generation)",
        "iPhone 16, right to left", "iPhone 16, large text", "iPhone 16, dark", "iPhone 16, empty",
      ])
  }

  @Test func equalSurveysHaveNoDifference() {
    #expect(SurveyComparison(entries(31), entries(31)).layouts.isEmpty)
  }

  @Test func aViewThatHasMovedIsNamedOnceForAllConditions() {
    let comparison = SurveyComparison(entries(31), entries(40))
    #expect(
      comparison.text == """
        card: 1 view has moved
          200x300; 200x300, right to left; 200x300, dark
            UIView/second: y +9, height -9 (17 83 164 217 -> 17 92 164 208)

        """)
    let moves = comparison.layouts.flatMap(\.moves)
    #expect(moves.map(\.path) == Array(repeating: "UIView/second", count: 3))
  }

  @Test func aViewThatIsNewOrGoneIsNamed() {
    let more = SurveyComparison(entries(31), entries(31, hasThird: true))
    #expect(more.text.contains("UIView/third: new (none -> 0 0 0 0)"))
    let less = SurveyComparison(entries(31, hasThird: true), entries(31))
    #expect(less.text.contains("UIView/third: gone (0 0 0 0 -> none)"))
    let gone = SurveyComparison(entries(31), [])
    #expect(gone.layouts.map(\.kind) == ["gone", "gone", "gone"])
  }

  @Test func theNamesOfFilesHaveNoSpacesAndNoBrackets() throws {
    let item = SurveyCase(name: "iPhone SE (1st generation), dark", conditions: .init())
    let entry = SurveyEntry(LayoutPreview("my card") { UIView() }, item)
    #expect(entry.fileName == "my-card-iphone-se-1st-generation-dark")
  }

  /// Writes a program, runs a survey with it, and removes it.
  private func survey(_ script: String) throws -> SurveyProcess.Result {
    let program = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    defer { try? FileManager.default.removeItem(at: program) }
    return try SurveyProcess(program: program).result()
  }

  @Test func aCrashIsAnsweredAndTheRestIsLaidOut() throws {
    let entry = try #require(entries(31).first)
    let line = try PreviewReport.json(SurveyProcess.Line(entry: entry), pretty: false)
    // The first process crashes in its second layout; the next one begins with the third.
    let result = try survey(
      """
      if [ "$3" = 2 ]; then
        echo '{"number":2,"name":"c"}'
        cat <<'END'
      \(line)END
        exit 0
      fi
      echo '{"number":0,"name":"a"}'
      cat <<'END'
      \(line)END
      echo '{"number":1,"name":"b"}'
      echo 'main/Cart.swift:7: Fatal error: Index out of range' >&2
      kill -ILL $$
      """)
    #expect(result.entries == [entry, entry])
    let sentence = "main/Cart.swift:7: Fatal error: Index out of range"
    #expect(result.crashes == [SurveyProcess.Crash(name: "b", sentence: sentence)])
    #expect(result.crashText == "b\n    crashes: \(sentence)\n")
  }

  @Test func aProgramThatSaysNothingIsAMistake() {
    #expect(throws: PreviewError.self) { try survey("exit 3") }
  }
}
