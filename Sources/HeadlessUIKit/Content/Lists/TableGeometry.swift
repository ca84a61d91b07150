/// A section of a table: its rows between a header and a footer.
///
///     | space above the header, if there is one |
///     | header                                  |
///     | rows                                    |
///     | footer                                  |
struct TableSection {
  struct Height {
    /// The height, in points; 0 if there is no such view.
    var height: CGFloat = 0
    /// True if the height is final, false if it is an estimate.
    var isKnown = true
  }

  var rows = RowHeights()
  private var header = Height()
  private var footer = Height()

  subscript(part: SectionPart) -> Height {
    get { part == .header ? header : footer }
    set {
      switch part {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }
}

/// The positions of the sections, rows, headers and footers of a table, from top to bottom.
final class TableGeometry {
  private(set) var sections: [TableSection] = []
  /// The distance of the first section from the top of the content: the height of the table's header view.
  var start: CGFloat = 0 { didSet { if start != oldValue { tops = [] } } }
  var headerPadding: CGFloat = 0 { didSet { if headerPadding != oldValue { tops = [] } } }
  /// The tops of the first sections, as far as they are up to date.
  private var tops: [CGFloat] = []

  func set(_ sections: [TableSection]) {
    self.sections = sections
    tops = []
  }

  func change(_ section: Int, _ body: (inout TableSection) -> Void) {
    body(&sections[section])
    if tops.count > section + 1 { tops.removeSubrange((section + 1)...) }
  }

  /// Marks the heights of all rows as estimates, and those of all headers and footers.
  func forgetHeights() {
    for section in sections.indices {
      sections[section].rows.forgetAll()
      for part in SectionPart.allCases { sections[section][part].isKnown = false }
    }
    tops = []
  }

  // Sections

  /// Returns the top of a section; for the section after the last one, the bottom of all sections.
  func top(of section: Int) -> CGFloat {
    if tops.isEmpty { tops = [start] }
    while tops.count <= section {
      let last = tops.count - 1
      tops.append(tops[last] + height(of: last))
    }
    return tops[section]
  }

  var bottom: CGFloat { top(of: sections.count) }

  private func height(of section: Int) -> CGFloat {
    let section = sections[section]
    return padding(of: section) + section[.header].height + section.rows.height + section[.footer].height
  }

  private func padding(of section: TableSection) -> CGFloat {
    section[.header].height > 0 ? headerPadding : 0
  }

  /// Returns the section at `y`: the last one that begins at or above it; nil without sections.
  func section(at y: CGFloat) -> Int? {
    if sections.isEmpty { return nil }
    _ = bottom
    return min(max(partition(tops) { $0 <= y } - 1, 0), sections.count - 1)
  }

  func extent(of part: SectionPart, in section: Int) -> (top: CGFloat, height: CGFloat) {
    let height = sections[section][part].height
    switch part {
    case .header: return (top(of: section) + padding(of: sections[section]), height)
    case .footer: return (top(of: section + 1) - height, height)
    }
  }

  // Rows

  private func topOfRows(in section: Int) -> CGFloat {
    let header = extent(of: .header, in: section)
    return header.top + header.height
  }

  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let rows = sections[path.section].rows
    return (topOfRows(in: path.section) + rows.top(of: path.row), rows.height(of: path.row).height)
  }

  func isKnown(_ path: IndexPath) -> Bool { sections[path.section].rows.height(of: path.row).isKnown }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Returns the first row of a section that has a height and ends below `y`; nil if there is none.
  func firstRow(below y: CGFloat, in section: Int) -> Int? {
    sections[section].rows.row(at: y - topOfRows(in: section))
  }

  func firstRowToShow(below y: CGFloat, in section: Int) -> Int? {
    sections[section].rows.firstRowToShow(below: y - topOfRows(in: section))
  }

  /// Returns the first section to show below `y`: the one at `y`, or one without a height before it; nil
  /// without sections.
  func firstSectionToShow(below y: CGFloat) -> Int? {
    guard var first = section(at: y) else { return nil }
    while first > 0, top(of: first) >= y { first -= 1 }
    return first
  }

  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y), y >= topOfRows(in: section), let row = firstRow(below: y, in: section)
    else { return nil }
    return IndexPath(row: row, section: section)
  }
}
