import LayoutTesting
import Testing
import UIKit

@testable import Notes

@MainActor @Suite struct NotesCheckTests {
  @Test(arguments: [(320, 568), (390, 844), (844, 390)])
  func theNotesPassAllChecks(width: Int, height: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = UINavigationController(rootViewController: NotesViewController())
    window.makeKeyAndVisible()
    check(window)
  }
}
