import TestSupport
import UIKit

/// A table's cell whose height follows from its content: that of its box, 10 above and 40 below.
final class SizedCell: UITableViewCell {
  let box = UIView()
  private(set) var reuses = 0
  private let height: NSLayoutConstraint

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    height = box.heightAnchor.constraint(equalToConstant: 0)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.placeInside(box)
    NSLayoutConstraint.activate(box.edges(contentView, insets) + [height])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ height: CGFloat) { self.height.constant = height }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source whose cells have boxes with heights, section by section, and that counts its calls.
@MainActor final class Rows: NSObject, UITableViewDataSource {
  var heights: [[CGFloat]]
  var titles: [String] = []
  private(set) var asked: [IndexPath] = []

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  /// Creates sections with rows of the same content height.
  convenience init(counts: Int..., height: CGFloat = 0) {
    self.init(counts.map { Array(repeating: height, count: $0) })
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? SizedCell)?.show(heights[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
}

/// Returns a table of 320 × 200 points, at 3, 5 in a view of 400 × 300, with cells of a class.
@MainActor func table(
  _ rows: Rows, style: UITableView.Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self,
  _ setUp: (UITableView) -> Void = { _ in }
) -> UITableView {
  let table = UITableView(frame: CGRect(x: 3, y: 5, width: 320, height: 200), style: style)
  root(400, 300).addSubview(table)
  table.register(cell, forCellReuseIdentifier: "row")
  table.dataSource = rows
  table.sectionHeaderTopPadding = 0
  setUp(table)
  retained += [table.superview, rows]
  table.layoutIfNeeded()
  return table
}

/// The topmost views and the data sources of tables and grids, which nothing else retains.
@MainActor var retained: [AnyObject?] = []

extension UITableView {
  /// The rows that are shown, with the tops and heights of their cells: `0.1 y 44 h 60`.
  var shownRows: [String] {
    (indexPathsForVisibleRows ?? []).map { path in
      let frame = cellForRow(at: path)?.frame ?? .zero
      return "\(path.section).\(path.row) y \(frame.minY.short) h \(frame.height.short)"
    }
  }
}

extension CGFloat {
  /// The number without decimals if it has none.
  var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
