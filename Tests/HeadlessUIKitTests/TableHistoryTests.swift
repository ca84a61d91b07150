import TestSupport
import Testing
import UIKit

/// Tables after random updates, compared with the data.
@MainActor @Suite struct TableHistoryTests {
  @Test func randomUpdatesLeaveTheRowsOfTheData() {
    for seed in 0..<10 {
      var random = SplitMix64(seed: UInt64(seed))
      var next: CGFloat = 8
      let rows = Rows([[1, 2, 3, 4], [5, 6, 7]])
      let table = table(rows, cell: SizedCell.self) { $0.frame.size.height = 5000 }
      for step in 0..<12 {
        let section = Int.random(in: 0..<2, using: &random)
        update(table, rows, section, &next, &random)
        table.layoutIfNeeded()
        #expect(table.shownRows == expected(rows), "seed \(seed), step \(step)")
      }
    }
  }

  /// Returns the rows that the table must show: a box and 50 points for each number of the data.
  private func expected(_ rows: Rows) -> [String] {
    var top: CGFloat = 0
    return rows.heights.enumerated().flatMap { section, heights in
      heights.enumerated().map { row, height in
        defer { top += height + 50 }
        return "\(section).\(row) y \(top.short) h \((height + 50).short)"
      }
    }
  }

  /// Deletes, reloads, moves and inserts rows of a section in one update.
  private func update(
    _ table: UITableView, _ rows: Rows, _ section: Int, _ next: inout CGFloat, _ random: inout SplitMix64
  ) {
    let old = rows.heights[section]
    var rest = old
    var (deleted, reloaded, moves, inserted) = ([Int](), [Int](), [CGFloat](), [CGFloat]())
    for (row, number) in old.enumerated() {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        deleted.append(row)
        rest.removeAll { $0 == number }
      case 1:
        reloaded.append(row)
        rest = rest.map { $0 == number ? next : $0 }
        next += 1
      case 2 where moves.isEmpty:
        moves.append(number)
        rest.removeAll { $0 == number }
      default: break
      }
    }
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      inserted.append(next)
      next += 1
    }
    for number in moves + inserted { rest.insert(number, at: Int.random(in: 0...rest.count, using: &random)) }
    rows.heights[section] = rest
    func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: section) } }
    let moved = moves.map { paths([old.firstIndex(of: $0) ?? 0, rest.firstIndex(of: $0) ?? 0]) }
    let insertions = paths(inserted.compactMap { rest.firstIndex(of: $0) })
    table.performBatchUpdates {
      table.insertRows(at: insertions, with: .fade)
      table.deleteRows(at: paths(deleted), with: .fade)
      table.reloadRows(at: paths(reloaded), with: .fade)
      for pair in moved { table.moveRow(at: pair[0], to: pair[1]) }
    }
  }
}
