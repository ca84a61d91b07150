import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Makers that are made from makers, under insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
struct ModifierTests {
  let stage = Stage()
  let left: CGFloat = 5
  let right: CGFloat = 200 - 17
  let top: CGFloat = 3
  let bottom: CGFloat = 300 - 11

  // MARK: Insets and priorities

  @Test func insetsOfAMakerAreItsOwn() {
    stage.place { make in
      make.insetUnequally()
      make.inset(10).equal(stage.a)
      make.inset(top: 1, left: 2.5, bottom: 4, right: 8).equal(stage.b)
      make.inset(AutoLayoutKitInsets(top: 8, left: 4, bottom: 2, right: 1)).inset(bottom: 6).equal(stage.c)
      #expect(make.insets.left == 5)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 10, y: 10, width: 180, height: 280)),
      ("b", stage.b, CGRect(x: 2.5, y: 1, width: 200 - 2.5 - 8, height: 300 - 1 - 4)),
      ("c", stage.c, CGRect(x: 0, y: 0, width: 200, height: 294)))
  }

  @Test func aHigherPriorityOverridesALowerOne() {
    stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a)
      make.yTop(stage.a)
      let soft = make.priority(.low)
      soft.width(stage.a) == 200
      soft.height(stage.a) == 40
      make.priority(.low + 1).width(stage.a) == 150
      make.priority(751).height(stage.a) == 60
      make.width(stage.a) <= 100
    }
    expectFrames(("a", stage.a, CGRect(x: left, y: top, width: 100, height: 60)))
  }

  @Test func aPriorityAppliesToEachConstraint() {
    let strength = 300
    let group = stage.place { make in
      make.priority(.high).xPlace(20, stage.a, 8..., stage.b)
      make.priority(.high).priority(.medium - 0.5).center(stage.c)
      make.ref(stage.panel).priority(strength).inset(3).width(stage.c) == 10
      make.priority(.low).install(stage.c.tk_height == 10)
      make.install(stage.b.tk_height == 10)
      make.priority(AutoLayoutKitPriority(.defaultLow)).install(stage.a.tk_width, stage.b.tk_width)
    }
    let priorities: [Float] = [750, 750, 750, 499.5, 499.5, 300, 250, 1000, 250]
    #expect(group.constraints.map(\.priority.rawValue) == priorities)
    #expect(AutoLayoutKitPriority.medium.platform.rawValue == 500)
  }

  @Test func aNameIsPartOfTheIdentifier() {
    let (first, second) = ("ModifierTests.swift:\(#line + 2) ", "ModifierTests.swift:\(#line + 3) ")
    let group = stage.place { make in
      make.named("header").priority(.low).xPlace(20, stage.a)
      make.named("b").named("c").ref(stage.panel).xLeft(stage.b)
    }
    let expected: [String] = [first + "header.xPlace[0]", first + "header.xPlace[1]", second + "c.xLeft[0]"]
    #expect(group.constraints.map { $0.identifier ?? "-" } == expected)
  }

  // MARK: Hidden views

  @Test(arguments: 0..<8) func aHiddenViewAndOneGapAreOmitted(hidden: Int) {
    let views = [stage.a, stage.b, stage.c]
    for (index, view) in views.enumerated() { view.isHidden = hidden & (1 << index) != 0 }
    // The gap after a hidden view is omitted; the gaps at the ends remain, so that only the gaps after views
    // that are shown count between two views.
    var y: CGFloat = top + 10
    var rows: [(name: String, item: AnyObject, frame: CGRect)] = []
    var gap: CGFloat = 0
    for (index, view) in views.enumerated() where !view.isHidden {
      if !rows.isEmpty { y += gap }
      gap = [8, 7, 12][index]
      let height = [20, 30, 40][index]
      rows.append(
        ("view \(index) of \(hidden)", view, CGRect(x: left, y: y, width: 10, height: CGFloat(height))))
      y += CGFloat(height)
    }
    stage.root.frame.size.height = y + 12 + 11
    stage.place { make in
      make.insetUnequally()
      make.xLeft(views)
      make.width(views) == 10
      make.height(views) == [20, 30, 40]
      make.collapsing.yPlace(10, stage.a, 8, stage.b, 7, stage.c, 12)
    }
    expectFrames(rows)
  }

  @Test func theGapAfterAHiddenViewGoesWithIt() {
    let (avatar, tick, preview) = (stage.a, stage.b, stage.c)
    tick.isHidden = true
    stage.expectRow([(5, 20), (0, 0), (5 + 20 + 12, 200 - 5 - 17 - 20 - 12)]) { make in
      make.width(avatar) == 20
      make.height(tick) == 10
      make.width(tick) == 0
      make.collapsing.xPlace(avatar, 12, tick, 4, preview)
      make.ref(stage.root).inset(0).xLeft(tick)
    }
  }

  // MARK: Direction

  @Test(arguments: [false, true]) func aDirectionalChainRunsFromLeadingToTrailing(isRightToLeft: Bool) {
    stage.root.mirror(isRightToLeft)
    stage.place { make in
      make.insetUnequally()
      make.yTop(stage.a, stage.b)
      make.height(stage.a, stage.b) == 10
      make.width(stage.a) == 30
      make.directional.xPlace(20, stage.a, 8, stage.b)
    }
    let a = CGRect(x: left + 20, y: top, width: 30, height: 10)
    let b = CGRect(x: left + 58, y: top, width: right - left - 58, height: 10)
    expectFrames(("a", stage.a, a.mirrored(isRightToLeft)), ("b", stage.b, b.mirrored(isRightToLeft)))
  }

  @Test(arguments: [false, true]) func directionalPinsKeepToLeadingAndTrailing(isRightToLeft: Bool) {
    stage.root.mirror(isRightToLeft)
    stage.place { make in
      let make = make.inset(NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 11, trailing: 17))
      make.yTop(stage.a, stage.b, stage.c)
      make.size(stage.a, stage.b, stage.c) == (30, 10)
      make.xLeft(stage.a, by: 4)
      make.xRight(stage.b)
      make.xCenter(stage.c, by: 9)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left + 4, y: top, width: 30, height: 10).mirrored(isRightToLeft)),
      ("b", stage.b, CGRect(x: right - 30, y: top, width: 30, height: 10).mirrored(isRightToLeft)),
      (
        "c", stage.c,
        CGRect(x: (left + right) / 2 + 9 - 15, y: top, width: 30, height: 10).mirrored(isRightToLeft)
      ))
  }

  @Test(arguments: [false, true]) func flexibleGapsAreMirrored(isRightToLeft: Bool) {
    stage.root.mirror(isRightToLeft)
    let share = (right - left - 30) / 3
    stage.place { make in
      make.insetUnequally()
      make.yTop(stage.a)
      make.size(stage.a) == (30, 10)
      make.directional.xPlace(.flexible, stage.a, .flexible * 2)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: left + share, y: top, width: 30, height: 10).mirrored(isRightToLeft)))
  }

  #if canImport(UIKit)
    // MARK: Areas

    /// Returns a root in a window with safe area insets of 20 at the top, 10 at the left,
    /// 40 at the bottom and 30 at the right.
    private func safeStage() -> Stage {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
      let stage = Stage()
      window.isHidden = false
      controller.view.addSubview(stage.root)
      stage.window = window
      stage.root.frame = controller.view.bounds
      window.layoutIfNeeded()
      return stage
    }

    @Test func theSafeAreaIsAReference() {
      let stage = safeStage()
      stage.place { make in
        make.safeArea.equal(stage.a)
        make.insetUnequally()
        make.safeArea.equal(stage.b)
        make.inset(7).safeArea.size(stage.c) == (make.inset(7).safeArea.w, make.safeArea.inset(2).h)
        make.safeArea.xLeft(stage.c)
        make.safeArea.yTop(stage.c)
      }
      expectFrames(
        ("a", stage.a, CGRect(x: 10, y: 20, width: 160, height: 240)),
        ("b", stage.b, CGRect(x: 15, y: 23, width: 160 - 22, height: 240 - 14)),
        ("c", stage.c, CGRect(x: 15, y: 23, width: 160 - 14, height: 240 - 4)))
    }

    @Test func singleSidesOfTheSafeAreaAreReferences() {
      let stage = safeStage()
      stage.place { make in
        make.insetUnequally()
        make.safeArea(.top, .right).equal(stage.a)
        make.safeArea(.bottom).center(stage.b)
        make.size(stage.b) == (make.safeArea(.bottom).w / 2, 10)
        make.safeArea(.top).safeArea(.left).equal(stage.c)
      }
      expectFrames(
        ("a", stage.a, CGRect(x: 5, y: 23, width: 200 - 30 - 22, height: 300 - 20 - 14)),
        (
          "b", stage.b, CGRect(x: 5 + 178.0 / 4, y: (3 + 300 - 40 - 11) / 2 - 5, width: 178.0 / 2, height: 10)
        ),
        ("c", stage.c, CGRect(x: 15, y: 3, width: 200 - 10 - 22, height: 300 - 14)))
      // One guide for each choice of sides, although each choice is used twice.
      let guides = stage.root.layoutGuides.filter { $0 !== stage.root.safeAreaLayoutGuide }
      #expect(guides.count == 4)
    }

    @Test func marginsAreAReference() {
      let stage = stage
      stage.root.insetsLayoutMarginsFromSafeArea = false
      stage.root.layoutMargins = UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9)
      stage.place { make in
        make.insetUnequally()
        make.margins.equal(stage.a)
        make.margins.ref(stage.panel).equal(stage.b)
      }
      expectFrames(
        ("a", stage.a, CGRect(x: 12, y: 9, width: 200 - 16 - 22, height: 300 - 14 - 14)),
        ("b", stage.b, Stage.panelFrame))
    }

    @Test func theReadableWidthIsAReference() {
      let stage = Stage()
      stage.root.frame.size.width = 2000
      stage.place { make in
        make.readable.equal(stage.a)
      }
      let readable = stage.root.readableContentGuide.layoutFrame
      #expect(readable.width < 1000)
      expectFrames(("a", stage.a, readable))
    }

    #if !os(tvOS)
      @available(iOS 15, *)
      @Test func aViewEndsAboveTheKeyboard() {
        let stage = safeStage()
        stage.place { make in
          make.insetUnequally()
          make.keyboard.equal(stage.a)
          make.safeArea.keyboard.equal(stage.b)
        }
        let a = CGRect(x: 5, y: 3, width: 178, height: 300 - 40 - 14)
        expectFrames(
          ("a", stage.a, a), ("b", stage.b, CGRect(x: 15, y: 23, width: 160 - 22, height: 240 - 14)))
      }

      @available(iOS 15, *)
      @Test func aMisuseOfAnotherModifierKeepsTheArea() {
        let stage = safeStage()
        let name = "\(type(of: stage.root))"
        let line = UInt(#line + 8)
        let sentence =
          """
          ModifierTests.swift:\(line): keyboard.equal(\(name)): \
          2000 is not a priority from 1 to 1000, so 1000 is used.
          """
        stage.place(reports: [sentence]) { make in
          make.insetUnequally()
          make.priority(2000).keyboard.equal(stage.a)
        }
        expectFrames(("a", stage.a, CGRect(x: 5, y: 3, width: 178, height: 300 - 40 - 14)))
      }
    #endif

    @Test func leftAndLeadingSidesOfTheSafeAreaDiffer() {
      let stage = safeStage()
      stage.root.mirror(true)
      stage.place { make in
        make.insetUnequally()
        make.safeArea(.left).xLeft(stage.a)
        make.directional.safeArea(.leading).xLeft(stage.b)
        make.yTop(stage.a, stage.b)
        make.size(stage.a, stage.b) == (30, 40)
      }
      // From right to left, text begins at the right side of the safe area, and the left inset is there.
      expectFrames(
        ("a", stage.a, CGRect(x: 10 + 5, y: 3, width: 30, height: 40)),
        ("b", stage.b, CGRect(x: 200 - 30 - 5 - 30, y: 3, width: 30, height: 40)))
    }

    @Test func theContentOfAScrollViewIsAReference() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let (a, b) = (UIView(), UIView())
      scroll.addSubview(a)
      scroll.addSubview(b)
      scroll.tk_constraint { make in
        let content = make.content.inset(top: 3, left: 5, bottom: 11, right: 17)
        content.yPlace(a, 8, b)
        content.xEqual(a, b)
        content.width(a) == content.w
        content.height(a, b) == [content.h, 100]
      }
      scroll.layoutIfNeeded()
      expectFrames(
        ("a", a, CGRect(x: 5, y: 3, width: 178, height: 286)),
        ("b", b, CGRect(x: 5, y: 3 + 286 + 8, width: 178, height: 100)))
      #expect(scroll.contentSize == CGSize(width: 200, height: 3 + 286 + 8 + 100 + 11))
    }
  #endif

  // MARK: Baselines

  #if canImport(UIKit)
    @Test func labelsShareABaseline() {
      let stage = stage
      let (large, small) = (UILabel(), UILabel())
      large.font = .systemFont(ofSize: 40)
      small.font = .systemFont(ofSize: 10)
      large.text = "Large"
      small.text = "small"
      stage.root.addSubview(large)
      stage.root.addSubview(small)
      stage.place { make in
        make.insetUnequally()
        make.xPlace(large, small, make.wall)
        make.yTop(large)
        make.ref(large).yFirstBaseline(small, by: 6)
        make.ref(large).xLeft(stage.a, stage.b)
        make.ref(large).yLastBaseline(stage.a, by: 4)
        make.yFirstBaseline(stage.b, by: 2)
        make.size(stage.a, stage.b) == (10, 10)
      }
      let baseline = large.frame.minY + large.font.ascender
      #expect(abs(small.frame.minY + small.font.ascender - baseline - 6) < 1)
      // A view without text has its last baseline at its bottom, and its first at its top.
      #expect(abs(stage.a.frame.maxY - (baseline - 4)) < 1)
      #expect(stage.b.frame.minY == top + 2)
    }
  #endif
}
