import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The bars of a phone without a home button, as four different numbers.
private let bars = UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2)

@MainActor @Suite struct NavigationTests {
  /// Returns a window of the given size with those bars and a controller in it.
  private func window(_ width: CGFloat, _ height: CGFloat, _ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    HeadlessLayout.setSafeAreaInsets(bars, of: window)
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test func theBarIsBelowTheSafeAreaInsetAndTheContentBehindBoth() {
    let root = UIViewController()
    let a = UIView()
    let navigation = UINavigationController(rootViewController: root)
    root.view.placeInside(a)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      a.leftAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leftAnchor),
      a.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
      a.rightAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.rightAnchor),
    ])
    let window = window(400, 800, navigation)
    expectFrames(
      ("bar", navigation.navigationBar, CGRect(x: 0, y: 47, width: 400, height: 44)),
      ("content", root.view, CGRect(x: 0, y: 0, width: 400, height: 800)),
      ("safe area", a, CGRect(x: 1, y: 47 + 44, width: 400 - 1 - 2, height: 800 - 47 - 44 - 34)))
    window.makeKeyAndVisible()
    #expect(root.topLayoutGuide.length == 47 + 44 && root.bottomLayoutGuide.length == 34)
    // Landscape: little height, a low bar.
    window.frame.size = CGSize(width: 800, height: 400)
    window.layoutIfNeeded()
    expectFrames(
      ("low bar", navigation.navigationBar, CGRect(x: 0, y: 47, width: 800, height: 32)),
      ("safe area", a, CGRect(x: 1, y: 47 + 32, width: 800 - 1 - 2, height: 400 - 47 - 32 - 34)))
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden)
    expectFrames(("no bar", a, CGRect(x: 7, y: 47 + 5, width: 800 - 7 - 10, height: 400 - 47 - 5 - 34 - 7)))
  }

  @Test func largeTitlesMakeTheBarHigher() {
    let root = UIViewController()
    let detail = UIViewController()
    root.title = "Messages"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = window(400, 800, navigation)
    #expect(navigation.navigationBar.frame.height == 44 + 52 && root.view.safeAreaInsets.top == 47 + 96)
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 && detail.view.safeAreaInsets.top == 47 + 44)
    navigation.popViewController(animated: false)
    window.frame.size = CGSize(width: 800, height: 400)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 32 && root.view.safeAreaInsets.top == 47 + 32)
  }

  @Test func contentThatDoesNotExtendUnderBarsIsBesideThem() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = window(400, 800, navigation)
    root.edgesForExtendedLayout = [.left, .right, .bottom]
    window.layoutIfNeeded()
    expectFrames(("beside", root.view, CGRect(x: 0, y: 91, width: 400, height: 800 - 91)))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 1, bottom: 34, right: 2))
    root.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    expectFrames(("an opaque bar", root.view, CGRect(x: 0, y: 91, width: 400, height: 800 - 91)))
    root.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    expectFrames(("behind", root.view, CGRect(x: 0, y: 0, width: 400, height: 800)))
    #expect(root.view.safeAreaInsets.top == 91)
  }

  @Test func controllersArePushedAndPopped() {
    let one = UIViewController()
    let two = UIViewController()
    let three = UIViewController()
    one.title = "one"
    two.title = "two"
    three.title = "three"
    let navigation = UINavigationController(rootViewController: one)
    #expect(
      one.navigationController === navigation && one.parent === navigation && navigation.children == [one])
    let window = window(400, 800, navigation)
    navigation.pushViewController(two, animated: true)
    navigation.pushViewController(three, animated: false)
    #expect(navigation.viewControllers == [one, two, three] && navigation.topViewController === three)
    #expect(navigation.visibleViewController === three && navigation.navigationBar.topItem?.title == "three")
    #expect(
      three.view.superview === navigation.view && one.view.superview == nil && two.view.superview == nil)
    #expect(navigation.popToRootViewController(animated: false) == [two, three])
    #expect(
      navigation.popViewController(animated: false) == nil
        && navigation.popToRootViewController(animated: false) == nil)
    #expect(one.view.superview === navigation.view && two.navigationController == nil && two.parent == nil)
    navigation.viewControllers = [three, two]
    window.layoutIfNeeded()
    #expect(
      one.parent == nil && two.view.frame == window.bounds
        && navigation.popViewController(animated: false) === two)
    navigation.pushViewController(one, animated: false)
    #expect(navigation.popToViewController(three, animated: false) == [one])
  }

  @Test func theTitleFollowsTheController() {
    let controller = UIViewController()
    controller.title = "first"
    #expect(controller.navigationItem.title == "first" && controller.tabBarItem.title == "first")
    controller.title = "second"
    #expect(controller.navigationItem.title == "second" && controller.tabBarItem.title == "second")
    #expect(UINavigationController(rootViewController: controller).tabBarItem === controller.tabBarItem)
  }

  @Test func aNewViewOfTheShownControllerReplacesTheOldOne() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = window(400, 800, navigation)
    let old = root.view
    let new = UIView()
    root.view = new
    window.layoutIfNeeded()
    #expect(old?.superview == nil && new.superview === navigation.view && new.frame == window.bounds)
    #expect(new.safeAreaInsets.top == 91 && navigation.view.subviews.first === new)
  }

  @Test func aPoppedControllerIsFreed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = window(400, 800, navigation)
    window.makeKeyAndVisible()
    weak var popped: UIViewController?
    weak var view: UIView?
    do {
      let controller = UIViewController()
      popped = controller
      view = controller.view
      navigation.pushViewController(controller, animated: false)
      window.layoutIfNeeded()
      navigation.popViewController(animated: false)
    }
    window.layoutIfNeeded()
    #expect(popped == nil && view == nil)
  }

  @Test func aNavigationControllerIsFreedWithItsStack() {
    weak var navigation: UINavigationController?
    weak var child: UIViewController?
    do {
      let controller = UIViewController()
      let made = UINavigationController(rootViewController: controller)
      navigation = made
      child = controller
      _ = window(400, 800, made)
    }
    #expect(navigation == nil && child == nil)
  }
}

@MainActor @Suite struct TabBarTests {
  private let first = UIViewController()
  private let second = UIViewController()

  /// Returns a window with both controllers behind a tab bar.
  private func shown() -> (UIWindow, UITabBarController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let tabs = UITabBarController()
    HeadlessLayout.setSafeAreaInsets(bars, of: window)
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    return (window, tabs)
  }

  @Test func theBarCoversTheBottomInsetAndTheContentIsBehindIt() {
    let (window, tabs) = shown()
    expectFrames(
      ("bar", tabs.tabBar, CGRect(x: 0, y: 800 - 34 - 49, width: 400, height: 49 + 34)),
      ("content", first.view, CGRect(x: 0, y: 0, width: 400, height: 800)))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 1, bottom: 49 + 34, right: 2))
    window.makeKeyAndVisible()
    #expect(first.bottomLayoutGuide.length == CGFloat(49 + 34))
    window.frame.size = CGSize(width: 800, height: 400)
    window.layoutIfNeeded()
    expectFrames(("low bar", tabs.tabBar, CGRect(x: 0, y: 400 - 34 - 32, width: 800, height: 32 + 34)))
    #expect(first.view.safeAreaInsets.bottom == CGFloat(32 + 34))
  }

  @Test func oneControllerIsShownAtATime() {
    let (window, tabs) = shown()
    #expect(
      tabs.selectedIndex == 0 && tabs.selectedViewController === first
        && tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(
      !second.isViewLoaded && second.tabBarController === tabs
        && tabs.tabBar.items == [first.tabBarItem, second.tabBarItem])
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      first.view.superview == nil && second.view.frame == window.bounds
        && tabs.tabBar.selectedItem === second.tabBarItem)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    tabs.selectedViewController = first
    #expect(tabs.selectedIndex == 0 && second.view.superview == nil)
  }

  @Test func theSelectionFollowsTheController() {
    let (_, tabs) = shown()
    let third = UIViewController()
    tabs.selectedViewController = second
    tabs.viewControllers = [third, first, second]
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === second && tabs.children.count == 3)
    tabs.viewControllers = [third, first]
    #expect(tabs.selectedIndex == 0 && second.parent == nil && second.tabBarController == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil && tabs.children.isEmpty)
  }

  @Test func aNavigationControllerInATabIsBetweenTheBars() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    HeadlessLayout.setSafeAreaInsets(bars, of: window)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 1, bottom: 34 + 49, right: 2))
    #expect(root.tabBarController === tabs && root.navigationController === navigation)
    window.makeKeyAndVisible()
    #expect(root.topLayoutGuide.length == navigation.navigationBar.frame.maxY)
    #expect(root.bottomLayoutGuide.length == window.bounds.height - tabs.tabBar.frame.minY)
    root.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    expectFrames(("between the bars", root.view, CGRect(x: 0, y: 91, width: 400, height: 800 - 91 - 83)))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func theItemsFollowTheDirectionOfTheText() {
    let (window, tabs) = shown()
    let frames = { tabs.tabBar.subviews.dropFirst().map(\.frame) }
    // One point is covered at the left, two at the right.
    let width = CGFloat(400 - 1 - 2) / 2
    #expect(
      frames() == [
        CGRect(x: 1, y: 0, width: width, height: 49), CGRect(x: 1 + width, y: 0, width: width, height: 49),
      ])
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(frames().map(\.minX) == [1 + width, 1])
  }

  @Test func aTabBarControllerIsFreedWithItsTabs() {
    weak var tabs: UITabBarController?
    weak var child: UIViewController?
    do {
      let made = UITabBarController()
      let controller = UIViewController()
      made.viewControllers = [controller]
      made.view.layoutIfNeeded()
      tabs = made
      child = controller
    }
    #expect(tabs == nil && child == nil)
  }
}
