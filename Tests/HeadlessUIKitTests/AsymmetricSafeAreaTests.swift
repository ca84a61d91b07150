import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A phone in landscape whose safe area differs at all edges.
@MainActor @Suite(.serialized) struct AsymmetricSafeAreaTests {
  private static let safeArea = UIEdgeInsets(top: 3, left: 59, bottom: 21, right: 37)

  /// Returns the rectangle of an item in the coordinates of its window.
  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theContentIsInsideOfIt(direction: UITraitEnvironmentLayoutDirection) {
    onScreen(844, 390, safeArea: Self.safeArea, direction: direction) {
      let (window, controller, content) = (UIWindow(), UIViewController(), UIView())
      window.rootViewController = controller
      controller.view.placeInside(content)
      let guide = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 1),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 2),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
      ])
      window.layoutIfNeeded()
      let leading: CGFloat = direction == .leftToRight ? 2 : 8
      expectFrames(
        (
          "content", content,
          CGRect(x: 59 + leading, y: 3 + 1, width: 844 - 59 - 37 - 2 - 8, height: 390 - 3 - 21 - 1 - 4)
        ))
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theContentOfBarsIsInsideOfIt(direction: UITraitEnvironmentLayoutDirection) {
    onScreen(844, 390, safeArea: Self.safeArea, direction: direction) {
      let (window, root, tabs) = (UIWindow(), UIViewController(), UITabBarController())
      root.title = "Title"
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      window.rootViewController = tabs
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(
        root.view.safeAreaInsets == UIEdgeInsets(top: 3 + 32, left: 59, bottom: 21 + 32, right: 37))
      let shown = place(item)
      let expected = direction == .leftToRight ? 59 + 16.0 : 844 - 37 - 16 - 30.0
      #expect(shown.minX == expected && shown.width == 30, "\(shown)")
      for view in tabs.tabBar.subviews where view.bounds.width < 844 {
        #expect(place(view).minX >= 59 && place(view).maxX <= 844 - 37)
      }
    }
  }

  @Test func theTabBarIsOutsideOfTheContentGuide() {
    onScreen(844, 390, safeArea: Self.safeArea) {
      let (window, tabs, child, content) = (UIWindow(), UITabBarController(), UIViewController(), UIView())
      tabs.viewControllers = [child]
      window.rootViewController = tabs
      tabs.view.placeInside(content)
      let guide = tabs.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 1),
        content.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 2),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
        content.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -8),
      ])
      window.isHidden = false
      window.layoutIfNeeded()
      expectFrames(
        ("content", content, CGRect(x: 2, y: 1, width: 844 - 2 - 8, height: 390 - 32 - 21 - 1 - 4)))
      #expect(guide === tabs.contentLayoutGuide && guide.owningView === tabs.view)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 844, height: 390 - 32 - 21))
      window.frame.size = CGSize(width: 390, height: 844)
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: tabs.tabBar.frame.minY))
      expectFrames(
        ("content", content, CGRect(x: 2, y: 1, width: 390 - 2 - 8, height: tabs.tabBar.frame.minY - 1 - 4)))
    }
  }

  @Test func withoutTheBarTheContentGuideIsTheView() {
    let (window, tabs) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), UITabBarController())
    let (root, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    detail.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 800 - 49))
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}
