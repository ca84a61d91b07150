import Classic
import UIKit
import XCTest

/// XCTest beside Swift Testing, as in packages that are older than Swift Testing.
final class BadgeTests: XCTestCase {
  func testTheBadgeIsAtTheCorner() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    root.addSubview(view)
    view.badge.number = 7
    root.layoutIfNeeded()
    let size = view.badge.intrinsicContentSize
    XCTAssertTrue(view.badge === view.badge)
    XCTAssertEqual(
      view.badge.frame,
      CGRect(x: 100 - size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    XCTAssertEqual(view.badge.label.center.x, size.width / 2)
    XCTAssertEqual(view.badge.label.center.y, size.height / 2)
  }

  func testTheBadgeIsFreedWithItsView() {
    weak var badge: UIView?
    do {
      let view = UIView()
      badge = view.badge
      XCTAssertNotNil(badge)
    }
    XCTAssertNil(badge)
  }

  func testAGuideHasItsConstraintsAndAViewOwnsItself() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 3).isActive = true
    XCTAssertEqual(guide.constraints.count, 1)
    XCTAssertTrue(view.owningView === view)
  }
}
