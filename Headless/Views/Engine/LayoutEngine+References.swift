/// What an attribute of an item means to the engine: a place of a node, and a number of points after it.
struct Reference {
  /// The node whose variables it is made of.
  let node: LayoutNode
  /// What of the node it is.
  let place: NSLayoutConstraint.Attribute.Place
  /// How many points it is to the right of that, or below it.
  let constant: CGFloat
}

extension LayoutEngine {
  /// What a place of `item` means in a constraint that has `other` on its other side, nil for nothing.
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

  /// The first baseline is counted from the top down, the last one from the bottom up; without text
  /// they are the top and the bottom.
  ///
  ///     frame |--- offset of the text --->| baseline
  ///     frame |-- inset -->[ rectangle that constraints mean
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
