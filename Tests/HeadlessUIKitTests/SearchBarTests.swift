import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SearchBarTests {
  private final class Searcher: NSObject, UISearchBarDelegate {
    var notes: [String] = []
    var mayBegin = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("ends") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancels") }
  }

  @Test func aBarIs56PointsHighWithoutAWidth() {
    let bar = UISearchBar()
    let root = root(320, 480, bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 13),
      bar.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      bar.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -11),
    ])
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 5, y: 13, width: 320 - 5 - 11, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304 - 16, height: 36))
    #expect(bar.sizeThatFits(CGSize(width: 70, height: 80)) == CGSize(width: 70, height: 56))
  }

  @Test func theCancelButtonNarrowsTheField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.showsCancelButton = true
    for semantics in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      bar.semanticContentAttribute = semantics
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      guard let button = bar.subviews.first(where: { $0 is UIButton }) else { return #expect(Bool(false)) }
      let width = 320 - 8 - 8 - button.intrinsicContentSize.width - 16
      let isMirrored = semantics == .forceRightToLeft
      #expect(bar.searchTextField.frame.minX == (isMirrored ? 320 - 8 - width : 8))
      #expect(bar.searchTextField.frame.width == width)
      #expect(isMirrored ? button.frame.minX == 16 : button.frame.maxX == 320 - 16)
    }
  }

  @Test func theBarShowsTheTextOfItsField() {
    let bar = UISearchBar()
    #expect(bar.text == "" && bar.placeholder == nil)
    bar.text = "stairs"
    bar.placeholder = "Places"
    #expect(bar.searchTextField.text == "stairs" && bar.searchTextField.placeholder == "Places")
    bar.searchTextField.text = "roof"
    #expect(bar.text == "roof")
  }

  @Test func theDelegateIsToldAboutEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let searcher = Searcher()
    bar.delegate = searcher
    bar.showsCancelButton = true
    window.addSubview(bar)
    window.makeKeyAndVisible()
    searcher.mayBegin = false
    #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
    searcher.mayBegin = true
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isEditing)
    #expect(bar.resignFirstResponder())
    HeadlessLayout.sendTouch(.began, at: CGPoint(x: 300, y: 28), in: window)
    HeadlessLayout.sendTouch(.ended, at: CGPoint(x: 300, y: 28), in: window)
    #expect(searcher.notes == ["begins", "ends", "cancels"])
  }
}
