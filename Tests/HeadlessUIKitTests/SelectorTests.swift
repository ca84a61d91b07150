import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SelectorTests {
  private let receiver = Receiver()

  @Test func aSelectorIsItsName() {
    let selector: Selector = "press:"
    #expect(selector == Selector("press:") && selector == NSSelectorFromString("press:"))
    #expect(String(_sel: selector) == "press:" && NSStringFromSelector(selector) == "press:")
    #expect("\(selector)" == "press:" && Set([selector, "press:", "tap"]).count == 2)
  }

  @Test func anObjectRespondsToItsMethods() {
    #expect(receiver.responds(to: "tap") && receiver.responds(to: "press:"))
    #expect(!receiver.responds(to: "tap:") && !UIView().responds(to: "tap") && !receiver.responds(to: nil))
  }

  @Test func anObjectRespondsToTheMethodsOfItsSuperclasses() {
    for selector in ["setNeedsLayout", "becomeFirstResponder", "endEditing:"] {
      #expect(receiver.responds(to: Selector(selector)), "\(selector)")
    }
    #expect(!NSObject().responds(to: "setNeedsLayout"))
    #expect(!UIViewController().responds(to: "setNeedsLayout"))
  }

  @Test func aResponderMayAnswerForItsMethods() {
    final class Silent: UIView {
      override func responds(to aSelector: Selector!) -> Bool {
        aSelector != "setNeedsLayout" && super.responds(to: aSelector)
      }
    }
    let view: UIResponder = Silent()
    let object: NSObject = view
    #expect(!view.responds(to: "setNeedsLayout") && view.responds(to: "becomeFirstResponder"))
    #expect(!object.responds(to: "setNeedsLayout") && object.responds(to: "becomeFirstResponder"))
    #expect(!view.canPerformAction("setNeedsLayout", withSender: nil))
    #expect(view.target(forAction: "setNeedsLayout", withSender: nil) == nil)
  }

  @Test func argumentsArePassed() {
    let (button, event) = (UIButton(), UIEvent())
    receiver.perform("tap", with: button)
    receiver.perform("press:", with: button)
    receiver.perform("press:")
    receiver.perform("move:event:", with: button, with: event)
    #expect(receiver.calls == ["tap", "press", "press", "move with event"])
    #expect(receiver.senders[0] === button && receiver.senders[1] is NSNull && receiver.senders[2] === button)
  }

  @Test func resultsAreReturned() {
    #expect(receiver.perform("make")?.takeUnretainedValue() === receiver)
    #expect(receiver.perform("tap") == nil)
  }

  @Test func everyObjectCountsAsTrue() {
    receiver.perform("switchOn:", with: UIButton())
    receiver.perform("switchOn:", with: NSNumber(value: false))
    receiver.perform("switchOn:", with: nil)
    #expect(receiver.calls == ["switchOn true", "switchOn false", "switchOn false"])
  }

  @Test func aParameterOfAnyTypeGetsTheObjectThatWasPassed() {
    let number = NSNumber(value: 5)
    for selector: Selector in ["keep:", "keepOptional:"] {
      receiver.perform(selector, with: number)
      receiver.perform(selector, with: "text")
    }
    receiver.perform("keepOptional:", with: nil)
    #expect(
      receiver.calls == [
        "keep NSNumber 5", "keep String text", "keepOptional NSNumber 5", "keepOptional String text",
        "keepOptional nil",
      ])
  }

  @Test func aNumberHasTheTypeOfItsParameter() {
    for number in [NSNumber(value: 7), NSNumber(value: 3.75)] {
      for selector: Selector in ["count:", "step:", "scale:"] { receiver.perform(selector, with: number) }
    }
    receiver.perform("step:", with: NSNumber(value: UInt32.max))
    receiver.perform("count:", with: NSNumber(value: UInt64.max))
    #expect(
      receiver.calls == [
        "count 7", "step 7", "scale 7.0", "count 3", "step 3", "scale 3.75", "step -1", "count \(UInt.max)",
      ])
  }

  @Test func aNumberThatIsNotFiniteDoesNotStopTheProcess() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      receiver.perform("count:", with: NSNumber(value: value))
      receiver.perform("step:", with: NSNumber(value: value))
    }
    #expect(receiver.calls.count == 8)
  }

  @Test func anArgumentOfAnotherTypeIsReported() {
    var sentences: [String] = []
    HeadlessLayout.logHandler = { sentences.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    receiver.perform("move:event:", with: UILabel(), with: nil)
    receiver.perform("setTitle:")
    #expect(receiver.calls == [])
    #expect(
      sentences == [
        "-[HeadlessUIKitTests.Receiver move:event:]: argument 1 is of the type UILabel, and the parameter "
          + "has the type UIButton. The method is not called.",
        "-[HeadlessUIKitTests.Receiver setTitle:]: argument 1 is nil, and the parameter has the type String. "
          + "The method is not called.",
      ])
  }

  @Test func propertiesAreReadAndSet() {
    receiver.perform("setTitle:", with: "second")
    #expect(receiver.title == "second")
    receiver.perform("setHidden:", with: true)
    #expect(receiver.isHidden)
  }

  @Test func theMethodsOfUIKitAreCalled() {
    let superview = UIView()
    superview.addSubview(receiver)
    receiver.perform("removeFromSuperview")
    #expect(receiver.superview == nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.perform("popViewControllerAnimated:", with: false)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func anUnknownSelectorStopsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().perform("tap:") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[HeadlessUIKit.UIView tap:]: unrecognized selector sent to instance 0x"))
  }

  @Test func aReferenceFindsTheSelectorOfItsMethod() {
    func found(_ name: String, _ owner: String?, arity: Int? = nil) -> String {
      NSStringFromSelector(
        _AppSelectors.selector(name, of: owner, arity: arity, standard: "none", at: "A.swift:1"))
    }
    #expect(found("press", "Receiver") == "press:" && found("press(_:)", nil) == "press:")
    #expect(found("move", "Other") == "move:event:" && found("getter:title", "Receiver") == "title")
    #expect(found("endEditing", "UIView") == "endEditing:" && found("other(_:)", nil) == "none")
    #expect(found("press", "Receiver", arity: 2) == "none")
  }

  @Test func aReferenceWithoutAMethodIsReported() {
    var sentences: [String] = []
    HeadlessLayout.logHandler = { sentences.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    _ = _AppSelectors.selector("other", of: nil, arity: nil, standard: "other", at: "A.swift:1")
    #expect(
      sentences == ["A.swift:1: #selector(other): no method of this name is marked @objc; \"other\" is used."]
    )
  }
}

@MainActor @Suite struct SelectorClientTests {
  private let receiver = Receiver()
  private let center = NotificationCenter()

  @Test func notificationsCallMethods() {
    center.addObserver(receiver, selector: "note:", name: Notification.Name("one"), object: nil)
    center.addObserver(receiver, selector: "tap", name: nil, object: receiver)
    center.post(name: Notification.Name("one"), object: nil)
    center.post(name: Notification.Name("two"), object: nil)
    center.post(name: Notification.Name("two"), object: receiver)
    #expect(receiver.calls == ["note one", "tap"])
  }

  @Test func removedObserversAreNotCalled() {
    let (one, two) = (Notification.Name("one"), Notification.Name("two"))
    for name in [one, two] { center.addObserver(receiver, selector: "note:", name: name, object: nil) }
    center.removeObserver(receiver, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(receiver.calls == ["note two"])
    center.removeObserver(receiver)
    center.post(name: two, object: nil)
    #expect(receiver.calls == ["note two"])
  }

  @Test func tokensOfClosuresAreRemoved() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Notification.Name("one"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("one"), object: nil)
    #expect(count == 1)
  }

  @Test func observersAreNotRetained() {
    weak var released: Receiver?
    do {
      let observer = Receiver()
      released = observer
      center.addObserver(observer, selector: "tap", name: nil, object: nil)
    }
    #expect(released == nil)
    center.post(name: Notification.Name("one"), object: nil)
  }

  @Test func aTimerRetainsItsTargetUntilItHasCalledTheMethod() {
    weak var target: Receiver?
    var timer: Timer?
    do {
      let made = Receiver()
      target = made
      timer = Timer.scheduledTimer(
        timeInterval: 0.001, target: made, selector: "press:", userInfo: "info", repeats: false)
    }
    #expect(target != nil && timer?.userInfo as? String == "info")
    let limit = Date(timeIntervalSinceNow: 10)
    var calls: [String] = []
    while let receiver = target, calls.isEmpty, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: limit)
      calls = receiver.calls
    }
    #expect(calls == ["press"] && timer?.isValid == false)
    #expect(target == nil)
  }

  @Test func aTimerCanBeAddedToARunLoop() {
    var sentences: [String] = []
    HeadlessLayout.logHandler = { sentences.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    let timers = [nil, "info"].map { info in
      Timer(timeInterval: 0.001, target: receiver, selector: "press:", userInfo: info, repeats: false)
    }
    RunLoop.current.add(timers[0], forMode: .default)
    let limit = Date(timeIntervalSinceNow: 10)
    while receiver.calls.isEmpty, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(receiver.calls == ["press"] && receiver.senders.first === timers[0])
    #expect(
      sentences == ["Timer(timeInterval:target:selector:userInfo:repeats:) does not store userInfo."])
  }

  @Test func aMethodIsCalledAfterADelay() {
    receiver.perform("press:", with: receiver, afterDelay: 0.001)
    #expect(receiver.calls == [])
    let limit = Date(timeIntervalSinceNow: 10)
    while receiver.calls.isEmpty, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(receiver.calls == ["press"] && receiver.senders.first === receiver)
  }

  @Test func delayedCallsAreCancelled() {
    let other = Receiver()
    let (first, second) = (UIButton(), UIButton())
    for argument in [first, second, nil] { receiver.perform("press:", with: argument, afterDelay: 0.001) }
    receiver.perform("tap", with: nil, afterDelay: 0.001)
    receiver.perform("switchOn:", with: 1, afterDelay: 0.001)
    other.perform("tap", with: nil, afterDelay: 0.01)
    let canceller = NSObject.self
    canceller.cancelPreviousPerformRequests(withTarget: receiver, selector: "press:", object: second)
    canceller.cancelPreviousPerformRequests(withTarget: receiver, selector: "press:", object: nil)
    canceller.cancelPreviousPerformRequests(withTarget: receiver, selector: "switchOn:", object: 1)
    canceller.cancelPreviousPerformRequests(withTarget: receiver, selector: "tap", object: first)
    let limit = Date(timeIntervalSinceNow: 10)
    while other.calls.isEmpty, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(receiver.calls == ["press", "tap"] && receiver.senders.first === first)

    receiver.perform("tap", with: nil, afterDelay: 0.001)
    receiver.perform("press:", with: first, afterDelay: 0.001)
    canceller.cancelPreviousPerformRequests(withTarget: receiver)
    other.perform("tap", with: nil, afterDelay: 0.01)
    while other.calls.count < 2, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(receiver.calls == ["press", "tap"])
  }

  @Test func aDelayedCallReleasesItsTarget() {
    weak var released: Receiver?
    do {
      let target = Receiver()
      released = target
      target.perform("press:", with: target, afterDelay: 60)
      target.perform("press:", with: target, afterDelay: 0.001)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    #expect(released == nil)
  }

  @Test func anActionForAssistiveTechnologiesNamesItsMethod() {
    let action = UIAccessibilityCustomAction(name: "Archive", target: receiver, selector: "press:")
    #expect(action.name == "Archive" && action.target === receiver && action.actionHandler == nil)
    receiver.perform(action.selector, with: action)
    #expect(receiver.calls == ["press"] && receiver.senders.first === action)
    weak var released: Receiver?
    let forgotten = UIAccessibilityCustomAction(name: "", image: nil, target: Receiver(), selector: "tap")
    released = forgotten.target as? Receiver
    #expect(released == nil)
  }
}
