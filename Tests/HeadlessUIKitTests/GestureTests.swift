import HeadlessUIKit
import Testing
import UIKit

@MainActor @Suite struct GestureTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let receiver = Receiver()

  @Test func aViewHasTheRecognizersInTheirOrder() {
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap, pan] && tap.view === view)
    let other = UIView()
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [pan] && tap.view === other)
    view.removeGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [tap])
    view.removeGestureRecognizer(pan)
    #expect(view.gestureRecognizers == [] && pan.view == nil)
    view.gestureRecognizers = [pan, tap]
    #expect(view.gestureRecognizers == [pan, tap] && other.gestureRecognizers == [])
  }

  @Test func aTapCallsTheMethodOnce() {
    let tap = UITapGestureRecognizer(target: receiver, action: "press:")
    tap.addTarget(receiver, action: "press:")
    view.addGestureRecognizer(tap)
    #expect(HeadlessLayout.perform(tap))
    #expect(receiver.calls == ["press"] && receiver.senders.first === tap && tap.state == .possible)
    tap.removeTarget(receiver, action: "press:")
    HeadlessLayout.perform(tap)
    #expect(receiver.calls.count == 1)
  }

  @Test func aPressMovesThroughItsStates() {
    let states = StateList()
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    press.delegate = states
    let listener = StateView()
    press.addTarget(listener, action: "setNeedsLayout")
    let count = listener.count
    HeadlessLayout.perform(press)
    #expect(listener.count == count + 3 && states.questions == 1)
    HeadlessLayout.perform(press, through: [.began])
    #expect(press.state == .began && press.numberOfTouches == 1)
    press.isEnabled = false
    #expect(press.state == .possible && listener.count == count + 3 + 2)
  }

  @Test func theDelegateAndTheViewDecide() {
    let states = StateList()
    let tap = UITapGestureRecognizer(target: receiver, action: "tap")
    view.addGestureRecognizer(tap)
    tap.delegate = states
    states.allows = false
    #expect(!HeadlessLayout.perform(tap) && receiver.calls == [] && tap.state == .possible)
    states.allows = true
    #expect(HeadlessLayout.perform(tap) && receiver.calls == ["tap"])
    view.isUserInteractionEnabled = false
    #expect(!HeadlessLayout.perform(tap))
  }

  @Test func theLocationIsInTheCoordinatesOfAnyView() {
    let superview = UIView()
    superview.addSubview(view)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(tap.location(in: superview) == CGPoint(x: 10 + 30 / 2, y: 20 + 40 / 2))
    HeadlessLayout.perform(tap, at: CGPoint(x: 3, y: 4))
    #expect(tap.location(in: view) == CGPoint(x: 3, y: 4))
    #expect(tap.location(in: superview) == CGPoint(x: 13, y: 24))
  }

  @Test func aDragHasADistance() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let listener = StateView()
    pan.addTarget(listener, action: "setNeedsLayout")
    listener.pan = pan
    #expect(HeadlessLayout.drag(pan, by: CGPoint(x: 5, y: 7), velocity: CGPoint(x: 1, y: 2)))
    #expect(listener.distances == [.zero, CGPoint(x: 5, y: 7), CGPoint(x: 5, y: 7)])
    #expect(pan.translation(in: view) == .zero && pan.velocity(in: view) == .zero)
  }

  @Test func theKindsHaveTheirDefaults() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.cancelsTouchesInView)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && UISwipeGestureRecognizer().direction == .right)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [] && UIHoverGestureRecognizer().isEnabled)
  }

  @Test func scrollViewsAndNavigationControllersHaveTheirRecognizers() {
    let scroll = UIScrollView()
    #expect(scroll.panGestureRecognizer === scroll.panGestureRecognizer)
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer])
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func recognizersAreReleasedWithTheirView() {
    weak var recognizer: UIGestureRecognizer?
    do {
      let view = UIView()
      let tap = UITapGestureRecognizer()
      recognizer = tap
      view.addGestureRecognizer(tap)
    }
    #expect(recognizer == nil)
  }

  /// A delegate that counts its questions.
  private final class StateList: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    private(set) var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return allows
    }
  }

  /// A target that counts the calls.
  private final class StateView: UIView {
    var pan: UIPanGestureRecognizer?
    private(set) var distances: [CGPoint] = []
    private(set) var count = 0

    override func setNeedsLayout() {
      super.setNeedsLayout()
      count += 1
      if let pan { distances.append(pan.translation(in: nil)) }
    }
  }
}
