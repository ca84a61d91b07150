import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The values of system colors, and the traits that decide them.
@MainActor @Suite(.serialized) struct DarkTests {
  private func numbers(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let color = color.resolvedColor(with: traits)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let high = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
  ])
  private let elevated = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
  ])

  /// The numbers of Apple's Human Interface Guidelines.
  @Test func aHueDependsOnStyleContrastAndSystem() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(numbers(.systemRed, light) == [255, 59, 48, 255])
    #expect(numbers(.systemRed, dark) == [255, 69, 58, 255])
    #expect(numbers(.systemRed, high) == [255, 105, 97, 255])
    HeadlessLayout.setScreen(size: CGSize(width: 402, height: 874), system: 26)
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    #expect(numbers(.systemRed, light) == [255, 56, 60, 255])
    #expect(numbers(.systemRed, high) == [255, 97, 101, 255])
  }

  @Test func aBackgroundIsBrighterInASheet() {
    #expect(numbers(.systemBackground, dark) == [0, 0, 0, 255])
    #expect(numbers(.systemBackground, elevated) == [28, 28, 30, 255])
    #expect(numbers(.secondarySystemGroupedBackground, elevated) == [44, 44, 46, 255])
    #expect(numbers(.label, elevated) == [255, 255, 255, 255])
    #expect(numbers(.quaternaryLabel, dark) == [235, 235, 245, 41])
  }

  @Test func aColorWithAnotherOpacityRemainsDynamic() {
    #expect(numbers(UIColor.label.withAlphaComponent(0.2), dark) == [255, 255, 255, 51])
  }

  @Test func theStyleOfTheScreenReachesWindowsAndLayers() {
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    view.backgroundColor = .systemBackground
    #expect(view.traitCollection.userInterfaceStyle == .light)
    HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844), style: .dark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
  }

  @Test func aStyleForAFunctionEndsWithIt() {
    let style = HeadlessLayout.onScreen(style: .dark) { UIView().traitCollection.userInterfaceStyle }
    #expect(style == .dark)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
  }

  private final class Watcher: UIView {
    var seen: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }
    override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
  }

  @Test func theCurrentTraitsAreThoseOfTheViewThatIsLaidOut() {
    let (root, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 70)), Watcher())
    root.addSubview(inner)
    root.layoutIfNeeded()
    inner.overrideUserInterfaceStyle = .dark
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inner.seen == [.light, .dark, .dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func aSheetIsElevated() {
    let (window, root, sheet) = (UIWindow(), UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }
}
