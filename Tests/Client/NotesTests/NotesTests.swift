import HeadlessUIKit
import Testing
import UIKit

@testable import Notes

@MainActor @Suite struct NotesTests {
  private let controller = NotesViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  init() {
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func theScreenHasItsFrames() {
    #expect(controller.addButton.frame == CGRect(x: 23, y: 500 - 29 - 44, width: 50, height: 44))
    #expect(controller.removeButton.frame == CGRect(x: 23 + 50 + 7, y: 427, width: 50, height: 44))
    #expect(controller.noteView.frame == CGRect(x: 13, y: 11, width: 300 - 13 - 17, height: 427 - 19 - 11))
  }

  @Test func buttonsCallMethods() {
    controller.addButton.sendActions(for: .touchUpInside)
    controller.addButton.sendActions(for: .touchUpInside)
    controller.addButton.sendActions(for: .touchDown)
    #expect(controller.count == 2)
    controller.removeButton.sendActions(for: .touchUpOutside)
    #expect(controller.count == 1 && !controller.removeButton.isHidden)
    controller.removeButton.sendActions(for: .touchUpInside)
    #expect(controller.count == 0 && controller.removeButton.isHidden)
  }

  @Test func overridesInAnExtensionAreCalled() throws {
    let counter: any LayoutCounter = controller
    #expect(counter.layoutCount > 0 && controller.prefersStatusBarHidden)
    let close = try #require(controller.navigationItem.titleView as? UIButton)
    #expect(close.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["stop"])
    close.sendActions(for: .touchUpInside)
    #expect(counter.layoutCount == -1 && !controller.prefersStatusBarHidden)
  }

  @Test func aTapCallsThePrivateMethod() throws {
    let tap = try #require(controller.noteView.gestureRecognizers?.first)
    #expect(HeadlessLayout.perform(tap, at: CGPoint(x: 3, y: 5)))
    let point = CGPoint(x: 16, y: 16)  // 3 + 13 and 5 + 11
    #expect(controller.events == ["tap at \(point)"])
    tap.isEnabled = false
    #expect(!HeadlessLayout.perform(tap))
  }

  @Test func barButtonsCallMethods() throws {
    let delegate = Delegate()
    controller.delegate = delegate
    let items = try #require(controller.navigationItem.rightBarButtonItems)
    let close = try #require(controller.navigationItem.leftBarButtonItem)
    #expect(HeadlessLayout.perform(items[0]) && HeadlessLayout.perform(close))
    #expect(controller.events == ["save subject", "close"] && delegate.closed === controller)
    #expect(NSStringFromSelector(try #require(close.action)) == "closeNotes:")
  }

  @Test func aNotificationCallsTheMethodUntilTheObserverIsRemoved() {
    let center = NotificationCenter.default
    let note = controller.noteView
    center.post(name: .noteDidChange, object: note, userInfo: ["text": "new"])
    center.post(name: .noteDidChange, object: UIView(), userInfo: ["text": "other"])
    center.removeObserver(controller)
    center.post(name: .noteDidChange, object: note)
    #expect(controller.events == ["changed to new"])
  }

  @Test func aGenericClassHasItsMethods() {
    let button = ValueButton<Int>()
    button.value = 7
    button.listen()
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.pressed == [7])
    #expect(!UIButton().responds(to: Selector("press")) && button.responds(to: Selector("press")))
  }

  @Test func anOverrideIsCalledForTheSelectorOfItsSuperclass() {
    let dials = [Dial(), FastDial()]
    for dial in dials {
      dial.listen()
      dial.sendActions(for: .valueChanged)
    }
    #expect(dials.map(\.turns) == [1, 2])
    #expect(dials[0].names.map(\.description) == ["turns", "setTurns:", "endEditing:"])
    #expect(dials[1].actions(forTarget: dials[1], forControlEvent: .valueChanged) == ["turnBy:"])
  }

  @Test func selectorsFromStringsFindTheMethodsOfTheModule() {
    let dial = FastDial()
    #expect(dial.perform(NSSelectorFromString("setTurns:"), with: 4) == nil && dial.turns == 4)
    #expect(dial.responds(to: "onLinux") && !dial.responds(to: "elsewhere"))
    #expect(UIViewController().responds(to: "dismissKeyboard") && !dial.responds(to: "dismissKeyboard"))
  }

  private final class Delegate: NotesViewControllerDelegate {
    var closed: NotesViewController?

    func notesViewControllerDidClose(_ controller: NotesViewController) { closed = controller }
  }
}
