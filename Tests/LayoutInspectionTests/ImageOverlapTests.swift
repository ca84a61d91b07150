import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// A button that lies on an image: one that belongs to it, and one that is there by mistake.
@MainActor @Suite struct ImageOverlapTests {
  private let screen = CheckedScreen()

  init() {
    for view in [screen.photo, screen.title, screen.button] { screen.addSubview(view) }
  }

  /// Places a photo above the title; `button` places the button.
  private func place(_ button: (AutoLayoutKitMaker) -> Void) {
    screen.tk_constraint { make in
      make.xPlace(11, screen.photo, 13)
      make.height(screen.photo) == 150
      make.yPlace(17, screen.photo, 9, screen.title, make.wall)
      make.xPlace(11, screen.title, make.wall)
      make.size(screen.button) == (60, 44)
      button(make)
    }
  }

  private var sentences: [String] { screen.sentences(.noOverlap) }

  private func here(_ line: Int, _ verb: String) -> String { "ImageOverlapTests.swift:\(line) \(verb)" }

  @Test func aButtonThatReachesOutOfTheImageIsReported() {
    let line = #line + 2
    place { make in
      make.yTop(screen.button, by: 17 + 150 - 30)
      make.xPlace(100, screen.button, make.wall)
    }
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("\"button\" overlaps \"photo\" by 60 × 30 points") == true)
    #expect(sentences.first?.contains(here(line, "yTop")) == true)
  }

  @Test func aButtonThatIsTiedToTheImageIsIntended() {
    place { make in
      make.ref(screen.photo).xRight(screen.button, by: 6)
      make.yPlace(make.wall, screen.button, 30, before: screen.title)
    }
    #expect(sentences.isEmpty)
  }

  @Test func aButtonThatIsPlacedInTheContainerIsIntended() {
    place { make in
      make.yTop(screen.button, by: 24)
      make.xRight(screen.button, by: 20)
    }
    #expect(sentences.isEmpty)
  }

  @Test func aButtonBelowATextOnTheSameImageIsIntended() {
    screen.tk_constraint { make in
      make.equal(screen.photo)
      make.yPlace(40, screen.title, 12, screen.button, make.wall)
      make.xLeft(screen.title, screen.button, by: 14)
      make.height(screen.button) == 44
    }
    #expect(sentences.isEmpty)
  }

  @Test func aButtonThatIsAlignedWithAnotherOneIsIntended() {
    place { make in
      make.ref(screen.title).xCenter(screen.button)
      make.yTop(screen.button, by: 31)
    }
    #expect(sentences.isEmpty)
  }
}
