import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A trait of an app.
private enum Theme: Int { case plain, warm, cold }

private struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.plain }

extension UITraitCollection { fileprivate var theme: Theme { self[ThemeTrait.self] } }

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// A view that notes the changes of its traits and its layouts.
private final class NotingView: UIView {
  var notes: [String] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    notes.append("layout")
  }
}

@MainActor private func classes(_ environments: any UITraitEnvironment...) -> [String] {
  environments.map {
    "\($0.traitCollection.horizontalSizeClass) \($0.traitCollection.verticalSizeClass)"
  }
}

/// A window with the controller `root`, in whose view are the views `beside` and `box`; in `box` is the view
/// of the child controller, and in that one `inner`.
@MainActor private final class OverrideTree {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let (root, child) = (UIViewController(), UIViewController())
  let (beside, box, inner) = (NotingView(), NotingView(), NotingView())

  init() {
    window.rootViewController = root
    root.addChild(child)
    for view in [beside, box] as [UIView] { root.view.addSubview(view) }
    box.addSubview(child.view)
    child.view.addSubview(inner)
    window.isHidden = false
    window.layoutIfNeeded()
  }

}

@MainActor @Suite(.serialized) struct TraitOverrideTests {
  private let tree = OverrideTree()

  @Test func anOverrideOfAViewReachesAllBelowIt() {
    tree.box.traitOverrides.horizontalSizeClass = .regular
    #expect(
      classes(tree.box, tree.child, tree.child.view, tree.inner)
        == Array(repeating: "regular regular", count: 4))
    #expect(
      classes(tree.window, tree.root, tree.root.view, tree.beside)
        == Array(repeating: "compact regular", count: 4))
    tree.window.frame.size = CGSize(width: 844, height: 390)
    #expect(classes(tree.inner, tree.beside) == ["regular compact", "compact compact"])
    tree.box.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(classes(tree.box, tree.child, tree.inner) == Array(repeating: "compact compact", count: 3))
  }

  @Test func anOverrideOfTheRootViewOfAControllerDoesNotReachTheController() {
    tree.child.view.traitOverrides.verticalSizeClass = .compact
    #expect(classes(tree.child, tree.child.view) == ["compact regular", "compact compact"])
    var calls = 0
    tree.child.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIViewController, _) in
      calls += 1
    }
    tree.window.frame.size = CGSize(width: 844, height: 390)
    #expect(calls == 1, "the traits of the controller have changed, those of its view have not")
  }

  @Test func anOverrideOfAControllerReachesItsView() {
    tree.child.traitOverrides.horizontalSizeClass = .regular
    #expect(classes(tree.child, tree.child.view, tree.inner) == Array(repeating: "regular regular", count: 3))
    #expect(classes(tree.box) == ["compact regular"])
    tree.child.view.traitOverrides.horizontalSizeClass = .compact
    #expect(
      classes(tree.child, tree.inner) == ["regular regular", "compact regular"], "the nearest one counts")
  }

  @Test func anOverrideOfAWindowReachesItsControllers() {
    tree.window.traitOverrides.horizontalSizeClass = .regular
    #expect(classes(tree.window, tree.root, tree.inner) == Array(repeating: "regular regular", count: 3))
    tree.window.frame.size = CGSize(width: 844, height: 390)
    #expect(classes(tree.window, tree.inner) == ["regular compact", "regular compact"])
  }

  @Test func theOverridesSayTheirTraits() {
    let view = UIView()
    #expect(!view.traitOverrides.contains(UITraitDisplayScale.self) && view.traitOverrides.displayScale == 0)
    view.traitOverrides.displayScale = 3
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitDisplayScale.self) && view.traitOverrides.displayScale == 3)
    #expect(view.traitOverrides.userInterfaceStyle == .dark && !view.traitOverrides.contains(ThemeTrait.self))
    view.traitOverrides.userInterfaceStyle = .unspecified
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle == .light && view.traitCollection.displayScale == 3)
  }

  @Test func aSubviewThatMovesTakesTheTraitsOfItsNewSuperview() {
    tree.box.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    var sizes: [UIContentSizeCategory] = []
    tree.inner.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self]
    ) { (view: UIView, old: UITraitCollection) in
      sizes += [old.preferredContentSizeCategory, view.traitCollection.preferredContentSizeCategory]
    }
    tree.beside.addSubview(tree.inner)
    #expect(sizes == [.accessibilityLarge, .large])
    tree.box.addSubview(tree.inner)
    #expect(sizes == [.accessibilityLarge, .large, .large, .accessibilityLarge])
  }

  @Test func anOverriddenDirectionMirrorsTheConstraints() {
    let (root, a) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView())
    root.placeInside(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    expectFrames(("mirrored", a, CGRect(x: 400 - 20 - 50, y: 0, width: 50, height: 0)))
  }
}

@MainActor @Suite(.serialized) struct TraitRegistrationTests {
  private let tree = OverrideTree()
  private let both: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]

  @Test func oneChangeOfTwoTraitsIsOneCallBeforeTheLayout() {
    tree.inner.notes = []
    tree.inner.registerForTraitChanges(both) { (view: NotingView, old: UITraitCollection) in
      view.notes.append("\(old.horizontalSizeClass) \(old.verticalSizeClass)")
      view.setNeedsLayout()
    }
    tree.window.frame.size = CGSize(width: 926, height: 428)
    tree.window.layoutIfNeeded()
    #expect(classes(tree.inner) == ["regular compact"])
    #expect(tree.inner.notes == ["compact regular", "layout"])
  }

  @Test func aMethodIsCalledWithItsParameters() {
    let receiver = Receiver()
    tree.box.registerForTraitChanges(both, target: receiver, action: Selector("tap"))
    tree.box.registerForTraitChanges(both, target: receiver, action: Selector("press:"))
    let registration = tree.box.registerForTraitChanges(
      both, target: receiver, action: Selector("adapt:from:"))
    tree.window.frame.size = CGSize(width: 844, height: 390)
    #expect(receiver.calls == ["tap", "press", "adapt from regular to compact"])
    #expect(receiver.senders.count == 1 && receiver.senders.first === tree.box)
    tree.box.unregisterForTraitChanges(registration)
    tree.window.frame.size = CGSize(width: 390, height: 844)
    #expect(receiver.calls.suffix(2) == ["tap", "press"] && receiver.calls.count == 5)
  }

  @Test func anActionWithoutATargetIsAMethodOfTheObject() {
    let receiver = Receiver()
    tree.inner.addSubview(receiver)
    receiver.registerForTraitChanges(both, action: Selector("tap"))
    tree.window.frame.size = CGSize(width: 844, height: 390)
    #expect(receiver.calls == ["tap"])
  }

  @Test func aTargetIsNotRetained() {
    weak var released: Receiver?
    do {
      let receiver = Receiver()
      released = receiver
      tree.child.registerForTraitChanges(both, target: receiver, action: Selector("tap"))
    }
    #expect(released == nil)
    tree.window.frame.size = CGSize(width: 844, height: 390)
    #expect(classes(tree.child) == ["compact compact"])
  }
}

@MainActor @Suite(.serialized) struct CustomTraitTests {
  private let tree = OverrideTree()

  @Test func aTraitOfAnAppReachesAllBelowIt() {
    var themes: [Theme] = []
    tree.child.registerForTraitChanges([ThemeTrait.self]) {
      (controller: UIViewController, old: UITraitCollection) in
      themes += [old.theme, controller.traitCollection.theme]
    }
    tree.root.traitOverrides.theme = .warm
    #expect(tree.inner.traitCollection.theme == .warm && tree.window.traitCollection.theme == .plain)
    tree.box.traitOverrides.theme = .plain
    #expect(tree.inner.traitCollection.theme == .plain && tree.beside.traitCollection.theme == .warm)
    tree.box.traitOverrides.remove(ThemeTrait.self)
    #expect(themes == [.plain, .warm, .warm, .plain, .plain, .warm])
    tree.window.traitOverrides.theme = .cold
    #expect(themes.count == 6, "the trait of the root controller hides that of the window")
  }

  @Test func aCollectionIsMadeByMutations() {
    let made = UITraitCollection {
      $0.theme = .cold
      $0.horizontalSizeClass = .regular
    }
    #expect(made.theme == .cold && made.horizontalSizeClass == .regular && made.displayScale == 0)
    let changed = made.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(changed.theme == .cold && changed.horizontalSizeClass == .compact)
    #expect(changed == made.replacing(UITraitHorizontalSizeClass.self, value: .compact) && changed != made)
    #expect(
      changed
        == UITraitCollection(traitsFrom: [
          UITraitCollection(ThemeTrait.self, value: .cold), UITraitCollection(horizontalSizeClass: .compact),
        ]))
  }

  @Test func aValueThatCannotBeComparedChangesWhenItIsSet() {
    struct Palette { let name: String }
    struct PaletteTrait: UITraitDefinition { static var defaultValue: Palette { Palette(name: "none") } }
    var names: [String] = []
    tree.inner.registerForTraitChanges([PaletteTrait.self]) { (view: UIView, _: UITraitCollection) in
      names.append(view.traitCollection[PaletteTrait.self].name)
    }
    tree.box.traitOverrides[PaletteTrait.self] = Palette(name: "sand")
    tree.box.traitOverrides.horizontalSizeClass = .regular
    #expect(names == ["sand"])
  }
}
