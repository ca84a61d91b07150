@testable import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Runs `body` with a changed screen, and restores the screen afterward.
@MainActor func onScreen<Result>(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero,
  idiom: UIUserInterfaceIdiom = .phone, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  _ body: () throws -> Result
) rethrows -> Result {
  let size = CGSize(width: width, height: height)
  HeadlessLayout.setScreen(
    size: size, scale: scale, safeArea: safeArea, idiom: idiom, layoutDirection: direction)
  defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
  return try body()
}

@MainActor @Suite struct TraitTests {
  /// A view that records its trait changes.
  private final class RecordingView: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("\(text(previousTraitCollection)) to \(text(traitCollection))")
    }
  }

  private static func text(_ traits: UITraitCollection?) -> String {
    guard let traits else { return "nil" }
    return "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
  }

  @Test func aCollectionHasOnlyItsOwnTraits() {
    let nothing = UITraitCollection()
    #expect(nothing.horizontalSizeClass == .unspecified && nothing.verticalSizeClass == .unspecified)
    #expect(nothing.userInterfaceIdiom == .unspecified && nothing.layoutDirection == .unspecified)
    #expect(nothing.displayScale == 0)
    #expect(
      nothing.userInterfaceStyle == .unspecified && nothing.preferredContentSizeCategory == .unspecified)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(compact.horizontalSizeClass == .compact && compact.verticalSizeClass == .unspecified)
    #expect(UITraitCollection(verticalSizeClass: .unspecified) == nothing)
  }

  @Test func theLaterCollectionTakesPrecedence() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    #expect(
      all.horizontalSizeClass == .regular && all.verticalSizeClass == .unspecified && all.displayScale == 3)
    #expect(
      all.userInterfaceIdiom == .pad && all.layoutDirection == .rightToLeft && all.userInterfaceStyle == .dark
    )
    #expect(
      all.preferredContentSizeCategory.isAccessibilityCategory && all.preferredContentSizeCategory > .large)
    #expect(
      all.containsTraits(in: UITraitCollection(displayScale: 3))
        && !all.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(all.containsTraits(in: nil) && all.containsTraits(in: UITraitCollection()))
    #expect(
      all == UITraitCollection(traitsFrom: [all]) && all.hash == UITraitCollection(traitsFrom: [all]).hash)
  }

  /// Views outside of any override find their traits in the window, and not by a search of all superviews.
  @Test func anOverrideThatHasEndedIsForgotten() {
    let before = UIScreen.main.hasTraitOverrides
    do {
      let (view, limited, controller) = (UIView(), UIView(), UIViewController())
      view.overrideUserInterfaceStyle = .dark
      #expect(UIScreen.main.hasTraitOverrides)
      view.overrideUserInterfaceStyle = .unspecified
      #expect(UIScreen.main.hasTraitOverrides == before)
      limited.maximumContentSizeCategory = .large
      #expect(UIScreen.main.hasTraitOverrides)
      limited.maximumContentSizeCategory = nil
      #expect(UIScreen.main.hasTraitOverrides == before)
      controller.overrideUserInterfaceStyle = .dark
      view.overrideUserInterfaceStyle = .dark
      #expect(UIScreen.main.hasTraitOverrides)
    }
    #expect(UIScreen.main.hasTraitOverrides == before)
  }

  @Test func deviceFunctionAndTraitsHaveTheSameIdiom() {
    let idioms = {
      [
        UIDevice.current.userInterfaceIdiom, UIView().traitCollection.userInterfaceIdiom,
      ]
    }
    #expect(idioms() == [.phone, .phone])
    onScreen(1024, 768, idiom: .pad) { #expect(idioms() == [.pad, .pad]) }
    #expect(UIDevice.current === UIDevice.current)
  }

  @Test func devicesHaveTheirSizeClasses() {
    let expected: [(CGFloat, CGFloat, UIUserInterfaceIdiom, String)] = [
      (390, 844, .phone, "compact regular"), (844, 390, .phone, "compact compact"),
      (430, 932, .phone, "compact regular"), (932, 430, .phone, "regular compact"),
      (736, 414, .phone, "regular compact"), (667, 375, .phone, "compact compact"),
      (768, 1024, .pad, "regular regular"), (1024, 768, .pad, "regular regular"),
      (320, 1024, .pad, "compact regular"), (1920, 1080, .tv, "regular regular"),
    ]
    for (width, height, idiom, classes) in expected {
      onScreen(width, height, scale: 2, idiom: idiom) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView()
        window.addSubview(view)
        #expect(Self.text(view.traitCollection) == classes, "\(width) x \(height)")
        #expect(Self.text(UIView().traitCollection) == classes, "outside of a window")
        #expect(view.traitCollection.displayScale == 2 && UIScreen.main.scale == 2)
      }
    }
  }

  @Test func changedTraitsReachViewsFromTheOutsideIn() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let outer = RecordingView()
    let inner = RecordingView()
    outer.addSubview(inner)
    window.addSubview(outer)
    #expect(outer.log.isEmpty, "the traits are those that a view expects outside of a window")
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(outer.log == ["compact regular to compact compact"] && inner.log == outer.log)
    window.frame.size = CGSize(width: 800, height: 390)
    outer.removeFromSuperview()
    #expect(
      outer.log == ["compact regular to compact compact", "compact compact to compact regular"]
        && inner.log == outer.log)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    other.addSubview(outer)
    #expect(outer.log.last == "compact regular to compact compact" && outer.log.count == 3)
  }

  @Test func aParentMayOverrideTraitsOfItsChild() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let parent = UIViewController()
    let child = UIViewController()
    let shown = RecordingView()
    let beside = RecordingView()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.addSubview(beside)
    child.view.addSubview(shown)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    #expect(
      Self.text(shown.traitCollection) == "regular regular"
        && Self.text(child.traitCollection) == "regular regular")
    #expect(
      Self.text(beside.traitCollection) == "compact regular"
        && Self.text(parent.traitCollection) == "compact regular")
    #expect(shown.log == ["compact regular to regular regular"] && beside.log.isEmpty)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      shown.log.last == "regular regular to regular compact"
        && beside.log == ["compact regular to compact compact"])
    child.removeFromParent()
    #expect(
      Self.text(shown.traitCollection) == "compact compact"
        && parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func aParentInsideItsChildHasTheTraitsOfTheScreen() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.addSubview(parent.view)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(
      Self.text(child.traitCollection) == "regular regular"
        && Self.text(parent.traitCollection) == "regular regular")
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(
      Self.text(child.traitCollection) == "compact regular"
        && Self.text(parent.traitCollection) == "compact regular")
  }

  @Test func windowsOfTheSizeOfTheScreenFollowIt() {
    let bars = UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    onScreen(844, 390, safeArea: bars) {
      #expect(window.frame == CGRect(x: 0, y: 0, width: 844, height: 390) && window.safeAreaInsets == bars)
      #expect(small.frame.width == 100 && small.safeAreaInsets == .zero)
      #expect(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets == bars)
      #expect(UIWindow().frame == UIScreen.main.bounds)
    }
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && window.safeAreaInsets == .zero)
  }
}

@MainActor @Suite struct TraitDirectionTests {
  @Test func theDirectionOfTheAppIsTheDefault() {
    let a = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.placeInside(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 50),
    ])
    onScreen(390, 844, direction: .rightToLeft) {
      #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
        (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
        (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
      ]
      for (attribute, direction) in expected {
        #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction, "\(attribute)")
      }
      #expect(
        UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
      root.layoutIfNeeded()
      expectFrames(("a", a, CGRect(x: 400 - 20 - 50, y: 0, width: 50, height: 0)))
    }
  }

  @Test func aWindowIsMirroredWhileItIsShown() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let a = UIView()
    let kept = UIView()
    window.placeInside(a)
    window.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 60)
    kept.semanticContentAttribute = .forceLeftToRight
    NSLayoutConstraint.activate(
      window.placeInside(kept).box(0, 0, 100, 50) + [
        a.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
        a.widthAnchor.constraint(equalToConstant: 50),
      ])
    window.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
    onScreen(390, 844, direction: .rightToLeft) {
      window.layoutIfNeeded()
      expectFrames(("mirrored", a, CGRect(x: 390 - 20 - 50, y: 0, width: 50, height: 0)))
      #expect(kept.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    window.layoutIfNeeded()
    expectFrames(("back", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
  }

  @Test func aParentMayMirrorItsChild() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let parent = UIViewController()
    let child = UIViewController()
    let a = UIView()
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.view.placeInside(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: child.view.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    window.layoutIfNeeded()
    expectFrames(("mirrored", a, CGRect(x: 390 - 20 - 50, y: 0, width: 50, height: 0)))
    #expect(parent.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    parent.setOverrideTraitCollection(nil, forChild: child)
    window.layoutIfNeeded()
    expectFrames(("back", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
  }
}
