import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct ContainerCheckTests {
  private let screen = CheckedScreen()

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [
    (CGRect(x: -7, y: 100, width: 90, height: 20), "7 points beyond the left edge"),
    (CGRect(x: 100, y: -3, width: 90, height: 20), "3 points beyond the top edge"),
    (CGRect(x: 241, y: 100, width: 90, height: 20), "11 points beyond the right edge"),
    (CGRect(x: 100, y: 397, width: 90, height: 20), "17 points beyond the bottom edge"),
    (
      CGRect(x: 301, y: 397, width: 90, height: 20),
      "71 points beyond the right edge and 17 points beyond the bottom edge"
    ),
  ]) func eachEdgeIsNamed(_ frame: CGRect, _ words: String) {
    screen.place([(screen.title, frame)])
    let expected = "\"title\" reaches \(words) of CheckedScreen, which is 320 × 400."
    #expect(screen.sentences(.insideContainer).map { $0.hasPrefix(expected) } == [true])
    screen.title.frame = rect(-0.4, -0.4, 320.8, 400.8)
    #expect(screen.sentences(.insideContainer).isEmpty)
  }

  @Test func aRowThatEndsAtAWallIsNotTied() {
    screen.addSubview(screen.title)
    screen.addSubview(screen.button)
    let line = #line + 3
    screen.tk_constraint { make in
      make.size(screen.title, screen.button) == (200, 44)
      make.xPlace(13, screen.title, 8, screen.button, make.wall)
      make.yTop(screen.title, screen.button)
    }
    let reach = 13 + 200 + 8 + 200 - 320
    #expect(
      screen.sentences(.insideContainer) == [
        "\"button\" reaches \(reach) points beyond the right edge of CheckedScreen, which is 320 × 400"
          + " (ContainerCheckTests.swift:\(line) xPlace, ContainerCheckTests.swift:\(line - 1) size)."
          + " Nothing ties its right edge to CheckedScreen: end the xPlace with a gap such as 8... there and"
          + " not with a wall, and let a view of the row shrink."
      ])
  }

  @Test func aReferenceOutsideOfTheSuperviewIsNamed() {
    for view in [screen.title, screen.card] { screen.addSubview(view) }
    screen.card.addSubview(screen.inner)
    screen.card.backgroundColor = .white
    let line = #line + 6
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, 17)
      make.xPlace(11, screen.card, 19)
      make.yPlace(20, screen.title, 30, screen.card, make.wall)
      make.height(screen.card) == 60
      make.ref(screen.title).yCenter(screen.inner)
      make.ref(screen.card).xPlace(7, screen.inner, make.wall)
    }
    let found = screen.sentences(.insideContainer)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "ContainerCheckTests.swift:\(line) yCenter places \"inner\" against \"title\", which is not in"
          + " \"card\", so it reaches ") == true)
    #expect(
      found.first?.hasSuffix("Place it with make.ref(card), or add it to the superview of title.") == true)
  }

  @Test func aReferenceAroundTheSuperviewIsNamed() {
    screen.addSubview(screen.card)
    screen.card.addSubview(screen.title)
    screen.card.backgroundColor = .white
    let line = #line + 5
    screen.tk_constraint { make in
      make.xPlace(11, screen.card, 19)
      make.yPlace(make.wall, screen.card, 23)
      make.height(screen.card) == 60
      make.yCenter(screen.title)
      make.ref(screen.card).xPlace(7, screen.title, make.wall)
    }
    let found = screen.sentences(.insideContainer)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "ContainerCheckTests.swift:\(line) yCenter places \"title\" against CheckedScreen, which is around"
          + " \"card\","
          + " so it reaches ") == true)
    #expect(found.first?.hasSuffix(". Place it with make.ref(card).") == true)
  }

  @Test func aWrongSignIsNamed() {
    screen.addSubview(screen.title)
    let line = #line + 2
    screen.tk_constraint { make in
      make.xPlace(make.wall, screen.title, -21)
      make.yTop(screen.title)
    }
    #expect(
      screen.sentences(.insideContainer) == [
        "ContainerCheckTests.swift:\(line) xPlace: the gap -21 after title is negative, so \"title\""
          + " reaches 21 points beyond the right edge of CheckedScreen, which is 320 × 400. Insets point"
          + " inward, and a gap keeps views apart: probably 21 was meant."
      ])
  }

  /// No constraint contradicts the gap, which moves the time out of the screen.
  @Test func aGapFarFromTheOthersIsNamed() throws {
    for view in [screen.title, screen.time, screen.button] { screen.addSubview(view) }
    screen.tk_constraint { make in
      make.width(screen.title, screen.time) == [60, 50]
      make.xPlace(16, screen.title, 240, screen.time, make.wall)
      make.xPlace(16, screen.button, 24, make.wall)
      make.yPlace(12, screen.title, 8, screen.button, 24..., screen.time, 30)
    }
    // 16 + 60 + 240 + 50 − 320 = 46
    let sentence = try #require(screen.sentences(.insideContainer).first)
    #expect(
      sentence.hasSuffix(
        "the gap 240 between title and time is far from the other gaps (8 and 24), so \"time\" reaches 46"
          + " points beyond the right edge of CheckedScreen, which is 320 × 400. Probably 24 was meant."))
  }

  @Test func aBadgeAndABackgroundMayReachOut() {
    screen.card.backgroundColor = .white
    screen.time.backgroundColor = .red
    screen.place([(screen.card, rect(50, 50, 100, 100))])
    screen.card.addSubview(screen.time)
    screen.time.frame = rect(80, -8, 30, 20)
    #expect(screen.sentences(.insideContainer).isEmpty)
    screen.time.frame = rect(40, -8, 30, 20)
    #expect(screen.sentences(.insideContainer).count == 1)
    screen.time.removeFromSuperview()
    let glow = UIView(frame: rect(-8, -8, 116, 116))
    glow.backgroundColor = .yellow
    screen.card.insertSubview(glow, at: 0)
    #expect(screen.sentences(.insideContainer).isEmpty)
    screen.card.insertSubview(UIView(), at: 0)
    #expect(screen.sentences(.insideContainer).count == 1)
  }

  @Test func aClippingViewCutsOffRowsAndImagesButNoTextAtItsSides() {
    screen.card.clipsToBounds = true
    screen.place([(screen.card, rect(50, 50, 100, 100))])
    screen.card.addSubview(screen.photo)
    screen.card.addSubview(screen.inner)
    screen.photo.frame = rect(-20, -20, 160, 140)
    screen.inner.frame = rect(10, 90, 80, 20)
    #expect(screen.sentences(.insideContainer).isEmpty)
    screen.inner.frame = rect(30, 40, 80, 20)
    #expect(screen.sentences(.insideContainer).count == 1)
  }

  @Test func theContentOfAScrollViewMayReachOut() {
    screen.place([(screen.scroll, rect(0, 0, 320, 400))])
    screen.scroll.addSubview(screen.title)
    screen.title.frame = rect(20, 900, 100, 20)
    #expect(screen.sentences(.insideContainer).isEmpty)
  }

  @Test func textsAndControlsAreInsideTheSafeArea() {
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5), of: screen)
    screen.card.backgroundColor = .white
    screen.place([
      (screen.photo, rect(0, 0, 320, 400)), (screen.card, rect(0, 300, 320, 100)),
      (screen.button, rect(20, 340, 280, 44)),
    ])
    let reach = 340 + 44 - (400 - 34)
    #expect(
      screen.sentences(.insideContainer) == [
        "\"button\" reaches \(reach) points out of the safe area at the bottom edge of CheckedScreen. Place"
          + " it with make.safeArea, so that bars and corners do not cover it."
      ])
    screen.button.frame.origin.y = 400 - 34 - 44
    #expect(screen.sentences(.insideContainer).isEmpty)
  }
}
