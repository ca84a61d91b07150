import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A data source of colored cells, section by section, that counts its calls.
@MainActor final class Items: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var asked: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

/// A delegate that gives each item of the first section its size.
@MainActor final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// Returns a collection view of 320 × 200 points with a flow layout.
@MainActor func grid(
  _ items: Items, cell: UICollectionViewCell.Type = UICollectionViewCell.self,
  _ setUp: (UICollectionView, UICollectionViewFlowLayout) -> Void
) -> UICollectionView {
  let flow = UICollectionViewFlowLayout()
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
  view.register(cell, forCellWithReuseIdentifier: "item")
  for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
  }
  view.dataSource = items
  retained.append(items)
  setUp(view, flow)
  view.layoutIfNeeded()
  return view
}

extension UICollectionView {
  /// The items that are shown, with the frames of their cells: `0.1 70 0 60 50`.
  var shownItems: [String] {
    indexPathsForVisibleItems.map { path in
      let frame = cellForItem(at: path)?.frame ?? .zero
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.short)
      return "\(path.section).\(path.item) " + numbers.joined(separator: " ")
    }
  }
}

/// The lines of a flow layout.
@MainActor @Suite struct FlowLayoutTests {
  // 320 − 20 − 60 = 240 hold three items of 70 with at least 12 between them: 240 − 210 = 30 in two gaps.
  @Test func equalItemsFillTheWidthAndTheLastLineFollowsThem() {
    let view = grid(Items(5)) { _, flow in
      flow.itemSize = CGSize(width: 70, height: 50)
      flow.minimumInteritemSpacing = 12
      flow.minimumLineSpacing = 9
      flow.sectionInset = insets
    }
    #expect(
      view.shownItems == [
        "0.0 20 10 70 50", "0.1 105 10 70 50", "0.2 190 10 70 50", "0.3 20 69 70 50", "0.4 105 69 70 50",
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 10 + 50 + 9 + 50 + 40))
  }

  @Test func itemsThatFillALineExactlyAreInIt() {
    let view = grid(Items(4)) { _, flow in
      flow.itemSize = CGSize(width: (320 - 3 * 7) / 4, height: 30)
      flow.minimumInteritemSpacing = 7
    }
    #expect(Set(view.visibleCells.map(\.frame.minY)) == [0])
    #expect(abs((view.visibleCells.last?.frame.maxX ?? 0) - 320) < 1e-9)
  }

  @Test func aSingleColumnOfEqualItemsIsInTheMiddle() {
    let view = grid(Items(2)) { _, flow in
      flow.itemSize = CGSize(width: 200, height: 50)
      flow.sectionInset = insets
    }
    #expect(view.shownItems == ["0.0 40 10 200 50", "0.1 40 70 200 50"])
  }

  @Test func itemsOfDifferentSizesAreJustifiedExceptInTheLastLine() {
    // 240 wide: 100 + 90 with 50 between; 200 alone in the middle; 60 and 40 with the least space.
    let sizes = [(100, 40), (90, 20), (200, 30), (60, 50), (40, 10)].map { CGSize(width: $0.0, height: $0.1) }
    let delegate = ItemSizes(sizes)
    let view = grid(Items(5)) { view, flow in
      view.delegate = delegate
      flow.minimumInteritemSpacing = 12
      flow.minimumLineSpacing = 9
      flow.sectionInset = insets
    }
    #expect(
      view.shownItems == [
        "0.0 20 10 100 40", "0.1 170 20 90 20", "0.2 40 59 200 30", "0.3 20 98 60 50", "0.4 92 118 40 10",
      ])
    #expect(view.contentSize.height == CGFloat(98 + 50 + 40))
  }

  @Test func equalSizesOfTheDelegateAreLaidOutAsEqualItems() {
    let delegate = ItemSizes(Array(repeating: CGSize(width: 70, height: 50), count: 5))
    let view = grid(Items(5)) { view, flow in
      view.delegate = delegate
      flow.minimumInteritemSpacing = 12
      flow.sectionInset = insets
    }
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 105)
  }

  @Test func columnsAreFilledWhenItScrollsHorizontally() {
    // 200 − 10 − 40 = 150 hold two items of 60 with at least 9 between: 30 in one gap.
    let view = grid(Items(3)) { _, flow in
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 70, height: 60)
      flow.minimumInteritemSpacing = 9
      flow.minimumLineSpacing = 13
      flow.sectionInset = insets
    }
    #expect(view.shownItems == ["0.0 20 10 70 60", "0.1 20 100 70 60", "0.2 103 10 70 60"])
    #expect(view.contentSize == CGSize(width: 20 + 70 + 13 + 70 + 60, height: 200))
  }

  @Test func headersAndFootersSurroundTheInsets() {
    let view = grid(Items(1, 2)) { _, flow in
      flow.itemSize = CGSize(width: 70, height: 50)
      flow.sectionInset = insets
      flow.headerReferenceSize = CGSize(width: 5, height: 21)
      flow.footerReferenceSize = CGSize(width: 6, height: 13)
    }
    // 21 | 10 | 50 | 40 | 13 = 134
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 21))
    #expect(frame(footer, 0) == CGRect(x: 0, y: 121, width: 320, height: 13))
    #expect(frame(header, 1) == CGRect(x: 0, y: 134, width: 320, height: 21))
    #expect(frame(footer, 1) == nil)
    #expect(view.contentSize.height == 268)
    #expect(view.shownItems.first == "0.0 20 31 70 50")
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test func pinnedHeadersStayAtTheTop() {
    let view = grid(Items(9, 9)) { _, flow in
      flow.itemSize = CGSize(width: 150, height: 50)
      flow.minimumLineSpacing = 0
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      flow.sectionHeadersPinToVisibleBounds = true
    }
    // A section is 30 + 5 × 50 = 280 high.
    for (offset, top) in [(0, 0), (100, 100), (250, 250), (265, 250)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let first = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(first?.frame == CGRect(x: 0, y: top, width: 320, height: 30), "offset \(offset)")
    }
  }

  @Test func cellsWithAnEstimateTakeTheirOwnSize() {
    final class Sized: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = contentView.placeInside(UIView())
        NSLayoutConstraint.activate(
          box.edges(contentView, insets) + [
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 17),
          ])
      }
      required init?(coder: NSCoder) { nil }
    }
    for estimate in [CGSize(width: 60, height: 31), UICollectionViewFlowLayout.automaticSize] {
      let view = grid(Items(3), cell: Sized.self) { _, flow in
        flow.estimatedItemSize = estimate
        flow.minimumLineSpacing = 9
      }
      // 50 + 80 wide and 17 + 50 high: two in a line, 320 − 260 between them.
      #expect(view.shownItems == ["0.0 0 0 130 67", "0.1 190 0 130 67", "0.2 0 76 130 67"])
      #expect(view.contentSize.height == CGFloat(67 + 9 + 67))
    }
  }

  @Test func anotherWidthBreaksTheLinesAgain() {
    let view = grid(Items(4)) { _, flow in flow.itemSize = CGSize(width: 70, height: 50) }
    #expect(Set(view.visibleCells.map(\.frame.minY)) == [0])
    view.frame.size.width = 160
    view.layoutIfNeeded()
    #expect(view.shownItems == ["0.0 0 0 70 50", "0.1 90 0 70 50", "0.2 0 60 70 50", "0.3 90 60 70 50"])
  }

  @Test func sectionsCanBeInsideTheSafeArea() {
    let view = grid(Items(1)) { view, flow in
      flow.sectionInsetReference = .fromSafeArea
      flow.sectionInset = insets
      HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 11, bottom: 7, right: 13), of: view)
    }
    #expect(view.shownItems == ["0.0 31 15 50 50"])
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 6, left: 17, bottom: 7, right: 13), of: view)
    view.layoutIfNeeded()
    #expect(view.shownItems == ["0.0 37 16 50 50"])
  }

  @Test func anItemThatDoesNotFitIsLoggedOnce() {
    var log: [String] = []
    HeadlessLayout.logHandler = { log.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    let view = grid(Items(2)) { _, flow in flow.itemSize = CGSize(width: 321, height: 50) }
    #expect(view.shownItems == ["0.0 0 0 321 50", "0.1 0 60 321 50"])
    #expect(
      log.count == 1 && log[0].hasPrefix("The behavior of the UICollectionViewFlowLayout is not defined"))
  }

  @Test func aMillionItemsCostNoMoreThanTheVisibleOnes() {
    for count in [1_000, 1_000_000] {
      let items = Items(count)
      let view = grid(items) { _, flow in flow.itemSize = CGSize(width: 70, height: 60) }
      // Four in a line, three lines of 60 and 10 between.
      #expect(items.asked.count == 12, "\(count) items")
      view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
      view.layoutIfNeeded()
      #expect(items.asked.count <= 24 && view.visibleCells.count == 12, "\(count) items")
      #expect(view.contentOffset.y == CGFloat(count / 4) * 70 - 10 - 200)
    }
  }
}
