import LayoutTesting
import Testing
import UIKit

@testable import Screens

@MainActor @Suite struct ScreenCheckTests {
  nonisolated private static let sizes = [(320, 568), (390, 844), (844, 390), (1024, 768)]

  private func window(_ width: Int, _ height: Int, _ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 6, bottom: 34, right: 9), of: window)
    window.rootViewController = controller
    return window
  }

  @Test(arguments: sizes) func theProfilePassesAllChecks(width: Int, height: Int) {
    let profile = ProfileViewController()
    profile.name.text = "Ada Lovelace"
    profile.about.text = "She wrote the first program for a machine."
    check(window(width, height, profile))
  }

  @Test(arguments: sizes) func theFormPassesAllChecks(width: Int, height: Int) {
    let form = FormViewController(captions: ["Name", "Electronic mail", "Town"])
    form.notes.text = "One line"
    check(window(width, height, form))
  }

  @Test(arguments: sizes) func theCardsPassAllChecks(width: Int, height: Int) {
    let cards = [
      CardView(title: "First", text: "One line."), CardView(title: "Second", text: "Two\nlines.", badge: "9"),
      CardView(title: "Third", text: "And\neven\nthree.", figures: 4),
    ]
    let list = CardListView(cards)
    list.frame = CGRect(x: 0, y: 0, width: width, height: height)
    check(list)
  }
}
