// The cells: where they come from, their appearance, and their removal.
extension UITableView {
  func makeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellStore.takeUnused(identifier, for: self) {
      cell.prepareForReuse()
      return cell
    }
    return cellStore.make(identifier) { $0.made(for: identifier) }
  }

  func registeredCell(_ identifier: String) throws(Mistake) -> UITableViewCell {
    if let cell = makeCell(identifier) { return cell }
    throw Mistake(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  func makeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerStore.takeUnused(identifier, for: self) {
      view.prepareForReuse()
      return view
    }
    return headerStore.make(identifier) { $0.made(for: identifier) }
  }

  /// Gives a new cell the state and the margins that the table determines.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let isSelected = selectedPaths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    prepareEditing(of: cell, at: path)
    updateInsets(of: cell)
  }

  func updateInsets(of cell: UITableViewCell) {
    cell.insetsContent = insetsContentViewsToSafeArea
    let follows = cellLayoutMarginsFollowReadableWidth
    guard follows || cell.followsReadableWidth else { return }
    cell.followsReadableWidth = follows
    let usual = ControlSizes.cellMargins
    let margins = cell.contentView.directionalLayoutMargins
    let leading = follows ? readableMargin(of: cell) : usual.leading
    let trailing = follows ? leading : usual.trailing
    if margins.leading == leading, margins.trailing == trailing { return }
    cell.contentView.directionalLayoutMargins.leading = leading
    cell.contentView.directionalLayoutMargins.trailing = trailing
  }

  /// Returns the margin that makes the content of a cell at most as wide as readable text.
  private func readableMargin(of cell: UITableViewCell) -> CGFloat {
    let safe = cell.safeAreaInsets
    let width = rowWidth - (insetsContentViewsToSafeArea ? safe.left + safe.right : 0)
    return max((width - ReadableGuide.width) / 2, ControlSizes.cellMargins.leading)
  }

  func placeViews() {
    for (path, cell) in cells {
      cell.frame = rectangle(of: path)
      showSeparator(of: cell, at: path)
      if style == .insetGrouped { cell.groupCorners = corners(of: path) }
    }
    for part in SectionPart.allCases {
      for (section, view) in sectionViews[part] ?? [:] { view.frame = frame(of: part, in: section) }
    }
    backgroundView?.takeFrameOfControl(bounds)
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: geometry.bottom)
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.takeFrameOfControl(CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height))
  }

  /// Returns the corners of a row that are corners of its group; rows without a height do not count.
  private func corners(of path: IndexPath) -> CACornerMask {
    let rows = geometry.sections[path.section].rows
    var corners: CACornerMask = []
    if rows.top(of: path.row) == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    let isLast = rows.top(of: path.row + 1) == rows.height
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  private func showSeparator(of cell: UITableViewCell, at path: IndexPath) {
    let isLast = path.row == geometry.sections[path.section].rows.count - 1
    let isNone = separatorStyle == .none || (isLast && style == .insetGrouped)
    let insets = isLast && style == .grouped ? UIEdgeInsets.zero : separatorInset
    let color = isNone ? nil : separatorColor ?? .separator
    cell.showSeparator(color, insets: insets, isWhole: isLast && style == .grouped)
  }

  /// Removes the cells, headers and footers that are outside of the visible rectangle.
  func removeHiddenViews() {
    for path in shownPaths {
      let isShown = geometry.contains(path) && isVisible(path)
      if !isShown { removeCell(at: path) }
    }
    for part in SectionPart.allCases {
      for section in (sectionViews[part] ?? [:]).keys.sorted() {
        if !isNeeded(part, in: section) { hide(part, in: section) }
      }
    }
  }

  private func isVisible(_ path: IndexPath) -> Bool {
    let extent = geometry.extent(of: path)
    let shown = shownRectangle
    return extent.height > 0 && extent.top < shown.maxY && extent.top + extent.height > shown.minY
  }

  private func isNeeded(_ part: SectionPart, in section: Int) -> Bool {
    guard geometry.sections.indices.contains(section), geometry.sections[section][part].height > 0 else {
      return false
    }
    if style != .plain { return isVisible(part, in: section) }
    let shown = shownRectangle
    return geometry.top(of: section) < shown.maxY && geometry.top(of: section + 1) > shown.minY
  }

  /// Forgets a cell, a header or a footer that code of the client has removed.
  ///
  /// The next layout shows another one.
  func forget(_ view: UIView) {
    if let cell = view as? UITableViewCell, let path = indexPath(for: cell) {
      cells[path] = nil
      setNeedsLayout()
    }
    for (part, views) in sectionViews {
      guard let section = views.first(where: { $0.value === view })?.key else { continue }
      sectionViews[part]?[section] = nil
      setNeedsLayout()
    }
  }

  /// Removes the cell of a row and keeps it for another row.
  func removeCell(at path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    if cell.superview === self { cell.removeFromSuperview() }
    cellStore.keep(cell, for: cell.reuseIdentifier)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func removeViews() {
    for path in shownPaths { removeCell(at: path) }
    for part in SectionPart.allCases {
      for section in (sectionViews[part] ?? [:]).keys.sorted() { hide(part, in: section) }
    }
    emptyParts = [:]
  }
}
