import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A layout that stacks items of 40 points below each other, indented by their index.
@MainActor private final class Steps: UICollectionViewLayout {
  var preparations = 0
  var flips = false
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 500, height: 40 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let item = CGFloat(indexPath.item)
    made.frame = CGRect(x: 3 * item, y: 40 * item, width: 200, height: 40)
    made.zIndex = -indexPath.item
    made.alpha = 0.5
    return made
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// The cells that a collection view shows.
@MainActor @Suite struct CollectionViewTests {
  private func stepped(_ items: Items, flips: Bool = false) -> (UICollectionView, Steps) {
    let layout = Steps()
    layout.flips = flips
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.layoutIfNeeded()
    return (view, layout)
  }

  @Test func aLayoutOfAClientPlacesTheCells() {
    let items = Items(10)
    let (view, layout) = stepped(items)
    #expect(view.shownItems == ["0.0 0 0 200 40", "0.1 3 40 200 40", "0.2 6 80 200 40"])
    #expect(view.contentSize == CGSize(width: 500, height: 400) && layout.preparations == 1)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    // The first item has the highest index.
    #expect(view.subviews == view.visibleCells.reversed())
    view.contentOffset.y = 85
    view.layoutIfNeeded()
    #expect(view.shownItems.map { $0.prefix(3) } == ["0.2", "0.3", "0.4"])
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  @Test func aLayoutThatFlipsIsMirroredFromRightToLeft() {
    let items = Items(10)
    let (view, _) = stepped(items, flips: true)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // The content is 500 wide, and the visible part is its left end.
    #expect(view.shownItems.first == "0.0 300 0 200 40")
    let (other, _) = stepped(items)
    other.semanticContentAttribute = .forceRightToLeft
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(other.shownItems.first == "0.0 0 0 200 40")
  }

  @Test func hiddenCellsAreReused() {
    final class Counting: UICollectionViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let items = Items(40)
    let view = grid(items, cell: Counting.self) { _, flow in flow.itemSize = CGSize(width: 320, height: 90) }
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Counting
    #expect(view.visibleCells.count == 2 && first?.reuseIdentifier == "item")
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === first && first?.reuses == 1)
    #expect(first.map { view.indexPath(for: $0) } == IndexPath(item: 2, section: 0))
  }

  @Test func aNewCellHasItsSizeInTheInitializer() {
    final class Noting: UICollectionViewCell {
      private(set) var first = CGRect.null
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = frame
      }
      required init?(coder: NSCoder) { nil }
    }
    let view = grid(Items(2), cell: Noting.self) { _, flow in flow.itemSize = CGSize(width: 320, height: 90) }
    let sizes = view.visibleCells.compactMap { ($0 as? Noting)?.first.size }
    #expect(sizes == [CGSize(width: 320, height: 90), CGSize(width: 320, height: 90)])
  }

  @Test func itemsAreFoundAndScrolledTo() {
    let items = Items(20)
    let view = grid(items) { view, flow in
      flow.itemSize = CGSize(width: 320, height: 50)
      flow.minimumLineSpacing = 10
      view.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 11, right: 0)
    }
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 61)) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 55)) == nil)
    // Item 10 is from 600 to 650; the visible part between the insets is 182 high.
    let cases: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 600 - 7), (.bottom, 650 - 200 + 11), (.centeredVertically, 625 - 7 - 91),
    ]
    for (position, offset) in cases {
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: true)
      #expect(view.contentOffset.y == offset)
    }
    view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == CGFloat(20 * 60 - 10 - 200 + 11))
  }

  @Test func selectionFollowsTaps() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        calls.append("select \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        calls.append("deselect \(path.item)")
      }
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        path.item != 3
      }
    }
    let delegate = Delegate()
    let items = Items(5)
    let view = grid(items) { view, _ in view.delegate = delegate }
    for item in [1, 3, 2] { HeadlessLayout.tapItem(at: IndexPath(item: item, section: 0), in: view) }
    #expect(delegate.calls == ["select 1", "deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true, false, false])
    view.allowsMultipleSelection = true
    for item in [4, 2] { HeadlessLayout.tapItem(at: IndexPath(item: item, section: 0), in: view) }
    #expect(delegate.calls.suffix(2) == ["select 4", "deselect 2"])
    view.selectItem(at: nil, animated: true, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [] && delegate.calls.count == 5)
  }

  @Test func updatesMoveTheCells() throws {
    let items = Items(6)
    let view = grid(items) { _, flow in flow.itemSize = CGSize(width: 70, height: 50) }
    let cells = view.visibleCells
    view.performBatchUpdates {
      items.counts = [6]
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 1, section: 0))
    } completion: {
      #expect($0)
    }
    view.layoutIfNeeded()
    // New, 5, 0, 2, 3, 4.
    let expected = [5, 0, 2, 3, 4].map { cells[$0] }
    #expect(Array(view.visibleCells.dropFirst()) == expected)
    #expect(!cells[1].isDescendant(of: view) || view.visibleCells[0] === cells[1])
    view.reloadData()
    items.counts = [2]
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2 && view.numberOfItems(inSection: 0) == 2)
  }

  @Test func aControllerFillsTheScreen() {
    final class Photos: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
    }
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    photos.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = photos
    window.layoutIfNeeded()
    #expect(photos.collectionView.frame == window.bounds)
    // 390 hold six items of 50 and 10: 390 − 300 in five gaps.
    #expect(photos.collectionView.shownItems == ["0.0 0 0 50 50", "0.1 68 0 50 50", "0.2 136 0 50 50"])
  }
}
