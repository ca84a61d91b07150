import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A length without limits, and the length that the limits permit.
nonisolated private struct LimitedLength {
  let length: CGFloat
  let expected: CGFloat

  init(_ length: CGFloat, _ expected: CGFloat) {
    self.length = length
    self.expected = expected
  }
}

/// Limits that are variables: `.between(low, high)` as a size, as a gap and as an offset.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
struct LimitsTests {
  private let stage = Stage()
  private let left: CGFloat = 5
  private let right: CGFloat = 200 - 17
  private let top: CGFloat = 3
  private let bottom: CGFloat = 300 - 11
  private let file: StaticString = "App/Card.swift"

  @Test(arguments: [LimitedLength(10, 40), LimitedLength(100, 60), LimitedLength(60, 60)])
  fileprivate func aWidthIsHeldBetweenTwoVariables(_ row: LimitedLength) {
    let (low, high): (CGFloat, CGFloat) = (40, 60)
    let a = stage.a
    stage.place { make in
      make.insetUnequally()
      make.xLeft(a)
      make.yTop(a)
      make.height(a) == .between(20, 20)
      make.width(a) == .between(low, high)
      make.priority(.low).width(a) == row.length
    }
    expectFrames(("a, \(row.length)", a, CGRect(x: left, y: top, width: row.expected, height: 20)))
  }

  @Test func limitsMayBeInListsAndPairs() {
    let (low, high) = (30, 50.0)
    let (a, b) = (stage.a, stage.b)
    stage.place { make in
      make.insetUnequally()
      make.xLeft(a, b)
      make.yTop(a, b)
      make.width(a, b) == [70, .between(low, high)]
      make.height(a) == 25
      make.priority(.low).width(a, b) == 10
      make.size(b) <= (100, 90)
      make.size(b) == (.between(low, high), .between(Float(12), 14))
      make.priority(.low).height(b) == 90
    }
    expectFrames(
      ("a", a, CGRect(x: left, y: top, width: 70, height: 25)),
      ("b", b, CGRect(x: left, y: top, width: 30, height: 14)))
  }

  @Test(arguments: [LimitedLength(0, 8), LimitedLength(100, 40), LimitedLength(20, 20)])
  fileprivate func aGapIsHeldBetweenTwoVariables(_ row: LimitedLength) {
    let (low, high) = (8, 40)
    let (a, b) = (stage.a, stage.b)
    stage.place { make in
      make.insetUnequally()
      make.size(a, b) == (20, 30)
      make.yTop(a, b)
      make.xPlace(a, .between(low, high), b, make.wall)
      make.priority(.low).xLeft(b, by: 20 + row.length)
    }
    expectFrames(
      ("a", a, CGRect(x: left, y: top, width: 20, height: 30)),
      ("b, \(row.length)", b, CGRect(x: left + 20 + row.expected, y: top, width: 20, height: 30)))
  }

  @Test(arguments: [LimitedLength(0, 8), LimitedLength(100, 40)])
  fileprivate func anOffsetIsHeldBetweenTwoVariables(_ row: LimitedLength) {
    let (low, high) = (CGFloat(8), CGFloat(40))
    let a = stage.a
    stage.place { make in
      make.insetUnequally()
      make.size(a) == (20, 30)
      make.xRight(a, by: .between(low, high))
      make.yTop(a)
      make.priority(.low).xRight(a, by: row.length)
    }
    expectFrames(("a, \(row.length)", a, CGRect(x: right - row.expected - 20, y: top, width: 20, height: 30)))
  }

  @Test func eachOffsetOfAPairMayHaveLimits() {
    let a = stage.a
    stage.place { make in
      make.insetUnequally()
      make.size(a) == (20, 30)
      make.center(a, by: (.between(4, 6), .between(-9, -7)))
      make.priority(.low).center(a)
    }
    let x: CGFloat = (left + right) / 2 + 4 - 10
    let y: CGFloat = (top + bottom) / 2 - 7 - 15
    expectFrames(("a", a, CGRect(x: x, y: y, width: 20, height: 30)))
  }

  @Test func crossedLimitsOfASizeAreReportedAndNotUsed() {
    let (low, high) = (60, 40.5)
    let name = "\(Box.self)"
    let crossed = "60...40.5 ends before it begins, so it is not used."
    let reports = [
      "Card.swift:41: width(\(name), \(name)) == 60...40.5: \(crossed)",
      "Card.swift:42: width(\(name), \(name)) == [70, 60...40.5]: \(crossed)",
      "Card.swift:43: size(\(name)) == (60...40.5, 30): \(crossed)",
    ]
    let (a, b) = (stage.a, stage.b)
    stage.place(reports: reports) { make in
      make.insetUnequally()
      make.xLeft(a, b)
      make.yTop(a, b)
      make.height(b) == 35
      make.width(a, b, file: file, line: 41) == .between(low, high)
      make.width(a, b, file: file, line: 42) == [70, .between(low, high)]
      make.size(a, file: file, line: 43) == (.between(low, high), 30)
      make.width(b) == 50
    }
    expectFrames(
      ("a", a, CGRect(x: left, y: top, width: 70, height: 30)),
      ("b", b, CGRect(x: left, y: top, width: 50, height: 35)))
  }

  @Test func crossedLimitsOfAGapLeaveNoGap() {
    let name = "\(Box.self)"
    let crossed = "40...8 ends before it begins, so it is not used."
    let reports = ["Card.swift:41: xPlace(\(name), 40...8, \(name), wall): \(crossed)"]
    let (a, b) = (stage.a, stage.b)
    stage.place(reports: reports) { make in
      make.insetUnequally()
      make.size(a, b) == (20, 30)
      make.yTop(a, b)
      make.xPlace(a, .between(40, 8), b, make.wall, file: file, line: 41)
    }
    expectFrames(
      ("a", a, CGRect(x: left, y: top, width: 20, height: 30)),
      ("b", b, CGRect(x: left + 20, y: top, width: 20, height: 30)))
  }

  @Test func crossedLimitsOfAnOffsetAreReportedAndNotUsed() {
    let name = "\(Box.self)"
    let crossed = "40...8 ends before it begins, so it is not used."
    let a = stage.a
    let reports: [AutoLayoutKitReport] = collectReports {
      stage.root.tk_constraint { make in
        make.xLeft(a, by: .between(40, 8), file: file, line: 41)
      }
    }
    #expect(reports.map(\.description) == ["Card.swift:41: xLeft(\(name), by: 40...8): \(crossed)"])
    #expect(reports.map(\.reason) == [.crossedRange])
  }

  @Test func limitsAreComparedByEqualityOnly() {
    let name = "\(Box.self)"
    let sentence = "8...40 is a range, which <= cannot compare with, so it is not used."
    stage.place(reports: ["Card.swift:41: width(\(name)) <= 8...40: \(sentence)"]) { make in
      make.width(stage.a, file: file, line: 41) <= .between(8, 40)
    }
  }

  @Test func aLimitThatIsNotFiniteIsNotUsed() {
    let name = "\(Box.self)"
    let sentence = "nan is not a finite number, so it is not used."
    let a = stage.a
    stage.place(reports: ["Card.swift:41: width(\(name)) == nan...40: \(sentence)"]) { make in
      make.insetUnequally()
      make.xLeft(a)
      make.yTop(a)
      make.height(a) == 20
      make.width(a) == .between(30, CGFloat.infinity)
      make.priority(.low).width(a) == 10
      make.width(a, file: file, line: 41) == .between(Double.nan, 40)
    }
    expectFrames(("a", a, CGRect(x: left, y: top, width: 30, height: 20)))
  }
}
