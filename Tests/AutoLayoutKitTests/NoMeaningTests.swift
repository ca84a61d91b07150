import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Shares and comparisons without a meaning, and integers that Swift divides.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
struct NoMeaningTests {
  private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let stage = Stage()
  private let left: CGFloat = 5
  private let right: CGFloat = 200 - 17
  private let top: CGFloat = 3
  private let file: StaticString = "App/Card.swift"

  // MARK: Shares

  @Test func aFlexibleGapTimesZeroIsAGapOfZero() {
    let (a, b) = (stage.a, stage.b)
    stage.place { make in
      make.insetUnequally()
      make.yTop(a, b)
      make.size(a) == (20, 30)
      make.height(b) == 30
      make.xPlace(a, .flexible * 0, b)
    }
    expectFrames(
      ("a", a, CGRect(x: left, y: top, width: 20, height: 30)),
      ("b", b, CGRect(x: left + 20, y: top, width: right - left - 20, height: 30)))
  }

  @Test(arguments: [0, 1, 2]) func aShareOfZeroLeavesTheFreeSpaceToTheOthers(index: Int) {
    let (a, b) = (stage.a, stage.b)
    let weights: [Double] = [2, 3, 1].enumerated().map { $0.offset == index ? 0 : $0.element }
    stage.place { make in
      make.insetUnequally()
      make.yTop(a, b)
      make.size(a, b) == (20, 30)
      make.xPlace(.flexible * weights[0], a, .flexible * weights[1], b, .flexible * weights[2])
    }
    let unit = (right - left - 40) / CGFloat(weights.reduce(0, +))
    let x = left + CGFloat(weights[0]) * unit
    let next = x + 20 + CGFloat(weights[1]) * unit
    expectFrames(
      ("a, \(weights)", a, CGRect(x: x, y: top, width: 20, height: 30)),
      ("b, \(weights)", b, CGRect(x: next, y: top, width: 20, height: 30)))
  }

  @Test func sharesBelowZeroOrNotANumberAreReported() {
    let negative = -2
    let none = Double.nan
    let reports = collectReports {
      card.tk_constraint { make in
        make.yPlace(card.icon, .flexible(min: 8) * negative, card.title, file: file, line: 41)
        make.xPlace(card.badge, make.flexible * none, card.title, make.wall, file: file, line: 42)
        make.xPlace(card.icon, .flexible * 0, card.badge, file: file, line: 43)
      }
    }
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: yPlace(icon, flexible(min: 8) * -2, title): "
          + "flexible(min: 8) * -2 gets no share, so it is not used.",
        "Card.swift:42: xPlace(badge, flexible * nan, title, wall): "
          + "flexible * nan gets no share, so it is not used.",
      ])
    #expect(reports.allSatisfy { $0.reason == .noShare })
  }

  // MARK: Numbers

  @Test func integerLiteralsAreDividedInGapsButNotInSizes() {
    let (a, b) = (stage.a, stage.b)
    stage.place { make in
      make.insetUnequally()
      make.yTop(a, b)
      make.height(a, b) == 30
      make.width(a, b) == 100 / 3
      make.xPlace(100 / 3, a, 100.0 / 3, b, make.wall)
    }
    let third: CGFloat = 100 / 3.0
    expectFrames(
      ("a", a, CGRect(x: left + 33, y: top, width: third, height: 30)),
      ("b", b, CGRect(x: left + 33 + third + third, y: top, width: third, height: 30)))
  }

  // MARK: Comparisons

  @Test func installReportsAComparisonWithItsOwnLine() {
    let reports = collectReports {
      card.tk_constraint(file: file, line: 40) { make in
        make.install(card.icon.tk_left == card.title.tk_top, file: file, line: 41)
      }
    }
    let sentence = "icon.left and title.top cannot be compared, so the constraint is left out."
    #expect(reports.map(\.description) == ["Card.swift:41: install(icon.left == title.top): \(sentence)"])
    #expect(reports.map(\.reason) == [.unlikeAttributes])
  }

  @Test func anUninstalledComparisonIsReportedAtTheEndOfItsBlock() {
    var isReported: [Bool] = []
    var reports: [AutoLayoutKitReport] = []
    reports = collectReports {
      card.tk_constraint(file: file, line: 40) { make in
        let loose = card.icon.tk_left == card.title.tk_top
        loose.isActive = true
        make.xLeft(card.icon)
        isReported = [loose.isActive]
      }
    }
    #expect(isReported == [true])
    let sentence = "icon.left and title.top cannot be compared, so the constraint is left out."
    #expect(reports.map(\.description) == ["Card.swift:40: icon.left == title.top: \(sentence)"])
    #expect(reports.map(\.verb) == ["tk_constraint"])
  }

  @Test func aComparisonIsReportedByTheInnermostBlockAroundIt() {
    let reports = collectReports {
      card.tk_constraint(file: file, line: 40) { _ in
        card.title.tk_constraint(file: file, line: 45) { _ in
          _ = card.icon.tk_width == card.icon.tk_left
        }
      }
    }
    #expect(reports.map(\.line) == [45])
  }

  @Test func aComparisonOutsideABlockIsReportedWithoutALine() {
    let reports = collectReports { _ = card.icon.tk_left == card.title.tk_top }
    let (left, top) = ("\(Box.self).left", "\(Box.self).top")
    let sentence = "\(left) and \(top) cannot be compared, so the constraint is left out."
    #expect(reports.map(\.description) == ["\(left) == \(top): \(sentence)"])
    #expect(reports.map(\.line) == [0] && reports.map(\.file) == [""])
  }

  @Test func aComparisonIsNotReportedAgainByInstall() {
    var loose: NSLayoutConstraint?
    let first = collectReports { loose = card.icon.tk_left == card.title.tk_top }
    let second = collectReports {
      card.tk_constraint { make in
        if let loose { make.install(loose, file: file, line: 41) }
      }
    }
    #expect(first.count == 1 && second.isEmpty)
  }
}
