import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Toolbars: 16 points from the edge to the first item, 8 points between two, and flexible spaces.
@MainActor @Suite struct ToolbarTests {
  /// Returns an item with a view of a size.
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  /// Lays out a toolbar of 320 × 44 points and returns the left edges of the views of its items.
  private func edges(_ bar: UIToolbar) -> [CGFloat] {
    bar.frame = CGRect(x: 3, y: 5, width: 320, height: 44)
    bar.layoutIfNeeded()
    return (bar.items ?? []).compactMap { item in
      item.customView.map { $0.convert($0.bounds, to: bar).minX }
    }
  }

  @Test func flexibleSpacesShareTheWidthThatTheItemsLeave() {
    let bar = UIToolbar()
    bar.items = [box(30, 20), .flexibleSpace(), box(40, 24), .flexibleSpace(), box(50, 28)]
    let share: CGFloat = (320 - 2 * 16 - 30 - 40 - 50) / 2
    let spread: [CGFloat] = [16, 46 + share, 320 - 66]
    #expect(edges(bar) == spread)
    bar.setItems([.flexibleSpace(), box(30, 20), .fixedSpace(21), box(40, 24)], animated: true)
    let last: CGFloat = 320 - 16 - 40
    let atTheEnd: [CGFloat] = [last - 21 - 30, last]
    #expect(edges(bar) == atTheEnd)
    bar.items?[0].isHidden = true
    let atTheStart: [CGFloat] = [16, 46 + 21]
    #expect(edges(bar) == atTheStart)
  }

  @Test func itemsWithoutSpacesBeginAtTheLeadingEdge() {
    let bar = UIToolbar()
    bar.items = [box(30, 20), box(40, 24)]
    let fromTheLeft: [CGFloat] = [16, 46 + 8]
    #expect(edges(bar) == fromTheLeft)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    let first: CGFloat = 320 - 16 - 30
    let fromTheRight: [CGFloat] = [first, first - 8 - 40]
    #expect(edges(bar) == fromTheRight)
  }

  @Test func itemsThatAreTooWideLeaveNoFlexibleSpace() {
    let bar = UIToolbar()
    bar.items = [box(200, 20), .flexibleSpace(), box(150, 24)]
    let expected: [CGFloat] = [16, 216]
    #expect(edges(bar) == expected)
  }

  @Test func aToolbarHasNoWidthAndTheHeightOfABar() {
    let bar = UIToolbar()
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 71, height: 3)) == CGSize(width: 71, height: 44))
  }

  @Test func anItemLeavesOneBarForAnother() throws {
    let (first, second) = (UIToolbar(), UIToolbar())
    let item = box(30, 20)
    first.items = [item, box(40, 24)]
    second.items = [item]
    _ = (edges(first), edges(second))
    #expect(item.customView?.isDescendant(of: second) == true)
    first.items = nil
    #expect(item.customView?.isDescendant(of: second) == true)
  }

  // In a navigation controller

  private let root = UIViewController()

  /// Shows a controller in a window of 390 × 844 points with a safe area.
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5), of: window)
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test func theToolbarOfANavigationControllerIsAboveTheSafeArea() {
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: true)
    window.layoutIfNeeded()
    // Above the home indicator a toolbar is 49 high.
    let top: CGFloat = 844 - 34 - 49
    expectFrames(
      ("toolbar", navigation.toolbar, CGRect(x: 0, y: top, width: 390, height: 49)),
      ("content", root.view, CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 3, bottom: 34 + 49, right: 5))
    // The background reaches the edge of the window.
    #expect(navigation.toolbar.subviews[0].frame == CGRect(x: 0, y: 0, width: 390, height: 49 + 34))
    navigation.toolbar.isTranslucent = false
    window.layoutIfNeeded()
    expectFrames(("content above", root.view, CGRect(x: 0, y: 0, width: 390, height: top)))
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    let low: CGFloat = 390 - 34 - 32
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: low, width: 844, height: 32))
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.toolbar.isHidden && root.view.frame.height == 390)
  }

  @Test func theToolbarIsAboveATabBar() {
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    window.layoutIfNeeded()
    let covered: CGFloat = 34 + 49 + 44
    #expect(navigation.toolbar.frame.minY == 844 - covered)
    #expect(root.view.safeAreaInsets.bottom == covered)
  }

  @Test func theToolbarShowsTheItemsOfTheTopController() {
    let navigation = UINavigationController(rootViewController: root)
    let (pushed, hiding) = (UIViewController(), UIViewController())
    let items = [box(30, 20), box(40, 24)]
    root.toolbarItems = [items[0]]
    navigation.isToolbarHidden = false
    let window = show(navigation)
    #expect(navigation.toolbar.items == [items[0]])
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.toolbar.items == nil)
    pushed.setToolbarItems([items[1]], animated: true)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items == [items[1]])
    #expect(items[0].customView?.window == nil && items[1].customView?.window === window)
    hiding.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hiding, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.isHidden && hiding.view.safeAreaInsets.bottom == 34)
    navigation.popToRootViewController(animated: true)
    window.layoutIfNeeded()
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.items == [items[0]])
  }
}
