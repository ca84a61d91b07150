import Foundation

/// The options with which a snapshot is drawn with characters.
public struct TerminalOptions: Equatable, Sendable {
  /// The width of the picture in character cells, each half as wide as it is high; the picture of a very tall
  /// view is narrower.
  public var columns: Int
  /// The width up to which the picture of a low view, such as a cell, may be widened until two rows are at
  /// most as high as its smallest text; nil to keep it.
  public var mostColumns: Int?
  /// The colors that the terminal can show.
  public var color: TerminalColor
  /// True if a box without text and subviews shows the name of its view.
  public var showsNames: Bool

  /// Creates options; fewer than 4 columns count as 4.
  public init(
    columns: Int = 80, mostColumns: Int? = nil, color: TerminalColor = .plain, showsNames: Bool = true
  ) {
    self.columns = max(4, columns)
    self.mostColumns = mostColumns
    self.color = color
    self.showsNames = showsNames
  }
}

extension LayoutSnapshot {
  /// Returns the snapshot as a picture of box-drawing characters.
  ///
  /// The characters of a text from right to left, such as a Hebrew one, are in the order in which they are
  /// read. Terminals that follow Unicode's bidirectional algorithm show them from right to left.
  ///
  /// - Parameter options: The options of the picture.
  public func terminalPicture(_ options: TerminalOptions = TerminalOptions()) -> String {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return "" }
    var drawing = TerminalDrawing(self, options)
    return drawing.draw()
  }

  /// True if a row of the picture is higher than the smallest text, so that lines of texts share a row.
  func isTooSmall(for options: TerminalOptions) -> Bool {
    guard let height = smallestTextHeight, size.width > 0 else { return false }
    return 2 * size.width / Double(columns(for: options)) > height
  }

  fileprivate func columns(for options: TerminalOptions) -> Int {
    let columns = max(4, options.columns)
    guard let most = options.mostColumns, most > columns, let height = smallestTextHeight else {
      return columns
    }
    // A cell is half as wide as it is high.
    let wanted = (4 * size.width / height).rounded(.up)
    let wider = Int(min(max(wanted, Double(columns)), Double(most)))
    let rows = size.height / (2 * size.width / Double(wider))
    return rows <= Self.mostRowsOfAWidenedPicture ? wider : columns
  }

  private static var mostRowsOfAWidenedPicture: Double { 24 }

  private var smallestTextHeight: Double? {
    let heights = nodes.flatMap { node -> [Double] in
      guard case .text(let lines) = node.content else { return [] }
      return lines.map { Double($0.frame.height) }
    }
    return heights.filter { $0 > 0 && $0.isFinite }.min()
  }
}

/// A drawing of one snapshot on a canvas of character cells.
private struct TerminalDrawing {
  typealias Area = TerminalCanvas.Area
  let nodes: [LayoutSnapshot.Node]
  let options: TerminalOptions
  let cellWidth: Double
  var canvas: TerminalCanvas
  private var clips: [Area?]
  private var opacities: [Double]
  let parents: Set<Int>
  /// The columns that text covers, by row; other texts and names are kept out of them.
  var texts: [Int: [Range<Int>]] = [:]

  init(_ snapshot: LayoutSnapshot, _ options: TerminalOptions) {
    nodes = snapshot.nodes.map(\.onGrid)
    self.options = options
    cellWidth = max(
      snapshot.size.width / Double(snapshot.columns(for: options)),
      snapshot.size.height / Double(2 * Self.mostRows))
    let columns = max(1, Int((snapshot.size.width / cellWidth).rounded()))
    let rows = max(1, Int((snapshot.size.height / (2 * cellWidth)).rounded()))
    canvas = TerminalCanvas(columns: columns, rows: rows)
    clips = Array(repeating: nil, count: nodes.count)
    opacities = Array(repeating: 1, count: nodes.count)
    parents = Set(nodes.compactMap(\.parent))
  }

  /// The maximum number of rows; a picture that would need more is drawn smaller, with fewer columns.
  private static let mostRows = 500

  mutating func draw() -> String {
    for node in nodes {
      guard case .text(let lines) = node.content else { continue }
      for line in lines where !line.string.isEmpty {
        texts[row(of: line), default: []].append(columns(of: line))
      }
    }
    for index in nodes.indices { draw(index) }
    return canvas.text(color: options.color)
  }

  private mutating func draw(_ index: Int) {
    let node = nodes[index]
    let clip = node.parent.map { clips[$0] } ?? canvas.area
    opacities[index] = node.style.isHidden ? 0 : node.style.alpha * (node.parent.map { opacities[$0] } ?? 1)
    // A view without a clip area is not visible, and neither are its subviews.
    guard let clip, opacities[index] > 0, let area = area(of: node.frame) else { return }
    clips[index] = node.style.clips ? area.clamped(to: clip) : clip
    if let mask = node.mask.first, let shown = self.area(of: mask.frame) {
      clips[index] = clips[index]?.clamped(to: shown)
      return drawMasked(index, area, shown.clamped(to: clip))
    }
    drawMasked(index, area, clip)
  }

  private mutating func drawMasked(_ index: Int, _ area: Area, _ clip: Area) {
    drawBox(index, area, clip)
    drawContent(index, area, clip)
  }

  private mutating func drawBox(_ index: Int, _ area: Area, _ clip: Area) {
    let node = nodes[index]
    let isOutlined = node.style.borderWidth > 0 || node.content == .image || index == 0
    let fill = node.style.fill.flatMap { $0.alpha * opacities[index] > 0.02 ? $0 : nil }
    guard fill != nil || isOutlined else { return }
    let isThin = node.frame.width < cellWidth / 2 || node.frame.height < cellWidth
    if isThin || area.isEmpty { return drawHairline(node, clip) }
    let paper = fill.map {
      $0.over(
        canvas.paper(area.columns.lowerBound, area.rows.lowerBound) ?? .white, opacity: opacities[index])
    }
    let isOnlyText = if case .text = node.content { true } else { false }
    let hasOutline = area.rows.count >= (isOnlyText ? 3 : 2)
    if let paper {
      canvas.fill(
        hasOutline ? area : insideOutline(ofSuperviewOf: index, area).clamped(to: clip), within: clip,
        with: paper)
    }
    if hasOutline {
      let ink = outline(of: node, on: paper ?? .white)
      canvas.box(area, within: clip, isRound: node.style.cornerRadius > 0, ink: ink)
    }
  }

  /// Returns the cells of a box without an outline, except those that rounding puts on the outline of its
  /// superview.
  private func insideOutline(ofSuperviewOf index: Int, _ area: Area) -> Area {
    guard let parent = nodes[index].parent, nodes[parent].style.borderWidth > 0,
      let outer = self.area(of: nodes[parent].frame), outer.rows.count >= 2, outer.columns.count >= 2,
      nodes[parent].frame.covers(nodes[index].frame)
    else { return area }
    // An area of two rows or columns consists of its outline only.
    let columns = outer.columns.dropFirst().dropLast()
    let rows = outer.rows.dropFirst().dropLast()
    return area.clamped(to: Area(columns: columns, rows: rows))
  }

  /// Draws a view that is too thin for a cell as a line through the cells that contain it.
  private mutating func drawHairline(_ node: LayoutSnapshot.Node, _ clip: Area) {
    guard node.frame.width > 0, node.frame.height > 0 else { return }
    let ink = node.style.fill?.over(.white)
    let column = Self.cell(node.frame.midX / cellWidth)
    let row = Self.cell(node.frame.midY / (2 * cellWidth))
    let columns = range(node.frame.minX, node.frame.maxX, cellWidth)
    let rows = range(node.frame.minY, node.frame.maxY, 2 * cellWidth)
    if columns.count > rows.count || rows.isEmpty {
      let whole = columns.isEmpty ? column..<column + 1 : columns
      let line = Area(columns: whole, rows: row..<row + 1).clamped(to: clip)
      // A separator would strike through the text that is in this row already.
      if canvas.isFree(line) { canvas.line(line, arms: [.left, .right], ink: ink) }
    } else {
      canvas.line(
        Area(columns: column..<column + 1, rows: rows).clamped(to: clip), arms: [.up, .down], ink: ink)
    }
  }

  private mutating func drawContent(_ index: Int, _ area: Area, _ clip: Area) {
    let node = nodes[index]
    switch node.content {
    case .text(let lines):
      let alignment = alignment(of: lines, index)
      // If a row is higher than a line, the next line would be written over the previous one.
      var lastRow: Int?
      for line in lines where row(of: line) != lastRow {
        draw(line, alignment, clip)
        lastRow = row(of: line)
      }
    case .image:
      let inside = Self.inside(area).clamped(to: clip)
      canvas.cross(inside, ink: outline(of: node, on: node.style.fill ?? .white))
    case .symbol(let symbol, let square, let color):
      let column = Self.cell(square.midX / cellWidth)
      let row = Self.cell(square.midY / (2 * cellWidth))
      guard clip.contains(column, row) else { return }
      canvas.write(
        String(symbol.character), column, row, ink: options.color == .plain ? nil : color.over(.white))
    case .nothing:
      guard options.showsNames, !parents.contains(index), node.style.fill != nil || node.style.borderWidth > 0
      else { return }
      guard area.rows.count > 2 else { return }
      drawName(of: node, Self.inside(area).clamped(to: clip))
    }
  }

  private mutating func drawName(of node: LayoutSnapshot.Node, _ inside: Area) {
    guard inside.columns.count >= 3, !inside.rows.isEmpty else { return }
    let hasText = inside.rows.contains { row in
      texts[row, default: []].contains { $0.overlaps(inside.columns) }
    }
    guard !hasText else { return }
    let name = Self.shortened(node.name, to: inside.columns.count)
    let column = inside.columns.lowerBound + (inside.columns.count - name.count) / 2
    let row = inside.rows.lowerBound + (inside.rows.count - 1) / 2
    let paper = node.style.fill?.over(.white) ?? .white
    canvas.write(name, column, row, ink: options.color == .plain ? nil : paper.contrast())
  }

  private mutating func draw(_ line: LayoutSnapshot.TextLine, _ alignment: Double, _ clip: Area) {
    let row = row(of: line)
    guard clip.rows.contains(row), !columns(of: line).isEmpty else { return }
    let columns = widened(columns(of: line), to: line.string.count, alignment, row)
    let text = Self.shortened(line.string, to: columns.count)
    let start = columns.lowerBound + Int((Double(columns.count - text.count) * alignment).rounded(.down))
    let visible = text.enumerated().filter { clip.contains(start + $0.offset, row) }
    for (offset, character) in visible {
      canvas.write(
        String(character), start + offset, row, ink: options.color == .plain ? nil : line.color.over(.white))
    }
  }
}

extension TerminalDrawing {
  private func row(of line: LayoutSnapshot.TextLine) -> Int {
    Self.cell(line.frame.midY / (2 * cellWidth))
  }

  private func columns(of line: LayoutSnapshot.TextLine) -> Range<Int> {
    range(line.frame.minX, line.frame.maxX, cellWidth)
  }

  /// Returns the cells of a text that needs more of them than its frame covers, widened as far as the
  /// neighboring cells are free.
  ///
  /// A character is as wide as a cell, and in the picture of a large view a cell is wider than a letter.
  private func widened(_ columns: Range<Int>, to count: Int, _ alignment: Double, _ row: Int) -> Range<Int> {
    var columns = columns
    while columns.count < count, alignment < 1,
      isFree(columns.upperBound, columns.upperBound + 1, row, beside: columns)
    {
      columns = columns.lowerBound..<columns.upperBound + 1
    }
    while columns.count < count, alignment > 0,
      isFree(columns.lowerBound - 1, columns.lowerBound - 2, row, beside: columns)
    {
      columns = columns.lowerBound - 1..<columns.upperBound
    }
    return columns
  }

  /// Returns true if a cell and the one after it contain no line and no other text.
  private func isFree(_ column: Int, _ next: Int, _ row: Int, beside columns: Range<Int>) -> Bool {
    let isTaken = texts[row, default: []].contains {
      !$0.overlaps(columns) && ($0.contains(column) || $0.contains(next))
    }
    return !isTaken && canvas.area.contains(column, row)
      && canvas.isFree(Area(columns: column..<column + 1, rows: row..<row + 1))
  }

  private func area(of frame: CGRect) -> Area? {
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return nil }
    return Area(
      columns: range(frame.minX, frame.maxX, cellWidth), rows: range(frame.minY, frame.maxY, 2 * cellWidth))
  }

  private func range(_ near: Double, _ far: Double, _ cell: Double) -> Range<Int> {
    let bounds = [near, far].map { Self.cell(($0 / cell).rounded()) }
    return bounds[0]..<max(bounds[0], bounds[1])
  }

  /// Returns the index of the cell at a position, given in cells; a position that is not a number is far
  /// outside of the picture.
  private static func cell(_ position: Double) -> Int {
    position.isNaN ? -10_000 : Int(min(max(position.rounded(.down), -10_000), 10_000))
  }

  private static func inside(_ area: Area) -> Area {
    guard area.columns.count > 2, area.rows.count > 2 else { return area }
    return Area(
      columns: area.columns.lowerBound + 1..<area.columns.upperBound - 1,
      rows: area.rows.lowerBound + 1..<area.rows.upperBound - 1)
  }

  private static func shortened(_ text: String, to length: Int) -> String {
    text.count <= length ? text : String(text.prefix(max(0, length - 1))) + "…"
  }

  /// Returns the alignment of text in an area that is wider than its characters: 0 for left, 0.5 for
  /// centered, 1 for right.
  ///
  /// It is computed from the frames: from the line in its label or, if the label is as wide as its text, from
  /// the label in its superview.
  private func alignment(of lines: [LayoutSnapshot.TextLine], _ index: Int) -> Double {
    guard let shortest = lines.min(by: { $0.frame.width < $1.frame.width }) else { return 0 }
    let label = nodes[index].frame
    let inLabel = (shortest.frame.minX - label.minX, label.maxX - shortest.frame.maxX)
    let outer = nodes[index].parent.map { nodes[$0].frame } ?? label
    let inOuter = (label.minX - outer.minX, outer.maxX - label.maxX)
    let (left, right) = inLabel.0 + inLabel.1 > 1 ? inLabel : inOuter
    if abs(left - right) <= 1 { return 0.5 }
    return right * 3 < left ? 1 : 0
  }

  private func outline(of node: LayoutSnapshot.Node, on paper: PictureColor) -> PictureColor? {
    guard options.color != .plain else { return nil }
    if node.style.borderWidth > 0, let color = node.style.borderColor { return color.over(paper) }
    return paper.contrast(alpha: 0.25).over(paper)
  }
}

extension LayoutSnapshot.Node {
  /// The node as cells can show it: with its texts and symbols at their transformed places, and with a
  /// gradient or a shape as a box in one color.
  fileprivate var onGrid: Self {
    var node = self
    if let gradient = style.gradient { node.style.fill = gradient.color(at: 0.5) }
    if let shape = style.shape, style.fill == nil, let color = shape.fill {
      node.frame = shown(shape.frame)
      node.style.fill = color
    }
    switch content {
    case .text(var lines) where transform != nil:
      for index in lines.indices { lines[index].frame = shown(lines[index].frame) }
      node.content = .text(lines)
    case .symbol(let symbol, let square, let color):
      node.content = .symbol(symbol, frame: shown(square), color: color)
    case .text, .image, .nothing: break
    }
    return node
  }
}
