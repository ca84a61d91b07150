import AutoLayoutKit
import Foundation
import LayoutTesting
import Testing
import UIKit

/// A mistake of each kind that `check` knows; each test fails with a sentence, a line and a picture.
///
///     mkdir -p attachments
///     PLANTED_MISTAKES=1 swift test --filter PlantedMistakes --attachments-path attachments
///
/// Without the variable, the tests are skipped.
@MainActor
@Suite(.enabled(if: isPlanting, "PLANTED_MISTAKES=1 shows how tests fail")) struct PlantedMistakes {
  let screen = PlantedScreen()

  @Test func aViewIsNotAdded() {
    screen.add(screen.title)
    screen.tk_constraint { make in
      make.xPlace(16, screen.photo, 8, screen.title, make.wall)
      make.yTop(screen.title, by: 24)
    }
    check(screen)
  }

  @Test func aBlockRunsTwice() {
    screen.add(screen.title)
    for _ in 1...2 {
      screen.tk_constraint { make in
        make.xPlace(16, screen.title, make.wall)
        make.yTop(screen.title, by: 24)
      }
    }
    check(screen)
  }

  @Test func aRowIsTooWide() {
    screen.add(screen.photo, screen.badge)
    screen.tk_constraint { make in
      make.xPlace(16, screen.photo, 8, screen.badge, 16)
      make.width(screen.photo, screen.badge) == [200, 120]
      make.height(screen.photo, screen.badge) == 60
      make.yTop(screen.photo, screen.badge, by: 24)
    }
    check(screen)
  }

  @Test func aPositionIsMissing() {
    screen.add(screen.title, screen.detail)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, make.wall, screen.detail, 16)
      make.yTop(screen.title, by: 24)
    }
    check(screen)
  }

  @Test func aCellEndsAtAWall() {
    let cell = PlantedCell(style: .default, reuseIdentifier: nil)
    cell.contentView.tk_constraint { make in
      make.xPlace(16, cell.title, make.wall)
      make.yPlace(12, cell.title, make.wall)
    }
    check(cell)
  }

  @Test func aFittingSizeIsTooSmall() {
    screen.add(screen.title)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, 16)
      make.yPlace(12, screen.title, make.wall)
    }
    check(screen, .fitsItsContent)
  }

  @Test func aLimitHoldsAtEverySize() {
    screen.add(screen.title)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, make.wall)
      make.yTop(screen.title, by: 24)
      make.install(screen.title.tk_right >= screen.tk_left - 16)
    }
    check(screen)
  }

  @Test func oneEdgeIsNotSafe() {
    screen.add(screen.title)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 84), of: screen)
    screen.tk_constraint { make in
      make.safeArea.xLeft(screen.title, by: 6)
      make.xRight(screen.title, by: 6)
      make.yTop(screen.title, by: 24)
    }
    check(screen)
  }

  @Test func aButtonIsUnderTheKeyboard() {
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    screen.add(screen.title, screen.button)
    screen.tk_constraint { make in
      make.xEqual(screen.title, screen.button)
      make.yPlace(24, screen.title, make.wall, screen.button, 12)
      make.height(screen.button) == 44
    }
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 110, width: 320, height: 90), in: window)
    check(screen)
  }

  @Test func nothingChangesSides() {
    screen.add(screen.title, screen.detail)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, make.wall, screen.detail, 16)
      make.yTop(screen.title, screen.detail, by: 24)
    }
    check(screen, .mirrored)
  }

  @Test func aRowHasTwoDirections() {
    screen.semanticContentAttribute = .forceRightToLeft
    screen.add(screen.title, screen.detail)
    screen.tk_constraint { make in
      make.directional.xPlace(16, screen.title, make.wall)
      make.xPlace(make.wall, screen.detail, 16)
      make.yTop(screen.title, screen.detail, by: 24)
    }
    check(screen)
  }

  @Test func twoViewsAreExchanged() {
    screen.add(screen.title, screen.badge, screen.detail, screen.photo)
    screen.tk_constraint { make in
      make.size(screen.badge, screen.photo) == (40, 20)
      make.xPlace(16, screen.title, make.wall, screen.badge, 16)
      make.xPlace(16, screen.detail, make.wall, screen.photo, 16)
      make.yPlace(24, screen.title, 12, screen.detail, make.wall)
      make.ref(screen.title).yCenter(screen.photo)
      make.ref(screen.detail).yCenter(screen.badge)
    }
    check(screen)
  }

  @Test func aWidthIsLost() {
    screen.add(screen.photo)
    screen.photo.addSubview(screen.title)
    screen.photo.addSubview(screen.detail)
    screen.tk_constraint { make in
      make.xPlace(16, screen.photo, make.wall)
      make.yTop(screen.photo, by: 24)
      make.priority(.high).width(screen.photo) == 40
      make.ref(screen.photo).xEqual(screen.title, screen.detail)
      make.ref(screen.photo).yPlace(screen.title, 8, screen.detail)
    }
    check(screen)
  }

  @Test func aTextIsCutOff() {
    screen.title.text = "All departures of this morning, and of the afternoon"
    screen.add(screen.title)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, 16)
      make.yTop(screen.title, by: 24)
    }
    check(screen)
  }

  @Test func aViewLeavesTheScreen() {
    screen.add(screen.photo)
    screen.tk_constraint { make in
      make.size(screen.photo) == (90, 70)
      make.xPlace(make.wall, screen.photo, -16)
      make.yTop(screen.photo, by: 24)
    }
    check(screen)
  }

  @Test func aButtonCoversAText() {
    screen.add(screen.title, screen.button)
    screen.tk_constraint { make in
      make.size(screen.button) == (120, 44)
      make.xPlace(16, screen.title, make.wall)
      make.xLeft(screen.button, by: 60)
      make.yTop(screen.title, screen.button, by: 24)
    }
    check(screen)
  }

  @Test func aListDoesNotScrollToItsEnd() {
    screen.add(screen.list)
    screen.list.addSubview(screen.photo)
    screen.tk_constraint { make in
      make.equal(screen.list)
      make.width(screen.photo) == make.w
      make.height(screen.photo) == 260
      make.ref(screen.list).xEqual(screen.photo)
      make.ref(screen.list).yPlace(screen.photo, make.wall)
    }
    check(screen)
  }

  @Test func aButtonIsTooSmallForAFinger() {
    screen.add(screen.button)
    screen.tk_constraint { make in
      make.size(screen.button) == (60, 24)
      make.center(screen.button)
    }
    check(screen)
  }

  @Test func aHiddenViewLeavesAGap() {
    screen.photo.isHidden = true
    screen.add(screen.title, screen.photo, screen.detail)
    screen.tk_constraint { make in
      make.xLeft(screen.title, screen.detail, by: 16)
      make.size(screen.photo) == (60, 60)
      make.xLeft(screen.photo, by: 16)
      make.yPlace(24, screen.title, 8, screen.photo, 8, screen.detail, make.wall)
    }
    check(screen)
  }

  @Test func aLineIsTooThick() {
    screen.add(screen.title, screen.separator)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, make.wall)
      make.xEqual(screen.separator)
      make.yPlace(24, screen.title, 8, screen.separator, make.wall)
      make.height(screen.separator) == 20
    }
    check(screen)
  }

  @Test func aWordIsBroken() {
    screen.title.numberOfLines = 0
    screen.add(screen.title)
    screen.tk_constraint { make in
      make.width(screen.title) == 48
      make.xPlace(16, screen.title, make.wall)
      make.yTop(screen.title, by: 24)
    }
    check(screen)
  }

  @Test func aTextIsPale() {
    screen.title.textColor = UIColor(white: 0.8, alpha: 1)
    screen.add(screen.title)
    screen.tk_constraint { make in
      make.xPlace(16, screen.title, make.wall)
      make.yTop(screen.title, by: 24)
    }
    check(screen)
  }

  @Test func twoTextsAreNotAligned() {
    screen.add(screen.title, screen.detail)
    screen.tk_constraint { make in
      make.xLeft(screen.title, by: 16)
      make.xLeft(screen.detail, by: 20)
      make.yPlace(24, screen.title, 8, screen.detail, make.wall)
    }
    check(screen, .aligned(screen.title, screen.detail, by: .left))
  }

  @Test func aFrameIsWrong() {
    screen.add(screen.button)
    screen.tk_constraint { make in
      make.xPlace(16, screen.button, 16)
      make.yPlace(make.wall, screen.button, 20)
      make.height(screen.button) == 44
    }
    check(screen, .frame(of: screen.button, CGRect(x: 16, y: 200 - 16 - 44, width: 320 - 32, height: 44)))
  }

  @Test func aRuleOfTheAppIsBroken() {
    screen.badge.backgroundColor = .red
    screen.add(screen.badge)
    screen.tk_constraint { make in
      make.size(screen.badge) == (40, 20)
      make.center(screen.badge)
    }
    check(screen, noRed)
  }

  /// A check that an app defines.
  private var noRed: LayoutCheck {
    LayoutCheck("noRed") { view in
      view.subviews.filter { $0.backgroundColor == .red }.map { red in
        LayoutProblem(
          .custom, views: ["badge"], frames: [red.frame], sites: [], description: "A view is red.")
      }
    }
  }
}

/// True if the tests with the planted mistakes run.
let isPlanting = ProcessInfo.processInfo.environment["PLANTED_MISTAKES"] == "1"
