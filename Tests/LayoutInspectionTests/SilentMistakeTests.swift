import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Mistakes with which a layout is still possible, so that no conflict and no open position names them.
@MainActor struct SilentMistakeTests {
  private let screen = CheckedScreen()

  private func sentence(_ check: LayoutCheck, from line: Int) -> [String] {
    problems(in: screen, [check]).map { relative($0.description, to: line) }
  }

  /// Places the title and the button beside each other in the card.
  private func placeCard() {
    screen.addSubview(screen.card)
    [screen.title, screen.button, screen.time].forEach(screen.card.addSubview)
    screen.tk_constraint { make in
      make.xPlace(13, screen.card, 17)
      make.yPlace(30, screen.card, make.wall)
    }
    screen.card.tk_constraint { make in
      make.xPlace(12, screen.title, 16, screen.button, 7, screen.time, make.wall)
      make.yPlace(6, screen.button, 9)
      make.yTop(screen.title, by: 6)
    }
  }

  // Limits

  @Test func aLimitWithTheWrongEdgeIsReported() {
    placeCard()
    let line = #line
    screen.card.tk_constraint { make in
      make.install(screen.button.tk_right >= screen.card.tk_left - 8)
    }
    #expect(
      sentence(.noIdleLimits, from: line) == [
        "+2 install: button.right >= card.left - 8 holds at every size, so it limits nothing. Probably"
          + " button.right <= card.right - 8 was meant."
      ])
  }

  @Test func aVerticalLimitWithTheWrongEdgeIsReported() {
    placeCard()
    let line = #line
    screen.card.tk_constraint { make in
      make.install(screen.time.tk_top <= screen.card.tk_bottom + 4)
      make.yCenter(screen.time)
    }
    #expect(
      sentence(.noIdleLimits, from: line) == [
        "+2 install: time.top <= card.bottom + 4 holds at every size, so it limits nothing. Probably"
          + " time.top >= card.top + 4 was meant."
      ])
  }

  @Test func limitsThatCanBeReachedOrOnlyRepeatAreIntended() {
    placeCard()
    screen.card.tk_constraint { make in
      make.install(screen.button.tk_right <= screen.card.tk_right - 12)
      make.install(screen.title.tk_left >= screen.card.tk_left + 4)
      make.yPlace(3..., screen.title, 8...)
    }
    #expect(sentence(.noIdleLimits, from: 0) == [])
  }

  // Hidden views

  @Test func aViewThatWasHiddenWhenTheBlockRanIsNamedWithTheBlock() {
    [screen.title, screen.time, screen.button].forEach(screen.addSubview)
    screen.time.isHidden = true
    let line = #line
    screen.tk_constraint { make in
      make.collapsing.yPlace(10, screen.title, 8, screen.time, 6, screen.button, make.wall)
      make.xLeft(screen.title, screen.time, screen.button, by: 20)
    }
    screen.time.isHidden = false
    #expect(
      sentence(.notAmbiguous, from: line) == [
        "+2 yPlace left out \"time\", hidden when the block ran and shown now. Run the block again with"
          + " replace: when it is shown or hidden."
      ])
    screen.time.isHidden = true
    #expect(sentence(.notAmbiguous, from: line) == [])
  }

  @Test func aViewThatWasNeverPlacedIsNamedWithTheBlockThatLeftItOut() {
    [screen.title, screen.time, screen.button].forEach(screen.addSubview)
    screen.time.isHidden = true
    let line = #line
    screen.tk_constraint { make in
      make.collapsing.xPlace(10, screen.title, 8, screen.time, 6, screen.button, make.wall)
      make.yTop(screen.title, screen.button, by: 20)
    }
    screen.time.isHidden = false
    #expect(
      sentence(.notAmbiguous, from: line) == [
        "+2 xPlace left out \"time\", hidden when the block ran and shown now. Run the block again with"
          + " replace: when it is shown or hidden."
      ])
  }

  // Safe areas

  @Test(arguments: [false, true]) func oneSafeSideIsReported(isDirectional: Bool) {
    screen.addSubview(screen.title)
    let window = UIWindow(frame: screen.frame)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 84), of: window)
    window.addSubview(screen)
    let line = #line
    screen.tk_constraint { make in
      make.directional(isDirectional).safeArea.xLeft(screen.title, by: 3)
      make.directional(isDirectional).xRight(screen.title, by: 11)
      make.yTop(screen.title, by: 40)
    }
    #expect(
      sentence(.bothSafeSides, from: line) == [
        "\"title\" keeps to the safe area of CheckedScreen at its left edge (+2 xLeft) and not at its right"
          + " edge (+3 xRight), where 84 points are not safe. Write make.safeArea at both edges."
      ])
  }

  @Test func aSafeSideOnPurposeIsIntended() {
    [screen.title, screen.time].forEach(screen.addSubview)
    let window = UIWindow(frame: screen.frame)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 84), of: window)
    window.addSubview(screen)
    screen.tk_constraint { make in
      make.safeArea(.left).xEqual(screen.title)
      make.safeArea.xEqual(screen.time)
      make.yPlace(40, screen.title, 8, screen.time, make.wall)
    }
    #expect(sentence(.bothSafeSides, from: 0) == [])
  }

  @Test func anExplanationNamesTheSafeAreaInAMargin() {
    let row = UIView()
    screen.addSubview(row)
    row.addSubview(screen.title)
    let window = UIWindow(frame: screen.frame)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 7, bottom: 34, right: 9), of: window)
    window.addSubview(screen)
    screen.tk_constraint { make in
      make.xEqual(row)
      make.yBottom(row)
      make.height(row) == 60
    }
    row.tk_constraint { make in
      make.margins.yCenter(screen.title)
      make.xLeft(screen.title, by: 20)
    }
    let lines = explain(screen.title).guides.map(\.description)
    #expect(
      lines.last == "UIView.layoutMarginsGuide.bottom = 18 = UIView.height 60 − 42 (layout margin); 34 of the"
        + " margin is the safe area")
  }

  // Right to left

  @Test func aScreenThatDoesNotMirrorIsReportedIfAskedFor() {
    screen.addSubview(screen.title)
    screen.addSubview(screen.time)
    let line = #line
    screen.tk_constraint { make in
      make.xPlace(12, screen.title, make.wall)
      make.xRight(screen.time, by: 16)
      make.yCenter(screen.title, screen.time)
    }
    #expect(
      sentence(.mirrored, from: line) == [
        "+2 xPlace and 1 more place views by left and right, and no line by leading and trailing: from"
          + " right to left nothing changes sides. Write make.directional, or set"
          + " AutoLayoutKitMaker.isDirectional when the app starts."
      ])
    #expect(!LayoutCheck.all.contains { $0.name == "mirrored" })
  }

  @Test func aScreenOfCentersAndEqualEdgesNeedsNoMirroring() {
    [screen.title, screen.card, screen.button].forEach(screen.addSubview)
    screen.tk_constraint { make in
      make.xEqual(screen.card)
      make.xCenter(screen.title)
      make.directional.xLeft(screen.button, by: 12)
      make.yPlace(4, screen.card, 5, screen.title, 6, screen.button, 7)
    }
    #expect(sentence(.mirrored, from: 0) == [])
  }

  // Fitting sizes

  @Test func aColumnThatEndsAtAWallDoesNotGiveItsCardAHeight() {
    [screen.title, screen.time].forEach(screen.addSubview)
    let line = #line
    screen.tk_constraint { make in
      make.yPlace(12, screen.title, 4, screen.time, make.wall)
      make.inset(top: 1, left: 18, bottom: 2, right: 14).xEqual(screen.title, screen.time)
    }
    #expect(
      sentence(.fitsItsContent, from: line) == [
        "The fitting height of CheckedScreen is 0, and \"time\" ends at 58: nothing ties it to the bottom"
          + " edge (+2 yPlace). End the yPlace with a gap and not with a wall: yPlace(…, time, 8)."
      ])
  }

  @Test func aRowThatEndsAtAWallDoesNotGiveItsCardAWidth() {
    [screen.photo, screen.title].forEach(screen.addSubview)
    let line = #line
    screen.tk_constraint { make in
      make.xPlace(13, screen.photo, 9, screen.title, make.wall)
      make.yEqual(screen.photo, screen.title)
    }
    #expect(
      sentence(.fitsItsContent, from: line) == [
        "The fitting width of CheckedScreen is 0, and \"title\" ends at 119: nothing ties it to the right"
          + " edge (+2 xPlace). End the xPlace with a gap and not with a wall: xPlace(…, title, 8)."
      ])
  }

  @Test func aCardThatFitsItsContentIsRight() {
    [screen.photo, screen.title].forEach(screen.addSubview)
    screen.tk_constraint { make in
      make.xPlace(13, screen.photo, 9, screen.title, 17...)
      make.yPlace(11, screen.photo, 5)
      make.yCenter(screen.title)
    }
    #expect(sentence(.fitsItsContent, from: 0) == [])
  }

  // An open height

  @Test func aBarWhoseTextIsTiedAtItsTopOnlyNeedsTheOtherEdge() {
    let (list, bar) = (screen.photo, screen.card)
    list.image = nil
    screen.addSubview(list)
    screen.addSubview(bar)
    bar.addSubview(screen.title)
    let line = #line
    screen.tk_constraint { make in
      make.xEqual(list, bar)
      make.yPlace(list, bar)
    }
    bar.tk_constraint { make in
      make.xEqual(screen.title)
      make.yTop(screen.title, by: 8)
    }
    #expect(
      sentence(.notAmbiguous, from: line) == [
        "+3: \"card\" has no height, and one view depends on it: neither height(card), nor a second edge,"
          + " nor a column inside it gives one. Add make.ref(card).yBottom(title, by: 8), or"
          + " make.height(card) =="
          + " …."
      ])
  }

  // The keyboard

  @Test func aFieldAndAButtonUnderTheKeyboardAreReported() {
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    let field = UITextField()
    [screen.title, field, screen.button].forEach(screen.addSubview)
    let line = #line
    screen.tk_constraint { make in
      make.xEqual(screen.title, field, screen.button)
      make.yPlace(make.wall, screen.title, 12, field, 10, screen.button, 24)
    }
    #expect(sentence(.aboveKeyboard, from: line) == [])
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 250, width: 320, height: 150), in: window)
    #expect(
      sentence(.aboveKeyboard, from: line) == [
        "UITextField and \"button\" are under the keyboard, which covers CheckedScreen from 250 on (+3"
          + " yPlace). Let the column end at the keyboard, make.keyboard.yPlace(…), or put it in a scroll"
          + " view."
      ])
  }

  @Test func aColumnThatEndsAtTheKeyboardOrScrollsIsRight() {
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    [screen.scroll, screen.button].forEach(screen.addSubview)
    screen.scroll.addSubview(screen.card)
    let field = UITextField()
    screen.card.addSubview(field)
    screen.tk_constraint { make in
      make.xEqual(screen.scroll, screen.button)
      make.keyboard.yPlace(screen.scroll, 10, screen.button, 24)
    }
    screen.scroll.tk_constraint { make in
      make.content.equal(screen.card)
      make.width(screen.card) == make.w
      make.height(screen.card) == 900
    }
    screen.card.tk_constraint { make in
      make.xEqual(field)
      make.yBottom(field, by: 30)
    }
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 250, width: 320, height: 150), in: window)
    #expect(sentence(.aboveKeyboard, from: 0) == [])
  }
}
