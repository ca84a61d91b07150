import LayoutTesting
import Testing
import UIKit

@testable import Welcome

@MainActor
@Test(arguments: [(320, 568), (390, 844), (844, 390), (1024, 768)])
func theWelcomePassesAllChecks(width: Int, height: Int) {
  let controller = WelcomeViewController()
  controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
  check(controller.view)
}
