import Testing
import UIKit

@testable import Contacts

@MainActor @Suite struct StoryboardTests {
  @Test func theListFillsTheScreenOfTheStoryboard() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let list = storyboard.instantiateViewController(withIdentifier: "list")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = try #require(list.view.subviews.last)
    #expect(table.frame.minY == 11 + 31 + 8 && table.frame.width == 320)
  }
}
