/// The places of some views in their tree, in which each view comes before its subviews and these come back
/// to front.
///
/// Only these views and the views around them are visited.
struct TreeOrder {
  /// The place of a view in the tree.
  struct Place {
    /// The number of visited views before it.
    var index = 0
    /// The number of views around it.
    var depth = 0
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Finds the views and the owning views of the guides of `nodes` in the tree that begins at `root`.
  init(of nodes: some Sequence<LayoutNode>, in root: LayoutNode) {
    var isOnPath: Set<ObjectIdentifier> = []
    for item in nodes {
      var node = item.viewNode
      while let current = node, isOnPath.insert(ObjectIdentifier(current)).inserted { node = current.parent }
    }
    var open = [(node: root, depth: 0)]
    while let (node, depth) = open.popLast() {
      places[ObjectIdentifier(node)] = Place(index: places.count, depth: depth)
      for child in node.children.reversed() where isOnPath.contains(ObjectIdentifier(child.node)) {
        open.append((child.node, depth + 1))
      }
    }
  }

  /// Returns the place of `node`; that of the topmost view for a node outside of the tree.
  ///
  /// A guide has the index of its owning view and the depth of a subview of it.
  subscript(node: LayoutNode) -> Place {
    var place = node.viewNode.flatMap { places[ObjectIdentifier($0)] } ?? Place()
    if node.guide != nil { place.depth += 1 }
    return place
  }

  /// Returns the active constraints from outer views to inner ones, and those of one view in the order of
  /// activation.
  static func sorted(_ constraints: [NSLayoutConstraint], in root: LayoutNode) -> [NSLayoutConstraint] {
    let order = TreeOrder(of: constraints.lazy.compactMap(\.holder), in: root)
    let placed = constraints.map { (constraint: $0, index: $0.holder.map { order[$0].index } ?? 0) }
    return placed.sorted { ($0.index, $0.constraint.slot) < ($1.index, $1.constraint.slot) }
      .map(\.constraint)
  }
}
