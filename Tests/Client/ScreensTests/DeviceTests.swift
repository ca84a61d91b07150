import Testing
import UIKit

@testable import Screens

@MainActor @Suite struct DeviceTests {
  @Test func theBarIsAboveTheHomeIndicatorInBothOrientations() {
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    HeadlessLayout.setScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow()
    let profile = ProfileViewController()
    window.rootViewController = profile
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(profile.bar.frame == CGRect(x: 0, y: 754, width: 390, height: 90))

    HeadlessLayout.setScreen(
      size: CGSize(width: 844, height: 390), scale: 3,
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    window.layoutIfNeeded()
    #expect(profile.bar.frame == CGRect(x: 0, y: 313, width: 844, height: 77))
  }
}
