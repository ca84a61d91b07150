import TestSupport
import Testing
import UIKit

@MainActor @Suite struct RefreshTests {
  private let control = UIRefreshControl()

  private func scroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 6, width: 200, height: 150))
    scroll.contentInset = insets
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    return scroll
  }

  @Test func theControlIsAboveTheContent() {
    let scroll = scroll()
    #expect(control.superview === scroll && control.isHidden && !control.isRefreshing)
    expectFrames(("control", control, CGRect(x: 0, y: -60, width: 200, height: 60)))
    scroll.frame.size.width = 230
    scroll.layoutIfNeeded()
    expectFrames(("control", control, CGRect(x: 0, y: -60, width: 230, height: 60)))
    #expect(scroll.adjustedContentInset == insets)
    scroll.refreshControl = nil
    #expect(control.superview == nil && scroll.refreshControl == nil)
  }

  @Test func refreshingAddsItsHeightToTheInsetsAndDoesNotScroll() {
    let scroll = scroll()
    var actions = 0
    control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && !control.isHidden && actions == 0)
    #expect(scroll.contentInset == insets && scroll.contentOffset == CGPoint(x: -20, y: -10))
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 10 + 60, left: 20, bottom: 40, right: 60))
    control.sendActions(for: .valueChanged)
    #expect(actions == 1)
    scroll.contentOffset.y = -(10 + 60)
    control.endRefreshing()
    #expect(!control.isRefreshing && control.isHidden && scroll.adjustedContentInset == insets)
    #expect(scroll.contentOffset == CGPoint(x: -20, y: -10))
  }

  @Test func aControlHasOneScrollView() {
    let first = scroll()
    control.beginRefreshing()
    let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
    second.refreshControl = control
    #expect(first.refreshControl == nil && first.adjustedContentInset == insets)
    #expect(second.adjustedContentInset.top == 60 && control.superview === second)
  }

  @Test func theWheelIsInTheMiddleAndTheTitleAtTheBottom() throws {
    let scroll = scroll()
    control.attributedTitle = NSAttributedString(string: "aaaaaaaaaa")
    scroll.layoutIfNeeded()
    let wheel = try #require(control.subviews.first { $0 is UIActivityIndicatorView })
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    let text = label.intrinsicContentSize
    #expect(wheel.frame == CGRect(x: 90, y: 20, width: 20, height: 20) && text.width > 0)
    #expect(
      label.frame
        == CGRect(x: 100 - text.width / 2, y: 60 - 4 - text.height, width: text.width, height: text.height))
  }

  @Test func aTableControllerHasTheControlOfItsTable() {
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
  }

  @Test func theControlIsFreedWithItsScrollView() {
    weak var weakControl: UIRefreshControl?
    do {
      let scroll = UIScrollView()
      let control = UIRefreshControl()
      scroll.refreshControl = control
      control.beginRefreshing()
      weakControl = control
    }
    #expect(weakControl == nil)
  }
}
