import Foundation

extension LayoutMatrix {
  /// The pictures of all layouts on one page, as SVG: a row for each text size and direction.
  public var sheet: String {
    let rows = stride(from: 0, to: cases.count, by: max(screenCount, 1)).map { start in
      let row = cases[start..<min(start + screenCount, cases.count)]
      let heading = row.first.map { String($0.title.dropFirst($0.screenTitle.count + 2)) } ?? ""
      let cells = row.enumerated().map { column, item in
        let picture = PictureSheet.picture(
          of: item.snapshot, title: item.title, prefix: "p\(start + column)-")
        return PictureSheet.Cell(caption: item.screenTitle, picture: picture, size: item.snapshot.size)
      }
      return PictureSheet.Row(heading: heading, cells: cells)
    }
    return PictureSheet(rows: rows).svg
  }
}
