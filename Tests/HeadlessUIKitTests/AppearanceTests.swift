import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  /// The callbacks of several controllers, in the order of the calls.
  private final class Log {
    var lines: [String] = []

    /// Removes and returns the lines.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    /// Removes the lines, and returns those about appearances.
    func takeAppearances() -> [String] { take().filter { !$0.hasSuffix("laid out") } }
  }

  private final class Screen: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    private func record(_ event: String) { log.lines.append("\(title ?? "") \(event)") }
    override func viewWillAppear(_ animated: Bool) { record("will appear") }
    override func viewIsAppearing(_ animated: Bool) { record("is appearing \(Int(view.frame.width))") }
    override func viewDidAppear(_ animated: Bool) { record("did appear") }
    override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { record("did disappear") }
    override func viewDidLayoutSubviews() { record("laid out") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let log = Log()

  @Test func aControllerAppearsWithItsWindow() {
    let screen = Screen("a", log)
    window.rootViewController = screen
    #expect(window.isHidden && log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["a will appear"])
    window.layoutIfNeeded()
    #expect(log.take() == ["a is appearing 400", "a laid out", "a did appear"])
    screen.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.take() == ["a laid out"])
    window.isHidden = true
    #expect(log.take() == ["a will disappear", "a did disappear"])
  }

  @Test func aPushedControllerAppearsWhileTheOneBelowDisappears() {
    let (a, b) = (Screen("a", log), Screen("b", log))
    let navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(log.takeAppearances() == ["a will appear", "a is appearing 400", "a did appear"])
    navigation.pushViewController(b, animated: true)
    window.layoutIfNeeded()
    let push = ["a will disappear", "b will appear", "b is appearing 400", "a did disappear", "b did appear"]
    #expect(log.takeAppearances() == push)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    let pop = ["b will disappear", "a will appear", "a is appearing 400", "b did disappear", "a did appear"]
    #expect(log.takeAppearances() == pop)
  }

  @Test func aHiddenTabGetsNoCallbacks() {
    let a = Screen("a", log)
    let b = Screen("b", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(log.take().allSatisfy { $0.hasPrefix("a ") })
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(log.take().contains("b did appear"))
  }

  @Test func aChildAppearsWhenItsViewIsAdded() {
    let parent = UIViewController()
    let child = Screen("child", log)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(log.take() == [])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["child will appear"])
    window.layoutIfNeeded()
    #expect(log.take() == ["child is appearing 30", "child laid out", "child did appear"])
    child.view.removeFromSuperview()
    #expect(log.take() == ["child will disappear", "child did disappear"])
  }

  @Test func aContainerMayForwardAppearancesItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Container()
    let child = Screen("child", log)
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(log.take() == ["child laid out"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["child will appear", "child is appearing 390", "child did appear"])
    child.endAppearanceTransition()
    #expect(log.take() == [])
  }

  @Test func aControllerRemovedBeforeItAppearsDoesNotAppear() {
    let screen = Screen("a", log)
    window.makeKeyAndVisible()
    window.rootViewController = screen
    window.rootViewController = nil
    window.layoutIfNeeded()
    #expect(log.take() == ["a will appear", "a will disappear", "a did disappear"])
  }
}
