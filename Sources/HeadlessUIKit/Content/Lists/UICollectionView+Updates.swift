extension UICollectionView {
  /// Records a change of the items, which takes effect at the end of the outermost update.
  func update(_ change: (inout ListUpdate) -> Void) {
    change(&pendingUpdate)
    if updateDepth == 0 { applyUpdate() }
  }

  func batch(_ updates: (() -> Void)?) {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate() }
  }

  private func applyUpdate() {
    let update = pendingUpdate
    pendingUpdate = ListUpdate()
    // A collection view that has not read its data yet will read the new one.
    guard !needsLoad else { return }
    let new = countsInData()
    let mapping = ListMapping(update, from: counts, to: new, words: .collection)
    moveViews(update, mapping)
    counts = new
    mayEndAboveBottom = true
    currentLayout.invalidateLayout()
    prepareIfNeeded()
    let offset = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Removes the cells of deleted and reloaded items, and notes the new positions of the others.
  private func moveViews(_ update: ListUpdate, _ mapping: ListMapping) {
    cells = mapping.move(cells) { removeCell(at: $0) }
    selectedPaths = Set(selectedPaths.compactMap { mapping.target(of: $0) })
    for key in Array(others.keys) {
      if update.changesSections || !mapping.keeps(key.path.section) { removeOther(key) }
    }
  }
}
