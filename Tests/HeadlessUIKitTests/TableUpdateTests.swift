import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Changes of the rows: reloads, insertions, deletions, moves, and selection.
@MainActor @Suite struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func reloadedDataReplacesTheRows() {
    let rows = Rows(counts: 30)
    let table = table(rows) { $0.rowHeight = 60 }
    table.contentOffset.y = 900
    table.selectRow(at: path(16), animated: false, scrollPosition: .none)
    rows.heights = [[0, 0, 0, 0]]
    table.reloadData()
    table.layoutIfNeeded()
    // The content of 240 ends at the bottom of 200.
    #expect(table.contentSize.height == 240 && table.contentOffset.y == 40)
    #expect(table.shownRows.first == "0.0 y 0 h 60" && table.visibleCells.count == 4)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func insertedAndDeletedRowsMoveTheOthers() {
    let rows = Rows([[10, 20, 30, 40]])
    let table = table(rows, cell: SizedCell.self) { $0.frame.size.height = 400 }
    let cells = table.visibleCells
    #expect(table.shownRows == ["0.0 y 0 h 60", "0.1 y 60 h 70", "0.2 y 130 h 80", "0.3 y 210 h 90"])
    rows.heights = [[15, 10, 30, 25, 40]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .automatic)
      table.insertRows(at: [path(0), path(3)], with: .fade)
    }
    table.layoutIfNeeded()
    #expect(
      table.shownRows == [
        "0.0 y 0 h 65", "0.1 y 65 h 60", "0.2 y 125 h 80", "0.3 y 205 h 75", "0.4 y 280 h 90",
      ])
    let kept = [1, 2, 4].map { table.cellForRow(at: path($0)) }
    #expect(kept == [cells[0], cells[2], cells[3]])
  }

  @Test func movedRowsKeepTheirCells() {
    let rows = Rows([[10, 20, 30], [40]])
    let table = table(rows, cell: SizedCell.self) { $0.frame.size.height = 400 }
    let cells = table.visibleCells
    rows.heights = [[30, 20], [10, 40]]
    table.beginUpdates()
    table.moveRow(at: path(0), to: path(0, 1))
    table.beginUpdates()
    table.moveRow(at: path(2), to: path(0))
    table.endUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells == [cells[2], cells[1], cells[0], cells[3]])
    #expect(table.shownRows == ["0.0 y 0 h 80", "0.1 y 80 h 70", "1.0 y 150 h 60", "1.1 y 210 h 90"])
    // The cells are in the order of their rows.
    #expect(Array(table.subviews.prefix(4)) == table.visibleCells)
  }

  @Test func reloadedRowsGetNewCells() {
    let rows = Rows([[10, 20, 30]])
    let table = table(rows, cell: SizedCell.self) { $0.frame.size.height = 400 }
    rows.heights = [[10, 90, 30]]
    let before = rows.asked.count
    table.reloadRows(at: [path(1)], with: .none)
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.0 y 0 h 60", "0.1 y 60 h 140", "0.2 y 200 h 80"])
    #expect(rows.asked.dropFirst(before) == [path(1)])
  }

  @Test func sectionsAreInsertedDeletedMovedAndReloaded() {
    let rows = Rows([[10], [20], [30]])
    let table = table(rows, cell: SizedCell.self) { $0.frame.size.height = 500 }
    let cells = table.visibleCells
    rows.heights = [[30], [50, 60], [10]]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 0)
      table.deleteSections([1], with: .none)
      table.insertSections([1], with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.0 y 0 h 80", "1.0 y 80 h 100", "1.1 y 180 h 110", "2.0 y 290 h 60"])
    #expect(table.cellForRow(at: path(0)) === cells[2] && table.cellForRow(at: path(0, 2)) === cells[0])
    rows.heights[1] = [5]
    table.reloadSections([1], with: .none)
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.0 y 0 h 80", "1.0 y 80 h 55", "2.0 y 135 h 60"])
  }

  @Test func theEndOfAnUpdateMeasuresTheRowsAgain() throws {
    let rows = Rows([[10, 20, 30]])
    let table = table(rows, cell: SizedCell.self)
    let cell = try #require(table.cellForRow(at: path(1)) as? SizedCell)
    cell.show(40)
    table.layoutIfNeeded()
    #expect(cell.frame.height == 70)
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.0 y 0 h 60", "0.1 y 60 h 90", "0.2 y 150 h 80"])
    #expect(table.cellForRow(at: path(1)) === cell && rows.asked.count == 3)
  }

  @Test func deletedRowsAtTheEndScrollBack() {
    let rows = Rows(counts: 10)
    let table = table(rows) { $0.rowHeight = 60 }
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    rows.heights = [Array(repeating: 0, count: 5)]
    table.deleteRows(at: (5..<10).map { path($0) }, with: .none)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == CGFloat(300 - 200))
    #expect(table.shownRows.last == "0.4 y 240 h 60")
  }

  @Test func anUpdateBeforeTheFirstLayoutReadsTheData() {
    let rows = Rows(counts: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    rows.heights = [[0, 0, 0]]
    table.insertRows(at: [path(0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  // Selection

  private final class Selection: NSObject, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      path.row == 3 ? nil : path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      calls.append("select \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      calls.append("deselect \(path.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { path.row != 0 }
  }

  @Test func selectionFollowsTaps() {
    let selection = Selection()
    let rows = Rows(counts: 6)
    let table = table(rows) {
      $0.rowHeight = 30
      $0.delegate = selection
    }
    for row in [1, 0, 3, 2] { HeadlessLayout.tapRow(at: path(row), in: table) }
    #expect(selection.calls == ["select 1", "deselect 1", "select 2"])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false, false, false])
    #expect(table.indexPathForSelectedRow == path(2))
    table.allowsMultipleSelection = true
    for row in [5, 2] { HeadlessLayout.tapRow(at: path(row), in: table) }
    #expect(selection.calls.suffix(2) == ["select 5", "deselect 2"])
    table.allowsSelection = false
    HeadlessLayout.tapRow(at: path(4), in: table)
    #expect(table.indexPathsForSelectedRows == [path(5)] && selection.calls.count == 5)
    table.selectRow(at: path(4), animated: true, scrollPosition: .none)
    table.deselectRow(at: path(5), animated: true)
    #expect(table.indexPathsForSelectedRows == [path(4)] && selection.calls.count == 5)
  }

  @Test func selectionIsKeptWhileACellIsHiddenAndMovesWithItsRow() {
    let rows = Rows(counts: 30)
    let table = table(rows) { $0.rowHeight = 60 }
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    rows.heights[0].append(0)
    table.insertRows(at: [path(0)], with: .none)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false])
  }
}
