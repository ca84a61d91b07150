/// The places of some views in their tree, in which each view comes before its subviews and these come back
/// to front.
///
/// Only these views and the views around them are visited.
struct TreeOrder {
  struct Place {
    /// The number of visited views before it.
    var index = 0
    var depth = 0
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Finds the views and the owning views of the guides of `nodes` in the tree that begins at `root`.
  init(of nodes: some Sequence<LayoutNode>, in root: LayoutNode) {
    let visited = Self.visitedChildren(around: nodes)
    var open = [(node: root, depth: 0)]
    while let (node, depth) = open.popLast() {
      places[ObjectIdentifier(node)] = Place(index: places.count, depth: depth)
      guard let children = visited[ObjectIdentifier(node)] else { continue }
      for child in Self.inOrder(children, below: node).reversed() { open.append((child, depth + 1)) }
    }
  }

  /// Returns the views to visit below each view.
  private static func visitedChildren(
    around nodes: some Sequence<LayoutNode>
  ) -> [ObjectIdentifier: [LayoutNode]] {
    var isVisited: Set<ObjectIdentifier> = []
    var children: [ObjectIdentifier: [LayoutNode]] = [:]
    for item in nodes {
      var node = item.viewNode
      while let current = node, isVisited.insert(ObjectIdentifier(current)).inserted {
        if let parent = current.parent { children[ObjectIdentifier(parent), default: []].append(current) }
        node = current.parent
      }
    }
    return children
  }

  /// Returns some subviews back to front; most often there is one, and the other subviews are not read.
  private static func inOrder(_ children: [LayoutNode], below node: LayoutNode) -> [LayoutNode] {
    guard children.count > 1 else { return children }
    let isVisited = Set(children.map { ObjectIdentifier($0) })
    return node.children.map(\.node).filter { isVisited.contains(ObjectIdentifier($0)) }
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
