import TestSupport
import Testing
import UIKit

/// A controller with one section of rows, whose subclasses override answers of its table and call super.
@MainActor private class Answers: UITableViewController {
  var asked: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.sectionHeaderTopPadding = 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  /// Lays out the table in 320 × `height` points.
  func layOut(_ height: CGFloat) -> UITableView {
    let table: UITableView = tableView
    table.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    table.layoutIfNeeded()
    return table
  }
}

/// Overrides in controllers of tables that give an answer of their own for some rows or sections, and the
/// default one for the others.
@MainActor @Suite struct TableControllerTests {
  private final class Heights: Answers {
    override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      asked.append(path.row)
      let height = super.tableView(tableView, heightForRowAt: path)
      return path.row == 2 ? height + 5 : path.row.isMultiple(of: 2) ? height : 70
    }
  }

  @Test func theDefaultHeightOfOneRowLeavesTheOthersToTheOverride() {
    let heights = Heights()
    heights.tableView.rowHeight = 30
    let table = heights.layOut(200)
    let expected: [CGFloat] = [30, 70, 30 + 5, 70]
    #expect(table.visibleCells.map(\.frame.height) == expected)
    // Row 0 is asked for twice: once to see if there is an override.
    #expect(Set(heights.asked) == [0, 1, 2, 3])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == expected)
  }

  @Test func allHeightsAreAskedForWithoutEstimatesAfterADefaultOne() {
    let heights = Heights()
    heights.tableView.rowHeight = 30
    heights.tableView.estimatedRowHeight = 0
    let table = heights.layOut(50)
    #expect(table.contentSize.height == CGFloat(5 * 30 + 5 + 5 * 70))
  }

  @Test func theDefaultEstimateOfOneRowLeavesTheOthersToTheOverride() {
    final class Estimates: Answers {
      override func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
        path.row == 9 ? 100 : super.tableView(tableView, estimatedHeightForRowAt: path)
      }
    }
    let estimates = Estimates()
    estimates.tableView.estimatedRowHeight = 10
    let table = estimates.layOut(100)
    // Three rows of 44 are shown.
    #expect(table.contentSize.height == CGFloat(3 * 44 + 6 * 10 + 100))
  }

  private final class Sections: Answers {
    let header = UIView()
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 1 ? header : super.tableView(tableView, viewForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 1 ? 25 : super.tableView(tableView, heightForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 2 ? "End" : super.tableView(tableView, titleForFooterInSection: section)
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 2 ? 31 : super.tableView(tableView, heightForFooterInSection: section)
    }
  }

  @Test func defaultHeadersAndFootersLeaveTheOthersToTheOverride() {
    let sections = Sections()
    let table = sections.layOut(400)
    #expect(sections.header.frame == CGRect(x: 0, y: 44, width: 320, height: 25))
    let tops: [CGFloat] = [0, 44 + 25, 44 + 25 + 44]
    #expect(table.visibleCells.map(\.frame.minY) == tops)
    #expect(table.footerView(forSection: 2)?.frame.minY == CGFloat(44 + 25 + 44 + 44))
    #expect(table.contentSize.height == CGFloat(3 * 44 + 25 + 31))
  }

  @Test func sectionsWithoutHeadersCountNoEstimateOfThem() {
    final class Plain: Answers {
      override func numberOfSections(in tableView: UITableView) -> Int { 40 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    }
    let plain = Plain()
    let table = plain.layOut(100)
    #expect(table.visibleCells.count == 3 && table.contentSize.height == CGFloat(40 * 44))
  }
}
