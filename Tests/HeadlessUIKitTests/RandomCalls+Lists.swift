import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of tables and collection views.
  static var listCalls: [Call] { newLists + tableCalls + tableQuestions + collectionCalls }

  private static var newLists: [Call] {
    [
      Call("new table", 6) { world in
        let style: UITableView.Style = world.pick([.plain, .grouped, .insetGrouped])
        let table = RandomTable(frame: world.bool() ? .zero : world.rectangle(), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
        table.dataSource = table.rows
        if world.bool() { table.delegate = table.rows }
        world.add(table)
      },
      Call("new collection view", 6) { world in
        let view = RandomCollection(
          frame: world.bool() ? .zero : world.rectangle(), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
          view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = view.items
        if world.bool() { view.delegate = view.items }
        world.add(view)
      },
    ]
  }

  private func add(_ list: UIView) {
    guard views.count < Self.limit else { return }
    list.translatesAutoresizingMaskIntoConstraints = chance(0.3)
    take(list)
    let superview = view()
    if chance(0.8), !superview.isDescendant(of: list) { superview.addSubview(list) }
  }

  private static var tableCalls: [Call] {
    [
      Call("table heights", 5) { world in
        guard let table = world.view(RandomTable.self) else { return }
        table.rowHeight = world.pick([UITableView.automaticDimension, 0, 44, world.size()])
        table.estimatedRowHeight = world.pick([UITableView.automaticDimension, 0, 91])
        table.sectionHeaderHeight = world.pick([UITableView.automaticDimension, 0, 30])
        table.sectionFooterHeight = world.pick([UITableView.automaticDimension, 0, 25])
        table.estimatedSectionHeaderHeight = world.pick([UITableView.automaticDimension, 0, 12])
        table.estimatedSectionFooterHeight = world.pick([UITableView.automaticDimension, 0, 13])
        table.sectionHeaderTopPadding = world.pick([UITableView.automaticDimension, 0, 7])
      },
      Call("table views", 4) { world in
        guard let table = world.view(RandomTable.self) else { return }
        let views = (0..<3).map { _ in world.bool() ? nil : UIView(frame: world.rectangle()) }
        table.tableHeaderView = views[0]
        table.tableFooterView = views[1]
        table.backgroundView = views[2]
      },
      Call("table appearance", 4) { world in
        guard let table = world.view(RandomTable.self) else { return }
        table.separatorStyle = world.pick([.none, .singleLine])
        table.separatorInset = world.insets()
        table.separatorInsetReference = world.pick([.fromCellEdges, .fromAutomaticInsets])
        table.separatorColor = world.bool() ? nil : .red
        table.cellLayoutMarginsFollowReadableWidth = world.bool()
        table.insetsContentViewsToSafeArea = world.bool()
      },
      Call("table reload", 5) { world in
        guard let table = world.view(RandomTable.self) else { return }
        table.rows.counts = (0..<world.int(0..<4)).map { _ in world.int(0..<9) }
        table.reloadData()
      },
      Call("table update", 8) { world in
        guard let table = world.view(RandomTable.self) else { return }
        table.performBatchUpdates({ world.change(table) })
      },
      Call("table empty update", 3) { world in
        guard let table = world.view(RandomTable.self) else { return }
        table.beginUpdates()
        table.endUpdates()
      },
      Call("table selection", 5) { world in
        guard let table = world.view(RandomTable.self), let path = world.row(of: table) else { return }
        table.allowsSelection = world.chance(0.9)
        table.allowsMultipleSelection = world.bool()
        switch world.int(0..<4) {
        case 0: HeadlessLayout.tapRow(at: path, in: table)
        case 1: table.selectRow(at: path, animated: true, scrollPosition: world.pick([.none, .middle]))
        case 2: table.deselectRow(at: path, animated: true)
        default: table.selectRow(at: nil, animated: false, scrollPosition: .none)
        }
      },
      Call("scrollToRow", 5) { world in
        guard let table = world.view(RandomTable.self), let path = world.row(of: table) else { return }
        table.scrollToRow(at: path, at: world.pick([.none, .top, .middle, .bottom]), animated: world.bool())
        table.scrollToNearestSelectedRow(at: .none, animated: false)
      },
    ]
  }

  /// Makes changes of the rows of a table that match each other.
  private func change(_ table: RandomTable) {
    let counts = table.rows.counts
    guard !counts.isEmpty else { return }
    let section = int(0..<counts.count)
    switch int(0..<5) {
    case 0 where counts[section] > 0:
      let row = int(0..<counts[section])
      table.rows.counts[section] -= 1
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    case 1:
      let row = int(0..<counts[section] + 1)
      table.rows.counts[section] += 1
      table.insertRows(at: [IndexPath(row: row, section: section)], with: .fade)
    case 2 where counts[section] > 0:
      let row = int(0..<counts[section])
      table.reloadRows(at: [IndexPath(row: row, section: section)], with: .none)
    case 3 where counts[section] > 0:
      let (from, to) = (int(0..<counts[section]), int(0..<counts[section]))
      table.moveRow(at: IndexPath(row: from, section: section), to: IndexPath(row: to, section: section))
    default:
      if bool() {
        table.rows.counts.insert(2, at: section)
        table.insertSections([section], with: .top)
      } else {
        table.reloadSections([section], with: .bottom)
      }
    }
  }

  private func row(of table: RandomTable) -> IndexPath? {
    let sections = (0..<table.numberOfSections).filter { table.numberOfRows(inSection: $0) > 0 }
    guard !sections.isEmpty else { return nil }
    let section = pick(sections)
    return IndexPath(row: int(0..<table.numberOfRows(inSection: section)), section: section)
  }

  private static var tableQuestions: [Call] {
    [
      Call("table questions", 6) { world in
        guard let table = world.view(RandomTable.self), let path = world.row(of: table) else { return }
        for rect in [
          table.rectForRow(at: path), table.rect(forSection: path.section),
          table.rectForHeader(inSection: path.section), table.rectForFooter(inSection: path.section),
        ] {
          world.expect(rect, "a rectangle of a table")
        }
        let shown = table.indexPathsForVisibleRows ?? []
        world.expect(shown.count == table.visibleCells.count, "not every visible row has a cell")
        for cell in table.visibleCells {
          world.expect(cell.superview === table, "a visible cell is not in its table")
          world.expect(table.indexPath(for: cell) != nil, "a visible cell has no row")
        }
        _ = table.indexPathForRow(at: CGPoint(x: world.length(), y: world.length()))
        _ = table.indexPathsForRows(in: CGRect(x: 0, y: world.length(), width: 50, height: 300))
        _ = table.headerView(forSection: path.section)
        _ = table.footerView(forSection: path.section)
      },
      Call("cell inside", 4) { world in
        guard world.views.count < limit else { return }
        let cells: [UIView] =
          (world.view(RandomTable.self)?.visibleCells ?? [])
          + (world.view(RandomCollection.self)?.visibleCells ?? [])
        if let cell = cells.first, !world.views.contains(cell) { world.take(cell) }
      },
    ]
  }

  private static var collectionCalls: [Call] {
    [
      Call("flow layout", 6) { world in
        guard let view = world.view(RandomCollection.self) else { return }
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = world.pick([.vertical, .horizontal])
        flow.itemSize = CGSize(width: 1 + world.size(), height: 1 + world.size())
        flow.estimatedItemSize = world.pick([
          .zero, .zero, UICollectionViewFlowLayout.automaticSize, CGSize(width: 40, height: 30),
        ])
        flow.minimumLineSpacing = world.size()
        flow.minimumInteritemSpacing = world.size()
        flow.sectionInset = world.insets()
        flow.sectionInsetReference = world.pick([.fromContentInset, .fromSafeArea, .fromLayoutMargins])
        flow.headerReferenceSize = CGSize(width: world.size(), height: world.size())
        flow.footerReferenceSize = world.pick([.zero, CGSize(width: 20, height: 10)])
        flow.sectionHeadersPinToVisibleBounds = world.bool()
        flow.sectionFootersPinToVisibleBounds = world.bool()
        view.setCollectionViewLayout(flow, animated: world.bool())
      },
      Call("collection reload", 5) { world in
        guard let view = world.view(RandomCollection.self) else { return }
        view.items.counts = (0..<world.int(0..<4)).map { _ in world.int(0..<9) }
        view.reloadData()
      },
      Call("collection update", 6) { world in
        guard let view = world.view(RandomCollection.self), let first = view.items.counts.first else {
          return
        }
        view.performBatchUpdates({
          if first > 0, world.bool() {
            view.items.counts[0] -= 1
            view.deleteItems(at: [IndexPath(item: world.int(0..<first), section: 0)])
          } else {
            view.items.counts[0] += 1
            view.insertItems(at: [IndexPath(item: world.int(0..<first + 1), section: 0)])
          }
        })
      },
      Call("collection questions", 6) { world in
        guard let view = world.view(RandomCollection.self) else { return }
        for cell in view.visibleCells {
          world.expect(cell.superview === view, "a visible cell is not in its collection view")
        }
        _ = view.indexPathForItem(at: CGPoint(x: world.length(), y: world.length()))
        guard view.numberOfSections > 0, view.numberOfItems(inSection: 0) > 0 else { return }
        let path = IndexPath(item: 0, section: 0)
        if let frame = view.layoutAttributesForItem(at: path)?.frame { world.expect(frame, "an item") }
        view.scrollToItem(
          at: path, at: world.pick([[], .top, .bottom, .left, .centeredVertically]), animated: true)
        view.allowsMultipleSelection = world.bool()
        HeadlessLayout.tapItem(at: path, in: view)
        view.deselectItem(at: path, animated: false)
        view.selectItem(at: world.bool() ? path : nil, animated: false, scrollPosition: .left)
        view.backgroundView = world.bool() ? nil : UIView()
      },
    ]
  }
}

/// A table with a data source of its own.
final class RandomTable: UITableView {
  let rows = RandomRows()
}

/// A data source and delegate with different cells, heights, headers and footers.
final class RandomRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [3, 5]

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.textLabel?.numberOfLines = indexPath.section
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? "Title" : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row % 3 == 0 ? UITableView.automaticDimension : CGFloat(indexPath.row * 20)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge") : nil
  }
}

/// A collection view with a data source of its own.
final class RandomCollection: UICollectionView {
  let items = RandomItems()
}

/// A data source and delegate with items of different sizes.
final class RandomItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [5, 2]

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30 + 11 * (indexPath.item % 4), height: 20 + 9 * indexPath.section) }
}
