/// A query about a tree, answered by a scratch engine that is discarded afterward.
///
/// Examples are the fitting size of a view, or a test for another possible layout. The engine of the tree
/// keeps its rows. Nodes and constraints store their indices for one engine only, so these are saved during
/// the query.
@MainActor struct ScratchLayout {
  private let engine: LayoutEngine?
  private var nodes: [SavedNode] = []
  private var constraints: [SavedConstraint] = []

  /// Solves the tree that begins at `root` separately from the views above it, calls `read`, and restores the
  /// tree.
  ///
  /// Constraints held by views above `root` are ignored. If `size` is `fitting`, the frame of `root` is
  /// ignored too, even if it is translated into constraints. No frame changes, and views only compute their
  /// content.
  static func solve<Answer>(
    _ root: LayoutNode, size: RootSizeSource, read: (LayoutEngine) -> Answer
  ) -> Answer {
    let aside = ScratchLayout(root)
    if case .fitting = size { root.flags.remove(.translatesAutoresizingMask) }
    let scratch = LayoutEngine(scratch: root, size: size)
    scratch.invalidateRows(of: root)
    scratch.solve()
    let answer = read(scratch)
    aside.putBack(from: scratch)
    return answer
  }

  private init(_ root: LayoutNode) {
    engine = root.engine
    for node in root.subtree() {
      setAside(node)
      node.forEachGuide { setAside($0) }
      for constraint in node.held.all {
        constraints.append(SavedConstraint(constraint))
        constraint.rowState = .none
      }
    }
  }

  private mutating func setAside(_ node: LayoutNode) {
    nodes.append(SavedNode(node: node, axes: node.axes, flags: node.flags.intersection(.ofEngine)))
    node.axes = PerAxis(AxisRows())
    node.flags.subtract([.hasInvalidRows, .framePending, .heightFollowsWidth, .contentIsTight])
  }

  private func putBack(from scratch: LayoutEngine) {
    // The content of a view is computed by client code, which may have changed the tree or its constraints.
    let removed = nodes.map(\.node).filter { $0.view != nil && $0.engine !== scratch }
    for saved in nodes {
      // A guide that was created during the query has no variables in the engine of the tree.
      saved.node.forEachGuide { $0.axes = PerAxis(AxisRows()) }
    }
    for saved in nodes { saved.putBack(engine) }
    for saved in constraints { saved.putBack(engine) }
    queueNewConstraints()
    engine?.leave(removed)
  }

  private func queueNewConstraints() {
    let held = nodes.flatMap(\.node.held.all)
    guard held.count != constraints.count || zip(held, constraints).contains(where: { $0 !== $1.constraint })
    else { return }
    let known = Set(constraints.map { ObjectIdentifier($0.constraint) })
    for constraint in held where !known.contains(ObjectIdentifier(constraint)) {
      constraint.rowState = .none
      engine?.queue(constraint)
    }
  }
}

/// The data that a node stores for the engine of its tree.
private struct SavedNode {
  let node: LayoutNode
  let axes: PerAxis<AxisRows>
  let flags: LayoutFlags

  func putBack(_ engine: LayoutEngine?) {
    node.axes = axes
    node.flags.subtract(.ofEngine)
    node.flags.formUnion(flags)
    if node.view != nil { node.engine = engine }
  }
}

/// The data that a constraint stores for the engine of its tree.
private struct SavedConstraint {
  let constraint: NSLayoutConstraint
  let rowState: NSLayoutConstraint.RowState
  let shift: CGFloat
  let offset: CGFloat
  let strength: UILayoutPriority

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    rowState = constraint.rowState
    shift = constraint.rowShift
    offset = constraint.offset
    strength = constraint.strength
  }

  func putBack(_ engine: LayoutEngine?) {
    guard constraint.holder != nil else {
      engine?.removeRow(rowState.row)
      return
    }
    constraint.rowState = rowState
    constraint.rowShift = shift
    if constraint.offset != offset || constraint.strength != strength { engine?.queue(constraint) }
  }
}

extension LayoutFlags {
  /// The flags that an engine sets in a node, and those that differ in a scratch engine.
  fileprivate static let ofEngine: LayoutFlags = [
    .hasInvalidRows, .framePending, .heightFollowsWidth, .contentIsTight, .translatesAutoresizingMask,
  ]
}
