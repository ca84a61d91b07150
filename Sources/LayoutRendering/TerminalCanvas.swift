/// A grid of character cells with lines, text and colors.
struct TerminalCanvas {
  /// The sides of a cell to which a line leads.
  struct Arms: OptionSet, Hashable {
    let rawValue: Int
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
  }

  /// A rectangle of cells; the upper bounds are not part of it.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    func clamped(to other: Area) -> Area {
      Area(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    func contains(_ column: Int, _ row: Int) -> Bool { columns.contains(column) && rows.contains(row) }
  }

  private struct Cell {
    var character: Character?
    var arms: Arms = []
    var isRound = false
    var ink: PictureColor?
    var paper: PictureColor?
  }

  let size: (columns: Int, rows: Int)
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    size = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  var area: Area { Area(columns: 0..<size.columns, rows: 0..<size.rows) }

  func paper(_ column: Int, _ row: Int) -> PictureColor? {
    area.contains(column, row) ? cells[row * size.columns + column].paper : nil
  }

  /// Returns true if nothing is drawn in an area.
  func isFree(_ area: Area) -> Bool {
    area.rows.allSatisfy { row in
      area.columns.allSatisfy { column in
        let cell = cells[row * size.columns + column]
        return cell.character == nil && cell.arms.isEmpty
      }
    }
  }

  /// Fills a box with a background color and removes its contents.
  ///
  /// Lines from outside end at the edge of the box, so that the outline of the box can be connected with
  /// them.
  mutating func fill(_ box: Area, within clip: Area, with color: PictureColor) {
    let hasOutline = box.columns.count >= 2 && box.rows.count >= 2
    let visible = box.clamped(to: clip).clamped(to: area)
    for row in visible.rows {
      for column in visible.columns {
        var kept: Arms = []
        if hasOutline {
          if row == box.rows.lowerBound || row == box.rows.upperBound - 1 { kept.formUnion([.left, .right]) }
          if row == box.rows.lowerBound { kept.insert(.up) }
          if row == box.rows.upperBound - 1 { kept.insert(.down) }
          if column == box.columns.lowerBound || column == box.columns.upperBound - 1 {
            kept.formUnion([.up, .down])
          }
          if column == box.columns.lowerBound { kept.insert(.left) }
          if column == box.columns.upperBound - 1 { kept.insert(.right) }
        }
        change(Area(columns: column..<column + 1, rows: row..<row + 1)) { cell in
          cell.character = nil
          cell.arms.formIntersection(kept)
          cell.paper = color.over(cell.paper ?? .white)
        }
      }
    }
  }

  /// Draws the outline of a box and connects it with the lines that it meets.
  mutating func box(_ box: Area, within clip: Area, isRound: Bool, ink: PictureColor?) {
    guard box.columns.count >= 2, box.rows.count >= 2 else { return }
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound - 1)
    let visible = box.clamped(to: clip).clamped(to: area)
    for row in visible.rows {
      for column in visible.columns where column == left || column == right || row == top || row == bottom {
        var arms: Arms = []
        if row == top || row == bottom {
          if column > left { arms.insert(.left) }
          if column < right { arms.insert(.right) }
        }
        if column == left || column == right {
          if row > top { arms.insert(.up) }
          if row < bottom { arms.insert(.down) }
        }
        add(arms, column, row, isRound: isRound, ink: ink)
      }
    }
  }

  /// Draws a straight line through an area that is one cell wide or high.
  mutating func line(_ area: Area, arms: Arms, ink: PictureColor?) {
    change(area) { cell in
      cell.character = nil
      cell.arms.formUnion(arms)
      cell.ink = ink
    }
  }

  /// Draws the two diagonals of an area.
  mutating func cross(_ area: Area, ink: PictureColor?) {
    guard area.rows.count >= 1, area.columns.count >= 2 else { return }
    for row in area.rows {
      let share = (Double(row - area.rows.lowerBound) + 0.5) / Double(area.rows.count)
      let offset = min(Int(share * Double(area.columns.count)), area.columns.count - 1)
      let falling = area.columns.lowerBound + offset
      let rising = area.columns.upperBound - 1 - offset
      write(falling == rising ? "╳" : "╲", falling, row, ink: ink)
      if falling != rising { write("╱", rising, row, ink: ink) }
    }
  }

  mutating func write(_ text: String, _ column: Int, _ row: Int, ink: PictureColor?) {
    for (offset, character) in text.enumerated() {
      change(Area(columns: column + offset..<column + offset + 1, rows: row..<row + 1)) { cell in
        cell.character = Self.shown(character)
        cell.arms = []
        cell.ink = ink
      }
    }
  }

  /// Returns a character that has no effect on a terminal: a space for white space, and U+FFFD for a control
  /// character.
  private static func shown(_ character: Character) -> Character {
    if character.isWhitespace { return " " }
    let hasControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return hasControl ? "\u{FFFD}" : character
  }

  private mutating func add(
    _ arms: Arms, _ column: Int, _ row: Int, isRound: Bool, ink: PictureColor?
  ) {
    change(Area(columns: column..<column + 1, rows: row..<row + 1)) { cell in
      cell.character = nil
      cell.isRound = isRound && cell.arms.isSubset(of: arms)
      cell.arms.formUnion(arms)
      cell.ink = ink
    }
  }

  private mutating func change(_ area: Area, _ update: (inout Cell) -> Void) {
    let area = area.clamped(to: self.area)
    for row in area.rows {
      for column in area.columns { update(&cells[row * size.columns + column]) }
    }
  }
}

extension TerminalCanvas {
  /// Returns the picture, with one line of text for each row.
  func text(color: TerminalColor) -> String {
    area.rows.map { row in
      let line = Array(cells[row * size.columns..<(row + 1) * size.columns])
      return color == .plain ? Self.plain(line) : Self.colored(line, color)
    }.joined()
  }

  private static func plain(_ cells: [Cell]) -> String {
    var characters = cells.map(glyph)
    while characters.last == " " { characters.removeLast() }
    return String(characters) + "\n"
  }

  private static func colored(_ cells: [Cell], _ color: TerminalColor) -> String {
    var line = ""
    var current = ""
    for cell in cells {
      let ink = cell.ink.map { color.selection(of: $0, code: 38) }
      let paper = cell.paper.map { color.selection(of: $0, code: 48) }
      let selection = [ink, paper].compactMap { $0 }.joined(separator: ";")
      if selection != current {
        line += "\u{1B}[0m" + (selection.isEmpty ? "" : "\u{1B}[\(selection)m")
        current = selection
      }
      line.append(glyph(cell))
    }
    return line + "\u{1B}[0m\n"
  }

  private static func glyph(_ cell: Cell) -> Character {
    if let character = cell.character { return character }
    if cell.isRound, let corner = roundCorners[cell.arms] { return corner }
    return lines[cell.arms] ?? " "
  }

  private static let lines: [Arms: Character] = [
    [.left, .right]: "─", [.left]: "─", [.right]: "─", [.up, .down]: "│", [.up]: "│", [.down]: "│",
    [.right, .down]: "┌", [.left, .down]: "┐", [.right, .up]: "└", [.left, .up]: "┘",
    [.up, .right, .down]: "├", [.up, .left, .down]: "┤", [.left, .down, .right]: "┬",
    [.left, .up, .right]: "┴", [.up, .right, .down, .left]: "┼",
  ]

  private static let roundCorners: [Arms: Character] = [
    [.right, .down]: "╭", [.left, .down]: "╮", [.right, .up]: "╰", [.left, .up]: "╯",
  ]
}
