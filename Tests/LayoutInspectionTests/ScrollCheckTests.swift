import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct ScrollCheckTests {
  private let screen = CheckedScreen()

  init() {
    screen.addSubview(screen.scroll)
    screen.scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    screen.scroll.addSubview(screen.title)
    screen.scroll.addSubview(screen.button)
  }

  @Test func aColumnThatEndsAtAWallGivesNoContentSize() {
    let line = #line + 3
    screen.scroll.tk_constraint { make in
      make.width(screen.title, screen.button) == make.w - 40
      make.yPlace(30, screen.title, 400, screen.button, make.wall)
      make.xPlace(20, screen.title, 20)
      make.xPlace(20, screen.button, 20)
    }
    #expect(
      screen.sentences(.scrollsToItsContent) == [
        "\"scroll\" has no content height, so it does not scroll to \"button\""
          + " (ScrollCheckTests.swift:\(line) yPlace). Tie the bottom of the last view to the content: let"
          + " the yPlace end with the view or a gap, and not with a wall."
      ])
  }

  @Test func aColumnThatEndsAtTheEdgeScrolls() {
    screen.scroll.tk_constraint { make in
      make.width(screen.title, screen.button) == make.w - 40
      make.yPlace(30, screen.title, 400, screen.button, 17)
      make.xPlace(20, screen.title, 20)
      make.xPlace(20, screen.button, 20)
    }
    #expect(screen.sentences(.scrollsToItsContent).isEmpty)
  }

  @Test func contentThatEndsTooEarlyIsReported() {
    screen.scroll.contentSize = CGSize(width: 320, height: 500)
    screen.button.frame = CGRect(x: 20, y: 470, width: 200, height: 44)
    let end = 470 + 44
    #expect(
      screen.sentences(.scrollsToItsContent).first?.hasPrefix(
        "\"scroll\" scrolls 500 points, and \"button\" ends at \(end). Tie the bottom") == true)
    screen.scroll.contentInset.bottom = 14
    #expect(screen.sentences(.scrollsToItsContent).isEmpty)
  }

  @Test func aViewOnTheFrameOfTheScrollViewDoesNotScroll() {
    screen.scroll.contentSize = CGSize(width: 320, height: 100)
    screen.title.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    screen.scroll.tk_constraint { make in
      let frame = make.ref(screen.scroll.frameLayoutGuide)
      frame.xPlace(20, screen.button, 20)
      frame.yPlace(make.wall, screen.button, 16)
    }
    #expect(screen.sentences(.scrollsToItsContent).isEmpty)
  }

  @Test func aWidthOfZeroWhereNothingReachesOutIsIntended() {
    screen.scroll.contentSize = CGSize(width: 0, height: 500)
    screen.title.frame = CGRect(x: 20, y: 20, width: 280, height: 44)
    screen.button.frame = CGRect(x: 20, y: 420, width: 280, height: 44)
    #expect(screen.sentences(.scrollsToItsContent).isEmpty)
    screen.button.frame.size.width = 310
    #expect(screen.sentences(.scrollsToItsContent).count == 1)
  }
}
