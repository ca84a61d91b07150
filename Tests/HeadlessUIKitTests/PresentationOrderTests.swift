import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The callbacks of presentations and the relations between the controllers.
@MainActor @Suite struct PresentationOrderTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Screen: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    private func record(_ event: String) {
      let ending = isBeingDismissed ? " dismissed" : ""
      let state = isBeingPresented ? " presented" : ending
      log.lines.append("\(title ?? "") \(event)\(state)")
    }
    override func viewDidLoad() { log.lines.append("\(title ?? "") loaded") }
    override func viewWillAppear(_ animated: Bool) { record("will appear") }
    override func viewIsAppearing(_ animated: Bool) { record("is appearing") }
    override func viewDidAppear(_ animated: Bool) { record("did appear") }
    override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { record("did disappear") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let log = Log()

  private func screen(_ title: String, _ style: UIModalPresentationStyle) -> Screen {
    let screen = Screen(title, log)
    screen.modalPresentationStyle = style
    return screen
  }

  private func root() -> Screen {
    let root = screen("a", .automatic)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
    return root
  }

  // The order in UIKit for the style fullScreen, as recorded at velog.io/@rudin_/iOS-LifeCycle-in-Modal.
  @Test func fullScreenReplacesTheViewBelow() {
    let a = root()
    let b = screen("b", .fullScreen)
    a.present(b, animated: true) { [log] in log.lines.append("completion") }
    #expect(
      log.take() == [
        "b loaded", "a will disappear", "b will appear presented", "b is appearing presented",
        "b did appear presented", "a did disappear", "completion",
      ])
    b.dismiss(animated: true) { [log] in log.lines.append("completion") }
    #expect(
      log.take() == [
        "b will disappear dismissed", "a will appear", "a is appearing", "a did appear",
        "b did disappear dismissed", "completion",
      ])
  }

  @Test func theViewBelowASheetStays() {
    let a = root()
    for style in [UIModalPresentationStyle.pageSheet, .overFullScreen] {
      let b = screen("b", style)
      a.present(b, animated: true)
      #expect(log.take() == ["b loaded", "b will appear presented"], "\(style)")
      window.layoutIfNeeded()
      #expect(log.take() == ["b is appearing presented", "b did appear presented"], "\(style)")
      a.dismiss(animated: true)
      window.layoutIfNeeded()
      #expect(log.take() == ["b will disappear dismissed", "b did disappear dismissed"], "\(style)")
    }
  }

  @Test func theTopmostParentPresents() {
    let a = screen("a", .automatic)
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let b = screen("b", .pageSheet)
    let wrapper = UINavigationController(rootViewController: b)
    a.present(wrapper, animated: false)
    #expect(wrapper.presentingViewController === tabs && b.presentingViewController === tabs)
    #expect(tabs.presentedViewController === wrapper && a.presentedViewController === wrapper)
    #expect(navigation.visibleViewController === wrapper && wrapper.next === tabs)
    b.dismiss(animated: false)
    #expect(wrapper.presentingViewController == nil && a.presentedViewController == nil)
  }

  @Test func dismissingALowControllerDismissesAllAboveIt() {
    let a = root()
    let (b, c) = (screen("b", .pageSheet), screen("c", .pageSheet))
    a.present(b, animated: false)
    b.present(c, animated: false)
    window.layoutIfNeeded()
    _ = log.take()
    #expect(c.presentingViewController === b)
    a.dismiss(animated: true) { [log] in log.lines.append("completion") }
    #expect(
      log.take().filter { $0.hasPrefix("c") }
        == ["c will disappear dismissed", "c did disappear dismissed", "completion"])
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(b.view.window == nil && c.view.window == nil)
  }

  @Test func onlyOneControllerIsPresentedAtATime() {
    let a = root()
    let (b, c) = (screen("b", .pageSheet), screen("c", .pageSheet))
    var messages: [String] = []
    HeadlessLayout.logHandler = { messages.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    a.present(b, animated: false)
    a.present(c, animated: false)
    #expect(messages.count == 1 && messages.first?.contains("which is already presenting") == true)
    #expect(a.presentedViewController === b && c.presentingViewController == nil)
    screen("d", .pageSheet).present(c, animated: false)
    #expect(messages.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test func withoutAPresentationTheCompletionIsCalledAtOnce() {
    var isCalled = false
    root().dismiss(animated: true) { isCalled = true }
    #expect(isCalled)
  }

  @Test func anotherRootEndsThePresentations() {
    let a = root()
    let b = screen("b", .fullScreen)
    a.present(b, animated: false)
    window.layoutIfNeeded()
    window.rootViewController = screen("c", .automatic)
    window.layoutIfNeeded()
    #expect(b.view.window == nil && a.presentedViewController == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func presentedControllersAreFreed() {
    weak var freed: UIViewController?
    let a = root()
    do {
      let b = screen("b", .pageSheet)
      freed = b
      a.present(b, animated: false) {}
      a.dismiss(animated: false) {}
    }
    window.layoutIfNeeded()
    #expect(freed == nil)
    do {
      let b = screen("b", .popover)
      freed = b
      b.popoverPresentationController?.sourceView = a.view
    }
    #expect(freed == nil)
  }
}
