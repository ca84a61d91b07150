import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Widths, heights and sizes, under insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
struct SizeTests {
  let stage = Stage()
  let w: CGFloat = 200 - 5 - 17
  let h: CGFloat = 300 - 3 - 11

  /// Expects the sizes of a, b and c; only the given ones are checked.
  private func expectSizes(
    _ expected: [(width: CGFloat, height: CGFloat)], sourceLocation: SourceLocation = #_sourceLocation,
    _ block: (AutoLayoutKitMaker) -> Void
  ) {
    let views = [("a", stage.a), ("b", stage.b), ("c", stage.c)].prefix(expected.count)
    stage.place(sourceLocation: sourceLocation) { make in
      make.insetUnequally()
      make.xLeft(views.map(\.1))
      make.yTop(views.map(\.1))
      block(make)
    }
    let rows = zip(views, expected).map { view, size in
      (
        name: view.0, item: view.1 as AnyObject,
        frame: CGRect(x: 5, y: 3, width: size.width, height: size.height)
      )
    }
    expectFrames(rows, sourceLocation: sourceLocation)
  }

  @Test func aNumberIsTheSizeOfEachView() {
    expectSizes([(30, 40), (30, 40)]) { make in
      make.width(stage.a, stage.b) == 30
      make.height([stage.a, stage.b]) == 40.0
    }
  }

  @Test func dividedLiteralsAreNotIntegers() {
    let gap: CGFloat = 20
    expectSizes([(100.0 / 3, 200.0 / 7), (50, 100.0 / 3), (100.0 / 3, 10)]) { make in
      make.width(stage.a) == 100 / 3
      make.height(stage.a, stage.b) == [200 / 7, 100 / 3]
      make.width(stage.b) == 10 + 2 * gap
      make.size(stage.c) == (100 / 3, gap / 2)
    }
  }

  @Test func dividedLiteralsBesideAttributesAreNotIntegers() {
    expectSizes([(w / 3 - 100.0 / 3, 100.0 / 3), (w / 2, 100.0 / 3), (100.0 / 3, h / 3)]) { make in
      make.width(stage.a) == make.w / 3 - 100 / 3
      make.height(stage.a) == 100 / 3
      make.size(stage.b) == (make.w / 2, 100 / 3)
      make.width(stage.c) == [100 / 3]
      make.height(stage.c) == [make.h / 3]
    }
  }

  @Test(arguments: [0, 1, 2, 3]) func aSizeTakesEveryKindOfNumber(kind: Int) {
    let int = 40
    let double = 40.5
    let cgFloat: CGFloat = 40.25
    let float: Float = 40.75
    let expected: CGFloat = [40, 40.5, 40.25, 40.75][kind]
    expectSizes([(expected, expected), (expected, expected), (expected, expected)]) { make in
      switch kind {
      case 0:
        make.width(stage.a) == int
        make.height(stage.a) == [int]
        make.size(stage.b) == (int, int)
      case 1:
        make.width(stage.a) == double
        make.height(stage.a) == [double]
        make.size(stage.b) == (double, double)
      case 2:
        make.width(stage.a) == cgFloat
        make.height(stage.a) == [cgFloat]
        make.size(stage.b) == (cgFloat, cgFloat)
      default:
        make.width(stage.a) == float
        make.height(stage.a) == [float]
        make.size(stage.b) == (CGFloat(float), CGFloat(float))
      }
      make.size(stage.c) == CGSize(width: expected, height: expected)
    }
  }

  @Test func aListGivesEachViewItsValue() {
    let int = 20
    expectSizes([(10, 20), (20, 8.5), (w * 0.5, h / 4)]) { make in
      make.width(stage.a, stage.b, stage.c) == [10, 20, make.w * 0.5]
      make.height([stage.a, stage.b, stage.c]) == [int, 8.5, make.h / 4]
    }
  }

  @Test func aPairIsWidthAndHeight() {
    let int = 30
    expectSizes([(10.5, 20), (30, h / 4), (w * 0.5, h * 0.5)]) { make in
      make.size(stage.a) == (10.5, 20)
      make.size(stage.b) == (Double(int), make.h / 4)
      make.size([stage.c]) == (make.w * 0.5, make.h * 0.5)
    }
  }

  @Test func aSizeIsTheSizeOfEachView() {
    expectSizes([(12, 34), (12, 34)]) { make in
      make.size(stage.a, stage.b) == CGSize(width: 12, height: 34)
    }
  }

  @Test func wAndHTakeNumbersOfEveryKindOnBothSides() {
    let three = 3
    let half: Float = 0.5
    let edge: CGFloat = 7
    let quarter = 0.25
    expectSizes([(2 * w - 100, h / 3), (w * 0.5 - 7, h * 0.25 + 3), (w * 0.5 + 7, 400 - h)]) { make in
      make.size(stage.a) == (2 * make.w - 100, make.h / three)
      make.size(stage.b) == (make.w * 0.5 - edge, make.h * quarter + three)
      make.size(stage.c) == (edge + half * make.w, 400 - make.h)
    }
  }

  @Test func anotherViewsAttributeIsALength() {
    expectSizes([(30, 40), (30 / 2, 40 * 1.5 + 1), (40, 30)]) { make in
      make.size(stage.a) == (30, 40)
      make.width(stage.b) == stage.a.tk_width / 2
      make.height(stage.b) == stage.a.tk_height * 1.5 + 1
      make.size(stage.c) == (stage.a.tk_height, stage.a.tk_width)
    }
  }

  @Test func atLeastAndAtMostLeaveRoom() {
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a, stage.b)
      make.yTop(stage.a, stage.b)
      make.size(stage.a) >= (30, make.h * 0.5)
      make.size(stage.b) <= CGSize(width: 60, height: 70)
      make.width(stage.a) <= [make.w]
      make.height(stage.b) >= 20
      make.install(
        low(stage.a.tk_width == 10), low(stage.a.tk_height == 10), low(stage.b.tk_width == 500),
        low(stage.b.tk_height == 50))
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: 30, height: h * 0.5)),
      ("b", stage.b, CGRect(x: 5, y: 3, width: 60, height: 50)))
  }

  @Test func sizesFollowTheReference() {
    stage.place { make in
      let panel = make.ref(stage.panel)
      panel.insetUnequally()
      panel.xLeft(stage.a)
      panel.yTop(stage.a)
      panel.size(stage.a) == (panel.w, panel.h / 2)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 11 + 5, y: 13 + 3, width: 150 - 5 - 17, height: (170 - 3 - 11) / 2)))
  }
}

/// Returns the same constraint with a low priority.
@MainActor
private func low(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  constraint.priority = .defaultLow
  return constraint
}
