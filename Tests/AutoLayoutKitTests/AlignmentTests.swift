import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Rows and columns whose views are aligned with the first one: `xPlace(…, align:)` and `yPlace(…, align:)`.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300; sizes of 20 × 50, 30 × 26 and 40 × 18.
@MainActor
struct AlignmentTests {
  /// A view whose baselines are 9 below its top and 4 above its bottom.
  private final class Lettering: Box {
    #if canImport(UIKit)
      let line = Box()

      override var forFirstBaselineLayout: Box { line }
      override var forLastBaselineLayout: Box { line }

      init() {
        super.init(frame: .zero)
        addSubview(line)
        tk_constraint { make in make.inset(top: 9, bottom: 4).equal(line) }
      }

      required init?(coder: NSCoder) { nil }
    #else
      override var firstBaselineOffsetFromTop: CGFloat { 9 }
      override var lastBaselineOffsetFromBottom: CGFloat { 4 }
    #endif
  }

  private let stage = Stage()
  private let left: CGFloat = 5
  private let right: CGFloat = 200 - 17
  private let top: CGFloat = 3
  private let sizes = [
    CGSize(width: 20, height: 50), CGSize(width: 30, height: 26), CGSize(width: 40, height: 18),
  ]

  private func size(_ make: AutoLayoutKitMaker, _ views: [Box]) {
    for (view, size) in zip(views, sizes) { make.size(view) == size }
  }

  // MARK: Rows

  /// Returns the distances of b and c below the top of a.
  private func shifts(_ alignment: AutoLayoutKitRowAlignment) -> (b: CGFloat, c: CGFloat) {
    switch alignment {
    case .top: (0, 0)
    case .center: (25 - 13, 25 - 9)
    default: (50 - 26, 50 - 18)
    }
  }

  @Test(arguments: [AutoLayoutKitRowAlignment.top, .center, .bottom])
  func aRowIsAlignedWithItsFirstView(alignment: AutoLayoutKitRowAlignment) {
    let shifts = shifts(alignment)
    let a = stage.a
    let b = stage.b
    let c = stage.c
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b, c])
      make.yTop(a, by: 60)
      make.xPlace(7, a, 8, b, make.wall, c, 9, align: alignment)
    }
    let y = top + 60
    expectFrames(
      ("a, \(alignment)", a, CGRect(x: left + 7, y: y, width: 20, height: 50)),
      ("b, \(alignment)", b, CGRect(x: left + 7 + 20 + 8, y: y + shifts.b, width: 30, height: 26)),
      ("c, \(alignment)", c, CGRect(x: right - 9 - 40, y: y + shifts.c, width: 40, height: 18)))
  }

  @Test(arguments: [false, true]) func aRowIsAlignedAtTheBaselineOfItsFirstView(isLast: Bool) {
    let (a, b) = (Lettering(), Lettering())
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b])
      make.yTop(a, by: 60)
      make.xPlace(7, a, 8, b, make.wall, align: isLast ? .lastBaseline : .firstBaseline)
    }
    // Both first baselines are 9 below the top; the last ones 4 above the bottoms.
    let shift: CGFloat = isLast ? (50 - 4) - (26 - 4) : 0
    expectFrames(
      ("a", a, CGRect(x: left + 7, y: top + 60, width: 20, height: 50)),
      ("b", b, CGRect(x: left + 7 + 20 + 8, y: top + 60 + shift, width: 30, height: 26)))
  }

  @Test func theFirstBaselineOfAPlainViewIsItsTop() {
    let text = Lettering()
    let a = stage.a
    stage.root.addSubview(text)
    stage.place { make in
      make.insetUnequally()
      size(make, [text, a])
      make.yTop(text, by: 60)
      make.xPlace(text, 8, a, make.wall, align: .firstBaseline)
    }
    expectFrames(
      ("text", text, CGRect(x: left, y: top + 60, width: 20, height: 50)),
      ("a", a, CGRect(x: left + 20 + 8, y: top + 60 + 9, width: 30, height: 26)))
  }

  // MARK: Columns

  /// Returns the distances of b and c to the right of the left edge of a.
  private func shifts(_ alignment: AutoLayoutKitColumnAlignment) -> (b: CGFloat, c: CGFloat) {
    switch alignment {
    case .left: (0, 0)
    case .center: (10 - 15, 10 - 20)
    case .right: (20 - 30, 20 - 40)
    }
  }

  @Test(arguments: [AutoLayoutKitColumnAlignment.left, .center, .right])
  func aColumnIsAlignedWithItsFirstView(alignment: AutoLayoutKitColumnAlignment) {
    let shifts = shifts(alignment)
    let a = stage.a
    let b = stage.b
    let c = stage.c
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b, c])
      make.xLeft(a, by: 70)
      make.yPlace(7, a, 8, b, make.wall, c, 9, align: alignment)
    }
    let x = left + 70
    expectFrames(
      ("a, \(alignment)", a, CGRect(x: x, y: top + 7, width: 20, height: 50)),
      ("b, \(alignment)", b, CGRect(x: x + shifts.b, y: top + 7 + 50 + 8, width: 30, height: 26)),
      ("c, \(alignment)", c, CGRect(x: x + shifts.c, y: 300 - 11 - 9 - 18, width: 40, height: 18)))
  }

  @Test(arguments: [false, true], [AutoLayoutKitColumnAlignment.left, .center, .right])
  func aDirectionalColumnIsAlignedAtLeadingOrTrailing(
    isRightToLeft: Bool, alignment: AutoLayoutKitColumnAlignment
  ) {
    let (a, b) = (stage.a, stage.b)
    stage.root.mirror(isRightToLeft)
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b])
      let column = make.directional
      column.xLeft(a, by: 70)
      column.yPlace(a, 8, b, make.wall, align: alignment)
    }
    let x = left + 70
    let b2 = CGRect(x: x + shifts(alignment).b, y: top + 50 + 8, width: 30, height: 26)
    expectFrames(
      ("a", a, CGRect(x: x, y: top, width: 20, height: 50).mirrored(isRightToLeft)),
      ("b, \(alignment)", b, b2.mirrored(isRightToLeft)))
  }

  @Test(arguments: [AutoLayoutKitColumnAlignment.left, .right])
  func aPlainColumnKeepsItsSidesFromRightToLeft(alignment: AutoLayoutKitColumnAlignment) {
    let (a, b) = (stage.a, stage.b)
    stage.root.mirror(true)
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b])
      make.xLeft(a, by: 70)
      make.yPlace(a, 8, b, make.wall, align: alignment)
    }
    let x = left + 70 + shifts(alignment).b
    expectFrames(
      ("b, \(alignment)", b, CGRect(x: x, y: top + 50 + 8, width: 30, height: 26)))
  }

  // MARK: Other rules of the alignment

  @Test func anAlignedRowStartsAtAViewAndTakesAnArray() {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    let parts: [any AutoLayoutKitChainPart] = [8, b, 6, c, AutoLayoutKitGap.wall]
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b, c])
      make.xLeft(a)
      make.yTop(a)
      make.yTop(b, by: 100)
      make.xPlace(after: a, parts, align: .bottom)
    }
    // The chain starts at a, but does not contain it: c is aligned with b.
    expectFrames(
      ("a", a, CGRect(x: left, y: top, width: 20, height: 50)),
      ("b", b, CGRect(x: left + 20 + 8, y: top + 100, width: 30, height: 26)),
      ("c", c, CGRect(x: left + 20 + 8 + 30 + 6, y: top + 100 + 26 - 18, width: 40, height: 18)))
  }

  @Test func aRowWithAHiddenFirstViewIsAlignedWithTheNextOne() {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    a.isHidden = true
    stage.place { make in
      make.insetUnequally()
      size(make, [a, b, c])
      make.yTop(b, by: 60)
      make.collapsing.xPlace(a, 8, b, 6, c, make.wall, align: .center)
    }
    expectFrames(
      ("b", b, CGRect(x: left, y: top + 60, width: 30, height: 26)),
      ("c", c, CGRect(x: left + 30 + 6, y: top + 60 + 13 - 9, width: 40, height: 18)))
  }

  @Test func theHandleHoldsTheChainAndThenTheAlignment() {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    var handle: AutoLayoutKitHandle?
    stage.place { make in
      let row = make.priority(.high).xPlace(7, a, 8, b, make.wall, c, align: .top)
      #expect(row.constant == 7)
      handle = row
    }
    #expect(handle?.constraints.map(\.firstAttribute) == [.left, .left, .right, .top, .top])
    #expect(handle?.constraints.map(\.priority) == Array(repeating: .defaultHigh, count: 5))
  }

  @Test func aReportRepeatsTheAlignment() {
    let a = stage.a
    let stray = Box()
    let rows = [AutoLayoutKitRowAlignment.top, .center, .bottom, .firstBaseline, .lastBaseline]
    let columns = [AutoLayoutKitColumnAlignment.left, .center, .right]
    let reports = collectReports {
      stage.root.tk_constraint { make in
        for alignment in rows { make.xPlace(a, 8, stray, align: alignment) }
        for alignment in columns { make.yPlace(a, 8, stray, align: alignment) }
      }
    }
    let names = rows.map { "\($0)" } + columns.map { "\($0)" }
    #expect(reports.count == names.count)
    for (report, name) in zip(reports, names) {
      #expect(report.description.contains(", align: .\(name)): "), "\(report)")
    }
  }

  @Test func theAlignmentIsKeptByReplace() {
    let (a, b) = (stage.a, stage.b)
    let group = AutoLayoutKitConstraintGroup()
    for (alignment, added) in [(AutoLayoutKitRowAlignment.top, 3), (.top, 0), (.bottom, 1)] {
      stage.root.tk_constraint(replace: group) { make in
        make.xPlace(a, 8, b, make.wall, align: alignment)
      }
      #expect(group.lastChange.added == added, "\(alignment)")
      #expect(group.lastChange.kept == 3 - added, "\(alignment)")
    }
  }

  @Test func aGuideCannotBeAlignedByABaseline() {
    let guide = AutoLayoutKitGuide()
    stage.root.addLayoutGuide(guide)
    let name = "\(AutoLayoutKitGuide.self)"
    let view = "\(Box.self)"
    let sentence = "\(name).firstBaseline does not exist, so the constraint is left out."
    let call = "Card.swift:41: xPlace(\(view), \(name), wall, align: .firstBaseline): \(sentence)"
    stage.place(reports: [call]) { make in
      make.xPlace(stage.a, guide, make.wall, align: .firstBaseline, file: "App/Card.swift", line: 41)
    }
  }
}
