import HeadlessUIKit
import Testing
import UIKit

@MainActor @Suite struct ControlTargetTests {
  private let control = UIButton()
  private let receiver = Receiver()

  @Test func eventsCallTheirMethods() {
    control.addTarget(receiver, action: "tap", for: .touchUpInside)
    control.addTarget(receiver, action: "press:", for: [.touchDown, .valueChanged])
    control.addTarget(receiver, action: "move:event:", for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchCancel)
    #expect(receiver.calls == ["tap", "press", "press", "move without event"])
    #expect(receiver.senders.allSatisfy { $0 === control })
  }

  @Test func theSameTargetAndMethodCountOnce() {
    for _ in 0..<2 { control.addTarget(receiver, action: "tap", for: .touchDown) }
    control.addTarget(receiver, action: "tap", for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.calls == ["tap"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func actionsAndMethodsRunInTheirOrder() {
    var order: [String] = []
    control.addAction(UIAction { _ in order.append("action \(receiver.calls)") }, for: .touchDown)
    control.addTarget(receiver, action: "tap", for: .touchDown)
    control.addAction(UIAction { _ in order.append("action \(receiver.calls)") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(order == ["action []", "action [\"tap\"]"])
  }

  @Test func removedMethodsAreNotCalled() {
    let other = Receiver()
    for target in [receiver, other] {
      control.addTarget(target, action: "tap", for: [.touchDown, .touchUpInside])
      control.addTarget(target, action: "press:", for: .touchDown)
    }
    control.removeTarget(receiver, action: "tap", for: .touchDown)
    control.removeTarget(nil, action: "press:", for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == [] && other.calls == ["tap"])
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["tap"] && other.calls == ["tap", "tap"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test func targetsAreListed() {
    control.addTarget(receiver, action: "tap", for: .touchDown)
    control.addTarget(receiver, action: "press:", for: [.touchDown, .touchUpInside])
    #expect(control.allTargets == [receiver])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["tap", "press:"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["press:"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchCancel) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    control.addTarget(nil, action: "tap", for: .touchDown)
    #expect(control.allTargets.count == 2 && control.allTargets.contains { $0.base is NSNull })
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["tap"])
  }

  @Test func targetsAreNotRetained() {
    weak var released: Receiver?
    do {
      let target = Receiver()
      released = target
      control.addTarget(target, action: "tap", for: .touchDown)
    }
    let superview = Receiver()
    superview.addSubview(control)
    control.sendActions(for: .touchDown)
    #expect(released == nil && superview.calls == [])
  }

  @Test func withoutATargetTheResponderChainIsSearched() {
    let (outer, between) = (Receiver(), UIView())
    outer.addSubview(between)
    between.addSubview(control)
    control.addTarget(nil, action: "press:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(outer.calls == ["press"] && outer.senders.first === control)
    outer.removeFromSuperview()
    between.removeFromSuperview()
    control.sendActions(for: .touchDown)
    #expect(outer.calls == ["press"])
  }

  @Test func anObjectInTheChainCanRefuse() {
    let (outer, inner) = (Receiver(), Refusing())
    outer.addSubview(inner)
    inner.addSubview(control)
    #expect(control.target(forAction: "press:", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "setNeedsLayout", withSender: nil) as? UIView === outer)
    #expect(UIView().target(forAction: "press:", withSender: nil) == nil)
  }

  @Test func aValueThatIsNoObjectMeansTheResponderChain() {
    let superview = Receiver()
    superview.addSubview(control)
    control.addTarget({ 1 }, action: "tap", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(superview.calls == ["tap"])
  }

  @Test func anActionCanBeSent() {
    control.sendAction("move:event:", to: receiver, for: UIEvent())
    #expect(receiver.calls == ["move with event"])
  }

  /// A view that performs no action.
  private final class Refusing: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }
}
