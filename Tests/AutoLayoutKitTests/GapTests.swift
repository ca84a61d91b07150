import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Gaps with limits, gaps that share the free space, and offsets, under insets of top 3, left 5, bottom 11
/// and right 17 in 200 × 300.
@MainActor
struct GapTests {
  let stage = Stage()
  let left: CGFloat = 5
  let right: CGFloat = 200 - 17
  let top: CGFloat = 3
  let bottom: CGFloat = 300 - 11

  // MARK: Ranges

  @Test func aGapWithALowerLimitGrows() {
    stage.expectRow([(left + 20, 30), (right - 20 - 40, 40)]) { make in
      make.xPlace(20, stage.a, 8..., stage.b, 20)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func aGapKeepsItsLowerLimit() {
    stage.expectRow([(left, 30), (left + 30 + 8, right - left - 38)]) { make in
      make.xPlace(stage.a, 8..., stage.b)
      make.width(stage.a) == 30
      make.priority(.low).width(stage.b) == 500
    }
  }

  @Test func aGapKeepsItsUpperLimit() {
    stage.expectRow([(left, 30), (left + 30 + 40, right - left - 70)]) { make in
      make.xPlace(stage.a, ...40, stage.b)
      make.width(stage.a) == 30
      make.priority(.low).width(stage.b) == 10
    }
  }

  @Test(arguments: [10, 108, 120, 500] as [CGFloat]) func aGapStaysBetweenItsLimits(preferred: CGFloat) {
    let limit: CGFloat = 40
    let gap: CGFloat = max(8, min(40, right - left - 30 - preferred))
    stage.expectRow([(left, 30), (left + 30 + gap, right - left - 30 - gap)]) { make in
      make.xPlace(stage.a, 8...limit, stage.b)
      make.width(stage.a) == 30
      make.priority(.low).width(stage.b) == preferred
    }
  }

  @Test func rangesAndNumbersAddUp() {
    stage.expectRow([(left, 30), (left + 30 + 4 + 8 + 2, right - left - 44)]) { make in
      make.xPlace(stage.a, 4, 8...40, 2...5, stage.b)
      make.width(stage.a) == 30
      make.priority(.low).width(stage.b) == 500
    }
  }

  @Test func aRangeAtTheFarEdgeIsInward() {
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a)
      make.yPlace(stage.a, 25.5...)
      make.width(stage.a) == 10
      make.priority(.low).height(stage.a) == 500
    }
    expectFrames(("a", stage.a, CGRect(x: left, y: top, width: 10, height: bottom - 25.5 - top)))
  }

  // MARK: Flexible gaps

  @Test func flexibleGapsAreEqual() {
    let share = (right - left - 30 - 40) / 3
    stage.expectRow([(left + share, 30), (left + 2 * share + 30, 40)]) { make in
      make.xPlace(.flexible, stage.a, .flexible, stage.b, .flexible)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func aViewBetweenAWallAndAFlexibleGapIsPlaced() {
    let group = stage.place { make in
      make.insetUnequally()
      make.xPlace(make.wall, stage.a, 4, .flexible(min: 8, max: 8))
    }
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints && group.isInstalled)
    stage.root.tk_constraint { make in
      make.insetUnequally()
      make.yTop(stage.a)
      make.size(stage.a) == (30, 40)
    }
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, CGRect(x: 200 - 17 - 8 - 4 - 30, y: 3, width: 30, height: 40)))
  }

  @Test func weightsDivideTheFreeSpace() {
    let share = (right - left - 30 - 40 - 6) / 4.5
    stage.expectRow([(left + share, 30), (left + 3 * share + 30 + 6, 40)]) { make in
      make.xPlace(make.flexible, stage.a, 6, .flexible * 2, stage.b, .flexible, .flexible * 0.5)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func aFlexibleGapKeepsItsMinimum() {
    let share = (right - left - 70 - 60) / 2
    stage.expectRow([(left + share, 30), (left + share + 30 + 60, 40)]) { make in
      make.xPlace(.flexible, stage.a, .flexible(min: 60), stage.b, .flexible)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func aFlexibleGapKeepsItsMaximum() {
    let share = (right - left - 70 - 12) / 2
    stage.expectRow([(left + share, 30), (left + share + 30 + 12, 40)]) { make in
      make.xPlace(.flexible, stage.a, .flexible(max: 12), stage.b, .flexible)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func flexibleGapsWithLimitsShareTheFreeSpace() {
    let rest = right - left - 70
    stage.expectRow([(left + (rest - 60) / 2, 30), (left + (rest - 60) / 2 + 30 + 60, 40)]) { make in
      make.xPlace(.flexible(min: 8), stage.a, .flexible(min: 60), stage.b, .flexible(min: 8))
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func oneFlexibleGapTakesAllFreeSpace() {
    stage.expectRow([(left + 4, 30), (right - 4 - 40, 40)]) { make in
      make.xPlace(4, stage.a, .flexible, stage.b, 4)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func flexibleGapsAreEqualAlongY() {
    let share = (bottom - top - 20 - 50) / 3
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a, stage.b)
      make.yPlace(.flexible, stage.a, .flexible, stage.b, .flexible)
      make.size(stage.a) == (10, 20)
      make.size(stage.b) == (10, 50)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left, y: top + share, width: 10, height: 20)),
      ("b", stage.b, CGRect(x: left, y: top + 2 * share + 20, width: 10, height: 50)))
  }

  @Test func guidesOfFlexibleGapsAreInstalledWithTheGroup() {
    let group = stage.place { make in
      make.xPlace(.flexible, stage.a, .flexible)
      make.width(stage.a) == 30
    }
    let guides = stage.root.layoutGuides
    #expect(guides.count == 2)
    stage.root.tk_constraint(replace: group) { make in
      make.xPlace(.flexible, stage.b, .flexible)
      make.width(stage.b) == 40
    }
    #expect(stage.root.layoutGuides.map(ObjectIdentifier.init) == guides.map(ObjectIdentifier.init))
    group.uninstall()
    #expect(stage.root.layoutGuides.isEmpty)
    group.install()
    stage.root.layoutIfNeeded()
    #expect(stage.root.layoutGuides.count == 2 && stage.b.frame.minX == (200 - 40) / 2)
    stage.root.tk_constraint(replace: group) { make in make.xLeft(stage.a) }
    #expect(stage.root.layoutGuides.isEmpty)
  }

  @Test func spaceIsEightPoints() {
    stage.expectRow([(left + 8, 30), (left + 8 + 30 + 16, right - left - 54 - 8)]) { make in
      make.xPlace(make.space, stage.a, .space * 2, stage.b, .space)
      make.width(stage.a) == 30
    }
  }

  // MARK: Between fixed views

  @Test func aChainIsPlacedBetweenTwoViews() {
    stage.expectRow([(left, 30), (left + 30 + 8, right - 40 - 6 - left - 38), (right - 40, 40)]) { make in
      make.xLeft(stage.a)
      make.xRight(stage.c)
      make.width(stage.a, stage.c) == [30, 40]
      make.xPlace(after: stage.a, 8, stage.b, 6, before: stage.c)
    }
  }

  @Test func aChainAfterAViewEndsAtTheReference() {
    stage.place { make in
      make.insetUnequally()
      make.xEqual(stage.a, stage.b)
      make.yTop(stage.a)
      make.height(stage.a) == 30
      make.yPlace(after: stage.a, [8, stage.b, 6])
    }
    expectFrames(
      ("b", stage.b, CGRect(x: left, y: top + 30 + 8, width: right - left, height: bottom - 6 - top - 38)))
  }

  @Test func aChainBeforeAViewBeginsAtTheReference() {
    stage.place { make in
      make.insetUnequally()
      make.xEqual(stage.a, stage.b)
      make.yBottom(stage.a)
      make.height(stage.a) == 30
      make.yPlace(7, stage.b, 9, before: stage.a)
    }
    expectFrames(
      ("b", stage.b, CGRect(x: left, y: top + 7, width: right - left, height: bottom - 30 - 9 - top - 7)))
  }

  // MARK: Offsets

  @Test func offsetsAreInward() {
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a, by: 10)
      make.yTop(stage.a, by: 20)
      make.xRight(stage.b, by: 10.5)
      make.yBottom(stage.b, by: 20)
      make.size(stage.a, stage.b) == (30, 40)
      make.equal(stage.c, by: 9)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left + 10, y: top + 20, width: 30, height: 40)),
      ("b", stage.b, CGRect(x: right - 10.5 - 30, y: bottom - 20 - 40, width: 30, height: 40)),
      ("c", stage.c, CGRect(x: left + 9, y: top + 9, width: right - left - 18, height: bottom - top - 18)))
  }

  @Test func aCenterMovesRightAndDown() {
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    stage.place { make in
      make.insetUnequally()
      make.center(stage.a, by: (-5, 10))
      make.xCenter(stage.b, by: 7)
      make.yCenter(stage.b, by: -9)
      make.size(stage.a, stage.b) == (30, 40)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: x - 5 - 15, y: y + 10 - 20, width: 30, height: 40)),
      ("b", stage.b, CGRect(x: x + 7 - 15, y: y - 9 - 20, width: 30, height: 40)))
  }

  @Test func offsetsWithLimitsAreInward() {
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a, by: 20...)
      make.xRight(stage.a, by: 30...)
      make.yTop(stage.a, by: ...40)
      make.yBottom(stage.a, by: 10...50)
      make.priority(.low).size(stage.a) == (500, 10)
    }
    expectFrames(
      (
        "a", stage.a,
        CGRect(x: left + 20, y: top + 40, width: right - left - 50, height: bottom - 50 - top - 40)
      ))
  }

  @Test func aSizeStaysInItsRange() {
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a, stage.b, stage.c)
      make.yTop(stage.a, stage.b, stage.c)
      make.width(stage.a, stage.b) == 44...200
      make.height(stage.a, stage.b) == [20..., 10...60.5]
      make.size(stage.c) == (.between(12, 20), 30)
      make.priority(.low).size(stage.a, stage.b) == (10, 100)
      make.priority(.low).width(stage.c) == 500
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left, y: top, width: 44, height: 100)),
      ("b", stage.b, CGRect(x: left, y: top, width: 44, height: 60.5)),
      ("c", stage.c, CGRect(x: left, y: top, width: 20, height: 30)))
  }

  @Test func exceptLeavesSidesOpen() {
    stage.place { make in
      make.insetUnequally()
      make.equal(stage.a, except: .bottom)
      make.height(stage.a) == 30
      make.equal(stage.b, except: [.top, .left])
      make.size(stage.b) == (40, 50)
      make.xEqual(stage.c, except: .leading)
      make.yTop(stage.c)
      make.size(stage.c) == (60, 70)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left, y: top, width: right - left, height: 30)),
      ("b", stage.b, CGRect(x: right - 40, y: bottom - 50, width: 40, height: 50)),
      ("c", stage.c, CGRect(x: right - 60, y: top, width: 60, height: 70)))
  }

  @Test func aGuideOfTheGroupIsAnItemAndAReference() {
    let stage = stage
    var column: AutoLayoutKitGuide?
    let group = stage.place { make in
      make.insetUnequally()
      let guide = make.guide()
      column = guide
      make.xPlace(guide, 8, stage.b)
      make.width(guide) == 60
      make.yEqual(guide, stage.b)
      make.ref(guide).equal(stage.a)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left, y: top, width: 60, height: bottom - top)),
      ("b", stage.b, CGRect(x: left + 68, y: top, width: right - left - 68, height: bottom - top)))
    #expect(column?.owningView === stage.root)
    group.uninstall()
    #expect(column?.owningView == nil)
  }
}
