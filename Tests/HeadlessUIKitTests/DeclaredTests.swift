import HeadlessUIKit
import Testing
import UIKit

/// API that apps name: stored values, and the callbacks that an app overrides.
@MainActor @Suite struct DeclaredTests {
  private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func aTintColorReachesTheViewsThatHaveNone() {
    let (root, plain, own) = (TintedView(), TintedView(), TintedView())
    own.tintColor = .systemRed
    root.addSubview(plain)
    plain.addSubview(own)
    root.tintColor = .systemGreen
    #expect(root.changes == 1)
    #expect(plain.changes == 1)
    #expect(own.changes == 1)
    #expect(own.tintColor == .systemRed)
    #expect(plain.tintColor == .systemGreen)
  }

  @Test func aMenuKeepsItsElementsAndTheirStates() {
    let on = UIAction(title: "Name", state: .on) { _ in }
    let off = UIAction(title: "Size", attributes: .destructive) { _ in }
    let menu = UIMenu(title: "Sort", options: .singleSelection, children: [on, off])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([off]).children == [off])
    #expect(menu.replacingChildren([off]).identifier == menu.identifier)
    let button = UIButton(primaryAction: on)
    button.menu = menu
    #expect(button.menu === menu)
    #expect(button.title(for: .normal) == "Name")
  }

  @Test func theFontOfATitleDecidesTheWidthOfABarButton() {
    let controller = UIViewController()
    let button = UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = button
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation.view.layoutIfNeeded()
    let before = button.frame(in: bar)?.width ?? 0
    button.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    navigation.view.layoutIfNeeded()
    #expect((button.frame(in: bar)?.width ?? 0) > before)
  }

  @Test func theFontOfSegmentsDecidesTheirWidth() {
    let control = UISegmentedControl(items: ["Day", "Month"])
    let before = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .selected)
    #expect(control.intrinsicContentSize.width > before)
  }

  @Test func levelsOfWindowsAreComparedAndMoved() {
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(UIWindow.Level.normal < .statusBar)
    #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
  }

  @Test func animationsCanBeSwitchedOff() {
    defer { UIView.setAnimationsEnabled(true) }
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test func anImageViewIsAnimatingOnlyWithImages() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage(), UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
  }

  @Test func anIndexPathOfObjectiveCHasASectionAndARow() {
    let path = NSIndexPath(row: 7, section: 3)
    #expect(path.section == 3)
    #expect(path.row == 7)
  }
}
