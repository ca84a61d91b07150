import TestSupport
import Testing
import UIKit

/// Arithmetic with priorities and weights, and the values that views store.
@MainActor @Suite struct ArithmeticTests {
  @Test func prioritiesAreAddedAndCompared() {
    #expect(
      (UILayoutPriority.required - 1).rawValue == 999 && (UILayoutPriority.defaultLow + 2).rawValue == 252)
    var priority = UILayoutPriority(500)
    priority += 7
    #expect(priority.rawValue == 507)
    priority -= 10
    #expect(priority.rawValue == 497)
    #expect(UILayoutPriority.defaultLow < .defaultHigh && UILayoutPriority.required > .defaultHigh)
    #expect([UILayoutPriority.required, .fittingSizeLevel, .defaultLow].min() == .fittingSizeLevel)
  }

  @Test func aLowerPriorityYields() {
    let view = UIView()
    let root = root(100, 100, view)
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 70), view.widthAnchor.constraint(equalToConstant: 40)
    )
    wide.priority = .required - 1
    narrow.priority = wide.priority - 1
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func weightsAreAddedAndCompared() {
    #expect(UIFont.Weight.regular < .medium && UIFont.Weight.light < .regular)
    var weight = UIFont.Weight(0.5) - 0.25
    #expect(weight.rawValue == 0.25)
    weight += 0.5
    weight -= 0.125
    #expect(weight.rawValue == 0.625 && (weight + 0.25).rawValue == 0.875)
  }

  @Test func aStyleAppliesToTheSubviews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let controller = UIViewController()
    window.rootViewController = controller
    let part = UIView()
    controller.view.addSubview(part)
    #expect(part.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(part.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(
      part.traitCollection.userInterfaceStyle == .light && window.traitCollection.userInterfaceStyle == .dark)
    part.overrideUserInterfaceStyle = .dark
    #expect(part.traitCollection.userInterfaceStyle == .dark)
    part.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(part.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func accessibilityAttributesFallBackToPlainOnes() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    let outer = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 90))
    outer.addSubview(view)
    let window = UIWindow(frame: CGRect(x: 7, y: 9, width: 400, height: 500))
    window.addSubview(outer)
    view.accessibilityLabel = "Door"
    #expect(view.accessibilityAttributedLabel?.string == "Door")
    #expect(view.accessibilityFrame == CGRect(x: 7 + 110, y: 9 + 220, width: 40, height: 60))
    let element = UIView()
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElement(at: 0) as? UIView === element)
    #expect(view.accessibilityElement(at: 1) == nil && !element.accessibilityActivate())
    let controller = UIViewController()
    controller.accessibilityLabel = "Hall"
    #expect(controller.accessibilityLabel == "Hall" && UIViewController().accessibilityLabel == nil)
  }
}
