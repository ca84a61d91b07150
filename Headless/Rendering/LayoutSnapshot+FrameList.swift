import Foundation

extension LayoutSnapshot {
  /// Returns the frames of all views as text, one view per line: path, x, y, width and height in the
  /// superview's coordinates.
  ///
  ///     SignIn                 0    0  390  844
  ///     SignIn/title          24  120  342   34
  ///     SignIn/title/badge     4    4   12   12  hidden
  public func frameList() -> String {
    let rows = nodes.enumerated().map { index, node -> [String] in
      let frame = node.localFrame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.pictureText)
      return [path(of: index)] + numbers + (node.style.isHidden ? ["hidden"] : [])
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        guard column < widths.count else { return cell }
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
