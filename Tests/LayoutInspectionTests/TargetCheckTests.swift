import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct TargetCheckTests {
  /// A button that takes touches 10 points around itself.
  private final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  private let screen = CheckedScreen()

  private func place(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    screen.place([(view, CGRect(x: 13, y: 17, width: width, height: height))])
  }

  @Test func aControlIsAtLeastAsLargeAsAFinger() {
    place(screen.button, 44, 44)
    #expect(screen.sentences(.touchTargets()).isEmpty)
    place(screen.button, 90, 30)
    #expect(
      screen.sentences(.touchTargets()) == [
        "\"button\" is 90 × 30 points, too small for a finger. Give it a height of 44."
      ])
    place(screen.button, 24, 30)
    #expect(
      screen.sentences(.touchTargets(32)) == [
        "\"button\" is 24 × 30 points, too small for a finger. Give it a width of 32 and a height of 32."
      ])
    screen.button.isEnabled = false
    #expect(screen.sentences(.touchTargets()).isEmpty)
  }

  @Test func controlsOfOneLineAreOneProblem() {
    let keys = (0..<3).map { _ in UIButton(type: .system) }
    for (index, key) in keys.enumerated() {
      key.setTitle("\(index)", for: .normal)
      screen.addSubview(key)
    }
    let line = #line + 3
    screen.tk_constraint { make in
      make.xPlace(10, keys[0], 8, keys[1], 8, keys[2], make.wall)
      make.size(keys) == (50, 30)
      make.yTop(keys, by: 20)
    }
    #expect(
      screen.sentences(.touchTargets()) == [
        "The button \"0\" is 50 × 30 points, too small for a finger (TargetCheckTests.swift:\(line) size)."
          + " Give it a height of 44. The same in 2 more places."
      ])
  }

  @Test func aViewWithATapRecognizerIsATarget() {
    place(screen.card, 30, 60)
    #expect(screen.sentences(.touchTargets()).isEmpty)
    screen.card.addGestureRecognizer(UITapGestureRecognizer())
    #expect(problems(in: screen, [.touchTargets()]).map(\.views) == [["card"]])
  }

  @Test func anExtendedAreaCounts() {
    let button = WideButton(type: .system)
    place(button, 24, 24)
    #expect(screen.sentences(.touchTargets()).isEmpty)
    place(button, 22, 24)
    #expect(screen.sentences(.touchTargets()).count == 1)
  }

  @Test func controlsOfAFixedSizeAreIntended() {
    for control in [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"])] {
      control.sizeToFit()
      screen.addSubview(control)
    }
    #expect(screen.sentences(.touchTargets()).isEmpty)
  }

  @Test func aControlInALargerTargetIsIntended() {
    screen.card.addGestureRecognizer(UITapGestureRecognizer())
    place(screen.card, 200, 60)
    screen.card.addSubview(screen.button)
    screen.button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(screen.sentences(.touchTargets()).isEmpty)
  }
}
