import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ControllerMarginTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let controller = UIViewController()
  private let a = UIView()

  /// Shows a controller in the window, with a view that fills the margins.
  private func show() {
    window.rootViewController = controller
    controller.view.placeInside(a)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.topAnchor), a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    window.layoutIfNeeded()
  }

  @Test func theMarginsOfAScreenAreThoseOfTheSystem() {
    show()
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    expectFrames(("narrow", a, CGRect(x: 16, y: 0, width: 400 - 16 - 16, height: 600)))
    window.frame.size.width = 414
    window.layoutIfNeeded()
    expectFrames(("wide", a, CGRect(x: 20, y: 0, width: 414 - 20 - 20, height: 600)))
    window.frame.size.width = 390
    window.layoutIfNeeded()
    expectFrames(("narrow again", a, CGRect(x: 16, y: 0, width: 390 - 16 - 16, height: 600)))
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func aWidthThatChangesTheMarginsIsLaidOutOnce() {
    final class Counting: UIViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let counting = Counting()
    window.rootViewController = counting
    window.layoutIfNeeded()
    counting.layouts = 0
    window.frame.size.width = 414
    window.layoutIfNeeded()
    #expect(counting.view.layoutMargins.left == 20)
    #expect(counting.layouts == 1)
  }

  @Test func marginsFollowTheWidthAtTheFirstLayout() {
    controller.view.frame.size.width = 1000
    #expect(controller.view.layoutMargins.left == 20)
    show()
    expectFrames(("narrow", a, CGRect(x: 16, y: 0, width: 400 - 16 - 16, height: 600)))
  }

  @Test func theReadableGuideFollowsTheWidthAtTheFirstLayout() {
    controller.view.frame.size.width = 1000
    controller.view.placeInside(a)
    let guide = controller.view.readableContentGuide
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectFrames(("narrow", a, CGRect(x: 16, y: 0, width: 400 - 16 - 16, height: 0)))
  }

  @Test func theSafeAreaIsAdded() {
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2), of: window)
    show()
    expectFrames(("a", a, CGRect(x: 17, y: 47, width: 400 - 17 - 18, height: 600 - 47 - 34)))
  }

  @Test func marginsBelowTheSystemMinimumAreRaised() {
    show()
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 3, bottom: 40, trailing: 60)
    window.layoutIfNeeded()
    expectFrames(("raised", a, CGRect(x: 16, y: 10, width: 400 - 16 - 60, height: 600 - 10 - 40)))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    expectFrames(("as set", a, CGRect(x: 3, y: 10, width: 400 - 3 - 60, height: 600 - 10 - 40)))
    controller.viewRespectsSystemMinimumLayoutMargins = true
    controller.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    expectFrames(
      ("raised and mirrored", a, CGRect(x: 60, y: 10, width: 400 - 16 - 60, height: 600 - 10 - 40)))
  }
}
