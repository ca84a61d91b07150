import Testing
import UIKit

@testable import Contacts

@MainActor @Suite struct StoryboardTests {
  @Test func theListFillsTheScreenOfTheStoryboard() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let list = storyboard.instantiateViewController(withIdentifier: "list")
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    list.view.layoutIfNeeded()
    let filter = try #require((list as? ContactListController)?.filter)
    #expect(filter.frame.origin == CGPoint(x: 20, y: 11))
    #expect(filter.frame.width == 320 - 20 - 30)
  }
}
