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
