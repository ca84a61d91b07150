import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Verbs in combination: on references, from right to left, with content, and with modifiers in every order.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300; the panel is 150 × 170 at (11, 13).
@MainActor
struct FeatureTests {
  /// A view that is as large as its content.
  private final class Sized: Box {
    var natural = CGSize.zero
    override var intrinsicContentSize: CGSize { natural }
  }

  let stage = Stage()
  let left: CGFloat = 5
  let right: CGFloat = 200 - 17
  let top: CGFloat = 3
  let bottom: CGFloat = 300 - 11

  // MARK: References

  @Test func everyVerbUsesAReferenceAndItsInsets() {
    let preferred = CGRect(x: 1, y: 2, width: 30, height: 40)
    let room = CGRect(x: 11 + 5, y: 13 + 3, width: 150 - 5 - 17, height: 170 - 3 - 11)
    for (name, place, expected) in verbs(preferred, room) {
      let stage = Stage()
      stage.place { make in
        make.priority(50).xLeft(stage.a, by: preferred.minX)
        make.priority(50).yTop(stage.a, by: preferred.minY)
        make.priority(60).size(stage.a) == preferred.size
        let panel = make.ref(stage.panel)
        panel.insetUnequally()
        place(panel, stage.a)
      }
      expectFrames((name, stage.a, expected), ("panel, \(name)", stage.panel, Stage.panelFrame))
    }
  }

  private typealias Verb = (name: String, place: (AutoLayoutKitMaker, Box) -> Void, expected: CGRect)

  /// Returns each verb with the frame that it gives a view.
  ///
  /// `preferred` is the frame that the view has otherwise, `room` the rectangle
  /// inside the insets of the reference.
  private func verbs(_ preferred: CGRect, _ room: CGRect) -> [Verb] {
    func frame(
      x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> CGRect {
      CGRect(
        x: x ?? preferred.minX, y: y ?? preferred.minY, width: width ?? preferred.width,
        height: height ?? preferred.height)
    }
    let pins: [Verb] = [
      ("xLeft", { make, view in make.xLeft(view) }, frame(x: room.minX)),
      ("xRight", { make, view in make.xRight(view) }, frame(x: room.maxX - preferred.width)),
      ("xCenter", { make, view in make.xCenter(view) }, frame(x: room.midX - preferred.width / 2)),
      ("yTop", { make, view in make.yTop(view) }, frame(y: room.minY)),
      ("yBottom", { make, view in make.yBottom(view) }, frame(y: room.maxY - preferred.height)),
      ("yCenter", { make, view in make.yCenter(view) }, frame(y: room.midY - preferred.height / 2)),
      (
        "center", { make, view in make.center(view) },
        frame(x: room.midX - preferred.width / 2, y: room.midY - preferred.height / 2)
      ),
      ("xEqual", { make, view in make.xEqual(view) }, frame(x: room.minX, width: room.width)),
      ("yEqual", { make, view in make.yEqual(view) }, frame(y: room.minY, height: room.height)),
      ("equal", { make, view in make.equal(view) }, room),
    ]
    let others: [Verb] = [
      (
        "xPlace", { make, view in make.xPlace(7, view, 9) },
        frame(x: room.minX + 7, width: room.width - 7 - 9)
      ),
      (
        "yPlace", { make, view in make.yPlace(7, view, 9) },
        frame(y: room.minY + 7, height: room.height - 7 - 9)
      ),
      ("width", { make, view in make.width(view) == make.w / 2 }, frame(width: room.width / 2)),
      ("height", { make, view in make.height(view) == make.h / 4 }, frame(height: room.height / 4)),
      (
        "size", { make, view in make.size(view) == (make.w, make.h) },
        frame(width: room.width, height: room.height)
      ),
      ("xSpread", { make, view in make.xSpread(view) }, frame(x: room.minX, width: room.width)),
      ("ySpread", { make, view in make.ySpread(view) }, frame(y: room.minY, height: room.height)),
      ("grid", { make, view in make.grid(view, columns: 1) }, room),
      ("aspectRatio", { make, view in make.aspectRatio(2, 1, view) }, frame(height: preferred.width / 2)),
    ]
    return pins + others
  }

  @Test(arguments: [false, true]) func everyNamedAttributeHasItsPlace(isRightToLeft: Bool) {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    let root = stage.root
    root.mirror(isRightToLeft)
    stage.place { make in
      make.install(a.tk_left == root.tk_left + 10, a.tk_right == root.tk_right - 20)
      make.install(a.tk_top == root.tk_top + 30, a.tk_bottom == root.tk_bottom - 40)
      make.install(b.tk_leading == root.tk_leading + 15, b.tk_trailing == a.tk_centerX)
      make.install(b.tk_centerY == a.tk_centerY, b.tk_height == a.tk_width / 2)
      make.install(c.tk_centerX == b.tk_centerX, c.tk_width == a.tk_height * 0.1)
      make.install(c.tk_firstBaseline == a.tk_top + 7, c.tk_lastBaseline == a.tk_bottom - 9)
    }
    // The middle of a is at 10 + 170 / 2 = 95; b runs from 15 to that
    // middle, or from that middle to 200 − 15.
    let (x, width): (CGFloat, CGFloat) = isRightToLeft ? (95, 185 - 95) : (15, 95 - 15)
    expectFrames(
      ("a", a, CGRect(x: 10, y: 30, width: 170, height: 230)),
      ("b", b, CGRect(x: x, y: 145 - 85.0 / 2, width: width, height: 85)),
      ("c", c, CGRect(x: x + width / 2 - 23.0 / 2, y: 30 + 7, width: 23, height: 230 - 7 - 9)))
  }

  // MARK: From right to left

  @Test(arguments: [false, true]) func aDirectionalChainIsPlacedBetweenTwoViews(isRightToLeft: Bool) {
    stage.root.mirror(isRightToLeft)
    stage.place { make in
      make.insetUnequally()
      make.yTop(stage.a, stage.b, stage.c)
      make.height(stage.a, stage.b, stage.c) == 10
      make.width(stage.a, stage.c) == [30, 40]
      make.directional.xLeft(stage.a)
      make.directional.xRight(stage.c)
      make.directional.xPlace(after: stage.a, 8, stage.b, 6, before: stage.c)
    }
    let b = CGRect(x: left + 30 + 8, y: top, width: right - 40 - 6 - left - 38, height: 10)
    expectFrames(
      ("a", stage.a, CGRect(x: left, y: top, width: 30, height: 10).mirrored(isRightToLeft)),
      ("b", stage.b, b.mirrored(isRightToLeft)),
      ("c", stage.c, CGRect(x: right - 40, y: top, width: 40, height: 10).mirrored(isRightToLeft)))
  }

  @Test(arguments: [false, true]) func exceptTakesLeadingAndTrailingSides(isRightToLeft: Bool) {
    stage.root.mirror(isRightToLeft)
    stage.place { make in
      make.insetUnequally()
      make.directional.equal(stage.a, except: .leading)
      make.width(stage.a) == 40
      make.directional.equal(stage.b, except: [.top, .trailing])
      make.size(stage.b) == (50, 60)
    }
    let a = CGRect(x: right - 40, y: top, width: 40, height: bottom - top)
    let b = CGRect(x: left, y: bottom - 60, width: 50, height: 60)
    expectFrames(("a", stage.a, a.mirrored(isRightToLeft)), ("b", stage.b, b.mirrored(isRightToLeft)))
  }

  @Test(arguments: [false, true]) func aHiddenViewIsPlacedAgainByReplace(isRightToLeft: Bool) {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    stage.root.mirror(isRightToLeft)
    let group = AutoLayoutKitConstraintGroup()
    for isHidden in [false, true, false] {
      b.isHidden = isHidden
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.yTop(a, b, c)
        make.height(a, b, c) == 10
        make.width(a, b, c) == [20, 30, 40]
        make.directional.collapsing.xPlace(9, a, 8, b, 7, c, make.wall)
      }
      stage.root.layoutIfNeeded()
      let x = left + 9 + 20 + 8 + (isHidden ? 0 : 30 + 7)
      expectFrames(
        ("a", a, CGRect(x: left + 9, y: top, width: 20, height: 10).mirrored(isRightToLeft)),
        ("c, b hidden: \(isHidden)", c, CGRect(x: x, y: top, width: 40, height: 10).mirrored(isRightToLeft)))
    }
    expectFrames(
      ("b", b, CGRect(x: left + 9 + 20 + 8, y: top, width: 30, height: 10).mirrored(isRightToLeft)))
  }

  @Test(arguments: [false, true]) func aDirectionalWrapGrowsToTheTrailingSide(isRightToLeft: Bool) {
    let card = Box()
    let wide = Box()
    let tall = Box()
    stage.root.addSubview(card)
    for view in [wide, tall] { card.addSubview(view) }
    for view in [stage.root, card] { view.mirror(isRightToLeft) }
    card.tk_constraint { make in
      let make = make.directional.inset(top: 3, left: 5, bottom: 11, right: 17)
      make.size(wide) == (90, 20)
      make.size(tall) == (30, 70)
      make.xLeft(wide, tall)
      make.yTop(wide, tall)
      make.wrap(wide, tall)
    }
    stage.place { make in
      make.directional.xPlace(9, card, make.wall)
      make.yPlace(13, card, make.wall)
    }
    let size = CGSize(width: 5 + 90 + 17, height: 3 + 70 + 11)
    expectFrames(
      ("card", card, CGRect(x: 9, y: 13, width: size.width, height: size.height).mirrored(isRightToLeft)),
      ("wide", wide, CGRect(x: 5, y: 3, width: 90, height: 20).mirrored(isRightToLeft, in: size.width)),
      ("tall", tall, CGRect(x: 5, y: 3, width: 30, height: 70).mirrored(isRightToLeft, in: size.width)))
  }

  // MARK: Content

  @Test(arguments: [false, true]) func theViewWithMoreHuggingKeepsItsContentSize(isFirst: Bool) {
    let (a, b) = (Sized(), Sized())
    for view in [a, b] {
      view.natural = CGSize(width: 40, height: 50)
      stage.root.addSubview(view)
    }
    stage.place { make in
      make.insetUnequally()
      make.xPlace(a, 8, b)
      make.yPlace(a, 6, b)
      make.xHugging(isFirst ? a : b) == 252
      make.yHugging(isFirst ? b : a) == 252
    }
    let (width, height) = (right - left - 8 - 40, bottom - top - 6 - 50)
    let first = CGRect(x: left, y: top, width: isFirst ? 40 : width, height: isFirst ? height : 50)
    let second = CGRect(
      x: first.maxX + 8, y: first.maxY + 6, width: isFirst ? width : 40, height: isFirst ? 50 : height)
    expectFrames(("a", a, first), ("b", b, second))
  }

  @Test(arguments: [false, true]) func theViewWithMoreResistanceKeepsItsContentSize(isFirst: Bool) {
    let (a, b) = (Sized(), Sized())
    for view in [a, b] {
      view.natural = CGSize(width: 120, height: 190)
      stage.root.addSubview(view)
    }
    stage.place { make in
      make.insetUnequally()
      make.xPlace(a, 8, b)
      make.yPlace(a, 6, b)
      make.xCompression(isFirst ? a : b) == .high + 1
      make.yCompression(isFirst ? b : a) == .high + 1
    }
    let (width, height) = (right - left - 8 - 120, bottom - top - 6 - 190)
    let first = CGRect(x: left, y: top, width: isFirst ? 120 : width, height: isFirst ? height : 190)
    let second = CGRect(
      x: first.maxX + 8, y: first.maxY + 6, width: isFirst ? width : 120, height: isFirst ? 190 : height)
    expectFrames(("a", a, first), ("b", b, second))
  }

  // MARK: The order of modifiers

  @Test func aReferenceStartsWithoutTheInsetsBeforeIt() {
    stage.place { make in
      make.insetUnequally()
      make.inset(20).ref(stage.panel).equal(stage.a)
      make.ref(stage.panel).inset(top: 4, left: 6, bottom: 10, right: 18).equal(stage.b)
    }
    expectFrames(
      ("a", stage.a, Stage.panelFrame),
      ("b", stage.b, CGRect(x: 11 + 6, y: 13 + 4, width: 150 - 6 - 18, height: 170 - 4 - 10)))
  }

  #if canImport(UIKit)
    /// Returns a controller in a window, whose view of 200 × 300 holds a, b and c.
    ///
    /// The safe area insets are top 20, left 10, bottom 40 and right 30.
    private func controller() -> (controller: UIViewController, window: UIWindow) {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
      window.isHidden = false
      for view in [stage.a, stage.b, stage.c] { controller.view.addSubview(view) }
      window.layoutIfNeeded()
      return (controller, window)
    }

    @Test func aControllersViewIsAContainerAndKeepsItsMask() {
      let (controller, window) = controller()
      let mask = controller.view.translatesAutoresizingMaskIntoConstraints
      controller.view.tk_constraint { make in
        make.insetUnequally()
        make.equal(stage.a)
      }
      window.layoutIfNeeded()
      expectFrames(
        ("view", controller.view, CGRect(x: 0, y: 0, width: 200, height: 300)),
        ("a", stage.a, CGRect(x: left, y: top, width: right - left, height: bottom - top)))
      #expect(controller.view.translatesAutoresizingMaskIntoConstraints == mask)
    }

    @Test(arguments: [false, true]) func sidesOfTheSafeAreaUseTheDirectionSetBeforeThem(
      isRightToLeft: Bool
    ) {
      let (controller, window) = controller()
      controller.view.mirror(isRightToLeft)
      controller.view.tk_constraint { make in
        make.insetUnequally()
        make.directional.safeArea(.leading, .top).equal(stage.a)
        make.safeArea(.leading, .bottom).directional.equal(stage.b)
        make.directional.safeArea.equal(stage.c)
      }
      window.layoutIfNeeded()
      let y = 20 + top
      let height = bottom - 20 - top
      // The safe area runs from 10 to 170. a runs from the leading edge of the safe area to the opposite edge
      // of the view. b runs from 10 to the right edge of the view in both directions, with insets that follow
      // the direction. c fills the safe area, with the same insets.
      let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (17, 5) : (5, 17)
      let a: (near: CGFloat, far: CGFloat) = isRightToLeft ? (near, 170 - far) : (10 + near, 200 - far)
      let b: (near: CGFloat, far: CGFloat) = (10 + near, 200 - far)
      let c: (near: CGFloat, far: CGFloat) = (10 + near, 170 - far)
      expectFrames(
        ("a", stage.a, CGRect(x: a.near, y: y, width: a.far - a.near, height: height)),
        ("b", stage.b, CGRect(x: b.near, y: top, width: b.far - b.near, height: bottom - 40 - top)),
        ("c", stage.c, CGRect(x: c.near, y: y, width: c.far - c.near, height: height - 40)))
    }

    #if canImport(HeadlessUIKit)
      @Test func viewsAboveTheKeyboardEndAtItsTop() {
        let (controller, window) = controller()
        controller.view.tk_constraint { make in
          make.insetUnequally()
          make.keyboard.equal(stage.a)
          make.safeArea.keyboard.equal(stage.b)
        }
        for (keyboard, ground): (CGRect?, CGFloat) in [
          (CGRect(x: 0, y: 190, width: 200, height: 110), 190), (nil, 300 - 40),
        ] {
          HeadlessLayout.setKeyboardFrame(keyboard, in: window)
          window.layoutIfNeeded()
          expectFrames(
            ("a", stage.a, CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: ground - 11 - 3)),
            ("b", stage.b, CGRect(x: 10 + 5, y: 20 + 3, width: 160 - 5 - 17, height: ground - 11 - 23)))
        }
      }
    #endif

    @Test(arguments: [false, true]) func marginAttributesFollowTheDirection(isRightToLeft: Bool) {
      let a = stage.a
      let b = stage.b
      let c = stage.c
      let root = stage.root
      root.mirror(isRightToLeft)
      root.insetsLayoutMarginsFromSafeArea = false
      root.layoutMargins = UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9)
      stage.place { make in
        make.insetUnequally()
        make.size(a, b, c) == (30, 40)
        make.margins.center(a)
        make.directional.margins.xLeft(b)
        make.margins.yBottom(b)
        make.install(AutoLayoutKitAttribute(c, .centerX), AutoLayoutKitAttribute(root, .centerXWithinMargins))
        make.install(AutoLayoutKitAttribute(c, .centerY), AutoLayoutKitAttribute(root, .centerYWithinMargins))
      }
      let middle = CGPoint(x: (7 + 200 - 9) / 2, y: (6 + 300 - 8) / 2)
      expectFrames(
        (
          "a", a,
          CGRect(x: middle.x + (5 - 17) / 2 - 15, y: middle.y + (3 - 11) / 2 - 20, width: 30, height: 40)
        ),
        (
          "b", b,
          CGRect(x: isRightToLeft ? 200 - 9 - 5 - 30 : 7 + 5, y: 300 - 8 - 11 - 40, width: 30, height: 40)
        ),
        ("c", c, CGRect(x: middle.x - 15, y: middle.y - 20, width: 30, height: 40)))
    }
  #endif
}
