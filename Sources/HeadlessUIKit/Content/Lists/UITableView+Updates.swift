extension UITableView {
  /// Records a change of the rows, which takes effect at the end of the outermost update.
  func update(_ change: (inout ListUpdate) -> Void) {
    change(&pendingUpdate)
    if updateDepth == 0 { applyUpdate() }
  }

  func beginUpdate() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  func endUpdate() {
    precondition(updateDepth > 0, "endUpdates was called on \(self) without beginUpdates.")
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate() }
  }

  private func applyUpdate() {
    let update = pendingUpdate
    pendingUpdate = ListUpdate()
    // A table that has not read its data yet will read the new one.
    guard !needsLoad else { return }
    let old = geometry.sections
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<sections).map { numberOfRowsInData($0) }
    let mapping = ListMapping(update, from: old.map(\.rows.count), to: counts, words: .table)
    moveViews(update, mapping)
    geometry.set(
      mapping.origins.enumerated().map { target, origin in
        guard let origin, mapping.keeps(origin) else { return makeSection(target, rows: counts[target]) }
        var section = old[origin]
        section.rows = rows(of: target, from: origin, old, mapping)
        if update.changesSections {
          for part in SectionPart.allCases { section[part] = makeHeight(of: part, in: target) }
        }
        return section
      })
    // Every update asks for the heights again. Rows that were measured keep their heights as estimates.
    if estimatedRowHeight == 0 { needsHeights = true }
    geometry.forgetHeights()
    mayEndAboveBottom = true
    setNeedsLayout()
  }

  private func rows(
    of target: Int, from origin: Int, _ old: [TableSection], _ mapping: ListMapping
  ) -> RowHeights {
    var rows = old[origin].rows
    for row in mapping.removedRows(in: origin).reversed() { rows.remove(row) }
    for row in mapping.addedRows(in: target) {
      let path = IndexPath(row: row, section: target)
      guard let from = mapping.origin(of: path) else {
        rows.insert(makeBand(path), at: row)
        continue
      }
      let height = old[from.section].rows.height(of: from.row)
      rows.insert(RowHeights.Band(count: 1, height: height.height, isKnown: false), at: row)
    }
    return rows
  }

  /// Removes the views of deleted and reloaded rows, and notes the new positions of the others.
  private func moveViews(_ update: ListUpdate, _ mapping: ListMapping) {
    cells = mapping.move(cells) { removeCell(at: $0) }
    for (rank, path) in shownPaths.enumerated() {
      if let cell = cells[path] { reorder(cell, to: indexOfFirstCell + rank) }
    }
    selectedPaths = Set(selectedPaths.compactMap { mapping.target(of: $0) })
    emptyParts = [:]
    target = nil
    for part in SectionPart.allCases {
      for section in (sectionViews[part] ?? [:]).keys.sorted() {
        if update.changesSections || !mapping.keeps(section) { hide(part, in: section) }
      }
    }
  }
}
