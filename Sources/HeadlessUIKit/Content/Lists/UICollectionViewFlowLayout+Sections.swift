extension UICollectionViewFlowLayout {
  var axis: NSLayoutConstraint.Axis { scrollDirection == .vertical ? .vertical : .horizontal }
  var across: NSLayoutConstraint.Axis { axis.across }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // Preparation

  /// Reads the sizes and spaces of all sections and breaks their items into lines.
  func makeSections() {
    guard let view = collectionView else { return sections = [] }
    delegateLeavesSizes = false
    let insets = view.adjustedContentInset
    var start: CGFloat = 0
    sections = view.loadedCounts.enumerated().map { section, count in
      var made = FlowSection(axis: axis)
      made.start = start
      made.room = max(view.bounds.size[across] - insets.near(across) - insets.far(across), 0)
      made.count = count
      readSpaces(&made, section, view)
      readSizes(&made, section, view)
      start = made.end
      return made
    }
  }

  private func readSpaces(_ made: inout FlowSection, _ section: Int, _ view: UICollectionView) {
    let delegate = flowDelegate
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    made.insets = inset + insetsOfReference(view)
    made.spacing = (
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
    )
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    made.header = max(header[axis], 0)
    made.footer = max(footer[axis], 0)
  }

  private func insetsOfReference(_ view: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: .zero
    // The content insets contain a part of the safe area already.
    case .fromSafeArea: view.safeAreaInsets + view.adjustedSafeArea.negated
    case .fromLayoutMargins: view.layoutMargins
    }
  }

  private func readSizes(_ made: inout FlowSection, _ section: Int, _ view: UICollectionView) {
    guard made.count > 0 else { return }
    if estimatedItemSize == .zero, let common = commonSize(of: section, view) {
      check(common, made, view)
      return made.use(common)
    }
    let sizes = (0..<made.count).map { size(of: IndexPath(item: $0, section: section), view) }
    for size in sizes { check(size, made, view) }
    made.use(sizes)
  }

  /// Returns the size of all items of a section; nil if the delegate decides about each one.
  private func commonSize(of section: Int, _ view: UICollectionView) -> CGSize? {
    guard !delegateLeavesSizes, let flowDelegate else { return itemSize }
    let first = IndexPath(item: 0, section: section)
    _ = flowDelegate.collectionView(view, layout: self, sizeForItemAt: first)
    return delegateLeavesSizes ? itemSize : nil
  }

  private func size(of path: IndexPath, _ view: UICollectionView) -> CGSize {
    if let preferred = preferredSizes[path] { return preferred }
    if !delegateLeavesSizes, let size = flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path),
      !delegateLeavesSizes
    {
      return size
    }
    guard estimatedItemSize != .zero else { return itemSize }
    if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? CGSize(width: ListSizes.item, height: ListSizes.item) : itemSize
  }

  /// Checks that an item has a finite size that is not negative, and logs one that does not fit into a line.
  private func check(_ size: CGSize, _ section: FlowSection, _ view: UICollectionView) {
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "The size of an item must be finite and not negative: \(size)")
    let room = section.room - section.insets.near(across) - section.insets.far(across)
    guard size[across] > room + 1e-6, room > 0, !hasLogged else { return }
    hasLogged = true
    let name = across == .horizontal ? "width" : "height"
    HeadlessLayout.log(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(name) must be "
        + "less than the \(name) of the UICollectionView minus the section insets and the content insets: "
        + "\(size[across]) is not less than \(room).")
  }

  // Answers

  var contentSize: CGSize {
    guard let last = sections.last else { return .zero }
    var size = CGSize.zero
    size[axis] = last.end
    size[across] = last.room
    return size
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (near, far) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    var found: [UICollectionViewLayoutAttributes] = []
    let first = partition(sections) { $0.end <= near }
    for (index, section) in sections.enumerated().dropFirst(first) {
      guard section.start < far else { break }
      for item in section.items(from: near, to: far) {
        if let made = attributes(ofItem: IndexPath(item: item, section: index)) { found.append(made) }
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let made = attributes(ofKind: kind, in: index) { found.append(made) }
      }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section), path.item >= 0,
      path.item < sections[path.section].count
    else { return nil }
    let made = UICollectionViewLayoutAttributes(forCellWith: path)
    made.frame = sections[path.section].frame(of: path.item)
    return made
  }

  func attributes(ofKind kind: String, in section: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame = sections[section].frame(of: isHeader ? .header : .footer)
    guard frame.size[axis] > 0 else { return nil }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    made.frame = pinned(frame, isHeader ? .header : .footer, in: sections[section])
    return made
  }

  /// Returns the frame of a header or footer that stays in the visible rectangle.
  private func pinned(_ frame: CGRect, _ part: SectionPart, in section: FlowSection) -> CGRect {
    guard let view = collectionView else { return frame }
    var frame = frame
    let insets = view.adjustedContentInset
    let size = frame.size[axis]
    switch part {
    case .header where sectionHeadersPinToVisibleBounds:
      let near = view.bounds.origin[axis] + insets.near(axis)
      frame.origin[axis] = max(frame.origin[axis], min(near, section.end - section.footer - size))
    case .footer where sectionFootersPinToVisibleBounds:
      let far = view.bounds.origin[axis] + view.bounds.size[axis] - insets.far(axis)
      frame.origin[axis] = min(frame.origin[axis], max(far - size, section.start + section.header))
    default: break
    }
    return frame
  }
}
