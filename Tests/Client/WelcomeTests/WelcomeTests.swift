import Testing
import UIKit

@testable import Welcome

@MainActor
@Test func theButtonFillsTheBottomOfTheScreen() {
  let controller = WelcomeViewController()
  controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  controller.view.layoutIfNeeded()
  #expect(controller.start.frame == CGRect(x: 20, y: 784, width: 350, height: 44))
}
