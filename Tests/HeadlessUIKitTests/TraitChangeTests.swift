import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A controller that adapts to traits as in Apple's article "Adapting your app when traits change".
private class Adaptive: UIViewController {
  var notes: [String] = []

  override func viewDidLoad() {
    registerForTraitChanges(
      [UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]
    ) { (self: Self, previous: UITraitCollection) in
      let old = previous.verticalSizeClass.rawValue
      let new = self.traitCollection.verticalSizeClass.rawValue
      self.notes.append("height class \(old) to \(new)")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    notes.append("traits")
  }
}

private final class Card: UIView {}

@MainActor @Suite(.serialized) struct TraitChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func aControllerIsCalledForItsRegisteredTraits() {
    let controller = Adaptive()
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(controller.notes == ["traits", "height class 2 to 1"])
    window.frame.size = CGSize(width: 926, height: 428)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.notes == ["traits", "height class 2 to 1", "traits"])
  }

  @Test func aViewIsCalledUntilItUnregisters() {
    let card = Card()
    window.addSubview(card)
    var widths: [UIUserInterfaceSizeClass] = []
    let registration = card.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self]
    ) { (view: Card, previous: UITraitCollection) in
      widths += [previous.horizontalSizeClass, view.traitCollection.horizontalSizeClass]
    }
    window.frame.size = CGSize(width: 926, height: 428)
    #expect(widths == [.compact, .regular])
    card.unregisterForTraitChanges(registration)
    window.frame.size = CGSize(width: 390, height: 844)
    #expect(widths == [.compact, .regular])
  }

  @Test func aHandlerNeedsNoTypes() {
    let card = Card()
    window.addSubview(card)
    var changed: [UIView] = []
    card.registerForTraitChanges([UITraitVerticalSizeClass.self]) { view, _ in changed.append(view) }
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(changed == [card])
  }

  @Test func aChildIsCalledForTraitsFromItsParent() {
    let root = UIViewController()
    let child = Adaptive()
    root.addChild(child)
    child.loadViewIfNeeded()
    root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    #expect(child.notes == ["traits", "height class 2 to 1"])
  }

  @Test func aRegistrationDoesNotRetain() {
    weak var controller: Adaptive?
    weak var card: Card?
    do {
      let kept = Adaptive()
      let shown = Card()
      kept.view.addSubview(shown)
      shown.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Card, _: UITraitCollection) in }
      controller = kept
      card = shown
    }
    #expect(controller == nil && card == nil)
  }

  @Test func traitsHaveDefaultValues() {
    #expect(UITraitHorizontalSizeClass.defaultValue == .unspecified)
    #expect(UITraitDisplayScale.defaultValue == 0)
    #expect(
      UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self }
    )
  }

  @Test func theContentFillsAVisualEffectView() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let a = Content(30, 20)
    window.placeInside(effect)
    effect.contentView.placeInside(a)
    NSLayoutConstraint.activate(effect.box(10, 20, 200, 100) + a.edges(effect.contentView, insets))
    window.layoutIfNeeded()
    expectFrames(
      ("effect", effect, CGRect(x: 10, y: 20, width: 200, height: 100)),
      ("content", effect.contentView, CGRect(x: 0, y: 0, width: 200, height: 100)),
      ("a", a, CGRect(x: 20, y: 10, width: 200 - 20 - 60, height: 100 - 10 - 40)))
  }
}
