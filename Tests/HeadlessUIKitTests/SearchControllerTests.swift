import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("begins") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("began") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("ends") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("ended") }
  }

  @Test func theSearchBarIsBelowTheTitle() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 + 52 && content.view.safeAreaInsets.top == 44 + 52)
    expectFrames(("search", search.searchBar, CGRect(x: 0, y: 44, width: 320, height: 52)))
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == CGFloat(44 + 52 + 52))
    expectFrames(("search", search.searchBar, CGRect(x: 0, y: 44 + 52, width: 320, height: 52)))
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 + 52 && search.searchBar.superview == nil)
    navigation.popViewController(animated: false)
    content.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 + 52 && search.searchBar.superview == nil)
  }

  @Test func theSearchBeginsAndEnds() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.delegate = updater
    search.isActive = true
    search.isActive = true
    #expect(search.searchBar.showsCancelButton)
    #expect(updater.calls == ["begins", "update true", "began"])
    search.searchBar.text = "a"
    updater.calls = []
    search.isActive = false
    #expect(!search.searchBar.showsCancelButton && search.searchBar.text == "")
    #expect(updater.calls == ["ends", "update false", "ended"])
  }

  @Test func editingBeginsTheSearchAndTheCancelButtonEndsIt() throws {
    let search = UISearchController(searchResultsController: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(search.searchBar)
    window.makeKeyAndVisible()
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    cancel.sendActions(for: .primaryActionTriggered)
    #expect(!search.isActive && !search.searchBar.isFirstResponder)
  }

  @Test func aChangeOfTheTextUpdatesTheResults() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchBar.text = "ab"
    #expect(updater.calls == ["update false"])
    search.searchBar.text = "ab"
    #expect(updater.calls == ["update false"])
    search.isActive = true
    updater.calls = []
    let field = search.searchBar.searchTextField
    field.insertText("c")
    #expect(search.searchBar.text == "abc" && updater.calls == ["update true"])
    field.deleteBackward()
    field.attributedText = NSAttributedString(string: "stairs")
    #expect(updater.calls == ["update true", "update true", "update true"])
    search.searchBar.text = nil
    #expect(search.searchBar.text == "" && updater.calls.count == 4)
    search.searchBar.text = nil
    #expect(updater.calls.count == 4)
  }

  @Test func theEndOfASearchUpdatesTheResultsOnce() {
    for text in ["", "stairs"] {
      let search = UISearchController(searchResultsController: nil)
      let updater = Updater()
      search.isActive = true
      search.searchBar.text = text
      search.searchResultsUpdater = updater
      search.isActive = false
      #expect(search.searchBar.text == "" && updater.calls == ["update false"], "\(text)")
    }
  }

  @Test func editingAgainDuringASearchUpdatesTheResults() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(search.searchBar)
    window.makeKeyAndVisible()
    for _ in 0..<2 {
      search.searchBar.becomeFirstResponder()
      search.searchBar.resignFirstResponder()
    }
    #expect(updater.calls == ["update true", "update true"])
  }

  @Test func aSearchControllerIsFreed() {
    weak var weakSearch: UISearchController?
    do {
      let search = UISearchController(searchResultsController: nil)
      search.isActive = true
      weakSearch = search
    }
    #expect(weakSearch == nil)
  }
}
