extension UITableView {
  /// The most rounds in which the visible rows move each other, because a row is measured or the table
  /// scrolls.
  private static var rounds: Int { 8 }

  /// Shows the rows, headers and footers in the visible rectangle, and removes all others.
  func layOutSections() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    loadIfNeeded()
    updateSurroundings()
    guard bounds.width > 0, bounds.height > 0 else {
      removeViews()
      return takeContentHeight()
    }
    var anchor = firstRowInPlace
    // The safe area of the cells depends on the size of the content, and their heights on the safe area.
    takeContentHeight()
    passInsets()
    updateHeights()
    removeHiddenViews()
    var new: [UIView] = []
    for _ in 0..<Self.rounds {
      new += showSections()
      if needsLoad { return }
      takeContentHeight()
      if !adjustOffset(keeping: &anchor) { break }
    }
    target = nil
    mayEndAboveBottom = false
    removeHiddenViews()
    placeViews()
    // All new cells are laid out now, so that the pass needs no further round for them.
    for view in new where view.superview === self { view.layoutIfNeeded() }
  }

  // Sizes

  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    if margins.isSet || node.layoutController != nil { return layoutMargins }
    let isWide = bounds.width >= ListSizes.margins.wideFrom || traitCollection.horizontalSizeClass == .regular
    let side = isWide ? ListSizes.margins.wide : ListSizes.margins.narrow
    let safe = openSafeArea
    return UIEdgeInsets(top: 0, left: side + safe.left, bottom: 0, right: side + safe.right)
  }

  var rowWidth: CGFloat {
    let insets = rowInsets
    return max(bounds.width - insets.left - insets.right, 0)
  }

  /// Updates the positions of the sections after a change of the views around them.
  func updateSurroundings() {
    geometry.start = tableHeaderView?.frame.height ?? 0
    let padding = style == .plain ? ListSizes.headerPadding : 0
    geometry.headerPadding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : padding
  }

  private var contentWidth: CGFloat {
    // The sides of inset groups include the safe area.
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return rowWidth }
    let safe = openSafeArea
    return rowWidth - safe.left - safe.right
  }

  /// Marks heights as estimates if the width has changed.
  private func updateHeights() {
    let width = contentWidth
    if measuredWidth != width, measuredWidth != 0 {
      if estimatedRowHeight == 0 { needsHeights = true }
      geometry.forgetHeights()
    }
    measuredWidth = width
    reloadHeights()
  }

  private func takeContentHeight() {
    let size = CGSize(
      width: bounds.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  // Rows

  /// Shows the sections in the visible rectangle, and returns the views that were not shown before.
  private func showSections() -> [UIView] {
    var new: [UIView] = []
    var next = geometry.firstSectionToShow(below: shownRectangle.minY)
    while let section = next, section < geometry.sections.count,
      geometry.top(of: section) < shownRectangle.maxY
    {
      for part in SectionPart.allCases {
        if part == .footer { new += showRows(of: section) }
        if needsLoad { return [] }
        guard isVisible(part, in: section) else { continue }
        let old = sectionViews[part]?[section]
        show(part, in: section)
        if let view = sectionViews[part]?[section], view !== old { new.append(view) }
      }
      next = section + 1
    }
    return new
  }

  /// Returns true if a header or footer is in the visible rectangle; in a plain table, that of every visible
  /// section is.
  func isVisible(_ part: SectionPart, in section: Int) -> Bool {
    if style == .plain { return true }
    let extent = geometry.extent(of: part, in: section)
    return extent.top < shownRectangle.maxY && extent.top + extent.height > shownRectangle.minY
  }

  private func showRows(of section: Int) -> [UIView] {
    var new: [UIView] = []
    var next = geometry.firstRowToShow(below: shownRectangle.minY, in: section)
    while let row = next {
      let path = IndexPath(row: row, section: section)
      guard geometry.extent(of: path).top < shownRectangle.maxY else { break }
      if let cell = show(path) { new.append(cell) }
      if needsLoad { break }
      next = geometry.sections[section].rows.visibleRow(after: row)
    }
    return new
  }

  private func show(_ path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] {
      updateInsets(of: cell)
      measure(cell, at: path)
      return nil
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path), !needsLoad else { return nil }
    if let other = indexPath(for: cell) { cells[other] = nil }
    let rank = cells.keys.count { $0 < path }
    cell.frame = rectangle(of: path)
    cells[path] = cell
    insertSubview(cell, at: indexOfFirstCell + rank)
    prepare(cell, at: path)
    measure(cell, at: path)
    cell.frame = rectangle(of: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The index of the first cell among the subviews: behind it is the background only.
  var indexOfFirstCell: Int { backgroundView?.superview === self ? 1 : 0 }

  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard !geometry.isKnown(path) else { return }
    var height = heightFromDelegate(of: path) ?? rowHeight
    if height < 0 { height = fittingHeight(of: cell) }
    geometry.change(path.section) { $0.rows.set(height, of: path.row) }
  }

  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let width = rowWidth
    cell.frame.size.width = width
    cell.placeContent()
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : ListSizes.row
  }

  // Offsets

  /// The first row whose top is shown, and its top.
  ///
  /// It stays where it is when rows above it are measured; nil while the content is at its beginning.
  private var firstRowInPlace: (path: IndexPath, top: CGFloat)? {
    let start = bounds.minY + adjustedContentInset.top
    guard start > 0 else { return nil }
    for path in shownPaths where geometry.contains(path) {
      let top = geometry.extent(of: path).top
      if top >= start { return top < bounds.maxY ? (path, top) : nil }
    }
    return nil
  }

  /// Scrolls to the target, or keeps the content in place, and returns true if the offset changed.
  private func adjustOffset(keeping anchor: inout (path: IndexPath, top: CGFloat)?) -> Bool {
    var y = contentOffset.y
    if let target {
      y = offset(showing: target.path, target.position)
    } else if let (path, old) = anchor, geometry.contains(path) {
      let top = geometry.extent(of: path).top
      y += top - old
      anchor = (path, top)
    }
    if mayEndAboveBottom { y = min(y, lowestOffset) }
    guard y != contentOffset.y else { return false }
    contentOffset.y = y
    return true
  }
}
