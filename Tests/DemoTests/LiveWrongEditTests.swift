import AutoLayoutKit
import Foundation
import Testing
import UIKit

/// The reports that the test of the live page expects for wrong edits are those of the library.
@MainActor
@Suite struct LiveWrongEditTests {
  /// A wrong edit of docs/live/test/wrong-edits.json.
  private struct Edit: Decodable {
    let replace: String
    let sentence: String
    /// The author of the sentence: AutoLayoutKit, or Swift, whose sentences WrongCodeTests.swift tests.
    let by: String
  }

  /// The wrong lines as code.
  private static let lines: [String: (AutoLayoutKitMaker, EditedView) -> Void] = [
    "make.xPlace(icon, 12, title, make.wall, 8, time)": { make, view in
      make.xPlace(view.icon, 12, view.title, make.wall, 8, view.time)
    },
    "make.xPlace(icon, 12, title, 8, icon)": { make, view in
      make.xPlace(view.icon, 12, view.title, 8, view.icon)
    },
    "make.size(icon) == (-56, 56)": { make, view in make.size(view.icon) == (-56, 56) },
    "make.ref(red).xLeft(red, blue)": { make, view in make.ref(view.red).xLeft(view.red, view.blue) },
    "== [50, 100]": { make, view in make.width(view.red, view.blue, view.green) == [50, 100] },
    "== [50, 100, 200, 9]": { make, view in
      make.width(view.red, view.blue, view.green) == [50, 100, 200, 9]
    },
    "make.priority(2000).yTop(large)": { make, view in make.priority(2000).yTop(view.red) },
  ]

  @Test func sentencesOfTheLibraryAreThoseThatItReports() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/live/test/wrong-edits.json")
    let edits = try JSONDecoder().decode([Edit].self, from: Data(contentsOf: file))
    let own = edits.filter { $0.by == "AutoLayoutKit" }
    #expect(Set(own.map(\.replace)) == Set(Self.lines.keys))
    for edit in own {
      let line = try #require(Self.lines[edit.replace])
      let reports = Self.reports { make, view in line(make, view) }
      let isReported = reports.contains { $0.hasSuffix(": " + edit.sentence) }
      #expect(isReported, "\(edit.replace) is reported as \(reports)")
    }
  }

  /// Returns the reports of a block of a new view.
  private static func reports(_ block: (AutoLayoutKitMaker, EditedView) -> Void) -> [String] {
    var reports: [String] = []
    let former = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { reports.append($0.description) }
    defer { AutoLayoutKitReport.handler = former }
    let view = EditedView()
    view.tk_constraint { make in block(make, view) }
    return reports
  }

  /// A view with the names of the edited scenes.
  private final class EditedView: UIView {
    let icon = UIView()
    let title = UIView()
    let time = UIView()
    let red = UIView()
    let blue = UIView()
    let green = UIView()

    init() {
      super.init(frame: .zero)
      for view in [icon, title, time, red, blue, green] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      preconditionFailure("A view of this test is made in code.")
    }
  }
}
