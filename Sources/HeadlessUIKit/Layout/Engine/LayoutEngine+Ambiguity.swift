import LayoutSolver

// Queries about the constraints that determine a layout. They use a scratch engine, in which a variable is
// pulled, or a constant is changed, to find the effect.
extension LayoutNode {
  /// True if the constraints allow another position or size as well.
  @MainActor var isAmbiguous: Bool {
    guard isPlacedByConstraints else { return false }
    return ScratchLayout.solve(root, size: .free) { engine in
      engine.giveVariables(to: self)
      engine.solve()
      return !engine.openPulls(of: self).isEmpty
    }
  }

  /// Moves the view, and views connected with it, to another solution of the constraints, or back.
  @MainActor func exerciseAmbiguity() {
    guard isPlacedByConstraints, let engine, hasVariables else { return }
    let isMoved = frame != onPixels(frame(for: engine.solver.box(of: axes)))
    let nodes = root.subtree().filter { $0.hasVariables && $0.isPlacedByConstraints }
    let boxes = isMoved ? nodes.map { engine.solver.box(of: $0.axes) } : otherBoxes(of: nodes)
    for (node, box) in zip(nodes, boxes) {
      guard let view = node.view else { continue }
      node.take(node.onPixels(node.frame(for: box)), of: view)
      engine.awaitFrame(of: node)
    }
  }

  /// Returns the active constraints whose constants move the item, or change its size, along `axis`.
  ///
  /// In a tree that is laid out, the cost depends on the part of the tree that constraints connect with the
  /// item. Any other tree is solved first.
  @MainActor func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard isPlacedByConstraints else { return [] }
    let root = root
    if let engine = viewNode?.engine, engine.root === root, engine.isUpToDate, hasVariables {
      return TreeOrder.sorted(engine.constraints(moving: self, along: axis), in: root)
    }
    return ScratchLayout.solve(root, size: .free) { engine in
      engine.giveVariables(to: self)
      engine.solve()
      return TreeOrder.sorted(engine.constraints(moving: self, along: axis), in: root)
    }
  }

  /// True if constraints determine the position of the item, and neither its frame nor the view whose own
  /// guide it is.
  @MainActor private var isPlacedByConstraints: Bool {
    guard item != nil, viewNode != nil, ownGuide == nil else { return false }
    return view == nil || !flags.contains(.translatesAutoresizingMask)
  }

  @MainActor private func otherBoxes(of nodes: [LayoutNode]) -> [CGRect] {
    ScratchLayout.solve(root, size: .free) { engine in
      engine.giveVariables(to: self)
      engine.solve()
      for pull in engine.openPulls(of: self) { engine.pull(pull.variable, by: 10 * pull.step, of: self) }
      engine.solveRows()
      return nodes.map { engine.solver.box(of: $0.axes) }
    }
  }
}

extension LayoutEngine {
  /// A variable that can take another value, and the direction of that value.
  fileprivate struct Pull {
    let variable: Variable
    let step: Double
  }

  /// Returns the variables of `node` that move when they are pulled at a priority below all others.
  ///
  /// Priorities are lexicographic. A variable that moves has another solution of the same quality, and a
  /// variable that does not move has none.
  @MainActor fileprivate func openPulls(of node: LayoutNode) -> [Pull] {
    var open: [Pull] = []
    for axis in NSLayoutConstraint.Axis.both {
      for case let variable? in [node.axes[axis].near, node.axes[axis].size] {
        if let step = [1.0, -1.0].first(where: { follows(variable, $0, of: node) }) {
          open.append(Pull(variable: variable, step: step))
        }
      }
    }
    return open
  }

  @MainActor private func follows(_ variable: Variable, _ step: Double, of node: LayoutNode) -> Bool {
    let value = value(variable)
    let untouched = solver
    let row = pull(variable, by: step, of: node)
    solveRows()
    let isMoved = abs(self.value(variable) - value) > 1e-6
    removeRow(row)
    // Restoring the saved solver is cheaper than solving again.
    solver = untouched
    return isMoved
  }

  /// Adds a row that pulls a variable toward another value, at a priority below every other.
  @discardableResult
  fileprivate func pull(_ variable: Variable, by step: Double, of node: LayoutNode) -> ConstraintID {
    addRow(
      [Term(1, variable)], .equal, value(variable) + CGFloat(step),
      priority: .leastNormalMagnitude, of: nil, node)
  }

  /// Returns the constraints whose constants move `node`, or change its size, along `axis`.
  @MainActor fileprivate func constraints(
    moving node: LayoutNode, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let targets = [node.axes[axis].near, node.axes[axis].size].compactMap(\.self)
    // A layout may end after its last round with changes left; the latest rows count.
    if solver.needsSolve { solveRows() }
    let found = rows(moving: targets) { ownerOfRow[Int($0.index)].constraint != nil }
    return found.compactMap { ownerOfRow[Int($0.index)].constraint?.takeUnretainedValue() }
  }

  fileprivate var isUpToDate: Bool {
    guard let root, !needsSolve, !isLayingOut else { return false }
    return root.flags.isDisjoint(with: .outstanding)
  }
}
