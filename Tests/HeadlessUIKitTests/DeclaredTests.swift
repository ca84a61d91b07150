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

  private final class Router: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("did show \(viewController.title ?? "")") }
  }

  @Test func theDelegateIsToldAboutANewTopController() {
    let (root, detail, router) = (UIViewController(), UIViewController(), Router())
    (root.title, detail.title) = ("root", "detail")
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = router
    navigation.pushViewController(detail, animated: false)
    navigation.popViewController(animated: true)
    #expect(router.calls == ["will show detail", "did show detail", "will show root", "did show root"])
  }

  @Test func theEndOfEditingHasAReason() {
    final class Editor: NSObject, UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        reasons.append(reason)
      }
    }
    let (window, field, editor) = (UIWindow(), UITextField(), Editor())
    window.addSubview(field)
    field.delegate = editor
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(editor.reasons == [.committed])
  }

  @Test func aTransactionTakesItsSettingUnderAKey() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test func aTextOfFoundationTakesTheValuesOfItsFormat() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 3, "7" as NSString) == "3 of 7")
  }

  @Test func valuesWithoutEffectAreKept() {
    let (layer, glass) = (CALayer(), UIGlassEffect(style: .clear))
    (layer.speed, layer.timeOffset) = (0, 7)
    #expect(layer.speed == 0)
    #expect(layer.timeOffset == 7)
    #expect(layer.beginTime == 0)
    glass.tintColor = .systemRed
    #expect(UIVisualEffectView(effect: glass).effect === glass)
    let share = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop, .mail]
    #expect(share.excludedActivityTypes?.last?.rawValue == "com.apple.UIKit.activity.Mail")
    #expect(UIDocumentPickerViewController(forExporting: []).documentPickerMode == .moveToService)
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "a"), UINavigationItem(title: "b")], animated: true)
    #expect(bar.topItem?.title == "b")
    #expect(UILabel.classForCoder() == UILabel.self)
  }
}
