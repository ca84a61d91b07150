/// The position or size that an attribute of an item denotes: edges of a node, and an offset in points.
struct Reference {
  /// The node whose variables are used.
  let node: LayoutNode
  /// The edge, centre or size of the node.
  let geometry: NSLayoutConstraint.Attribute.Geometry
  /// The distance in points by which the reference is to the right of that edge, or below it.
  let constant: CGFloat
}

extension LayoutEngine {
  /// Returns the reference for an attribute of `item` in a constraint with `other` on its other side.
  ///
  /// `other` is nil in a constraint with a single item.
  @inline(__always) @MainActor func reference(
    to geometry: NSLayoutConstraint.Attribute.Geometry, of item: LayoutNode, against other: LayoutNode?
  ) -> Reference {
    if let node = scrolledNode(for: geometry, of: item, against: other) {
      return Reference(node: node, geometry: geometry, constant: 0)
    }
    if geometry.isInsideMargins { return marginReference(to: geometry, of: item) }
    if let baseline = geometry.baseline { return baselineReference(to: geometry, baseline, of: item) }
    return Reference(node: item, geometry: geometry, constant: 0)
  }

  @MainActor private func marginReference(
    to geometry: NSLayoutConstraint.Attribute.Geometry, of item: LayoutNode
  ) -> Reference {
    Reference(node: item.view?.ownGuide(.margins).node ?? item, geometry: geometry, constant: 0)
  }

  /// Returns the reference for a baseline of `item`.
  ///
  /// The first baseline is measured down from the top, the last one up from the bottom. Without text they are
  /// the top and the bottom.
  ///
  ///     frame |--- offset of the text --->| baseline
  ///     frame |-- inset -->[ alignment rectangle
  @MainActor private func baselineReference(
    to geometry: NSLayoutConstraint.Attribute.Geometry, _ baseline: NSLayoutConstraint.Attribute.Baseline,
    of item: LayoutNode
  ) -> Reference {
    guard let view = item.view?.view(for: baseline) else {
      return Reference(node: item, geometry: geometry, constant: 0)
    }
    let width = value(view.node.axes.horizontal.size)
    let offsets = view.baselineOffsets(forWidth: width > 0 ? width : view.bounds.width)
    let insets = view.node.alignmentInsets
    let offset = baseline == .first ? offsets.first : offsets.last
    let inset = baseline == .first ? insets.top : insets.bottom
    let distance = offset == 0 ? 0 : offset - inset
    return Reference(node: view.node, geometry: geometry, constant: baseline == .first ? distance : -distance)
  }
}
