import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The reports of comparisons of attributes: those that no block installs, and those that say less than was
/// written.
@MainActor
struct ComparisonReportTests {
  private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let file: StaticString = "App/Card.swift"

  @Test func aConstraintActivatedByHandIsReportedWithoutAPlace() {
    let reports = collectReports {
      let constraint = card.icon.tk_left == card.title.tk_top
      constraint.isActive = true
      constraint.isActive = true
    }
    let (left, top) = ("\(Box.self).left", "\(Box.self).top")
    let sentence = "\(left) == \(top): \(left) and \(top) cannot be compared, so the constraint is left out."
    #expect(reports.map(\.description) == [sentence])
    #expect(reports.first?.line == 0)
  }

  @Test func aComparisonThatIsNotInstalledIsReported() {
    var kept: NSLayoutConstraint?
    let line = #line + 2
    let reports = collectReports {
      card.tk_constraint { make in
        _ = card.icon.tk_left == card.title.tk_right + 8
        make.install(card.icon.tk_top == card.tk_top)
        kept = card.icon.tk_width == 30
      }
    }
    let sentence = "the comparison is not used: hand it to make.install(…)."
    #expect(
      reports.map(\.description) == [
        "ComparisonReportTests.swift:\(line): icon.left == title.right + 8: \(sentence)"
      ])
    #expect(reports.map(\.reason) == [.notInstalled])
    #expect(kept?.isActive == false)
  }

  @available(*, deprecated)
  @Test func aSumThatNoVerbFollowsIsReported() {
    let line = #line + 2
    let reports = collectReports {
      card.tk_constraint { make in _ = make.w + card.title.tk_width }
    }
    let sentence =
      "a constraint has one attribute on each side, so title.width is not used beside Card.width."
    #expect(reports.map(\.description) == ["ComparisonReportTests.swift:\(line): \(sentence)"])
  }

  @Test func aComparisonThatAnotherBlockInstallsIsReportedOnce() {
    let reports = collectReports {
      card.tk_constraint { _ in
        let wrong = card.icon.tk_left == card.title.tk_top
        card.tk_constraint { make in make.install(wrong, file: file, line: 41) }
      }
    }
    #expect(reports.map(\.line) == [41])
  }

  @Test func aTreeIsFreedAfterAComparisonOfWhichAPartIsUsed() {
    weak var freed: Card?
    let reports = collectReports {
      let card = Card(frame: .zero)
      card.tk_constraint(replace: card.group) { make in
        make.install(card.icon.tk_width == card.title.tk_width * 0 + 10)
      }
      freed = card
      #expect(card.group.constraints.map(\.constant) == [10])
    }
    #expect(reports.count == 1)
    #expect(freed == nil)
  }
}
