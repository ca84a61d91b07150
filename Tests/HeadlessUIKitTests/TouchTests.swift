import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A log that several objects write.
private final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Pad: UIView {
  var log: Log?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ step: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
      log?.lines.append("\(step) \(now.x) \(now.y) from \(before.x) \(before.y)")
    }
  }
}

private final class Screen: UIViewController {
  var log: Log?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("controller began")
    super.touchesBegan(touches, with: event)
  }
}

private final class Knob: UIControl {
  var log: Log?
  var mayBegin = true
  var mayContinue = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.lines.append("begin")
    return mayBegin
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.lines.append("continue")
    return mayContinue
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.lines.append("end") }
  override func cancelTracking(with event: UIEvent?) { log?.lines.append("cancel") }
}

@MainActor @Suite struct TouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let log = Log()

  private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    HeadlessLayout.sendTouch(phase, at: CGPoint(x: x, y: y), in: window)
  }

  private func knob() -> Knob {
    let knob = Knob(frame: CGRect(x: 50, y: 30, width: 40, height: 20))
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "touch cancel"),
    ]
    for (event, name) in names {
      knob.addAction(
        UIAction { [log] _ in log.lines.append("\(name), \(knob.isHighlighted ? "lit" : "dark")") },
        for: event)
    }
    knob.log = log
    window.isHidden = false
    window.addSubview(knob)
    return knob
  }

  @Test func aViewGetsAllStepsOfATouchThatBeganInIt() {
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    pad.log = log
    window.addSubview(pad)
    window.isHidden = false
    send(.began, 15, 27)
    send(.moved, 215, 127)
    send(.ended, 13, 24)
    send(.moved, 14, 24)
    #expect(
      log.take() == [
        "began 5.0 7.0 from 5.0 7.0", "moved 205.0 107.0 from 5.0 7.0", "ended 3.0 4.0 from 205.0 107.0",
      ])
    send(.began, 15, 27)
    send(.cancelled, 15, 27)
    #expect(log.take() == ["began 5.0 7.0 from 5.0 7.0", "cancelled 5.0 7.0 from 5.0 7.0"])
  }

  @Test func aTouchGoesUpTheResponderChain() {
    let screen = Screen()
    screen.log = log
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    screen.view.addSubview(inner)
    #expect(inner.next === screen.view && screen.view.next === screen && screen.next === window)
    #expect(window.next === window.windowScene && window.windowScene?.next === UIApplication.shared)
    send(.began, 5, 5)
    #expect(log.take() == ["controller began"])
  }

  @Test func aControlTracksATouch() {
    let knob = knob()
    send(.began, 60, 40)
    #expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
    #expect(log.take() == ["begin", "down, lit"])
    send(.moved, 70, 41)
    #expect(log.take() == ["drag inside, lit", "continue"])
    send(.moved, 100, 41)
    #expect(log.take() == ["exit, dark", "drag outside, dark", "continue"])
    send(.moved, 80, 41)
    #expect(log.take() == ["enter, lit", "drag inside, lit", "continue"])
    send(.ended, 80, 42)
    #expect(log.take() == ["end", "up inside, dark"])
    #expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
  }

  @Test func aTouchEndsOutsideOrIsCancelled() {
    _ = knob()
    send(.began, 60, 40)
    send(.ended, 20, 40)
    #expect(log.take() == ["begin", "down, lit", "end", "up outside, dark"])
    send(.began, 60, 40)
    send(.cancelled, 60, 40)
    #expect(log.take() == ["begin", "down, lit", "cancel", "touch cancel, dark"])
  }

  @Test func aControlMayRefuseToTrack() {
    let knob = knob()
    knob.mayBegin = false
    send(.began, 60, 40)
    send(.ended, 60, 40)
    #expect(log.take() == ["begin"])
    knob.mayBegin = true
    knob.mayContinue = false
    send(.began, 60, 40)
    send(.moved, 61, 40)
    send(.ended, 61, 40)
    #expect(log.take() == ["begin", "down, lit", "drag inside, lit", "continue", "end"])
    knob.isEnabled = false
    send(.began, 60, 40)
    #expect(log.take() == [])
  }

  @Test func aTapRunsTheMainActionOfAButtonAndTurnsASwitch() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    button.addAction(UIAction { [log] _ in log.lines.append("main") }, for: .primaryActionTriggered)
    let toggle = UISwitch(frame: CGRect(x: 100, y: 0, width: 0, height: 0))
    toggle.addAction(UIAction { [log] _ in log.lines.append("turned") }, for: .valueChanged)
    for view in [button, toggle] { window.addSubview(view) }
    window.isHidden = false
    for x in [30, 110] as [CGFloat] {
      send(.began, x, 15)
      send(.ended, x, 15)
    }
    #expect(log.take() == ["main", "turned"] && toggle.isOn)
  }
}
