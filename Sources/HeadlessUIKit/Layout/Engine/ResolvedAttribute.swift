/// The position or size that an attribute of an item denotes: edges of a node, and an offset in points.
struct ResolvedAttribute {
  let node: BorrowedNode
  /// The edge, center or size of the node.
  let geometry: NSLayoutConstraint.Attribute.Geometry
  /// The distance in points from that edge to the right or down.
  let constant: CGFloat
}

extension LayoutEngine {
  /// Returns the edge or size that an attribute of `item` denotes in a constraint with `other` on its other
  /// side.
  ///
  /// `other` is nil in a constraint with a single item.
  @inline(__always) @MainActor func resolve(
    _ geometry: NSLayoutConstraint.Attribute.Geometry, of item: BorrowedNode, against other: BorrowedNode?
  ) -> ResolvedAttribute {
    if let node = nodeInArea(for: geometry, of: item, against: other) {
      return ResolvedAttribute(node: BorrowedNode(node), geometry: geometry, constant: 0)
    }
    if geometry.isInsideMargins { return resolveMargin(geometry, of: item.node) }
    if let baseline = geometry.baseline { return resolveBaseline(geometry, baseline, of: item.node) }
    return ResolvedAttribute(node: item, geometry: geometry, constant: 0)
  }

  @MainActor private func resolveMargin(
    _ geometry: NSLayoutConstraint.Attribute.Geometry, of item: LayoutNode
  ) -> ResolvedAttribute {
    let node = item.view?.marginsNode ?? item
    return ResolvedAttribute(node: BorrowedNode(node), geometry: geometry, constant: 0)
  }

  /// Returns the edge and the offset that a baseline of `item` denotes.
  ///
  /// The first baseline is measured down from the top, the last one up from the bottom. Without text they are
  /// the top and the bottom.
  ///
  ///     frame |--- offset of the text --->| baseline
  ///     frame |-- inset -->[ alignment rectangle
  @MainActor private func resolveBaseline(
    _ geometry: NSLayoutConstraint.Attribute.Geometry, _ baseline: NSLayoutConstraint.Attribute.Baseline,
    of item: LayoutNode
  ) -> ResolvedAttribute {
    guard let view = item.view?.view(for: baseline) else {
      return ResolvedAttribute(node: BorrowedNode(item), geometry: geometry, constant: 0)
    }
    let width = value(view.node.axes.horizontal.size)
    let offsets = view.baselineOffsets(forWidth: width > 0 ? width : view.bounds.width)
    let insets = view.node.alignmentInsets
    let offset = baseline == .first ? offsets.first : offsets.last
    let inset = baseline == .first ? insets.top : insets.bottom
    let distance = offset == 0 ? 0 : offset - inset
    return ResolvedAttribute(
      node: BorrowedNode(view.node), geometry: geometry, constant: baseline == .first ? distance : -distance)
  }
}
