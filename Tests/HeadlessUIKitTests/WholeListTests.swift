import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Lists that show all of their rows and items.
@MainActor @Suite struct WholeListTests {
  // A row is as high as its box and 10 + 40 points.
  private let tall: [CGFloat] = [0, 20, 110, 5, 60, 33, 80, 7]

  /// The frames of the views of a list, by their class and their place among those of the class that begin
  /// in the visible rectangle.
  private func visibleFrames(_ list: UIScrollView) -> [String] {
    let views = list.subviews.filter { $0.frame.intersects(list.bounds) }
    return views.map { "\(type(of: $0)) \($0.frame)" }.sorted()
  }

  @Test func aWholeTableShowsEachRowBelowTheOneAbove() {
    let list = HeadlessLayout.withWholeLists { table(Rows([tall]), cell: SizedCell.self) }
    var top: CGFloat = 0
    var rows: [String] = []
    for (row, box) in tall.enumerated() {
      let height = box + 10 + 40
      rows.append("0.\(row) y \(top.short) h \(height.short)")
      top += height
    }
    #expect(list.shownRows == rows)
    #expect(list.contentSize == CGSize(width: 320, height: top))
  }

  @Test func visiblePartsOfAWholeTableHaveTheirUsualFrames() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let rows = Rows([[3, 20], [110, 5, 60], [33, 80, 7]])
      rows.titles = ["One", "Two", "Three"]
      let usual = visibleFrames(table(rows, style: style, cell: SizedCell.self))
      let whole = HeadlessLayout.withWholeLists {
        visibleFrames(table(rows, style: style, cell: SizedCell.self))
      }
      #expect(!usual.isEmpty && whole == usual, "\(style)")
    }
  }

  @Test func rowsOutsideOfTheTableLeaveWithTheNextLayout() {
    let list = HeadlessLayout.withWholeLists { table(Rows([tall]), cell: SizedCell.self) }
    list.setNeedsLayout()
    list.layoutIfNeeded()
    // 50 + 70 + 160 points cover the height of 200.
    #expect(list.shownRows == ["0.0 y 0 h 50", "0.1 y 50 h 70", "0.2 y 120 h 160"])
  }

  @Test func aWholeGridShowsAllItems() {
    func made() -> UICollectionView {
      grid(Items(40)) { _, flow in
        flow.itemSize = CGSize(width: 70, height: 45)
        flow.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        flow.minimumLineSpacing = 9
      }
    }
    let usual = made()
    let whole = HeadlessLayout.withWholeLists { made() }
    #expect(usual.visibleCells.count < 40)
    #expect(whole.indexPathsForVisibleItems.map(\.item) == Array(0..<40))
    #expect(visibleFrames(whole) == visibleFrames(usual))
  }
}
