import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Properties of views beside the layout that an app sets and reads back.
@MainActor @Suite struct ViewDescriptionTests {
  @Test func accessibilityDefaultsFollowTheClass() {
    let plain = UIView()
    let label = UILabel()
    let button = UIButton(type: .system)
    let field = UITextField()
    let image = UIImageView()
    label.text = "Title"
    button.setTitle("Go", for: .normal)
    field.placeholder = "Name"
    #expect(
      [plain, label, button, field, image].map(\.isAccessibilityElement) == [false, true, true, true, false])
    #expect([plain, label, button].map(\.accessibilityLabel) == [nil, "Title", "Go"])
    #expect(
      [plain, label, button, image].map(\.accessibilityTraits) == [.none, .staticText, .button, .image])
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
  }

  @Test func setAccessibilityPropertiesAreKept() {
    for view in [UIView(), UILabel(), UIButton(), UIImageView()] {
      let element = !view.isAccessibilityElement
      view.isAccessibilityElement = element
      view.accessibilityLabel = "label"
      view.accessibilityHint = "hint"
      view.accessibilityValue = "value"
      view.accessibilityTraits = [.header, .selected]
      view.accessibilityElementsHidden = true
      view.accessibilityViewIsModal = true
      #expect(view.isAccessibilityElement == element)
      #expect(
        [view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue] == [
          "label", "hint", "value",
        ])
      #expect(view.accessibilityTraits == [.selected, .header])
      #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    }
  }

  @Test func aLayerHasTheDocumentedDefaults() {
    let layer = UIView().layer
    #expect(
      layer.shadowOpacity == 0 && layer.shadowOffset == CGSize(width: 0, height: -3)
        && layer.shadowRadius == 3)
    #expect(layer.shadowColor == UIColor.black.cgColor && layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
  }

  @Test func aColorThatDependsOnTheAppearanceIsResolved() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color == .red)
    #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: light) == .red)
    #expect(UIColor.blue.resolvedColor(with: dark) == .blue)
    let nested = UIColor { _ in color }
    #expect(nested.resolvedColor(with: dark) == .white)
  }

  @Test func anAnimatorEndsAtOnce() {
    let view = UIView()
    var order: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { order.append("first") }
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { order.append($0 == .end ? "end" : "elsewhere") }
    #expect(order.isEmpty && view.alpha == 1 && animator.fractionComplete == 0)
    animator.startAnimation()
    #expect(order == ["first", "end"] && view.alpha == 0)
    #expect(animator.fractionComplete == 1 && !animator.isRunning && animator.state == .inactive)
    animator.startAnimation()
    #expect(order == ["first", "end"])
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 1, animations: { view.alpha = 0.5 }, completion: { _ in order = [] })
    #expect(view.alpha == 0.5 && order.isEmpty)
  }

  @Test func aTransitionExchangesViewsOrHidesThem() {
    let root = UIView()
    let one = UIView()
    let other = UIView()
    root.addSubview(one)
    UIView.transition(from: one, to: other, duration: 1, options: .transitionCrossDissolve)
    #expect(root.subviews == [other] && one.superview == nil)
    root.addSubview(one)
    UIView.transition(
      from: other, to: one, duration: 1, options: [.showHideTransitionViews, .transitionFlipFromLeft])
    #expect(other.isHidden && !one.isHidden && root.subviews == [other, one])
    var isDone = false
    UIView.transition(with: root, duration: 1, animations: { one.alpha = 0 }, completion: { isDone = $0 })
    #expect(one.alpha == 0 && isDone)
  }

  @Test func aControllerHasTheDefaultsOfUIKit() {
    let controller = UIViewController()
    #expect(
      controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden
        && controller.shouldAutorotate)
    #expect(
      controller.supportedInterfaceOrientations == .allButUpsideDown
        && !controller.supportedInterfaceOrientations.contains(.portraitUpsideDown))
  }
}
