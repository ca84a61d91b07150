import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Edges and centers, under insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
struct PinTests {
  let stage = Stage()

  private func expectA(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation, _ block: (AutoLayoutKitMaker) -> Void
  ) {
    stage.place(sourceLocation: sourceLocation, block)
    expectFrames(
      ("a", stage.a, CGRect(x: x, y: y, width: width, height: height)), sourceLocation: sourceLocation)
  }

  @Test func leftAndTopAreMovedInByTheirOwnInsets() {
    expectA(5, 3, 30, 40) { make in
      make.insetUnequally()
      make.size(stage.a) == (30, 40)
      make.xLeft(stage.a)
      make.yTop(stage.a)
    }
  }

  @Test func rightAndBottomAreMovedInByTheirOwnInsets() {
    expectA(200 - 17 - 30, 300 - 11 - 40, 30, 40) { make in
      make.insetUnequally()
      make.size(stage.a) == (30, 40)
      make.xRight(stage.a)
      make.yBottom(stage.a)
    }
  }

  @Test func insetsMoveACenterByHalfTheirDifference() {
    let middle = CGPoint(x: 100 + (5 - 17) / 2, y: 150 + (3 - 11) / 2)
    expectA(middle.x - 15, middle.y - 20, 30, 40) { make in
      make.insetUnequally()
      make.size(stage.a) == (30, 40)
      make.xCenter(stage.a)
      make.yCenter(stage.a)
    }
  }

  @Test func centerCentersOnBothAxes() {
    expectA(100 - 6 - 15, 150 - 4 - 20, 30, 40) { make in
      make.insetUnequally()
      make.size(stage.a) == (30, 40)
      make.center(stage.a)
    }
  }

  @Test func centerIsTheMiddleBetweenLargeInsets() {
    let root = Box(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let a = Box()
    root.addSubview(a)
    root.tk_constraint { make in
      make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)
      make.size(a) == (100, 50)
      make.center(a)
    }
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 130, y: 110, width: 100, height: 50)))
  }

  @Test func xEqualKeepsToLeftAndRightInset() {
    expectA(5, 3, 200 - 5 - 17, 40) { make in
      make.insetUnequally()
      make.xEqual(stage.a)
      make.height(stage.a) == 40
      make.yTop(stage.a)
    }
  }

  @Test func yEqualKeepsToTopAndBottomInset() {
    expectA(5, 3, 30, 300 - 3 - 11) { make in
      make.insetUnequally()
      make.yEqual(stage.a)
      make.width(stage.a) == 30
      make.xLeft(stage.a)
    }
  }

  @Test func equalCoversTheInsetReference() {
    expectA(5, 3, 200 - 5 - 17, 300 - 3 - 11) { make in
      make.insetUnequally()
      make.equal(stage.a)
    }
  }

  @Test func wAndHSubtractBothInsets() {
    expectA(5, 3, 200 - 5 - 17, 300 - 3 - 11) { make in
      make.insetUnequally()
      make.size(stage.a) == (make.w, make.h)
      make.xLeft(stage.a)
      make.yTop(stage.a)
    }
  }

  @Test func insetsAddUpAndCanBeReset() {
    let stage = stage
    stage.place { make in
      make.insetUnequally()
      let old = make.insetEdges(edge: 20)
      #expect(old == AutoLayoutKitInsets(top: 3, left: 5, bottom: 11, right: 17))
      #expect(make.insets == AutoLayoutKitInsets(top: 23, left: 25, bottom: 31, right: 37))
      make.equal(stage.a)
      make.resetEdges(old)
      make.equal(stage.b)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 25, y: 23, width: 200 - 25 - 37, height: 300 - 23 - 31)),
      ("b", stage.b, CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)))
  }

  @Test func insetsTakeEveryKindOfNumber() {
    let three = 3
    let five: CGFloat = 5
    let eleven: Float = 11
    stage.place { make in
      make.insetEdges(top: three, left: five, bottom: eleven, right: 17.0)
      make.insetEdges(edge: three)
      make.insetEdges(edge: 100 / 8)
      #expect(make.insets == AutoLayoutKitInsets(top: 18.5, left: 20.5, bottom: 26.5, right: 32.5))
    }
  }

  @Test func aReferenceStartsWithoutInsetsAndKeepsItsOwn() {
    stage.place { make in
      make.insetUnequally()
      let panel = make.ref(stage.panel)
      #expect(panel.insets == .zero)
      panel.insetEdges(edge: 8)
      #expect(make.insets.left == 5)
      panel.xLeft(stage.a)
      panel.yBottom(stage.a)
      make.size(stage.a) == (30, 40)
    }
    expectFrames(("a", stage.a, CGRect(x: 11 + 8, y: 13 + 170 - 8 - 40, width: 30, height: 40)))
  }

  @Test func everyVerbPlacesAgainstTheReference() {
    let stage = Stage(viewsInPanel: true)
    stage.place { make in
      let panel = make.ref(stage.panel)
      panel.insetUnequally()
      panel.equal(stage.a)
      panel.center(stage.b)
      panel.size(stage.b) == (panel.w * 0.5, panel.h * 0.25)
      panel.xRight(stage.c)
      panel.yBottom(stage.c)
      panel.size(stage.c) == (30, 40)
    }
    let (width, height): (CGFloat, CGFloat) = (150 - 5 - 17, 170 - 3 - 11)
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: width, height: height)),
      ("b", stage.b, CGRect(x: 5 + width / 4, y: 3 + height * 3 / 8, width: width / 2, height: height / 4)),
      ("c", stage.c, CGRect(x: 150 - 17 - 30, y: 170 - 11 - 40, width: 30, height: 40)))
  }

  @Test func everyVerbMixesArraysAndSingleViews() {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    let pair: [any AutoLayoutKitItem] = [b, c]
    stage.place { make in
      make.insetUnequally()
      make.xLeft([a, b])
      make.xLeft(c)
      make.yTop(a, [b, c])
      make.width([a], b, [c]) == 30
      make.height(a) == 40
      make.height(pair) == 50
      make.equal([])
    }
    expectFrames(
      ("a", a, CGRect(x: 5, y: 3, width: 30, height: 40)),
      ("b", b, CGRect(x: 5, y: 3, width: 30, height: 50)), ("c", c, CGRect(x: 5, y: 3, width: 30, height: 50))
    )
  }

  @Test func guidesAreItemsAndReferences() {
    let guide = AutoLayoutKitGuide()
    stage.root.addLayoutGuide(guide)
    stage.place { make in
      make.insetUnequally()
      make.size(guide) == (60, 80)
      make.center(guide)
      make.ref(guide).equal(stage.a)
    }
    let left: CGFloat = 100 - 6 - 30
    let top: CGFloat = 150 - 4 - 40
    #expect(guide.layoutFrame == CGRect(x: left, y: top, width: 60, height: 80))
    expectFrames(("a", stage.a, CGRect(x: left, y: top, width: 60, height: 80)))
  }

  @Test func anArrayTakesAPairOfOffsets() {
    let views: [any AutoLayoutKitItems] = [stage.a, [stage.b]]
    stage.place { make in
      make.insetUnequally()
      make.size(views) == (30, 40)
      make.center(views, by: (4, -9.5))
    }
    let x: CGFloat = 5 + (200 - 5 - 17) / 2 + 4
    let y: CGFloat = 3 + (300 - 3 - 11) / 2 - 9.5
    let frame = CGRect(x: x - 15, y: y - 20, width: 30, height: 40)
    expectFrames(("a", stage.a, frame), ("b", stage.b, frame))
  }

  @Test func onlyPlacedViewsStopFollowingTheirAutoresizingMask() {
    let stage = Stage(viewsInPanel: true)
    let reference = Box(frame: CGRect(x: 20, y: 30, width: 50, height: 60))
    stage.root.addSubview(reference)
    stage.place { make in
      make.ref(reference).xLeft(stage.a)
      make.width(stage.a) == AutoLayoutKitAttribute(reference, .width)
      make.yTop(stage.a)
      make.height(stage.a) == 10
    }
    #expect(stage.root.translatesAutoresizingMaskIntoConstraints)
    #expect(reference.translatesAutoresizingMaskIntoConstraints)
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
    expectFrames(
      ("reference", reference, CGRect(x: 20, y: 30, width: 50, height: 60)),
      ("a", stage.a, CGRect(x: 20 - 11, y: -13, width: 50, height: 10)))
  }

  @Test func theContainerCanBeSizedAndKeepsItsMask() {
    let inner = stage.panel
    inner.tk_constraint { make in make.height(inner) <= 500 }
    stage.root.tk_constraint { make in make.width(stage.root) >= 10 }
    #expect(stage.root.translatesAutoresizingMaskIntoConstraints)
  }
}
