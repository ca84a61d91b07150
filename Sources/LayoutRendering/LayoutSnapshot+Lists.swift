import Foundation

extension LayoutSnapshot {
  /// Returns the frames of all views as text, one view per line: path, x, y, width and height in the
  /// superview's coordinates.
  ///
  ///     SignIn                 0    0  390  844
  ///     SignIn/title          24  120  342   34
  ///     SignIn/title/badge     4    4   12   12  hidden
  public func frameList() -> String {
    let rows = nodes.enumerated().lazy.filter { !$1.isLayer }.map { index, node -> [String] in
      let frame = node.localFrame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.points)
      return [path(of: index)] + numbers + (node.style.isHidden ? ["hidden"] : [])
    }
    return Self.list(Array(rows), alignedColumns: 5)
  }

  /// Returns the gaps, insets and walls as text, one per line: the axis, the start, the end, the number or
  /// `wall`, and the views on the two sides.
  ///
  ///     x    0   20    20  Row  Row/red
  ///     x  100  220  wall  Row/red  Row/blue
  public func rulerList() -> String {
    let rows = rulers().map { ruler in
      let axis = ruler.axis == .x ? "x" : "y"
      return [axis, ruler.along.near.points, ruler.along.far.points, ruler.text]
        + ruler.items.map { nodes.indices.contains($0) ? path(of: $0) : "layout guide" }
    }
    return Self.list(rows, alignedColumns: 4)
  }

  /// Returns rows as lines of text: the first column aligned at the left, the following ones at the right.
  private static func list(_ rows: [[String]], alignedColumns count: Int) -> String {
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        guard column < count else { return cell }
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
