/// A question about a tree that is put to an engine of its own, which is thrown away afterwards: how large a
/// view would like to be, or whether a layout could be another one.
///
/// The engine that the tree has keeps its rows. What nodes and constraints know of their places in an engine
/// is set aside meanwhile, because they have room for one engine only.
@MainActor struct ScratchLayout {
  private let engine: LayoutEngine?
  private var nodes: [SavedNode] = []
  private var constraints: [SavedConstraint] = []

  /// Solves the tree that begins at `root` apart from everything above it, lets `read` have a
  /// look, and puts everything back.
  ///
  /// Constraints that live above `root` do not count. Where `size` is `fitting`, its frame
  /// does not count either, even when it is turned into constraints. No frame changes, and
  /// views are asked for their content only.
  static func solve<Answer>(_ root: LayoutNode, size: RootSize, read: (LayoutEngine) -> Answer) -> Answer {
    let aside = ScratchLayout(root)
    if case .fitting = size { root.flags.remove(.translatesAutoresizingMask) }
    let scratch = LayoutEngine(scratch: root, size: size)
    scratch.outdate(root)
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
        constraint.row = -1
      }
    }
  }

  private mutating func setAside(_ node: LayoutNode) {
    nodes.append(SavedNode(node: node, axes: node.axes, flags: node.flags.intersection(.ofEngine)))
    node.axes = PerAxis(AxisRows())
    node.flags.subtract([.rowsOutdated, .framePending, .heightFollowsWidth, .contentIsTight])
  }

  private func putBack(from scratch: LayoutEngine) {
    // Asking a view for its content runs code of clients, who may have changed the tree or its constraints.
    let gone = nodes.map(\.node).filter { $0.view != nil && $0.engine !== scratch }
    for saved in nodes {
      // A guide that was first asked for meanwhile has no place in the engine of the tree.
      saved.node.forEachGuide { $0.axes = PerAxis(AxisRows()) }
    }
    for saved in nodes { saved.putBack(engine) }
    for saved in constraints { saved.putBack(engine) }
    queueNewConstraints()
    engine?.leave(gone)
  }

  private func queueNewConstraints() {
    let held = nodes.flatMap(\.node.held.all)
    guard held.count != constraints.count || zip(held, constraints).contains(where: { $0 !== $1.constraint })
    else { return }
    let known = Set(constraints.map { ObjectIdentifier($0.constraint) })
    for constraint in held where !known.contains(ObjectIdentifier(constraint)) {
      constraint.row = -1
      engine?.queue(constraint)
    }
  }
}

/// What a node knew of the engine of its tree.
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

/// What a constraint knew of the engine of its tree.
private struct SavedConstraint {
  let constraint: NSLayoutConstraint
  let row: Int32
  let shift: CGFloat
  let offset: CGFloat
  let strength: UILayoutPriority

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    row = constraint.row
    shift = constraint.rowShift
    offset = constraint.offset
    strength = constraint.strength
  }

  func putBack(_ engine: LayoutEngine?) {
    guard constraint.holder != nil else {
      engine?.removeRow(row)
      return
    }
    constraint.row = row
    constraint.rowShift = shift
    if constraint.offset != offset || constraint.strength != strength { engine?.queue(constraint) }
  }
}

extension LayoutFlags {
  /// What an engine notes in a node, and what counts differently in a scratch one.
  fileprivate static let ofEngine: LayoutFlags = [
    .rowsOutdated, .framePending, .heightFollowsWidth, .contentIsTight, .translatesAutoresizingMask,
  ]
}
