import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ControllerTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    let label = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("loaded")
      view.placeInside(label)
      NSLayoutConstraint.activate(label.edges(view, insets))
    }
    override func updateViewConstraints() {
      log.append("update")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.append("will \(Int(label.frame.width))") }
    override func viewDidLayoutSubviews() { log.append("did \(Int(label.frame.width))") }
  }

  @Test func theViewIsLoadedOnFirstAccess() {
    let screen = Screen()
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil && screen.log.isEmpty)
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded && screen.log == ["loaded"] && screen.view.frame == UIScreen.main.bounds)
    #expect(screen.view.next === screen && screen.label.next === screen.view)
  }

  @Test func theViewFillsTheWindowAndFollowsIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.view.superview === window && screen.view.window === window)
    window.layoutIfNeeded()
    expectFrames(
      ("view", screen.view, window.bounds),
      ("label", screen.label, CGRect(x: 20, y: 10, width: 320, height: 250)))
    #expect(screen.log == ["loaded", "update", "will 0", "did 320"])
    window.frame.size = CGSize(width: 500, height: 200)
    window.layoutIfNeeded()
    expectFrames(
      ("view", screen.view, window.bounds),
      ("label", screen.label, CGRect(x: 20, y: 10, width: 420, height: 150)))
  }

  @Test func aNewViewReplacesTheOldOne() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    window.rootViewController = controller
    let old = controller.view
    let new = UIView()
    controller.view = new
    #expect(controller.view === new && new.superview === window && old?.superview == nil && old?.next == nil)
    #expect(new.frame == window.frame)
    let other = UIViewController()
    window.rootViewController = other
    #expect(new.superview == nil && window.subviews == [other.view])
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test func aControllerMakesItsOwnView() {
    final class Card: UIView {}
    final class Maker: UIViewController {
      override func loadView() { view = Card(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) }
    }
    let maker = Maker()
    #expect(maker.view is Card && maker.view.frame.width == 5)
  }

  @Test func aFreedControllerIsNotInTheResponderChain() {
    weak var weakController: UIViewController?
    let view: UIView
    do {
      let controller = UIViewController()
      view = controller.view
      weakController = controller
    }
    #expect(weakController == nil && view.next == nil)
    view.layoutIfNeeded()
  }

  @Test func controllersContainControllers() {
    final class Child: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        log.append("will \(parent?.title ?? "leave")")
      }
      override func didMove(toParent parent: UIViewController?) {
        log.append("did \(parent?.title ?? "leave")")
      }
    }
    let one = UIViewController()
    let other = UIViewController(nibName: nil, bundle: nil)
    let child = Child()
    one.title = "one"
    other.title = "other"
    one.addChild(child)
    child.didMove(toParent: one)
    #expect(child.parent === one && one.children == [child])
    other.addChild(child)
    #expect(child.parent === other && one.children.isEmpty && other.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil && other.children.isEmpty)
    #expect(child.log == ["will one", "did one", "will other", "did leave"])
  }

  @Test func theScreenIsThatOfAPhone() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844) && UIScreen.main.scale == 1)
    #expect(UIScreen.main === UIScreen.main)
  }
}
