import AutoLayoutKit
import Foundation
import Testing
import UIKit

@testable import LayoutInspection

/// Conflicts as people have posted them, each with the sentence that a person would answer.
@MainActor @Suite struct FieldLogTests {
  private func log(_ lines: [String]) -> String {
    let list = lines.map { "    \"<\($0.hasPrefix("NS") ? "" : "NSLayoutConstraint:")\($0)>\"" }
    return """
      2026-04-29 10:12:31.402190+0200 App[5120:88213] [LayoutConstraints] Unable to simultaneously satisfy \
      constraints.
      (
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:\(lines[lines.count - 1])>
      """
  }

  private func conflict(_ lines: [String]) throws -> LogConflict {
    try #require(LayoutReports.logConflicts(in: log(lines)).first)
  }

  /// The height 0 is meant, so the padding yields, in the app's toolbar as in a drawer that is closed.
  @Test(arguments: [(8.0, 8.0, "InputToolbarView"), (12, 4, "Drawer")])
  func aCollapsedViewKeepsItsHeight(top: Double, bottom: Double, name: String) throws {
    let found = try conflict([
      "0x10 V:|-(\(top))-[UIStackView:0x81]   (active, names: '|':App.\(name):0x80 )",
      "0x12 App.\(name):0x80.height == 0   (active)",
      "0x11 UIStackView:0x81.bottom == App.\(name):0x80.bottom - \(bottom)   (active)",
    ])
    let (near, far) = (Int(top), Int(bottom))
    #expect(
      found.description
        == "UIStackView.top == \(name).top + \(near) and UIStackView.bottom == \(name).bottom - \(far)"
        + " together need \(near) + \(far) = \(near + far), but \(name).height == 0, so nothing is left for"
        + " UIStackView. Give UIStackView.bottom == \(name).bottom - \(far) or UIStackView.top == \(name).top"
        + " + \(near) a priority below 1000.")
  }

  /// A view that ends at its container and at a neighbor that keeps a distance from the container.
  @Test(arguments: [11, 24]) func theTieThatLeadsAroundTheRowGoes(gap: Int) throws {
    let found = try conflict([
      "0x11 H:[UICollectionView:0x81]-(0)-|   (active, names: '|':App.Strip:0x80 )",
      "0x12 H:[UIButton:0x82]-(\(gap))-|   (active, names: '|':App.Strip:0x80 )",
      "0x13 H:[UICollectionView:0x81]-(0)-[UIButton:0x82]   (active)",
    ])
    #expect(
      found.description
        == "UIButton.right == Strip.right - \(gap) and UIButton.left == UICollectionView.right together need"
        + " \(gap), but UICollectionView.right == Strip.right leaves only 0, so nothing is left for UIButton."
        + " Remove UICollectionView.right == Strip.right.")
  }

  @Test func aRowThatEndsBehindAPlacedEdgeNamesBothLengths() throws {
    let found = try conflict([
      "0x11 H:|-(15)-[UILabel:0x81]   (active, names: '|':UIView:0x80 )",
      "0x12 H:|-(10)-[UIButton:0x82]   (active, names: '|':UIView:0x80 )",
      "0x13 UIButton:0x82.width == 40   (active)", "0x14 H:[UIButton:0x82]-(6)-[UILabel:0x81]   (active)",
    ])
    // 10 + 40 + 6 = 56
    #expect(found.description.contains("= 56, but UILabel.left == UIView.left + 15 leaves only 15. Remove"))
  }

  /// The constraints of the keyboard's views, and of a bar without a frame.
  @Test(arguments: [
    [
      "0x1 'accessoryView.bottom' _UIRemoteKeyboardView:0xa.bottom == _UIKBInputView:0xb.top - 9",
      "0x2 'inputView.top' V:[_UIRemoteKeyboardView:0xa]-(0)-[_UIKBInputView:0xb]   (active)",
    ],
    [
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0x80.height == 0   (active)",
      "0x2 V:|-(5)-[_UIButtonBarStackView:0x81]   (active, names: '|':_UIToolbarContentView:0x80 )",
      "0x3 V:[_UIButtonBarStackView:0x81]-(0)-|   (active, names: '|':_UIToolbarContentView:0x80 )",
    ],
  ]) func aConflictOfTheSystemNeedsNoChange(lines: [String]) throws {
    let found = try conflict(lines)
    #expect(found.isOfSystem)
    #expect(found.description.contains("No constraint of your code takes part: all are the system's"))
    #expect(!found.description.contains("priority"))
  }

  @Test func aConstraintOfTheSystemIsNoWayOut() throws {
    let found = try conflict([
      "0x1 'UIInputWindowController-top' App.Bar:0x81.top == UIView:0x80.top   (active)",
      "0x2 App.Bar:0x81.top == UIView:0x80.top + 20   (active)",
    ])
    #expect(!found.isOfSystem)
    #expect(found.description.hasSuffix("Remove Bar.top == UIView.top + 20."))
  }

  @Test(arguments: [40, 16]) func theAutoresizingMaskIsNamed(inset: Int) throws {
    let safeArea = "UILayoutGuide:0x83'UIViewSafeAreaLayoutGuide'"
    let note = "(active, names: '|':UIImageView:0x80 )"
    let found = try conflict([
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIImageView:0x80.width == 0   (active)",
      "0x2 App.Hint:0x81.centerX == \(safeArea).centerX   (active)",
      "0x4 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[\(safeArea)](LTR)   \(note)",
      "0x5 'UIViewSafeAreaLayoutGuide-right' H:[\(safeArea)]-(0)-|(LTR)   \(note)",
      "0x3 H:|-(\(inset))-[App.Hint:0x81]   \(note)",
    ])
    let expected: String = """
      need 2 × \(inset) = \(2 * inset), but UIImageView is 0 wide by its autoresizing mask, so nothing is \
      left for Hint. UIImageView was laid out before it had a size: place it by constraints \
      (translatesAutoresizingMaskIntoConstraints = false), or give Hint.left == UIImageView.left + \
      \(inset) a priority of 999.
      """
    #expect(found.description.contains(expected))
  }

  // Names

  @Test func theMarginsGuideGivesTheMarginsOfItsView() throws {
    let guide = "UILayoutGuide:0x83'UIViewLayoutMarginsGuide'"
    let note = "(active, names: '|':UIView:0x80 )"
    let found = try conflict([
      "0x1 'UIView-leftMargin-guide-constraint' H:|-(16)-[\(guide)](LTR)   \(note)",
      "0x2 'UIView-rightMargin-guide-constraint' H:[\(guide)]-(16)-|(LTR)   \(note)",
      "0x3 UILabel:0x81.leading == UIView:0x80.leadingMargin   (active)",
      "0x4 UILabel:0x81.trailing == UIView:0x80.trailingMargin   (active)",
      "0x5 'UIView-Encapsulated-Layout-Width' UIView:0x80.width == 200   (active)",
      "0x6 UILabel:0x81.width == 300   (active)",
    ])
    // 16 + 300 + 16 = 332
    #expect(found.description.contains("16 + 300 + 16 = 332, but UIView is 200 wide."))
  }

  @Test func aViewWithoutASizeHasNoRoomForItsMargins() throws {
    let guide = "UILayoutGuide:0x83'UIViewLayoutMarginsGuide'"
    let note = "(active, names: '|':UIView:0x80 )"
    let found = try conflict([
      "0x1 'UIView-leftMargin-guide-constraint' H:|-(16)-[\(guide)](LTR)   \(note)",
      "0x2 'UIView-rightMargin-guide-constraint' H:[\(guide)]-(16)-|(LTR)   \(note)",
      "NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UIView:0x80.width == 0   (active)",
      "0x3 UILabel:0x81.leading == UIView:0x80.leadingMargin   (active)",
      "0x4 UILabel:0x81.trailing == UIView:0x80.trailingMargin   (active)",
    ])
    #expect(found.constraints?.count == 5)
    #expect(found.description.contains("16 + 16 = 32, but UIView is 0 wide by its autoresizing mask, so"))
    #expect(found.description.contains("UIView was laid out before it had a size: place it by constraints"))
  }

  @Test func anIdentifierMayContainADot() throws {
    let found = try conflict([
      "0x1 login.title.height == 20   (active, names: login.title:UILabel:0x81 )",
      "0x2 cart.total:0x82.height == 30   (active)",
      "0x3 login.title.height == cart.total:0x82.height   (active, names: login.title:UILabel:0x81 )",
    ])
    #expect(found.description.contains("cart.total.height == 30"))
    #expect(found.constraints?.count == 3)
  }

  @Test func escapedCharactersAreWritten() throws {
    let found = try conflict([
      #"0x1 UILabel:0x81'\U6807\U9898'.height == 20   (active)"#,
      #"0x2 UILabel:0x81'\U6807\U9898'.height == 30   (active)"#,
    ])
    #expect(found.description.hasPrefix("UILabel '标题'.height == "))
    let flag = #"0x1 'a \Ud83d\Ude00 b' UILabel:0x81.height == 20   (active)"#
    let flagged = try conflict([flag, "0x2 UILabel:0x81.height == 30   (active)"])
    #expect(flagged.constraints?[0].identifier == "a 😀 b")
  }
}
