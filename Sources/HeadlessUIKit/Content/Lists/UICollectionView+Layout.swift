extension UICollectionView {
  /// The most rounds in which cells change the layout by the sizes that they prefer.
  private static var rounds: Int { 8 }

  // Changes

  func dataDidChange() {
    needsLoad = true
    mayEndAboveBottom = true
    selectedPaths = []
    removeViews()
    currentLayout.invalidateLayout()
  }

  func layoutDidInvalidate() {
    needsPreparation = true
    measured = []
    setNeedsLayout()
  }

  func exchangeLayout(for layout: UICollectionViewLayout) {
    guard layout !== currentLayout else { return }
    removeViews()
    currentLayout.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    mayEndAboveBottom = true
    layout.invalidateLayout()
  }

  func exchange(_ old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // Reading

  /// The numbers of items of the sections, read from the data source if necessary.
  var loadedCounts: [Int] {
    loadIfNeeded()
    return counts
  }

  func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    counts = countsInData()
  }

  /// Returns the numbers of items of the sections in the data source.
  func countsInData() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "The data source of \(self) returned \(sections) sections.")
    return (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      precondition(items >= 0, "The data source of \(self) returned \(items) items in section \(section).")
      return items
    }
  }

  func prepareIfNeeded() {
    loadIfNeeded()
    if !needsPreparation, preparedBounds != bounds {
      if currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) { currentLayout.invalidateLayout() }
      preparedBounds = bounds
    }
    let insets = [adjustedContentInset, safeAreaInsets]
    if !needsPreparation, preparedInsets != insets { currentLayout.invalidateLayout() }
    guard needsPreparation else { return }
    needsPreparation = false
    preparedBounds = bounds
    preparedInsets = insets
    preparations += 1
    currentLayout.prepare()
    let size = currentLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  // Showing

  func layOutItems() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    backgroundView?.takeFrameOfControl(bounds)
    var shown: [UICollectionViewLayoutAttributes] = []
    var new: [UIView] = []
    var anchor: (path: IndexPath, distance: CGFloat)?
    for round in 0..<Self.rounds {
      prepareIfNeeded()
      if let anchor { keepInPlace(anchor) }
      keepBottom()
      if round == 0 { anchor = firstItemInPlace }
      let prepared = preparations
      shown = bounds.isEmpty ? [] : visibleAttributes
      removeViews(except: shown)
      for attributes in shown { new += show(attributes) }
      if needsLoad { return }
      // Questions of a client during the round may have prepared the layout again already.
      if !needsPreparation, prepared == preparations { break }
    }
    mayEndAboveBottom = false
    order(shown)
    // All new cells are laid out now, so that the pass needs no further round for them.
    for view in new where view.superview === self { view.layoutIfNeeded() }
  }

  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    let rectangle = shownRectangle
    let found = currentLayout.layoutAttributesForElements(in: mirrored(rectangle)) ?? []
    return found.map(flipped).filter { !$0.isHidden && $0.frame.touches(rectangle) }
  }

  /// The first item that begins in the visible rectangle of a flow layout, and the distance of its beginning
  /// from that of the rectangle.
  ///
  /// It stays where it is when cells before it take their own sizes; nil while the content is at its
  /// beginning.
  private var firstItemInPlace: (path: IndexPath, distance: CGFloat)? {
    guard let axis = (currentLayout as? UICollectionViewFlowLayout)?.axis else { return nil }
    let start = bounds.origin[axis] + adjustedContentInset.near(axis)
    guard currentLayout.asksForPreferredSizes, start > 0, !bounds.isEmpty else { return nil }
    let inside = visibleAttributes.filter {
      $0.representedElementCategory == .cell && $0.frame.origin[axis] >= start
    }
    let first = inside.min { ($0.frame.origin[axis], $0.indexPath) < ($1.frame.origin[axis], $1.indexPath) }
    return first.map { ($0.indexPath, $0.frame.origin[axis] - bounds.origin[axis]) }
  }

  /// Scrolls so that an item is where it was in the visible rectangle.
  private func keepInPlace(_ anchor: (path: IndexPath, distance: CGFloat)) {
    guard let axis = (currentLayout as? UICollectionViewFlowLayout)?.axis,
      let frame = attributes(at: anchor.path)?.frame
    else { return }
    let offset = max(frame.origin[axis] - anchor.distance, -adjustedContentInset.near(axis))
    if contentOffset[axis] != offset { contentOffset[axis] = offset }
  }

  /// Scrolls back if the content ends above the bottom after items were removed.
  private func keepBottom() {
    guard mayEndAboveBottom else { return }
    let insets = adjustedContentInset
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both {
      let last = contentSize[axis] + insets.far(axis) - bounds.size[axis]
      offset[axis] = min(offset[axis], max(last, -insets.near(axis)))
    }
    if offset != contentOffset { contentOffset = offset }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) -> [UIView] {
    if needsLoad { return [] }
    switch attributes.representedElementCategory {
    case .cell: return showCell(attributes)
    case .supplementaryView: return showOther(attributes, isDecoration: false)
    case .decorationView: return showOther(attributes, isDecoration: true)
    }
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) -> [UIView] {
    let path = attributes.indexPath
    if let cell = cells[path] {
      apply(attributes, to: cell)
      measure(cell, attributes)
      return []
    }
    guard let dataSource else { return [] }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    if needsLoad { return [] }
    precondition(
      cell.reuseIdentifier != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    if let other = indexPath(for: cell) { cells[other] = nil }
    cells[path] = cell
    addSubview(cell)
    apply(attributes, to: cell)
    cell.isSelected = selectedPaths.contains(path)
    measure(cell, attributes)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return [cell]
  }

  private func showOther(_ attributes: UICollectionViewLayoutAttributes, isDecoration: Bool) -> [UIView] {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    let key = OtherView(kind: kind, path: path, isDecoration: isDecoration)
    if let view = others[key] {
      apply(attributes, to: view)
      return []
    }
    let made =
      isDecoration
      ? trapping(try makeDecoration(kind))
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view = made, !needsLoad else { return [] }
    if let other = others.first(where: { $0.value === view })?.key { others[other] = nil }
    others[key] = view
    addSubview(view)
    apply(attributes, to: view)
    if !isDecoration {
      itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return [view]
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.frame = attributes.frame
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  /// Asks a cell for its preferred size, once for each preparation that an invalidation causes.
  private func measure(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard currentLayout.asksForPreferredSizes, measured.insert(path).inserted else { return }
    let original = flipped(attributes)
    // An override may change the attributes that it is given.
    guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = cell.preferredLayoutAttributesFitting(copy)
    guard
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    // The other cells keep their preferred sizes.
    let known = measured
    currentLayout.take(preferred)
    measured = known
  }

  // Removal

  private func removeViews(except shown: [UICollectionViewLayoutAttributes]) {
    let paths = Set(shown.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for path in cells.keys.sorted() where !paths.contains(path) { removeCell(at: path) }
    let keys = Set(
      shown.map {
        OtherView(
          kind: $0.representedElementKind ?? "", path: $0.indexPath,
          isDecoration: $0.representedElementCategory == .decorationView)
      })
    for key in others.keys where !keys.contains(key) { removeOther(key) }
  }

  func removeViews() {
    for path in cells.keys.sorted() { removeCell(at: path) }
    for key in Array(others.keys) { removeOther(key) }
  }

  /// Forgets a cell or a supplementary view that code of the client has removed.
  ///
  /// The next layout shows another one.
  func forget(_ view: UIView) {
    if let path = cells.first(where: { $0.value === view })?.key {
      cells[path] = nil
      setNeedsLayout()
    }
    if let key = others.first(where: { $0.value === view })?.key {
      others[key] = nil
      setNeedsLayout()
    }
  }

  /// Removes the cell of an item and keeps it for another item.
  func removeCell(at path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    if cell.superview === self { cell.removeFromSuperview() }
    cellStore.keep(cell, for: cell.reuseIdentifier)
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func removeOther(_ key: OtherView) {
    guard let view = others.removeValue(forKey: key) else { return }
    if view.superview === self { view.removeFromSuperview() }
    if key.isDecoration { return currentLayout.decorations.keep(view, for: key.kind) }
    otherStore.keep(view, for: view.reuseIdentifier.map { key.kind + "/" + $0 })
    itemDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  // Order

  /// Puts the shown views into the order of their attributes: by `zIndex`, cells behind the others, then by
  /// index path.
  private func order(_ shown: [UICollectionViewLayoutAttributes]) {
    let sorted = shown.sorted { one, other in
      if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
      let (first, second) = (one.rank, other.rank)
      return first == second ? one.indexPath < other.indexPath : first < second
    }
    let views = sorted.compactMap { view(for: $0) }.filter { $0.superview === self }
    let first = backgroundView?.superview === self ? 1 : 0
    for (index, view) in views.enumerated() where node.children[first + index] !== view {
      reorder(view, to: first + index)
    }
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let category = attributes.representedElementCategory
    if category == .cell { return cells[attributes.indexPath] }
    let kind = attributes.representedElementKind ?? ""
    return others[
      OtherView(kind: kind, path: attributes.indexPath, isDecoration: category == .decorationView)]
  }
}

extension UICollectionViewLayoutAttributes {
  /// The order of views with the same `zIndex`: decoration, cells, supplementary views.
  fileprivate var rank: Int {
    switch representedElementCategory {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

extension CGRect {
  /// Returns true if the rectangles have an area in common.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
