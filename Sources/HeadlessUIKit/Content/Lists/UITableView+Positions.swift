extension UITableView {
  private func rectangle(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowInsets.left, y: top, width: rowWidth, height: height)
  }

  func rectangle(of path: IndexPath) -> CGRect {
    guard loaded.contains(path) else { return .zero }
    let extent = geometry.extent(of: path)
    return rectangle(top: extent.top, height: extent.height)
  }

  func rectangle(ofSection section: Int) -> CGRect {
    guard loaded.sections.indices.contains(section) else { return .zero }
    let top = geometry.top(of: section)
    return rectangle(top: top, height: geometry.top(of: section + 1) - top)
  }

  func rectangle(of part: SectionPart, in section: Int) -> CGRect {
    guard loaded.sections.indices.contains(section) else { return .zero }
    let extent = geometry.extent(of: part, in: section)
    return rectangle(top: extent.top, height: extent.height)
  }

  func path(at point: CGPoint) -> IndexPath? {
    guard let path = loaded.row(at: point.y) else { return nil }
    return rectangle(of: path).contains(point) ? path : nil
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    let span = rectangle(top: 0, height: loaded.bottom)
    guard rect.maxX > span.minX, rect.minX < span.maxX else { return [] }
    var found: [IndexPath] = []
    var next = geometry.section(at: rect.minY)
    while let section = next, section < geometry.sections.count, geometry.top(of: section) < rect.maxY {
      var row = geometry.firstRow(below: rect.minY, in: section)
      while let current = row {
        let path = IndexPath(row: current, section: section)
        guard geometry.extent(of: path).top < rect.maxY else { break }
        found.append(path)
        row = geometry.sections[section].rows.visibleRow(after: current)
      }
      next = section + 1
    }
    return found
  }

  // Scrolling

  /// Scrolls to a row now, and again in the next layout, when the rows around it have their heights.
  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    trap(if: mistake(inScrollingTo: path))
    // A whole section, with `NSNotFound` as its row, is scrolled to in UIKit too.
    if path.row == NSNotFound {
      return scrollRectToVisible(rectangle(ofSection: path.section), animated: false)
    }
    target = (path, position)
    setNeedsLayout()
    guard bounds.height > 0 else { return }
    contentOffset.y = offset(showing: path, position)
  }

  /// Returns the sentence about a row that does not exist; nil for a row, and for a section without a row.
  func mistake(inScrollingTo path: IndexPath) -> String? {
    let sections = loaded.sections
    guard path.count == 2, sections.indices.contains(path.section) else {
      return "Attempted to scroll the table view to an out-of-bounds section (\(path.first ?? -1)) "
        + "when there are only \(sections.count) sections."
    }
    let rows = sections[path.section].rows.count
    if path.row == NSNotFound || path.row >= 0 && path.row < rows { return nil }
    return "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) "
      + "when there are only \(rows) rows in section \(path.section)."
  }

  /// Returns the offset that shows a row at a position inside the insets, as far as the content reaches.
  ///
  /// In a plain table, the header of the section covers the top.
  func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let rect = rectangle(of: path)
    let insets = adjustedContentInset
    let header = style == .plain ? geometry.sections[path.section][.header].height : 0
    let top = rect.minY - insets.top - header
    let bottom = rect.maxY - bounds.height + insets.bottom
    let wanted: CGFloat =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: rect.midY - (bounds.height + insets.top - insets.bottom) / 2
      // The top is handled last, so that the beginning of a row that is too high is shown.
      case .none: min(max(bounds.minY, bottom), top)
      }
    return max(min(wanted, lowestOffset), -insets.top)
  }

  /// The largest offset at which the content reaches the bottom of the table.
  var lowestOffset: CGFloat {
    let height = geometry.bottom + (tableFooterView?.frame.height ?? 0)
    let insets = adjustedContentInset
    return max(height + insets.bottom - bounds.height, -insets.top)
  }
}
