import Testing
import UIKit

/// The texts with which a process ends after a misuse of containers, formats and numbers.
@Suite struct ContainerTrapTests {
  @Test func aControllerIsPushedOnce() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = UIViewController()
      let next = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(next, animated: false)
      navigation.pushViewController(root, animated: true)
    }
    expectReason(
      of: result,
      "Pushing the same view controller instance more than once is not supported (<UIViewController")
  }

  @Test func navigationControllersAreNotPushed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UINavigationController(rootViewController: UIViewController()).pushViewController(
        UINavigationController(), animated: false)
    }
    expectReason(of: result, "Pushing a navigation controller is not supported")
  }

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
      navigation.pushViewController(UIViewController(), animated: false)
      let popped = navigation.popViewController(animated: false) ?? UIViewController()
      _ = navigation.popToViewController(popped, animated: false)
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

  @Test func aControllerWithAParentIsNotPresented() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      root.present(child, animated: false)
      navigation.isNavigationBarHidden = true
    }
    expectReason(of: result, "Application tried to present modally a view controller <UIViewController")
  }

  @Test func aControllerIsNotPresentedAboveItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      sheet.present(root, animated: false)
    }
    expectReason(of: result, "Application tried to present modally an active view controller")
  }

  @Test func onlyATabCanBeSelected() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.selectedViewController = UINavigationController()
    }
    expectReason(
      of: result,
      "Only a view controller in the tab bar controller's list of view controllers can be selected, "
        + "and <UINavigationController",
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

  @Test func anArrangedIndexIsNotNegative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: -1)
    }
    expectReason(of: result, "index = -1 expected to be less than or equal to 0")
  }

  @Test func aWrongFormatIsShownWithItsFirstInvalidCharacter() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = UIView()
      let view = UIView()
      root.addSubview(view)
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[view]-nowhere-[view]", metrics: nil, views: ["view": view])
    }
    expectReason(
      of: result,
      "Unable to parse constraint format: \nUnable to find metric with name nowhere\n"
        + "|-[view]-nowhere-[view]\n         ^"
    )
  }

  @Test func formatOptionsFollowTheOtherAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIView(), UIView())
      let root = UIView()
      for view in [one, other] { root.addSubview(view) }
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[one]-[other]", options: .alignAllBottom, metrics: nil,
        views: ["one": one, "other": other])
    }
    expectReason(
      of: result,
      "Options mask required views to be aligned on a vertical edge, "
        + "which is not allowed for layout that is also vertical"
    )
  }

  @Test func theOffsetOfAScrollViewIsFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIScrollView().contentOffset = CGPoint(x: CGFloat.infinity, y: 0)
    }
    expectReason(of: result, "The bounds of UIScrollView are not finite: ")
  }

  @Test func theSizeOfScrolledContentIsFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIScrollView().contentSize = CGSize(width: 5, height: CGFloat.infinity)
    }
    expectReason(of: result, "The contentSize of <UIScrollView", "is not finite: ")
  }

  @Test func anIntrinsicSizeIsANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let content = Content(3, .nan)
      root.placeInside(content)
      NSLayoutConstraint.activate(content.box(0, 0, 5, 5))
      root.layoutIfNeeded()
    }
    expectReason(of: result, "intrinsicContentSize of <Content", "is not finite: ")
  }

  @Test func distancesBetweenAnchorsHaveFiniteNumbers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIView(), UIView())
      let distance = one.leftAnchor.anchorWithOffset(to: other.leftAnchor)
      _ = distance.constraint(equalTo: distance, multiplier: .nan)
    }
    expectReason(of: result, "Multiplier is not finite! That's illegal. multiplier:nan")
  }

  @Test func aFontNeedsAPositiveSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UIFont.systemFont(ofSize: -3)
    }
    expectReason(of: result, "The size of a font must be finite and above 0: -3.0.")
  }
}
