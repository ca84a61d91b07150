import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The reports of a block that runs again in the same group.
@MainActor
struct RepeatedReportTests {
  let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let file: StaticString = "App/Card.swift"

  @Test func aMistakeInABlockThatRunsAgainIsReportedUntilItWasRight() {
    let group = AutoLayoutKitConstraintGroup()
    let counts = [8.0, .nan, .nan, 8, .nan].map { gap in
      collectReports {
        card.tk_constraint(replace: group) { make in
          make.yPlace(gap, card.icon, card.title, file: file, line: 41)
          make.xPlace(12, make.wall, 8, make.wall, card.icon, file: file, line: 42)
        }
      }.map(\.line)
    }
    #expect(counts == [[42, 42], [41], [], [], [41]])
  }

  @Test func eachMistakeOfACallIsReportedOnceInABlockThatRunsAgain() {
    let group = AutoLayoutKitConstraintGroup()
    let strays = [Box(), Box()]
    let counts = [[strays[0]], strays, strays].map { views in
      collectReports {
        card.tk_constraint(replace: group) { make in make.xLeft(views, file: file, line: 41) }
      }.count
    }
    #expect(counts == [1, 1, 0])
  }
}
