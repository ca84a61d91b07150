import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct OverlapCheckTests {
  private let screen = CheckedScreen()

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Expects views with frames, later ones in front, to have no overlap.
  private func expectNone(_ frames: [(view: UIView, frame: CGRect)], _ place: SourceLocation) {
    screen.place(frames)
    #expect(screen.sentences(.noOverlap).isEmpty, sourceLocation: place)
  }

  private func expectNone(
    _ frames: (view: UIView, frame: CGRect)..., place: SourceLocation = #_sourceLocation
  ) {
    expectNone(frames, place)
  }

  @Test func aTextAndAControlMustNotCoverEachOther() throws {
    screen.button.backgroundColor = .red
    screen.place([(screen.title, rect(20, 30, 200, 40)), (screen.button, rect(10, 45, 300, 44))])
    let found = problems(in: screen, [.noOverlap])
    #expect(found.map(\.kind) == [.overlap] && found.map(\.views) == [["button", "title"]])
    let size = screen.title.intrinsicContentSize
    // The line of text is in the middle of the label, from 30 to 70, and the button begins at 45.
    let height: CGFloat = 50 + size.height / 2 - 45
    let isWhole = height == height.rounded()
    let heightText = isWhole ? "\(Int(height))" : "\(height)"
    let frames: [CGRect] = [screen.button.frame, screen.title.frame]
    #expect(found.map(\.frames) == [frames])
    let sentence = try #require(found.first?.description)
    #expect(sentence.hasPrefix("\"button\" overlaps \"title\" by \(Int(size.width)) × "))
    #expect(sentence.contains(" × \(heightText) points. "))
    #expect(sentence.hasSuffix("such as yPlace(title, 8..., button)."))
  }

  @Test func twoButtonsAtOnePlaceCoverEachOther() {
    let other = UIButton(type: .system)
    other.setTitle("Cancel", for: .normal)
    screen.place([(screen.button, rect(10, 20, 90, 44)), (other, rect(10, 20, 90, 44))])
    #expect(screen.sentences(.noOverlap).count == 1)
    other.frame.size = CGSize(width: 30, height: 20)
    #expect(screen.sentences(.noOverlap).isEmpty)
  }

  /// Both fill the screen, and one is aligned with the other along y.
  @Test(arguments: [false, true]) func buttonsThatFillOneRowCoverEachOther(isSpread: Bool) {
    let other = UIButton(type: .system)
    other.setTitle("Cancel", for: .normal)
    other.accessibilityIdentifier = "cancel"
    for button in [screen.button, other] { screen.addSubview(button) }
    let line = #line + 2
    screen.tk_constraint { make in
      if isSpread { make.xSpread([screen.button, other]) } else { make.xEqual(screen.button, other) }
      make.yTop(screen.button, by: 20)
      make.height(screen.button) == 44
      make.ref(screen.button).yEqual(other)
    }
    let report =
      "\"cancel\" overlaps \"button\" by 320 × 44 points (OverlapCheckTests.swift:\(line) xEqual). Nothing"
      + " keeps them apart along x: name both in one xPlace, such as xPlace(button, 8..., cancel)."
    #expect(screen.sentences(.noOverlap) == (isSpread ? [] : [report]))
  }

  @Test func theRectangleOfATextIsThatOfItsLines() {
    let width = screen.title.intrinsicContentSize.width
    expectNone((screen.title, rect(0, 10, 320, 20)), (screen.time, rect(width + 1, 10, 60, 20)))
    screen.time.frame.origin.x = width - 2
    #expect(screen.sentences(.noOverlap).count == 1)
    screen.title.textAlignment = .right
    #expect(screen.sentences(.noOverlap).isEmpty)
  }

  @Test func halfAPixelIsNoOverlap() {
    screen.title.backgroundColor = .yellow
    expectNone((screen.title, rect(10, 10, 100, 20)), (screen.button, rect(109.6, 10, 50, 20)))
    screen.button.frame.origin.x = 109.4
    #expect(screen.sentences(.noOverlap).count == 1)
  }

  @Test func aBackgroundBehindAndAnImageAroundAreIntended() {
    screen.card.backgroundColor = .white
    expectNone((screen.card, rect(10, 10, 200, 100)), (screen.title, rect(20, 20, 150, 30)))
    expectNone((screen.photo, rect(10, 150, 200, 100)), (screen.time, rect(20, 160, 90, 20)))
    screen.time.frame.origin.x = 190
    #expect(screen.sentences(.noOverlap).map { $0.contains("\"time\" overlaps \"photo\"") } == [true])
  }

  @Test func aBadgeOnACornerIsIntended() {
    screen.time.backgroundColor = .red
    expectNone((screen.button, rect(100, 100, 80, 60)), (screen.time, rect(165, 92, 24, 18)))
    screen.time.frame = rect(120, 92, 24, 18)
    #expect(screen.sentences(.noOverlap).count == 1)
    screen.time.frame = rect(130, 80, 60, 40)
    #expect(screen.sentences(.noOverlap).count == 1)
  }

  @Test func aWholeCoverIsIntended() {
    screen.place([(screen.title, rect(20, 20, 200, 30)), (screen.card, rect(0, 0, 320, 400))])
    screen.card.addSubview(screen.inner)
    screen.inner.frame = rect(20, 20, 200, 30)
    #expect(screen.sentences(.noOverlap).count == 1)
    screen.card.backgroundColor = UIColor(white: 0, alpha: 0.5)
    #expect(screen.sentences(.noOverlap).isEmpty)
  }

  @Test func aCardInFrontOfATextIsReportedOnceAndNotForItsContent() {
    screen.card.backgroundColor = .white
    screen.place([(screen.title, rect(20, 20, 200, 30)), (screen.card, rect(0, 25, 320, 100))])
    screen.card.addSubview(screen.inner)
    screen.inner.frame = rect(20, 0, 200, 30)
    let found = problems(in: screen, [.noOverlap])
    #expect(found.map(\.views) == [["card", "title"]])
    screen.sendSubviewToBack(screen.card)
    // Behind the title the card is a background, and its own text is what collides.
    #expect(problems(in: screen, [.noOverlap]).map(\.views) == [["title", "inner"]])
  }

  @Test func contentScrolledBelowABarIsIntended() {
    screen.button.backgroundColor = .red
    screen.place([(screen.scroll, rect(0, 0, 320, 400)), (screen.button, rect(20, 300, 280, 44))])
    screen.scroll.addSubview(screen.title)
    screen.title.frame = rect(20, 310, 200, 20)
    #expect(screen.sentences(.noOverlap).isEmpty)
    screen.scroll.addSubview(screen.time)
    screen.time.frame = rect(20, 310, 200, 20)
    #expect(problems(in: screen, [.noOverlap]).map(\.views) == [["time", "title"]])
  }

  @Test func hiddenAndTransparentViewsCoverNothing() {
    screen.place([(screen.title, rect(20, 20, 200, 30)), (screen.button, rect(20, 20, 200, 44))])
    screen.button.isHidden = true
    #expect(screen.sentences(.noOverlap).isEmpty)
    screen.button.isHidden = false
    screen.button.alpha = 0
    #expect(screen.sentences(.noOverlap).isEmpty)
    screen.button.alpha = 1
    #expect(screen.sentences(.noOverlap).count == 1)
    #expect(screen.sentences(.noOverlap.except(screen.button)).isEmpty)
  }

  @Test func theConstraintsBetweenTheTwoAreNamed() {
    screen.addSubview(screen.title)
    screen.addSubview(screen.button)
    let line = #line + 3
    screen.tk_constraint { make in
      make.xPlace(10, screen.title, make.wall)
      make.yPlace(17, screen.title, -30, screen.button, make.wall)
      make.size(screen.title, screen.button) == (120, 44)
      make.xPlace(13, screen.button, make.wall)
    }
    #expect(
      screen.sentences(.noOverlap).first?.hasPrefix(
        "OverlapCheckTests.swift:\(line) yPlace: the gap -30 between title and button is negative, so"
          + " \"button\" overlaps \"title\" by ") == true)
  }

  @Test func theViewAtTheTrailingEdgeIsNamedLast() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let screen = CheckedScreen()
      screen.semanticContentAttribute = direction
      for view in [screen.time, screen.button] { screen.addSubview(view) }
      screen.button.backgroundColor = .red
      screen.tk_constraint { make in
        make.width(screen.time, screen.button) == [170, 190]
        make.height(screen.time, screen.button) == [20, 44]
        make.yTop(screen.time, screen.button)
        make.inset(13).directional.xLeft(screen.time)
        make.inset(17).directional.xRight(screen.button)
      }
      screen.time.backgroundColor = .yellow
      // 13 + 170 + 190 + 17 are more than 320.
      let text = screen.sentences(.noOverlap).first ?? ""
      #expect(text.hasSuffix("such as xPlace(time, 8..., button)."), "\(direction): \(text)")
    }
  }

  @Test func viewsAtTheLeadingEdgeAreNamedInTheDirectionOfTheLayout() {
    let screen = CheckedScreen()
    screen.semanticContentAttribute = .forceRightToLeft
    for view in [screen.time, screen.button] {
      view.backgroundColor = .red
      screen.addSubview(view)
    }
    screen.tk_constraint { make in
      make.width(screen.time, screen.button) == [70, 90]
      make.height(screen.time, screen.button) == [20, 44]
      make.yTop(screen.time, screen.button)
      make.inset(13).directional.xLeft(screen.time)
      make.inset(43).directional.xLeft(screen.button)
    }
    // From the right edge, the time begins at 13 and the button at 43.
    let text = screen.sentences(.noOverlap).first ?? ""
    #expect(text.hasSuffix("such as xPlace(time, 8..., button)."), "\(text)")
  }
}
