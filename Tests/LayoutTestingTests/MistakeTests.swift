import Foundation
import Testing
import UIKit

@testable import LayoutInspection
@testable import LayoutTesting

/// Classic mistakes: each gives one report, which names the line to change.
@MainActor @Suite struct MistakeTests {
  private nonisolated static let all: [MistakeScreen.Type] = [
    RequiredWidth.self, PushedButton.self, NoColumn.self, TyingTexts.self, NoWall.self, LowStack.self,
    CellWithoutHeight.self, RatioAndEdges.self, LargeText.self, MixedDirections.self, HiddenView.self,
    NoContentSize.self, CircularHeight.self, TwiceInstalled.self, SqueezedLabel.self, WrongSign.self,
    ColumnWithoutWidth.self, FixedHeight.self, WeakWidth.self, Landscape.self, IdleLimit.self,
    StaleBlock.self, OneSafeSide.self, UnderKeyboard.self,
  ]

  /// Returns the reports about a screen; the engine's own message about a conflict is left out.
  private func reports(_ type: MistakeScreen.Type) -> [String] {
    let old = HeadlessLayout.conflictHandler
    defer { HeadlessLayout.conflictHandler = old }
    HeadlessLayout.conflictHandler = { _ in }
    return problems(in: type.init(frame: CGRect(origin: .zero, size: type.size))).map(\.description)
  }

  @Test(arguments: all) func aMistakeGivesOneReportThatNamesTheLine(screen: MistakeScreen.Type) throws {
    let expected = try MistakeSource(of: screen).places(in: screen.init(frame: .zero).report)
    #expect(reports(screen) == [expected])
  }

  /// The page has the reports with other lines: the first one is line 12 of Card.swift, the next one line 13.
  @Test(arguments: all) func thePageHasTheReport(screen: MistakeScreen.Type) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/LayoutTesting/LayoutTesting.docc/Debugging.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let report = Self.onPage(reports(screen).joined(separator: " "))
    #expect(!report.isEmpty && text.contains(report), "\(report)")
  }

  /// The failure of a test attaches the picture, in which the named views are framed, and the reasons.
  @Test(arguments: all) func aMistakeHasAPictureAReasonAndALine(screen: MistakeScreen.Type) throws {
    let old = HeadlessLayout.conflictHandler
    defer { HeadlessLayout.conflictHandler = old }
    HeadlessLayout.conflictHandler = { _ in }
    let view = screen.init(frame: CGRect(origin: .zero, size: screen.size))
    let problem = try #require(problems(in: view).first)
    let found = LayoutAttachment.all(for: problem, in: view, test: "T.f", problem.description)
    let texts = found.map { String(decoding: $0.bytes, as: UTF8.self) }
    try #require(found.map(\.kind) == [.svg, .txt])
    #expect(texts[1].hasPrefix(problem.description + "\n") && texts[1].contains(".swift:"))
    // A mistake of the whole screen needs no frame.
    let framed = problem.shownViews(in: view).filter { $0.view !== view }
    #expect(framed.isEmpty == (screen == TwiceInstalled.self))
    for (name, shown, _) in framed {
      let reasons = explain(shown).description
      #expect(texts[0].contains(">\(name)</text>"), "\(name) has a frame with its name")
      #expect(texts[1].contains("\n\n\(reasons)\n"), "\(name) has the reasons for its frame")
    }
  }

  @Test func everyScreenOfTheSourcesIsTested() throws {
    #expect(try MistakeSource.names().sorted() == Self.all.map { "\($0)" }.sorted())
  }

  private static func onPage(_ report: String) -> String {
    var lines: [Substring] = []
    return report.replacing(#/Mistakes\+[A-Za-z]+\.swift:([0-9]+)/#) { match in
      if !lines.contains(match.1) { lines.append(match.1) }
      return "Card.swift:\(12 + (lines.firstIndex(of: match.1) ?? 0))"
    }
  }
}
