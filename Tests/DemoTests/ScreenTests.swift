import TestSupport
import Testing
import UIKit

@testable import Demo

/// Special rules of each of the four screens.
@MainActor
@Suite struct ScreenTests {
  private func laidOut<Screen: UIView>(_ screen: Screen, _ width: CGFloat, _ height: CGFloat) -> Screen {
    screen.frame = CGRect(x: 0, y: 0, width: width, height: height)
    HeadlessLayout.setSafeAreaInsets(SceneRenderer.safeArea(of: screen.frame.size), of: screen)
    screen.layoutIfNeeded()
    return screen
  }

  @Test func aBubbleIsAsWideAsItsTextUpToAShareOfTheColumn() {
    let chat = laidOut(Chat(), 390, 844)
    // The column is the screen less 12 on both sides.
    let most = (390 - 24) * 0.76
    for bubble in chat.bubbles {
      let oneLine = UILabel(bubble.text.text ?? "", size: 15).intrinsicContentSize.width + 13 + 13
      if oneLine <= most {
        #expect(abs(bubble.frame.width - oneLine) < 0.01, "\(bubble.text.text ?? "")")
      } else {
        #expect(bubble.frame.width <= most + 0.01, "\(bubble.text.text ?? "")")
        #expect(bubble.text.textLines.count > 1, "\(bubble.text.text ?? "")")
      }
    }
  }

  @Test func bubblesOfEachPersonHaveTheirEdge() {
    let chat = laidOut(Chat(), 390, 844)
    for bubble in chat.bubbles {
      switch bubble.side {
      case .them: #expect(abs(bubble.frame.minX - 12) < 0.01)
      case .me: #expect(abs(bubble.frame.maxX - (390 - 12)) < 0.01)
      }
    }
  }

  @Test func theNewestBubbleIsAboveTheComposer() {
    let chat = laidOut(Chat(), 320, 568)
    // 10 below the mark of read messages, 4 above it.
    #expect(chat.seen.frame.maxY == chat.history.bounds.height - 10)
    #expect(chat.bubbles.last?.frame.maxY == chat.seen.frame.minY - 4)
    #expect(chat.composer.frame.minY == chat.history.frame.maxY)
  }

  @Test func theBarsOfTheChatExtendIntoTheSafeAreaInsets() {
    let chat = laidOut(Chat(), 390, 844)
    #expect(chat.header.frame == CGRect(x: 0, y: 0, width: 390, height: 47 + 52))
    #expect(chat.composer.frame == CGRect(x: 0, y: 844 - 34 - 56, width: 390, height: 56 + 34))
  }

  @Test func theListOfSettingsHasAReadableWidth() {
    // On a wide screen 600 wide and centered; on a narrow one with margins of 16 on both sides.
    let wide = laidOut(Settings(), 1024, 768)
    #expect((wide.network.frame.minX, wide.network.frame.width) == (212, 600))
    let narrow = laidOut(Settings(), 320, 568)
    #expect((narrow.network.frame.minX, narrow.network.frame.width) == (16, 288))
  }

  @Test func theFormIsBesideTheBrandOnAWideScreen() {
    let upright = laidOut(SignIn(), 390, 844)
    expectFrames(
      ("panel", upright.panel, CGRect(x: 0, y: 0, width: 390, height: 844 * 0.36)),
      ("form", upright.form, CGRect(x: 0, y: 844 * 0.36, width: 390, height: 844 * 0.64)))
    let wide = laidOut(SignIn(), 1024, 768)
    expectFrames(
      ("panel", wide.panel, CGRect(x: 0, y: 0, width: 1024 * 0.4, height: 768)),
      ("form", wide.form, CGRect(x: 1024 * 0.4, y: 0, width: 1024 * 0.6, height: 768)))
    #expect(wide.email.frame.width == 380)
  }

  @Test func theTwoOtherSignInButtonsAreEquallyWide() {
    for size in SceneRenderer.sheetSizes {
      let screen = laidOut(SignIn(), size.width, size.height)
      #expect(screen.apple.frame.width == screen.google.frame.width)
      #expect(screen.google.frame.minX - screen.apple.frame.maxX == 12)
    }
  }

  @Test func thePhotoTakesTheRestButAtLeastAThird() {
    let tall = laidOut(Product(), 390, 844)
    #expect(tall.care.frame.maxY + 22 == tall.details.bounds.height)
    let small = laidOut(Product(), 320, 568)
    #expect(abs(small.photo.frame.height - 568 * 0.33) < 0.01)
    #expect(small.care.frame.maxY > small.details.bounds.height, "the end of the details is cut off")
  }
}
