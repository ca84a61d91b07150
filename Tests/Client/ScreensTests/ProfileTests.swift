import Testing
import UIKit

@testable import Screens

/// A window with a different safe area inset on each side.
private final class Window: UIWindow {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 6, bottom: 34, right: 9) }
}

@MainActor @Suite struct ProfileTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let profile = ProfileViewController()

  init() {
    profile.name.text = "Ada"
    profile.about.text = "Two\nlines"
    window.rootViewController = profile
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: profile.view) }

  private func expectFrame(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = frame(view)
    let expected = CGRect(origin: CGPoint(x: x, y: y), size: size)
    let differences = [
      actual.minX - expected.minX, actual.minY - expected.minY, actual.width - expected.width,
      actual.height - expected.height,
    ]
    #expect(
      differences.allSatisfy { abs($0) < 1e-6 }, "\(actual), expected \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test func portraitHasThePictureAboveTheTexts() {
    expectFrame(profile.picture, 6 + 20, 47 + 12, CGSize(width: 96, height: 120))
    expectFrame(profile.name, 6 + 20, 47 + 12 + 120 + 16, profile.name.intrinsicContentSize)
    let below = 47 + 12 + 120 + 16 + profile.name.intrinsicContentSize.height + 4
    expectFrame(profile.about, 6 + 20, below, profile.about.intrinsicContentSize)
  }

  @Test func landscapeHasPictureAndTextsSideBySide() {
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    expectFrame(profile.picture, 6 + 20, 47 + 12, CGSize(width: 96, height: 120))
    expectFrame(profile.name, 6 + 20 + 96 + 16, 47 + 12, profile.name.intrinsicContentSize)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    expectFrame(profile.name, 6 + 20, 47 + 12 + 120 + 16, profile.name.intrinsicContentSize)
  }

  @Test func theButtonIsInTheBarAboveTheSafeArea() {
    expectFrame(profile.bar, 0, 844 - 34 - 56, CGSize(width: 390, height: 34 + 56))
    let size = CGSize(width: profile.follow.intrinsicContentSize.width, height: 44)
    expectFrame(
      profile.follow, 6 + (390 - 6 - 9 - size.width) / 2, 844 - 34 - 56 + (56 - size.height) / 2, size)
  }

  @Test func viewsHaveAccessibilityLabels() {
    #expect(profile.name.accessibilityLabel == "Ada" && profile.name.accessibilityTraits == .header)
    #expect(profile.picture.accessibilityLabel == "Picture" && profile.follow.accessibilityLabel == "Follow")
  }
}
