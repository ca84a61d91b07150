import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Chains with one rule each; ChainModelTests tests every small combination.
@MainActor
struct ChainTests {
  let stage = Stage()

  @Test func aChainRunsFromTheNearInsetToTheFarInset() {
    stage.expectRow([(5 + 20, 30), (25 + 30 + 8, 200 - 17 - 20 - 63)]) { make in
      make.xPlace(20, stage.a, 8, stage.b, 20)
      make.width(stage.a) == 30
    }
  }

  @Test func viewsWithoutANumberBetweenThemTouch() {
    stage.expectRow([(5, 30), (35, 40), (75, 200 - 17 - 75)]) { make in
      make.xPlace(stage.a, stage.b, stage.c)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func numbersAddUpUntilTheNextView() {
    stage.expectRow([(5 + 20 + 3, 30), (28 + 30 + 10, 200 - 17 - 30 - 68)]) { make in
      make.xPlace(20, 3, stage.a, 5, 4, 1, stage.b, 30)
      make.width(stage.a) == 30
    }
  }

  @Test func aNegativeNumberOverlaps() {
    stage.expectRow([(5, 30), (35 - 8, 200 - 17 - 27)]) { make in
      make.xPlace(stage.a, -8, stage.b)
      make.width(stage.a) == 30
    }
  }

  @Test func wallSplitsTheRow() {
    stage.expectRow([(5 + 20, 30), (200 - 17 - 20 - 40, 40)]) { make in
      make.xPlace(20, stage.a, make.wall, stage.b, 20)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func dividerIsAWall() {
    stage.expectRow([(200 - 17 - 30, 30)]) { make in
      make.xPlace(make.divider, stage.a)
      make.width(stage.a) == 30
    }
  }

  @Test func aRowBetweenTwoWallsKeepsOnlyItsGaps() {
    stage.expectRow([(5, 30), (60, 40), (60 + 40 + 6, 50)]) { make in
      make.xPlace(stage.a, make.wall, make.wall, stage.b, 6, stage.c, make.wall)
      make.width(stage.a, stage.b, stage.c) == [30, 40, 50]
      make.install(AutoLayoutKitAttribute(stage.b, .left) == AutoLayoutKitAttribute(stage.root, .left) + 60)
    }
  }

  @Test func allKindsOfNumbersMix() {
    let int = 4
    let float: Float = 2.5
    let double = 1.25
    let cgFloat: CGFloat = 8
    stage.expectRow(
      [(5 + 20, 30), (25 + 30 + 8.5, 40), (25 + 70 + 8.5 + 2 + 3.75, 200 - 17 - 8 - 109.25)]
    ) { make in
      make.xPlace(20, stage.a, 8.5, stage.b, int / 2, float, double, stage.c, cgFloat)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func aChainTakesArraysOfViews() {
    let gap: CGFloat = 6
    stage.expectRow([(5 + 6, 30), (11 + 30, 40), (81 + 6, 200 - 17 - 87)]) { make in
      make.xPlace(gap, [stage.a, stage.b], gap, [stage.c])
      make.width([stage.a, stage.b]) == [30, 40]
    }
  }

  @Test func aMixedArrayIsAChain() {
    let row: [any AutoLayoutKitChainPart] = [6, stage.a, 4.5, stage.b, AutoLayoutKitGap.wall]
    stage.expectRow([(5 + 6, 30), (11 + 30 + 4.5, 40)]) { make in
      make.xPlace(row)
      make.width(stage.a, stage.b) == [30, 40]
    }
  }

  @Test func anEmptyListPlacesNothing() {
    let none: [Box] = []
    stage.expectRow([(5 + 20 + 20, 30)]) { make in
      make.xPlace()
      make.yPlace([])
      make.xPlace(20, none, 20)
      make.xPlace(20, none, 20, stage.a, make.wall)
      make.width(stage.a) == 30
      make.width(none) == 10
    }
  }

  @Test func aChainInsideAReferenceStartsAtItsEdge() {
    let stage = Stage(viewsInPanel: true)
    stage.place { make in
      make.ref(stage.panel).xPlace(10, stage.a)
      make.ref(stage.panel).yPlace(stage.a, 20)
    }
    expectFrames(("a", stage.a, CGRect(x: 10, y: 0, width: 140, height: 150)))
  }

  @Test func guidesArePlacedInChains() {
    let guide = AutoLayoutKitGuide()
    stage.root.addLayoutGuide(guide)
    stage.expectRow([(5 + 25, 30)]) { make in
      make.xPlace(guide, stage.a, make.wall)
      make.width(guide) == 25
      make.width(stage.a) == 30
    }
  }

  @Test func aColumnOfAThousandViewsIsPlaced() {
    let root = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 20_000))
    let views = (0..<1000).map { _ in Box() }
    views.forEach(root.addSubview)
    root.tk_constraint { make in
      make.yPlace(views)
      make.xEqual(views)
      make.height(Array(views.dropLast())) == 7
    }
    root.layoutIfNeeded()
    expectFrames(
      ("first", views[0], CGRect(x: 0, y: 0, width: 100, height: 7)),
      ("middle", views[500], CGRect(x: 0, y: 3500, width: 100, height: 7)),
      ("last", views[999], CGRect(x: 0, y: 6993, width: 100, height: 20_000 - 6993)))
  }
}
