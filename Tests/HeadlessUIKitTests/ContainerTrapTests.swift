import Testing
import UIKit

@testable import HeadlessUIKit

/// The sentences with which a process ends after a misuse of containers.
@MainActor @Suite struct ContainerTrapTextTests {
  @Test func aControllerIsPushedOnce() {
    let root = UIViewController()
    let next = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.mistake(inPushing: next) == nil)
    navigation.pushViewController(next, animated: false)
    for controller in [root, next] {
      #expect(
        navigation.mistake(inPushing: controller)
          == "Pushing the same view controller instance more than once is not supported (\(controller))")
    }
  }

  @Test func navigationControllersAreNotPushed() {
    #expect(
      UINavigationController(rootViewController: UIViewController()).mistake(
        inPushing: UINavigationController()) == "Pushing a navigation controller is not supported")
  }

  @Test func onlyAControllerOnTheStackIsPoppedTo() throws {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    #expect(try navigation.index(of: root) == 0 && navigation.index(of: next) == 1)
    let popped = try #require(navigation.popViewController(animated: false))
    #expect(throws: Mistake("Tried to pop to a view controller that doesn't exist.")) {
      try navigation.index(of: popped)
    }
  }

  @Test func aControllerIsPresentedOnce() throws {
    let (one, other) = (UIWindow(), UIWindow())
    for window in [one, other] { window.rootViewController = UIViewController() }
    let first = try #require(one.rootViewController)
    let second = try #require(other.rootViewController)
    let sheet = UIViewController()
    #expect(second.mistake(inPresenting: sheet, from: second) == nil)
    first.present(sheet, animated: false)
    #expect(
      second.mistake(inPresenting: sheet, from: second)
        == "Application tried to present modally a view controller \(sheet) that is already being presented "
        + "by \(first).")
  }

  @Test func aControllerWithAParentIsNotPresented() {
    let root = UIViewController()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    #expect(
      root.mistake(inPresenting: child, from: root)
        == "Application tried to present modally a view controller \(child) that has a parent view "
        + "controller \(navigation).")
  }

  @Test func aControllerIsNotPresentedAboveItself() {
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(
      sheet.mistake(inPresenting: root, from: sheet)
        == "Application tried to present modally an active view controller \(root).")
    #expect(
      root.mistake(inPresenting: root, from: root)
        == "Application tried to present modally a view controller on itself: \(root).")
  }

  @Test func onlyATabCanBeSelected() {
    let tabs = UITabBarController()
    let tab = UIViewController()
    tabs.viewControllers = [UIViewController(), tab]
    let stranger = UINavigationController()
    #expect(
      tabs.mistake(inSelecting: stranger)
        == "Only a view controller in the tab bar controller's list of view controllers can be selected, "
        + "and \(stranger) is not in it.")
    #expect(tabs.mistake(inSelecting: tab) == nil)
  }

  @Test func anArrangedIndexIsFrom0ToTheNumberOfArrangedViews() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    // A subview that is not arranged does not count.
    stack.addSubview(UIView())
    for index in [-1, 3] {
      #expect(
        stack.mistake(inArrangedIndex: index)
          == "Index out of bounds for arranged subview: index = \(index) expected to be less than or equal "
          + "to 2")
    }
    for index in 0...2 { #expect(stack.mistake(inArrangedIndex: index) == nil) }
  }

  @Test func theSizeOfScrolledContentIsFinite() {
    let scroll = UIScrollView()
    for size in [CGSize(width: 5, height: CGFloat.infinity), CGSize(width: CGFloat.nan, height: 5)] {
      #expect(
        scroll.mistake(inContentSize: size) == "The contentSize of \(scroll) is not finite: \(size)")
    }
    #expect(scroll.mistake(inContentSize: CGSize(width: -1, height: 5)) == nil)
  }
}

/// Misuses of containers that end the process: one for each check.
@Suite struct ContainerTrapTests {
  @Test func aNavigationControllerIsNotTheRootOfAnother() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UINavigationController(rootViewController: UINavigationController())
    }
    expectReason(of: result, "Pushing a navigation controller is not supported")
  }

  @Test func onlyAControllerOnTheStackIsPoppedTo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = navigation.popToViewController(UIViewController(), animated: false)
    }
    expectReason(of: result, "Tried to pop to a view controller that doesn't exist.")
  }

  @Test func aControllerIsPresentedOnce() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIWindow(), UIWindow())
      for window in [one, other] { window.rootViewController = UIViewController() }
      let sheet = UIViewController()
      one.rootViewController?.present(sheet, animated: false)
      other.rootViewController?.present(sheet, animated: false)
    }
    expectReason(
      of: result, "Application tried to present modally a view controller <UIViewController",
      "that is already being presented by <UIViewController")
  }

  @Test func onlyATabCanBeSelected() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.selectedViewController = UINavigationController()
    }
    expectReason(
      of: result, "list of view controllers can be selected, and <UINavigationController",
      "is not in it.")
  }

  @Test func anArrangedIndexIsAtMostTheNumberOfArrangedViews() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.addSubview(UIView())
      stack.insertArrangedSubview(UIView(), at: 3)
    }
    expectReason(
      of: result, "Index out of bounds for arranged subview: index = 3 expected to be less than or equal to 2"
    )
  }

  @Test func theSizeOfScrolledContentIsFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIScrollView().contentSize = CGSize(width: 5, height: CGFloat.infinity)
    }
    expectReason(of: result, "The contentSize of <UIScrollView", "is not finite: ")
  }
}
