import AutoLayoutKit
import Foundation
import LayoutInspection
import Testing
import UIKit

/// Planted mistakes: the first report names each, and docs/Mistakes.md has the table.
@MainActor @Suite struct PlantedTests {
  private nonisolated static let screens: [PlantedScreen.Type] = [AlbumScreen.self, OrderScreen.self]

  private struct Row {
    let plant: Plant
    let screen: PlantedScreen.Type
    let reports: [String]

    /// True if the first report has the words of the cause.
    @MainActor var namesTheCause: Bool {
      let words = screen.cause(of: plant)
      return !words.isEmpty && words.allSatisfy { reports.first?.contains($0) == true }
    }
  }

  /// Returns the reports about a screen; the messages of blocks and of the engine are left out.
  private static func reports(_ type: PlantedScreen.Type, _ plant: Plant?) -> (
    screen: PlantedScreen, found: [String]
  ) {
    let (handler, conflicts) = (AutoLayoutKitReport.handler, HeadlessLayout.conflictHandler)
    defer { (AutoLayoutKitReport.handler, HeadlessLayout.conflictHandler) = (handler, conflicts) }
    AutoLayoutKitReport.handler = { _ in }
    HeadlessLayout.conflictHandler = { _ in }
    let screen = type.init(plant)
    return (screen, screen.findingsInBlock ?? problems(in: screen.subject).map(\.description))
  }

  /// One row for each mistake of each screen.
  private static let table = Plant.allCases.flatMap { plant in
    screens.compactMap { type in
      let (screen, found) = reports(type, plant)
      return screen.plantedLines.isEmpty ? nil : Row(plant: plant, screen: type, reports: found)
    }
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 430, height: 932)])
  func theScreensWithoutAMistakeHaveNoReport(size: CGSize) {
    for type in Self.screens {
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        let screen = type.init(nil)
        screen.frame.size = size
        screen.semanticContentAttribute = direction
        #expect(problems(in: screen).map(\.description) == [], "\(type)")
      }
    }
  }

  @Test func theFirstReportNamesTheCause() {
    let rows = Self.table
    #expect(rows.count >= 60)
    // The lines of two of them hold, so that only the frames show it; the third is one of several widths.
    let unnamed = rows.filter { !$0.namesTheCause }.map { "\($0.screen) \($0.plant)" }
    #expect(unnamed == ["OrderScreen tooWide", "AlbumScreen swappedViews", "OrderScreen wrongReference"])
    for row in rows {
      #expect(row.reports.count <= 5, "\(row.screen) \(row.plant): \(row.reports)")
    }
  }

  /// `LAYOUT_RECORD=1 swift test --filter PlantedTests` writes the page.
  @Test func thePageHasTheTable() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/Mistakes.md")
    let rows = Self.table
    let text = Self.page(rows)
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] != nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == text, "LAYOUT_RECORD=1 writes the page")
  }

  private static func page(_ rows: [Row]) -> String {
    let named = rows.count { $0.namesTheCause }
    var lines = [
      "# Planted mistakes", "",
      "Two screens of about 60 views, an album and a list of orders, with one mistake each that people make:",
      "the first report of `check`, the number of reports, and whether the first one names the cause. The"
        + " screens are in",
      "Tests/LayoutTestingTests/Planted; `PlantedTests` compares this page with them, and writes it if"
        + " `LAYOUT_RECORD` is",
      "set. Without a mistake, both screens have no report, in two sizes and both directions.", "",
      "The first report names \(named) of \(rows.count) mistakes.", "",
      "| mistake | screen | first report | reports | named |", "|---|---|---|---|---|",
    ]
    for row in rows {
      let first = (row.reports.first ?? "none").replacing("|", with: "\\|")
      lines.append(
        "| \(row.plant.words) | \(row.screen) | \(first) | \(row.reports.count) |"
          + " \(row.namesTheCause ? "yes" : "no") |"
      )
    }
    return (lines + BeginnerTests.part).joined(separator: "\n") + "\n"
  }
}
