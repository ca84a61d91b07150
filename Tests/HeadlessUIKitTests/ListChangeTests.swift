import TestSupport
import Testing
import UIKit

/// Changes of a list that its visible cells follow.
@MainActor @Suite struct ListChangeTests {
  /// A delegate that gives each row its height, section by section.
  private final class Folds: NSObject, UITableViewDelegate {
    var heights: [[CGFloat]]
    init(_ heights: [[CGFloat]]) { self.heights = heights }

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      heights[path.section][path.row]
    }
  }

  private func expectFolds(_ heights: [[CGFloat]], _ place: SourceLocation = #_sourceLocation) {
    let folds = Folds(heights)
    let table = table(Rows(heights)) { $0.delegate = folds }
    for round in [folds.heights.map { $0.map { _ in 37 } }, heights] {
      folds.heights = round
      table.beginUpdates()
      table.endUpdates()
      table.layoutIfNeeded()
      var top: CGFloat = 0
      var expected: [String] = []
      for (section, rows) in round.enumerated() {
        for (row, height) in rows.enumerated() where height > 0 {
          expected.append("\(section).\(row) y \(top.short) h \(height.short)")
          top += height
        }
      }
      #expect(table.shownRows == expected, sourceLocation: place)
    }
  }

  @Test func aFoldedRowUnfoldsAgain() {
    expectFolds([[0, 30, 40]])
    expectFolds([[30, 0, 40]])
    expectFolds([[0, 0, 0]])
    expectFolds([[0, 0], [0, 30]])
    expectFolds([[0], [0], [20, 0]])
  }

  @Test func visibleCellsFollowTheReadableWidthWhenItIsTurnedOnAndOff() {
    let table = table(Rows(counts: 1))
    table.frame.size.width = 900
    table.layoutIfNeeded()
    let content = table.visibleCells[0].contentView
    content.directionalLayoutMargins.top = 13
    for (follows, left) in [(true, CGFloat(900 - 672) / 2), (false, 16)] as [(Bool, CGFloat)] {
      table.cellLayoutMarginsFollowReadableWidth = follows
      table.layoutIfNeeded()
      #expect(content.layoutMargins.left == left && content.layoutMargins.right == left)
      #expect(content.layoutMargins.top == 13)
    }
    // Margins that the app has set are not changed.
    content.directionalLayoutMargins.leading = 21
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(content.layoutMargins.left == 21)
  }

  @Test func visibleCellsFollowTheInsetsOfTheSafeArea() {
    let table = table(Rows(counts: 1))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 11, bottom: 7, right: 13), of: table)
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let inside = CGRect(x: 11, y: 0, width: 320 - 24, height: 44)
    #expect(cell.contentView.frame == inside)
    for (isInset, frame) in [(false, cell.bounds), (true, inside)] {
      table.insetsContentViewsToSafeArea = isInset
      table.layoutIfNeeded()
      #expect(cell.contentView.frame == frame)
    }
  }

  @Test func theCornersOfAnInsetGroupAreRounded() {
    let folds = Folds([[30, 30, 30], [30]])
    let table = table(Rows(folds.heights), style: .insetGrouped) { $0.delegate = folds }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let both = top.union(bottom)
    func expectCorners(_ expected: [CACornerMask], _ place: SourceLocation = #_sourceLocation) {
      let layers = table.visibleCells.map(\.layer)
      let radii: [CGFloat] = expected.map { $0.isEmpty ? 0 : 10 }
      let rounded = layers.map { $0.cornerRadius > 0 ? $0.maskedCorners : [] }
      #expect(rounded == expected, sourceLocation: place)
      #expect(layers.map(\.cornerRadius) == radii, sourceLocation: place)
    }
    expectCorners([top, [], bottom, both])
    // The second row is the first visible one.
    folds.heights[0][0] = 0
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    expectCorners([top, bottom, both])
    folds.heights[0][0] = 30
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    expectCorners([top, [], bottom, both])
    #expect(table.visibleCells.map(\.clipsToBounds) == [true, false, true, true])
  }

  // Cells of a collection view that take their own sizes

  /// A cell of 320 × 67 points: a box, with 10 + 40 points above and below it.
  private final class Sized: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = contentView.placeInside(UIView())
      let size = [
        box.widthAnchor.constraint(equalToConstant: 320 - 80),
        box.heightAnchor.constraint(equalToConstant: 17),
      ]
      NSLayoutConstraint.activate(box.edges(contentView, insets) + size)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func sized(_ data: any UICollectionViewDataSource) -> UICollectionView {
    let view = grid(Items(0), cell: Sized.self) { _, flow in
      flow.estimatedItemSize = CGSize(width: 320, height: 40)
      flow.minimumLineSpacing = 0
    }
    retained.append(data)
    view.dataSource = data
    view.layoutIfNeeded()
    return view
  }

  @Test func cellsAreInPlaceIfTheDataSourceAsksForFramesMeanwhile() {
    final class Curious: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        _ = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
        return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
    }
    let view = sized(Curious())
    #expect(view.shownItems == ["0.0 0 0 320 67", "0.1 0 67 320 67", "0.2 0 134 320 67"])
  }

  @Test func contentStaysInPlaceWhenItemsAboveTakeTheirOwnSizes() {
    let view = sized(Items(30))
    // Five items of 40 were in the first 200 points. Items 5, 6 and 7 and a half of item 8 are above now.
    view.contentOffset.y = 5 * 67 + 3 * 40 + 20
    view.layoutIfNeeded()
    // Item 9 was 20 below the offset, and item 8 has become 27 higher.
    let top: CGFloat = 5 * 67 + 3 * 40 + 67
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))?.frame.minY == top)
    #expect(view.contentOffset.y == top - 20)
  }

  @Test func anUnusedCellThatContainsTheListIsNotReused() {
    let items = Items(6)
    let view = grid(items) { _, flow in flow.itemSize = CGSize(width: 320, height: 100) }
    let cell = view.visibleCells[1]
    view.frame.size.height = 100
    view.layoutIfNeeded()
    #expect(cell.superview == nil)
    cell.contentView.addSubview(view)
    view.frame.size.height = 200
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2 && !view.visibleCells.contains(cell))
  }

  // Selection

  @Test func aRowThatTheDelegateKeepsSelectedRemainsSelected() {
    final class Keeper: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        path.row == 1 ? nil : path
      }
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        calls.append("+\(path.row)")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        calls.append("-\(path.row)")
      }
    }
    let keeper = Keeper()
    let table = table(Rows(counts: 4)) { $0.delegate = keeper }
    for row in [0, 1, 2, 3] { HeadlessLayout.tapRow(at: IndexPath(row: row, section: 0), in: table) }
    #expect(keeper.calls == ["+0", "-0", "+1", "+2", "-2", "+3"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, true])
  }

  @Test func anItemThatTheDelegateKeepsSelectedRemainsSelected() {
    final class Keeper: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
        path.item != 1
      }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        calls.append("+\(path.item)")
      }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        calls.append("-\(path.item)")
      }
    }
    let keeper = Keeper()
    let view = grid(Items(4)) { view, _ in view.delegate = keeper }
    for item in [0, 1, 2, 3] { HeadlessLayout.tapItem(at: IndexPath(item: item, section: 0), in: view) }
    #expect(keeper.calls == ["+0", "-0", "+1", "+2", "-2", "+3"])
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 3])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false, true])
  }
}
