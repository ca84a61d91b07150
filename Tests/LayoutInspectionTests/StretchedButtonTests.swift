import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct StretchedButtonTests {
  /// A row of 320 points: the label hugs its text, so the button takes 320 - 20 - label - 8 - 20 points.
  private func screen(_ change: (CheckedScreen, AutoLayoutKitMaker) -> Void) -> (CheckedScreen, line: Int) {
    let screen = CheckedScreen()
    screen.addSubview(screen.title)
    screen.addSubview(screen.button)
    let line = #line + 2
    screen.tk_constraint { make in
      make.xPlace(20, screen.title, 8, screen.button, 20)
      make.yTop(screen.title, screen.button, by: 30)
      change(screen, make)
    }
    return (screen, line)
  }

  @Test func aLabelThatHugsMoreStronglyIsNamed() {
    let (screen, line) = screen { screen, make in make.xHugging(screen.title) == .high }
    screen.layoutIfNeeded()
    let needed = screen.button.intrinsicContentSize.width
    let width = 320 - 20 - screen.title.intrinsicContentSize.width - 8 - 20
    #expect(
      screen.sentences(.plausibleSizes) == [
        "StretchedButtonTests.swift:\(line) xPlace makes \"button\" \(text(width)) wide, and its title needs"
          + " \(text(needed)), because the text \"title\" hugs more strongly. Write make.xHugging(button) =="
          + " .high instead of make.xHugging(title), so that the text takes the room."
      ])
  }

  /// The title hugs, and the longer text below it has the same edges.
  @Test func theWidestTextOfAColumnGivesItsWidth() {
    let (screen, line) = screen { screen, make in
      screen.addSubview(screen.inner)
      screen.inner.text = "Departure from gate 7"
      make.xHugging(screen.title) == .high
      make.ref(screen.title).xEqual(screen.inner)
      make.yTop(screen.inner, by: 90)
    }
    let found = screen.sentences(.plausibleSizes)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("StretchedButtonTests.swift:\(line) xPlace makes \"button\"") == true)
  }

  /// Both are as wide as two other lines make them, and no hugging counts.
  @Test func aRowOfEqualWidthsIsRight() {
    let (screen, _) = screen { screen, make in
      make.xHugging(screen.title) == .high
      make.sameWidth(screen.title, screen.button)
    }
    #expect(screen.sentences(.plausibleSizes) == [])
  }

  @Test func aButtonThatHugsItsTitleIsRight() {
    let (screen, _) = screen { screen, make in make.xHugging(screen.button) == .high }
    #expect(screen.sentences(.plausibleSizes) == [])
  }

  @Test func aButtonThatShowsItsBoundsOrBeginsAtOneSideFillsTheRoom() {
    let changes: [(UIButton) -> Void] = [
      { $0.backgroundColor = .systemTeal },
      { $0.layer.borderWidth = 1 },
      { $0.contentHorizontalAlignment = .leading },
    ]
    for (index, change) in changes.enumerated() {
      let (screen, _) = screen { screen, make in
        make.xHugging(screen.title) == .high
        change(screen.button)
      }
      #expect(screen.sentences(.plausibleSizes) == [], "change \(index)")
    }
  }

  /// A number without a fraction of zero.
  private func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
