import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Mistakes of beginners, whose words were chosen before the first report was read.
@MainActor @Suite struct BeginnerTests {
  private nonisolated static let screens: [BeginnerScreen.Type] = [ChatRoom.self, BookingForm.self]
  private nonisolated static let size = CGSize(width: 390, height: 844)

  /// Returns the reports about a screen, and the line of its mistake.
  private static func reports(
    _ type: BeginnerScreen.Type, _ mistake: BeginnerMistake?, size: CGSize = size,
    direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> (line: UInt?, found: [String]) {
    let (handler, conflicts) = (AutoLayoutKitReport.handler, HeadlessLayout.conflictHandler)
    defer { (AutoLayoutKitReport.handler, HeadlessLayout.conflictHandler) = (handler, conflicts) }
    AutoLayoutKitReport.handler = { _ in }
    HeadlessLayout.conflictHandler = { _ in }
    let screen = type.init(mistake, size: size)
    screen.semanticContentAttribute = direction
    return (screen.plantedLine, problems(in: screen).map(\.description))
  }

  /// A mistake, its reports, and the judgment about the first one.
  struct Row {
    let mistake: BeginnerMistake
    let screen: BeginnerScreen.Type
    let reports: [String]
    let judgment: String
  }

  /// One row for each mistake.
  static let table = BeginnerMistake.allCases.flatMap { mistake in
    screens.compactMap { type in
      let (line, found) = reports(type, mistake)
      return line.map { line in
        let place = "\(type).swift:\(line)"
        return Row(mistake: mistake, screen: type, reports: found, judgment: judge(found, mistake, place))
      }
    }
  }

  private static func judge(_ reports: [String], _ mistake: BeginnerMistake, _ place: String) -> String {
    guard let first = reports.first else { return "silent" }
    let found = mistake.words.count { words in
      words.contains { first.contains($0.replacing("{line}", with: place)) }
    }
    if found == mistake.words.count { return "named" }
    return found > 0 ? "in part" : "elsewhere"
  }

  @Test(arguments: [size, CGSize(width: 430, height: 932)])
  func theScreensWithoutAMistakeHaveNoReport(size: CGSize) {
    for type in Self.screens {
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        let found = Self.reports(type, nil, size: size, direction: direction).found
        #expect(found == [], "\(type)")
      }
    }
  }

  @Test func theFirstReportNamesTheCause() {
    #expect(Self.table.map(\.mistake) == BeginnerMistake.allCases)
    let unnamed = Self.table.filter { $0.judgment != "named" }.map { "\($0.mistake): \($0.judgment)" }
    // It does not know that two insetEdges made the inset.
    #expect(unnamed == ["addedInsets: in part"])
  }

  /// The part of docs/Mistakes.md about these screens, which `PlantedTests` compares.
  static var part: [String] {
    let named = table.count { $0.judgment == "named" }
    let lines = [
      "", "## Mistakes of beginners", "",
      "Two further screens, a chat and a form to book a room, were written with ten mistakes and the words"
        + " that name each",
      "cause before the first report about them was read. They are in"
        + " Tests/LayoutTestingTests/Planted/Second.",
      "", "The first report names \(named) of \(table.count) mistakes.", "",
      "| mistake | screen | first report | reports | judgment |", "|---|---|---|---|---|",
    ]
    return lines
      + table.map { row in
        let first = (row.reports.first ?? "none").replacing("|", with: "\\|")
        return
          "| \(row.mistake.rawValue) | \(row.screen) | \(first) | \(row.reports.count) | \(row.judgment) |"
      }
  }
}
