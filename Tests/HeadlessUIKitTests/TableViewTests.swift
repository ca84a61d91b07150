import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The rows, headers and footers that a table shows, and their frames.
@MainActor @Suite struct TableViewTests {
  @Test func onlyVisibleRowsHaveCells() {
    let rows = Rows(counts: 30)
    let table = table(rows) { $0.rowHeight = 60 }
    #expect(table.shownRows == ["0.0 y 0 h 60", "0.1 y 60 h 60", "0.2 y 120 h 60", "0.3 y 180 h 60"])
    #expect(table.contentSize == CGSize(width: 320, height: 30 * 60))
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 320 && $0.frame.minX == 0 })
    #expect(rows.asked.count == 4)
  }

  @Test func hiddenCellsAreReused() throws {
    let rows = Rows(counts: 30)
    let table = table(rows, cell: SizedCell.self) { $0.rowHeight = 70 }
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SizedCell)
    table.contentOffset.y = 80
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.1 y 70 h 70", "0.2 y 140 h 70", "0.3 y 210 h 70"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === first && first.reuses == 1)
    #expect(first.reuseIdentifier == "row" && table.indexPath(for: first) == IndexPath(row: 3, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func anUnregisteredCellIsNil() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    table.register(SizedCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is SizedCell)
    let none: AnyClass? = nil
    table.register(none, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func aRegisteredHeaderIsMadeWithItsIdentifier() {
    final class Header: UITableViewHeaderFooterView {
      let mark = 7
      override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.mark == 7 && header?.reuseIdentifier == "header")
  }

  // Headers and footers: 30 and 25 high, rows 60.
  private final class Edges: NSObject, UITableViewDelegate {
    let views: [UIView] = (0..<6).map { _ in UIView() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 25 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      views[section]
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      views[3 + section]
    }
  }

  private func edged(_ style: UITableView.Style, _ edges: Edges, _ counts: Int...) -> UITableView {
    table(Rows(counts.map { Array(repeating: 0, count: $0) }), style: style) {
      $0.rowHeight = 60
      $0.delegate = edges
    }
  }

  @Test func headersAndFootersSurroundTheirRows() {
    let edges = Edges()
    let table = edged(.grouped, edges, 1, 2)
    // 30 | 60 | 25 | 30 | 60 …
    expectFrames(
      ("header 0", edges.views[0], CGRect(x: 0, y: 0, width: 320, height: 30)),
      ("footer 0", edges.views[3], CGRect(x: 0, y: 90, width: 320, height: 25)),
      ("header 1", edges.views[1], CGRect(x: 0, y: 115, width: 320, height: 30)))
    #expect(table.shownRows == ["0.0 y 30 h 60", "1.0 y 145 h 60"])
    let heights: [CGFloat] = [30, 60, 25, 30, 120, 25]
    #expect(table.contentSize.height == heights.reduce(0, +))
    #expect(edges.views[4].superview == nil)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 115, width: 320, height: 30))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 265, width: 320, height: 25))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 115, width: 320, height: 175))
  }

  @Test func plainHeadersStayAtTheTopUntilTheirSectionEnds() {
    let edges = Edges()
    let table = edged(.plain, edges, 4, 4)
    // Section 0 is from 0 to 30 + 240 + 25 = 295; its header may go down to 295 − 25 − 30.
    for (offset, top) in [(0, 0), (17, 17), (239, 239), (240, 240), (260, 240)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      expectFrames(("header at \(offset)", edges.views[0], CGRect(x: 0, y: top, width: 320, height: 30)))
    }
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    expectFrames(("header 1", edges.views[1], CGRect(x: 0, y: 300, width: 320, height: 30)))
    #expect(edges.views[0].superview == nil)
  }

  @Test func plainFootersStayAtTheBottomWhileTheirRowsAreShown() {
    let edges = Edges()
    let table = edged(.plain, edges, 4, 4)
    expectFrames(("footer 0", edges.views[3], CGRect(x: 0, y: 200 - 25, width: 320, height: 25)))
    table.contentInset.bottom = 40
    table.setNeedsLayout()
    table.layoutIfNeeded()
    expectFrames(("footer 0", edges.views[3], CGRect(x: 0, y: 200 - 40 - 25, width: 320, height: 25)))
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    // Its own place is 270; the bottom of the visible part without the inset is 280.
    expectFrames(("footer 0", edges.views[3], CGRect(x: 0, y: 255, width: 320, height: 25)))
    #expect(table.rectForFooter(inSection: 0).minY == 270)
  }

  @Test func groupedHeadersScrollAway() {
    let edges = Edges()
    let table = edged(.grouped, edges, 4, 4)
    table.contentOffset.y = 31
    table.layoutIfNeeded()
    #expect(edges.views[0].superview == nil)
  }

  @Test func headersAreInFrontOfTheCells() {
    let edges = Edges()
    let table = edged(.plain, edges, 4, 4)
    let background = UIView()
    table.backgroundView = background
    table.contentOffset.y = 61
    table.layoutIfNeeded()
    let count = table.visibleCells.count
    #expect(Array(table.subviews.prefix(1 + count)) == [background] + table.visibleCells)
    #expect(Set(table.subviews.dropFirst(1 + count)) == [edges.views[0], edges.views[3]])
    expectFrames(("background", background, CGRect(x: 0, y: 61, width: 320, height: 200)))
  }

  @Test func aPlainTableHasSpaceAboveEachHeader() {
    let edges = Edges()
    let table = edged(.plain, edges, 1, 1)
    table.sectionHeaderTopPadding = 13
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.0 y 43 h 60", "1.0 y 171 h 60"])
    table.sectionHeaderTopPadding = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.shownRows.first == "0.0 y 52 h 60")
  }

  @Test func viewsAroundTheSectionsAreAsWideAsTheTable() {
    let (top, bottom) = (UIView(frame: CGRect(x: 7, y: 9, width: 11, height: 34)), UIView())
    bottom.frame.size.height = 23
    let table = table(Rows(counts: 2)) {
      $0.rowHeight = 60
      $0.tableHeaderView = top
      $0.tableFooterView = bottom
    }
    expectFrames(
      ("header", top, CGRect(x: 0, y: 0, width: 320, height: 34)),
      ("footer", bottom, CGRect(x: 0, y: 34 + 120, width: 320, height: 23)))
    #expect(table.contentSize.height == CGFloat(34 + 120 + 23))
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(top.superview == nil && bottom.frame.minY == 120)
  }

  // The recorded spaces of a grouped table: 35 above the first section, 17.5 above and below the others.
  @Test func groupsWithoutTitlesHaveSpaceBetweenThem() {
    let rows = Rows(counts: 1, 1)
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let table = table(rows, style: style) { $0.rowHeight = 60 }
      let second = CGFloat(35 + 60) + 17.5 + 17.5
      #expect(table.shownRows == ["0.0 y 35 h 60", "1.0 y \(second.short) h 60"])
      #expect(table.contentSize.height == second + 60 + 17.5)
    }
  }

  @Test func insetGroupsAreInsideTheMargins() {
    let rows = Rows(counts: 2)
    let table = table(rows, style: .insetGrouped) { $0.rowHeight = 60 }
    let path = IndexPath(row: 1, section: 0)
    #expect(table.rectForRow(at: path) == CGRect(x: 16, y: 95, width: 320 - 32, height: 60))
    table.frame.size.width = 414
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path)?.frame == CGRect(x: 20, y: 95, width: 414 - 40, height: 60))
    table.layoutMargins = UIEdgeInsets(top: 1, left: 27, bottom: 2, right: 31)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path)?.frame == CGRect(x: 27, y: 95, width: 414 - 58, height: 60))
  }

  @Test func aPlainTitleIs28HighAndAGroupTitleBelowItsSpace() {
    let rows = Rows(counts: 1, 1)
    rows.titles = ["One", "Two"]
    let plain = table(rows) { $0.rowHeight = 60 }
    #expect(plain.shownRows == ["0.0 y 28 h 60", "1.0 y 116 h 60"])
    #expect(plain.headerView(forSection: 1)?.textLabel?.text == "Two")
    let grouped = table(rows, style: .grouped) { $0.rowHeight = 60 }
    let line = UILabel()
    line.font = .systemFont(ofSize: 13)
    line.text = "One"
    let title = 16 + line.intrinsicContentSize.height + 6
    #expect(grouped.rectForHeader(inSection: 0).height == title + 17.5)
    #expect(grouped.rectForHeader(inSection: 1).height == title)
  }

  @Test func rowsAreFoundByTheirPositions() {
    let edges = Edges()
    let table = edged(.grouped, edges, 2, 3)
    // 30 | 60 60 | 25 | 30 | 60 60 60 | 25
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 29)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 30)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 89.5)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 205)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 384.5)) == IndexPath(row: 2, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 385)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 205)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 5, y: 100, width: 9, height: 110)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
      ])
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 1)) == .zero)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
  }

  @Test func aRowIsScrolledToAPosition() {
    let rows = Rows(counts: 30)
    let table = table(rows) {
      $0.rowHeight = 60
      $0.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 11, right: 0)
    }
    // Row 10 is from 600 to 660; the visible part between the insets is 182 high.
    let cases: [(UITableView.ScrollPosition, CGFloat, CGFloat)] = [
      (.top, 0, 600 - 7), (.bottom, 0, 660 - 200 + 11), (.middle, 0, 630 - 7 - 91),
      (.none, 0, 660 - 200 + 11), (.none, 1200, 600 - 7), (.none, 500, 500),
    ]
    for (position, start, expected) in cases {
      table.contentOffset.y = start
      table.scrollToRow(at: IndexPath(row: 10, section: 0), at: position, animated: true)
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == expected, "\(position) from \(start)")
    }
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(30 * 60 - 200 + 11))
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == -7)
  }

  @Test func aTableBelowABarBeginsBelowIt() {
    let controller = UITableViewController(style: .plain)
    let rows = Rows(counts: 3)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    controller.tableView.dataSource = rows
    controller.tableView.rowHeight = 60
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    let table = controller.tableView!
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0))
    #expect(table.contentOffset == CGPoint(x: 0, y: -91) && table.visibleCells.count == 3)
    let first = table.visibleCells[0]
    #expect(first.convert(first.bounds, to: window) == CGRect(x: 0, y: 91, width: 390, height: 60))
    #expect(table.delegate === controller)
  }

  @Test(arguments: [false, true]) func contentsOfCellsAreInsideTheSafeArea(isInset: Bool) {
    let rows = Rows(counts: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.insetsContentViewsToSafeArea = isInset
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 11, bottom: 7, right: 13), of: table)
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(
      cell.contentView.frame
        == (isInset ? CGRect(x: 11, y: 0, width: 320 - 24, height: 44) : cell.bounds))
  }

  @Test(arguments: [false, true]) func aLineSeparatesTheCells(isRightToLeft: Bool) throws {
    let table = table(Rows(counts: 2)) {
      $0.rowHeight = 60
      $0.separatorInset = UIEdgeInsets(top: 0, left: 21, bottom: 0, right: 9)
      if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft }
    }
    if isRightToLeft { for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft } }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    let line = try #require(table.visibleCells[0].subviews.last)
    #expect(line.frame == CGRect(x: isRightToLeft ? 9 : 21, y: 59, width: 320 - 30, height: 1))
    #expect(line.backgroundColor == .separator)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(line.superview == nil)
  }

  @Test func cellsFollowTheReadableWidth() throws {
    let table = table(Rows(counts: 1)) { $0.cellLayoutMarginsFollowReadableWidth = true }
    table.frame.size.width = 900
    table.reloadData()
    table.layoutIfNeeded()
    let margins = table.visibleCells[0].contentView.layoutMargins
    #expect(margins.left == (900 - 672) / 2 && margins.right == (900 - 672) / 2)
  }
}
