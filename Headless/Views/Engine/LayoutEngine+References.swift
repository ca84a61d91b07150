/// The position or size that an attribute of an item denotes: a place of a node, and an offset in points.
struct Reference {
  /// The node whose variables are used.
  let node: LayoutNode
  /// The edge, centre or size of the node.
  let place: NSLayoutConstraint.Attribute.Place
  /// The distance in points by which the reference is to the right of that place, or below it.
  let constant: CGFloat
}

extension LayoutEngine {
  /// Returns the reference for a place of `item` in a constraint with `other` on its other side.
  ///
  /// `other` is nil in a constraint with a single item.
  @inline(__always) @MainActor func reference(
    to place: NSLayoutConstraint.Attribute.Place, of item: LayoutNode, against other: LayoutNode?
  ) -> Reference {
    if let node = scrolledNode(for: place, of: item, against: other) {
      return Reference(node: node, place: place, constant: 0)
    }
    if place.isInsideMargins { return marginReference(to: place, of: item) }
    if let baseline = place.baseline { return baselineReference(to: place, baseline, of: item) }
    return Reference(node: item, place: place, constant: 0)
  }

  @MainActor private func marginReference(
    to place: NSLayoutConstraint.Attribute.Place, of item: LayoutNode
  ) -> Reference {
    Reference(node: item.view?.ownGuide(.margins).node ?? item, place: place, constant: 0)
  }

  /// Returns the reference for a baseline of `item`.
  ///
  /// The first baseline is measured down from the top, the last one up from the bottom. Without text they are
  /// the top and the bottom.
  ///
  ///     frame |--- offset of the text --->| baseline
  ///     frame |-- inset -->[ alignment rectangle
  @MainActor private func baselineReference(
    to place: NSLayoutConstraint.Attribute.Place, _ baseline: NSLayoutConstraint.Attribute.Baseline,
    of item: LayoutNode
  ) -> Reference {
    guard let view = item.view?.view(for: baseline) else {
      return Reference(node: item, place: place, constant: 0)
    }
    let width = value(view.node.axes.horizontal.size)
    let offsets = view.baselineOffsets(forWidth: width > 0 ? width : view.bounds.width)
    let insets = view.node.alignmentInsets
    let offset = baseline == .first ? offsets.first : offsets.last
    let inset = baseline == .first ? insets.top : insets.bottom
    let distance = offset == 0 ? 0 : offset - inset
    return Reference(node: view.node, place: place, constant: baseline == .first ? distance : -distance)
  }
}
