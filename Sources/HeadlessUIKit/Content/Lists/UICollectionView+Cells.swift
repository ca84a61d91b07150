// Where the cells come from, positions, and selection.
extension UICollectionView {
  private static func sentence(_ kind: String, _ identifier: String) -> String {
    "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or "
      + "a class for the identifier or connect a prototype cell in a storyboard"
  }

  func makeCell(_ identifier: String, at path: IndexPath) throws(Mistake) -> UICollectionViewCell {
    if let cell = cellStore.takeUnused(identifier, for: self) {
      cell.prepareForReuse()
      return cell
    }
    let made: UICollectionReusableView? = cellStore.make(identifier) {
      $0.made(with: frameToMake(attributes(at: path)))
    }
    guard let cell = made as? UICollectionViewCell else {
      throw Mistake(Self.sentence("UICollectionElementKindCell", identifier))
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  func makeOther(_ kind: String, _ identifier: String, at path: IndexPath) throws(Mistake)
    -> UICollectionReusableView
  {
    let key = kind + "/" + identifier
    if let view = otherStore.takeUnused(key, for: self) {
      view.prepareForReuse()
      return view
    }
    let attributes = currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    guard let view = otherStore.make(key, { $0.made(with: frameToMake(attributes)) }) else {
      throw Mistake(Self.sentence(kind, identifier))
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// Returns an unused decoration view of a kind, or a new one of the class registered with the layout.
  func makeDecoration(_ kind: String) throws(Mistake) -> UICollectionReusableView {
    if let view = currentLayout.decorations.takeUnused(kind, for: self) {
      view.prepareForReuse()
      return view
    }
    guard let view = currentLayout.decorations.registeredClass(for: kind)?.made(with: .zero) else {
      throw Mistake(Self.sentence(kind, kind))
    }
    return view
  }

  private func frameToMake(_ attributes: UICollectionViewLayoutAttributes?) -> CGRect {
    CGRect(origin: .zero, size: attributes?.frame.size ?? .zero)
  }

  // Positions

  /// Returns the attributes of an item, mirrored if the layout is; nil for an item that does not exist.
  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard contains(path) else { return nil }
    return currentLayout.layoutAttributesForItem(at: path).map(flipped)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && loadedCounts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// Returns the item at a point; the one in front of several.
  func path(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let rect = mirrored(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let found = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let cells = found.map(flipped).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return cells.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // Mirroring

  private var isMirrored: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != currentLayout.developmentLayoutDirection
  }

  /// Returns a rectangle of the layout in the coordinates of the collection view, or the other way around.
  ///
  ///     content |<-- x -->[ rect ]<-- width − maxX -->|
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = currentLayout.collectionViewContentSize.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a copy of attributes of the layout with the frame in the coordinates of the collection view, or
  /// the other way around.
  func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.frame = mirrored(copy.frame)
    return copy
  }

  // Scrolling

  /// Scrolls to an item, as far as the content reaches.
  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    guard let rect = attributes(at: path)?.frame else {
      let section = path.first ?? -1
      let items = counts.indices.contains(section) ? counts[section] : 0
      preconditionFailure(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? -1)) when there "
          + "are only \(items) items in section \(section).")
    }
    let insets = adjustedContentInset
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both {
      let (near, far) = (insets.near(axis), insets.far(axis))
      let start = rect.origin[axis] - near
      let end = rect.origin[axis] + rect.size[axis] - bounds.size[axis] + far
      let last = max(contentSize[axis] - bounds.size[axis] + far, -near)
      switch position.alignment(along: axis) {
      case .near: offset[axis] = start
      case .far: offset[axis] = end
      case .middle: offset[axis] = (start + end) / 2
      case nil: offset[axis] = min(max(offset[axis], end), start)
      }
      offset[axis] = max(min(offset[axis], last), -near)
    }
    if offset != contentOffset { contentOffset = offset }
  }

  // Selection

  /// Selects an item and deselects the others if only one may be selected; nil deselects all.
  func select(_ path: IndexPath?, _ position: ScrollPosition) {
    guard let path else {
      for other in selectedPaths { deselect(other) }
      return
    }
    guard contains(path) else { return }
    if !allowsMultipleSelection { for other in selectedPaths where other != path { deselect(other) } }
    mark(path)
    if !position.isEmpty { scroll(to: path, position) }
  }

  private func mark(_ path: IndexPath) {
    selectedPaths.insert(path)
    cells[path]?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.remove(path)
    cells[path]?.isSelected = false
  }

  /// Selects or deselects an item with the calls of the delegate that a tap causes.
  func tap(_ path: IndexPath) {
    precondition(contains(path), "The collection view has no item \(path) that could be tapped.")
    guard itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    cells[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
    cells[path]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    guard allowsSelection else { return }
    if selectedPaths.contains(path), allowsMultipleSelection { return tapSelected(path) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths.sorted() where other != path { tapSelected(other) }
    }
    // An item that the delegate keeps selected remains so beside the new one.
    mark(path)
    cells[path]?.selectionAction?()
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func tapSelected(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}

extension UICollectionView.ScrollPosition {
  /// A position along one axis.
  enum Alignment {
    case near
    case middle
    case far
  }

  func alignment(along axis: NSLayoutConstraint.Axis) -> Alignment? {
    let (near, middle, far): (Self, Self, Self) =
      axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if contains(near) { return .near }
    if contains(middle) { return .middle }
    return contains(far) ? .far : nil
  }
}

extension HeadlessLayout {
  /// Taps an item of a collection view: calls the delegate and changes the selection as a touch does.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - collectionView: The collection view.
  public static func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.tap(indexPath)
  }
}
