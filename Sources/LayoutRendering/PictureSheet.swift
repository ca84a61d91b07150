import Foundation

struct PictureSheet {
  /// A line around a part of a picture.
  struct Outline: Equatable {
    var color: String
    var width: CGFloat = 3
    var isDashed = false

    /// The attributes of a shape with this line, whose width is `scale` times as large.
    func attributes(scale: CGFloat = 1) -> String {
      let dashes =
        isDashed ? " stroke-dasharray=\"\((3 * width * scale).points) \((2 * width * scale).points)\"" : ""
      return "fill=\"none\" stroke=\"\(color)\" stroke-width=\"\((width * scale).points)\"\(dashes)"
    }
  }

  /// A rectangle that is drawn above a picture, in its coordinates, with a name beside it.
  struct Mark {
    let frame: CGRect
    let outline: Outline
    var name: String?

    /// The frame with a least size, because a rectangle without a width or a height is not drawn.
    fileprivate var visibleFrame: CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: max(frame.width, 1), height: max(frame.height, 1))
    }
  }

  /// A picture with a text above it.
  struct Cell {
    /// The text; each part between commas is on a line of its own.
    let caption: String
    /// The picture as SVG, between two comments, so that it can be found again; nil leaves the place empty.
    let picture: String?
    let size: CGSize
    var marks: [Mark] = []
    /// The areas of the texts of the picture, which the names of the marks leave free.
    var texts: [CGRect] = []

    fileprivate var captionLines: [String] { caption.isEmpty ? [] : caption.components(separatedBy: ", ") }

    /// The part of the plane that is shown: the picture, and marks that reach out of it by at most its size.
    fileprivate var extent: CGRect {
      let picture = CGRect(origin: .zero, size: size)
      let limit = picture.insetBy(dx: -size.width, dy: -size.height)
      return marks.reduce(picture) { $0.union($1.frame.intersection(limit)) }
    }
  }

  /// The pictures of one row, below its heading.
  struct Row {
    let heading: String
    let cells: [Cell]
  }

  /// The meaning of an outline, below all rows.
  struct Key {
    let outline: Outline
    let text: String
  }

  var rows: [Row]
  var keys: [Key] = []
  /// The size of a point of a picture on the page.
  var scale: CGFloat = 0.5

  private static var gap: CGFloat { 24 }
  private static var headingHeight: CGFloat { 32 }
  private static var captionLineHeight: CGFloat { 14 }
  private static var keyLineHeight: CGFloat { 17 }
  /// The least width of a cell, so that the name of a device fits above its picture.
  private static var leastWidth: CGFloat { 190 }
  private static var leastPageWidth: CGFloat { 520 }

  var svg: String {
    var lines: [String] = []
    var y = Self.gap
    var width = keys.isEmpty ? 0 : Self.leastPageWidth
    for row in rows {
      lines.append(Self.text(row.heading, x: Self.gap, y: y + 14, size: 16, weight: 600))
      y += Self.headingHeight
      let captionLines = row.cells.map(\.captionLines.count).max() ?? 0
      let captionHeight = CGFloat(captionLines) * Self.captionLineHeight + 6
      var x = Self.gap
      for cell in row.cells {
        lines += Self.caption(of: cell, x: x, y: y + 12)
        lines += self.lines(of: cell, x: x, y: y + captionHeight)
        x += max(cell.extent.width * scale, Self.leastWidth) + Self.gap
      }
      width = max(width, x, 2 * Self.gap + Self.width(of: row.heading, size: 16))
      y += captionHeight + (row.cells.map { $0.extent.height * scale }.max() ?? 0) + Self.gap
    }
    for key in keys {
      let words = self.lines(of: key, y: y, width: width)
      lines += words
      y += CGFloat(words.count - 1) * Self.keyLineHeight + 6
    }
    if !keys.isEmpty { y += Self.gap - 6 }
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

  private func lines(of cell: Cell, x: CGFloat, y: CGFloat) -> [String] {
    let corner = CGPoint(x: x - cell.extent.minX * scale, y: y - cell.extent.minY * scale)
    let transform = "translate(\(corner.x.points) \(corner.y.points)) scale(\(scale.points))"
    var lines = ["  <g transform=\"\(transform)\">"]
    if let picture = cell.picture { lines.append(picture) }
    lines += cell.marks.map { "    <rect \(Self.sides($0.visibleFrame)) \($0.outline.attributes())/>" }
    lines.append("  </g>")
    return lines + names(of: cell, corner)
  }

  /// Returns the names of the marks of a picture, which is at `corner`.
  private func names(of cell: Cell, _ corner: CGPoint) -> [String] {
    let halo = "stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\""
    let limits = (cell.extent.minX * scale)...max(cell.extent.maxX * scale, Self.leastWidth)
    var places = MarkNames(texts: cell.texts.map { $0.scaled(by: scale) }, within: limits)
    return cell.marks.compactMap { mark in
      guard let name = mark.name else { return nil }
      // Semibold letters are about a tenth wider.
      let width = Self.width(of: name, size: 11)
      let place = places.place(beside: mark.visibleFrame.scaled(by: scale), width: width)
      return Self.text(
        name, x: corner.x + place.x, y: corner.y + place.y, size: 10, weight: 600, color: mark.outline.color,
        halo)
    }
  }

  private func lines(of key: Key, y: CGFloat, width: CGFloat) -> [String] {
    let sample = CGRect(x: Self.gap, y: y + 1, width: 18, height: 11)
    let start = Self.gap + 28
    let texts = Self.wrapped(key.text, width: width - start - Self.gap, size: 12).enumerated().map {
      Self.text($1, x: start, y: y + 11 + CGFloat($0) * Self.keyLineHeight, size: 12, weight: 400)
    }
    return ["  <rect \(Self.sides(sample)) \(key.outline.attributes(scale: 0.5))/>"] + texts
  }

  private static func sides(_ frame: CGRect) -> String {
    let sides = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    return sides.map { "\($0.0)=\"\($0.1.points)\"" }.joined(separator: " ")
  }

  private static func text(
    _ text: String, x: CGFloat, y: CGFloat, size: Int, weight: Int, color: String = "#1d2330",
    _ more: String = ""
  ) -> String {
    let place = "x=\"\(x.points)\" y=\"\(y.points)\""
    let font = "font-family=\"system-ui, sans-serif\" font-size=\"\(size)\" font-weight=\"\(weight)\""
    let paint = "fill=\"\(color)\"" + (more.isEmpty ? "" : " \(more)")
    return "  <text \(place) \(font) \(paint)>\(XMLWriter.escaped(text))</text>"
  }

  /// Returns the width that is left for a line of text; the browser's font is not known here.
  private static func width(of text: String, size: CGFloat) -> CGFloat {
    CGFloat(text.count) * size * 0.56
  }

  /// Returns the lines of a text, which is broken between words.
  private static func wrapped(_ text: String, width: CGFloat, size: CGFloat) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(whereSeparator: \.isNewline) {
      lines.append("")
      for word in paragraph.split(separator: " ") {
        let line = lines[lines.count - 1]
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if line.isEmpty || Self.width(of: longer, size: size) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append(String(word))
        }
      }
    }
    return lines
  }
}

// The pictures of a page, which are found again in it.
extension PictureSheet {
  /// Returns a picture of a snapshot between two comments with its title.
  ///
  /// Its identifiers begin with `prefix`, so that they differ from those of the other pictures of the page.
  static func picture(of snapshot: LayoutSnapshot, title: String, prefix: String) -> String {
    let svg = snapshot.svg().replacing(" id=\"", with: " id=\"\(prefix)")
      .replacing("\"url(#", with: "\"url(#\(prefix)")
    return "\(mark(title))\n\(svg)\(end)"
  }

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

extension CGRect {
  /// Returns the rectangle with all its numbers multiplied.
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
