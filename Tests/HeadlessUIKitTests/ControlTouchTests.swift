import TestSupport
import Testing
import UIKit

/// Touches that change the value of a control.
@MainActor @Suite struct ControlTouchTests {
  private let window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.isHidden = false
    return window
  }()

  /// Counts the events of a control.
  private final class Events {
    var changes = 0
  }

  /// Adds a control at 30, 20 and returns the counter of its changes.
  private func add(_ control: UIControl, width: CGFloat, height: CGFloat) -> Events {
    control.frame = CGRect(x: 30, y: 20, width: width, height: height)
    window.addSubview(control)
    let events = Events()
    control.addAction(UIAction { _ in events.changes += 1 }, for: .valueChanged)
    return events
  }

  /// Touches at a point of the control, moves to further ones, and lifts the finger at the last one.
  private func touch(_ xs: CGFloat...) {
    for (index, x) in xs.enumerated() {
      HeadlessLayout.sendTouch(index == 0 ? .began : .moved, at: CGPoint(x: 30 + x, y: 36), in: window)
    }
    HeadlessLayout.sendTouch(.ended, at: CGPoint(x: 30 + xs[xs.count - 1], y: 36), in: window)
  }

  // Three segments of 100 points and two dividers of 1 point: 0...100, 101...201, 202...302.
  @Test(arguments: [false, true]) func aTouchSelectsASegment(isRightToLeft: Bool) {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
    let events = add(control, width: 302, height: 32)
    control.setEnabled(false, forSegmentAt: 1)
    touch(250)
    #expect(control.selectedSegmentIndex == (isRightToLeft ? 0 : 2) && events.changes == 1)
    touch(250)
    #expect(events.changes == 1)
    touch(150)
    #expect(control.selectedSegmentIndex == (isRightToLeft ? 0 : 2) && events.changes == 1)
    touch(250, 50)
    #expect(control.selectedSegmentIndex == (isRightToLeft ? 2 : 0) && events.changes == 2)
    touch(250, 310)
    #expect(control.selectedSegmentIndex == (isRightToLeft ? 2 : 0) && events.changes == 2)
  }

  @Test func aSegmentOfAMomentaryControlDoesNotRemainSelected() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.isMomentary = true
    var selected: [Int] = []
    _ = add(control, width: 201, height: 32)
    control.addAction(
      UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
    touch(150)
    touch(150)
    #expect(selected == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(arguments: [false, true]) func aTouchOfAButtonOfAStepperChangesItsValue(isRightToLeft: Bool) {
    let stepper = UIStepper()
    if isRightToLeft { stepper.semanticContentAttribute = .forceRightToLeft }
    stepper.maximumValue = 7
    stepper.stepValue = 3
    let events = add(stepper, width: 94, height: 32)
    let (less, more): (CGFloat, CGFloat) = isRightToLeft ? (80, 10) : (10, 80)
    var values: [Double] = []
    for x in [more, more, more, more, less] {
      touch(x)
      values.append(stepper.value)
    }
    // The fourth touch is at the maximum and changes nothing.
    #expect(values == [3, 6, 7, 7, 4] && events.changes == 4)
    stepper.wraps = true
    stepper.value = 1
    touch(less)
    #expect(stepper.value == 7 && events.changes == 5)
    touch(more)
    #expect(stepper.value == 0 && events.changes == 6)
  }

  @Test(arguments: [false, true]) func aStepperReportsAtOnceOrAtTheEnd(isContinuous: Bool) {
    let stepper = UIStepper()
    stepper.isContinuous = isContinuous
    let events = add(stepper, width: 94, height: 32)
    HeadlessLayout.sendTouch(.began, at: CGPoint(x: 30 + 80, y: 36), in: window)
    #expect(stepper.value == 1 && events.changes == (isContinuous ? 1 : 0))
    HeadlessLayout.sendTouch(.ended, at: CGPoint(x: 30 + 80, y: 36), in: window)
    #expect(stepper.value == 1 && events.changes == 1)
  }

  @Test(arguments: [false, true]) func aDragMovesTheKnobOfASlider(isRightToLeft: Bool) {
    let slider = UISlider()
    if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
    slider.minimumValue = 10
    slider.maximumValue = 60
    slider.value = 20
    let events = add(slider, width: 228, height: 31)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 20)
    // The middle of the knob moves over the width less that of the knob, for 50 units.
    let unit = (228 - knob.width) / 50 * (isRightToLeft ? -1 : 1)
    let start = knob.midX + 3
    touch(start, start + 5 * unit, start + 25 * unit)
    #expect(abs(slider.value - 45) < 1e-4 && events.changes == 2)
    // Beyond the end, and beside the knob.
    let second = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 45).midX
    touch(second, second + 40 * unit)
    #expect(slider.value == 60 && events.changes == 3)
    touch(second, second - 10 * unit)
    #expect(slider.value == 60 && events.changes == 3 && !slider.isTracking)
  }

  @Test func aSliderThatIsNotContinuousReportsAtTheEnd() {
    let slider = UISlider()
    slider.isContinuous = false
    let events = add(slider, width: 228, height: 31)
    touch(10, 60, 10)
    #expect(slider.value == 0 && events.changes == 0)
    touch(10, 60, 70)
    #expect(slider.value > 0 && events.changes == 1)
  }
}
