import Foundation

extension LayoutSnapshot {
  /// Returns the gaps, insets and walls as text, one per line: the axis, the start, the end, the number or
  /// `wall`, and the views on the two sides.
  ///
  ///     x    0   20    20  Row  Row/red
  ///     x  100  220  wall  Row/red  Row/blue
  public func rulerList() -> String {
    let rows = rulers().map { ruler in
      let axis = ruler.axis == .x ? "x" : "y"
      return [axis, ruler.along.near.pictureText, ruler.along.far.pictureText, ruler.text]
        + ruler.items.map(itemName)
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column < widths.count ? String(repeating: " ", count: widths[column] - cell.count) + cell : cell
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func itemName(_ item: Int) -> String {
    nodes.indices.contains(item) ? path(of: item) : "layout guide"
  }
}
