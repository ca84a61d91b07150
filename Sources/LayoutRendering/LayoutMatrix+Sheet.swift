import Foundation
import LayoutWords

/// A page of pictures in rows, as one SVG picture.
struct PictureSheet {
  /// A picture with a text above it.
  struct Cell {
    /// The text; each part between commas is on a line of its own.
    let caption: String
    /// The picture as SVG, between two comments, so that it can be found again; nil leaves the place empty.
    let picture: String?
    let size: CGSize
    /// Rectangles that are drawn above the picture, in its coordinates.
    var marks: [CGRect] = []
    var markColor = "#d62828"

    fileprivate var captionLines: [String] { caption.components(separatedBy: ", ") }
  }

  /// The pictures of one row, below its heading.
  struct Row {
    let heading: String
    let cells: [Cell]
  }

  var rows: [Row]

  private static var scale: CGFloat { 0.5 }
  private static var gap: CGFloat { 24 }
  private static var headingHeight: CGFloat { 32 }
  private static var captionLineHeight: CGFloat { 14 }
  /// The least width of a cell, so that the name of a device fits above its picture.
  private static var leastWidth: CGFloat { 190 }

  /// The page as SVG.
  var svg: String {
    var lines: [String] = []
    var y = Self.gap
    var width: CGFloat = 0
    for row in rows {
      lines.append(Self.text(row.heading, x: Self.gap, y: y + 14, size: 16, weight: 600))
      y += Self.headingHeight
      let captionLines = row.cells.map(\.captionLines.count).max() ?? 0
      let captionHeight = CGFloat(captionLines) * Self.captionLineHeight + 6
      var x = Self.gap
      for cell in row.cells {
        lines += Self.caption(of: cell, x: x, y: y + 12)
        lines += Self.lines(of: cell, x: x, y: y + captionHeight)
        x += max(cell.size.width * Self.scale, Self.leastWidth) + Self.gap
      }
      width = max(width, x)
      y += captionHeight + (row.cells.map { $0.size.height * Self.scale }.max() ?? 0) + Self.gap
    }
    let size = "width=\"\(width.points)\" height=\"\(y.points)\""
    let box = "viewBox=\"0 0 \(width.points) \(y.points)\""
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)>"
    let background = "  <rect \(size) fill=\"#e9ebef\"/>"
    return ([head, background] + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func caption(of cell: Cell, x: CGFloat, y: CGFloat) -> [String] {
    cell.captionLines.enumerated().map { number, line in
      text(line, x: x, y: y + CGFloat(number) * captionLineHeight, size: 11, weight: 400)
    }
  }

  private static func lines(of cell: Cell, x: CGFloat, y: CGFloat) -> [String] {
    let transform = "translate(\(x.points) \(y.points)) scale(\(scale.points))"
    var lines = ["  <g transform=\"\(transform)\">"]
    if let picture = cell.picture { lines.append(picture) }
    for mark in cell.marks {
      let frame = [("x", mark.minX), ("y", mark.minY), ("width", mark.width), ("height", mark.height)]
      let sides = frame.map { "\($0.0)=\"\($0.1.points)\"" }.joined(separator: " ")
      lines.append("    <rect \(sides) fill=\"none\" stroke=\"\(cell.markColor)\" stroke-width=\"3\"/>")
    }
    return lines + ["  </g>"]
  }

  private static func text(_ text: String, x: CGFloat, y: CGFloat, size: Int, weight: Int) -> String {
    let place = "x=\"\(x.points)\" y=\"\(y.points)\""
    let font = "font-family=\"system-ui, sans-serif\" font-size=\"\(size)\" font-weight=\"\(weight)\""
    return "  <text \(place) \(font) fill=\"#1d2330\">\(XMLWriter.escaped(text))</text>"
  }

  /// Returns a picture of a snapshot between two comments with its title.
  ///
  /// Its identifiers begin with `prefix`, so that they differ from those of the other pictures of the page.
  static func picture(of snapshot: LayoutSnapshot, title: String, prefix: String) -> String {
    let svg = snapshot.svg().replacing(" id=\"", with: " id=\"\(prefix)")
      .replacing("\"url(#", with: "\"url(#\(prefix)")
    return "\(mark(title))\n\(svg)\(end)"
  }

  /// Returns the picture with a title out of a page; nil if the page has no such picture.
  static func picture(titled title: String, in page: String) -> String? {
    guard let start = page.range(of: mark(title) + "\n"),
      let end = page.range(of: end, range: start.upperBound..<page.endIndex)
    else { return nil }
    return String(page[start.lowerBound..<end.upperBound])
  }

  // Two hyphens may not be in a comment.
  private static func mark(_ title: String) -> String {
    "<!-- \(XMLWriter.escaped(title.replacing("--", with: "- -"))) -->"
  }

  private static var end: String { "<!-- end -->" }
}

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

/// A layout that differs from its record.
package struct LayoutComparison {
  /// The title of the layout.
  package let title: String
  /// The frames of the views that differ, as recorded, in the coordinates of the root.
  package let oldMarks: [CGRect]
  /// The frames of the views that differ now.
  package let newMarks: [CGRect]
  /// The size of the root in the record.
  package let oldSize: CGSize

  package init(title: String, oldMarks: [CGRect], newMarks: [CGRect], oldSize: CGSize) {
    self.title = title
    self.oldMarks = oldMarks
    self.newMarks = newMarks
    self.oldSize = oldSize
  }
}

extension LayoutMatrix {
  /// Returns a page with two pictures of each layout that differs, as SVG: the recorded one and the present
  /// one.
  ///
  /// - Parameters:
  ///   - pairs: The layouts that differ.
  ///   - recordedSheet: The page with the recorded pictures; without it, the places of the recorded pictures
  ///     show only the frames that differ.
  package func comparison(_ pairs: [LayoutComparison], recordedSheet: String?) -> String {
    let rows = pairs.enumerated().map { row, pair in
      let new = cases.first { $0.title == pair.title }?.snapshot
      let old = recordedSheet.flatMap { PictureSheet.picture(titled: pair.title, in: $0) }
      let picture = new.map { PictureSheet.picture(of: $0, title: pair.title, prefix: "n\(row)-") }
      let cells = [
        PictureSheet.Cell(caption: "recorded", picture: old, size: pair.oldSize, marks: pair.oldMarks),
        PictureSheet.Cell(
          caption: "now", picture: picture, size: new?.size ?? .zero, marks: pair.newMarks,
          markColor: "#1b7f3b"),
      ]
      return PictureSheet.Row(heading: pair.title, cells: cells)
    }
    return PictureSheet(rows: rows).svg
  }
}
