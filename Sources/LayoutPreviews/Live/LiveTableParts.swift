import HeadlessUIKit

/// The cells, headers and footers of the tables of a scene.
///
/// A table computes the position of each part from the parts above it, and its height from its content. The
/// page does the same with rows, so that a part moves when a text above it wraps in another way:
///
///     part.y == above.y + above.height + space
///     part.height == 0 at the priority of a fitting size, as low as the content allows
@MainActor struct LiveTableParts {
  /// The part directly above each part, by item.
  private(set) var above: [Int: Int] = [:]
  /// The parts that are as high as their contents.
  private(set) var fitted: Set<Int> = []
  private let tree: LiveTree

  /// Finds the parts of all tables.
  init(of tree: LiveTree) {
    self.tree = tree
    for case let table as UITableView in tree.items {
      var last: Int?
      for part in Self.parts(of: table) {
        guard let index = tree.index(of: part), Self.isInSystem(part, tree) else { continue }
        above[index] = last
        if Self.isFitted(part) { fitted.insert(index) }
        last = index
      }
    }
  }

  /// Returns the parts of a table from top to bottom.
  private static func parts(of table: UITableView) -> [UIView] {
    let parts = table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
    let places = parts.enumerated().sorted { one, other in
      (one.element.frame.minY, one.offset) < (other.element.frame.minY, other.offset)
    }
    return places.map(\.element)
  }

  private static func isInSystem(_ view: UIView, _ tree: LiveTree) -> Bool {
    tree.system?.size(of: view, along: .vertical) != nil
  }

  private static func isFitted(_ part: UIView) -> Bool {
    let width = CGSize(width: part.frame.width, height: 0)
    let fitting = part.fittingSize(width, horizontally: .required, vertically: .fittingSizeLevel)
    return abs(fitting.height - part.frame.height) < 1e-6
  }

  // Rows

  /// Changes the row of the position or of the height of a part.
  func change(_ row: inout LiveRow) {
    guard let item = row.item,
      row.terms == [1, Double(4 * item + 1)] || row.terms == [1, Double(4 * item + 3)]
    else { return }
    if row.kind == "position", let above = above[item], let view = tree.items[above] as? UIView {
      row.terms += [-1, Double(4 * above + 1), -1, Double(4 * above + 3)]
      row.constant.constant -= view.frame.maxY
    } else if row.kind == "size", fitted.contains(item) {
      row.constant.constant = 0
      row.priority = UILayoutPriority.fittingSizeLevel.rawValue
      row.fixed = nil
    }
  }

  /// Returns true for a view that a part places by its frame, such as a separator: its rows are `rows(of:)`.
  func holds(_ index: Int) -> Bool {
    guard fitted.contains(tree.parents[index]), let view = tree.items[index] as? UIView else { return false }
    return tree.system?.alignmentInsets(of: view) == .zero
  }

  /// Returns the rows of a view that a part places by its frame.
  ///
  /// A view at the bottom of the part remains there, and one that is as high as the part remains so.
  func rows(of index: Int) -> [LiveRow] {
    guard let view = tree.items[index] as? UIView, let part = view.superview else { return [] }
    let (frame, height) = (view.frame, part.bounds.height)
    let isAtBottom = abs(frame.maxY - height) < 1e-6
    let isAtTop = frame.minY == 0
    func row(_ kind: String, _ side: Int, _ constant: CGFloat, follows: Bool = false) -> LiveRow {
      let whole = follows ? [-1, Double(4 * tree.parents[index] + 3)] : []
      var row = LiveRow(
        kind: kind, terms: [1, Double(4 * index + side)] + whole, relation: "==",
        constant: LiveNumber(constant: follows ? constant - height : constant), priority: 1000)
      row.fixed = true
      row.item = index
      return row
    }
    return [
      row("position", 0, frame.minX), row("size", 2, frame.width),
      row("position", 1, frame.minY, follows: isAtBottom && !isAtTop),
      row("size", 3, frame.height, follows: isAtBottom && isAtTop),
    ]
  }
}
