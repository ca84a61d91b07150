import HeadlessUIKit
import Testing
import UIKit

@testable import Contacts

/// The screens of a storyboard, with the classes that the plugin compiles.
@MainActor @Suite struct ContactsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let list: ContactListController

  init() throws {
    window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let navigation = try #require(window.rootViewController as? UINavigationController)
    list = try #require(navigation.topViewController as? ContactListController)
  }

  private var table: UITableView {
    get throws { try #require(list.view.subviews.last as? UITableView) }
  }

  @Test func theOutletsAreSet() throws {
    // 44 for the bar and 11 above it; 20 and 30 at the sides; the constraint of the bottom counts the views.
    #expect(list.filter.frame.origin == CGPoint(x: 20, y: 55) && list.filter.frame.width == 250)
    let table = try table
    #expect(list.shadows.count == 2 && table.frame.maxY == 498)
    let cell = try #require(table.visibleCells.first as? ContactCell)
    #expect(cell.nameLabel.text == "Ada" && cell.badge.frame == CGRect(x: 23, y: 11, width: 36, height: 36))
  }

  @Test func runtimeAttributesAreSet() throws {
    let badge = try #require((try table.visibleCells.first as? ContactCell)?.badge)
    #expect(badge.rounding == 18 && badge.layer.cornerRadius == 18 && badge.isOutlined && badge.level == 3)
    #expect(badge.inkName == "red" && badge.backgroundColor == UIColor.red && badge.clipsToBounds)
  }

  @Test func actionsCallMethods() throws {
    let add = try #require(list.navigationItem.rightBarButtonItem)
    #expect(HeadlessLayout.perform(add) && list.additions == 1)
    list.filter.selectedSegmentIndex = 1
    list.filter.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    #expect(try table.visibleCells.count == 1)
  }

  @Test func aTapOnACellShowsTheContactAndTheButtonGoesBack() throws {
    HeadlessLayout.tapRow(at: IndexPath(row: 2, section: 0), in: try table)
    window.layoutIfNeeded()
    let detail = try #require(list.navigationController?.topViewController as? ContactController)
    #expect(detail.titleLabel.text == "Emmy" && detail.titleLabel.superview is UIStackView)
    detail.closeButton.sendActions(for: .touchUpInside)
    #expect(list.navigationController?.topViewController === list)
  }

  @Test func aXibHasItsOutlets() throws {
    let footer = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "footer") as? FooterView)
    footer.layoutIfNeeded()
    #expect(footer.textField.placeholder == "Find" && footer.textField.frame.origin == CGPoint(x: 11, y: 13))
  }
}
