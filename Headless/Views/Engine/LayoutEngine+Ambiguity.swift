import LayoutSolver

// Questions about what determines a layout. They are put to an engine of their own, in which a variable is
// pulled, or a constant changed, to see what follows.
extension LayoutNode {
  /// Whether another place or size would fulfil the constraints as well.
  @MainActor var isAmbiguous: Bool {
    guard isPlacedByConstraints else { return false }
    return ScratchLayout.solve(root, size: .free) { engine in
      engine.enroll(self)
      engine.solve()
      return !engine.openPulls(of: self).isEmpty
    }
  }

  /// Gives the view, and what is tied to it, another frame that fulfils the constraints, or takes that back.
  @MainActor func exerciseAmbiguity() {
    guard isPlacedByConstraints, let engine, isEnrolled else { return }
    let isMoved = frame != onPixels(frame(for: engine.solver.box(of: axes)))
    let nodes = root.subtree().filter { $0.isEnrolled && $0.isPlacedByConstraints }
    let boxes = isMoved ? nodes.map { engine.solver.box(of: $0.axes) } : otherBoxes(of: nodes)
    for (node, box) in zip(nodes, boxes) {
      guard let view = node.view else { continue }
      node.take(node.onPixels(node.frame(for: box)), of: view)
      engine.awaitFrame(of: node)
    }
  }

  /// The active constraints whose constants move the item, or change its size, along `axis`.
  ///
  /// In a tree that is laid out the cost follows what is tied to the item; any other tree
  /// has to be solved for the answer.
  @MainActor func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard isPlacedByConstraints else { return [] }
    let root = root
    if let engine = viewNode?.engine, engine.root === root, engine.isUpToDate, isEnrolled {
      return root.inTreeOrder(engine.constraints(moving: self, along: axis))
    }
    return ScratchLayout.solve(root, size: .free) { engine in
      engine.enroll(self)
      engine.solve()
      return root.inTreeOrder(engine.constraints(moving: self, along: axis))
    }
  }

  /// The constraints from outer views to inner ones, those of one view in the order in which it got them.
  ///
  /// Only the views that hold them are visited, and those around these.
  private func inTreeOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var heldHere: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    var isOnTheWay: Set<ObjectIdentifier> = []
    for constraint in constraints {
      var node = constraint.holder
      if let node { heldHere[ObjectIdentifier(node), default: []].append(constraint) }
      while let current = node, isOnTheWay.insert(ObjectIdentifier(current)).inserted {
        node = current.parent
      }
    }
    var result: [NSLayoutConstraint] = []
    var open = [self]
    while let node = open.popLast() {
      result += heldHere[ObjectIdentifier(node), default: []].sorted { $0.slot < $1.slot }
      for child in node.children.reversed() where isOnTheWay.contains(ObjectIdentifier(child.node)) {
        open.append(child.node)
      }
    }
    return result
  }

  /// Whether it takes its place from constraints: not from its frame, and not from
  /// the view whose own guide it is.
  @MainActor private var isPlacedByConstraints: Bool {
    guard item != nil, viewNode != nil, ownGuideKind == nil else { return false }
    return view == nil || !flags.contains(.translatesAutoresizingMask)
  }

  /// The boxes of `nodes` in another solution, where there is one.
  @MainActor private func otherBoxes(of nodes: [LayoutNode]) -> [CGRect] {
    ScratchLayout.solve(root, size: .free) { engine in
      engine.enroll(self)
      engine.solve()
      for pull in engine.openPulls(of: self) { engine.pull(pull.variable, by: 10 * pull.step, of: self) }
      engine.solver.solve()
      return nodes.map { engine.solver.box(of: $0.axes) }
    }
  }
}

extension LayoutEngine {
  /// A variable that can take another value, and the direction in which it can.
  fileprivate struct Pull {
    let variable: Int32
    let step: Double
  }

  /// The variables of `node` that follow when something pulls them that gives way to everything else.
  ///
  /// Priorities are lexicographic, so that what follows such a pull has another solution that is just as
  /// good, and what does not follow has none.
  fileprivate func openPulls(of node: LayoutNode) -> [Pull] {
    var open: [Pull] = []
    for axis in NSLayoutConstraint.Axis.both {
      for variable in [node.axes[axis].near, node.axes[axis].size] where variable >= 0 {
        if let step = [1.0, -1.0].first(where: { follows(variable, $0, of: node) }) {
          open.append(Pull(variable: variable, step: step))
        }
      }
    }
    return open
  }

  private func follows(_ variable: Int32, _ step: Double, of node: LayoutNode) -> Bool {
    let value = value(variable)
    let untouched = solver
    let row = pull(variable, by: step, of: node)
    solver.solve()
    let isMoved = abs(self.value(variable) - value) > 1e-6
    removeRow(row)
    // Cheaper than to solve again what was solved before.
    solver = untouched
    return isMoved
  }

  /// Adds the wish that a variable has another value, at a priority below every other.
  @discardableResult
  fileprivate func pull(_ variable: Int32, by step: Double, of node: LayoutNode) -> Int32 {
    addRow(
      [Term(1, Variable(index: variable))], .equal, value(variable) + CGFloat(step),
      priority: .leastNormalMagnitude, of: nil, node)
  }

  /// The constraints whose constants move `node`, or change its size, along `axis`.
  fileprivate func constraints(
    moving node: LayoutNode, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let targets = [node.axes[axis].near, node.axes[axis].size].filter { $0 >= 0 }.map { Variable(index: $0) }
    // A layout that does not come to rest is left after some rounds; what its rows say last counts.
    if solver.needsSolve { solver.solve() }
    let found = solver.constraints(moving: targets) { ownerOfRow[Int($0.index)].constraint != nil }
    return found.compactMap { ownerOfRow[Int($0.index)].constraint?.takeUnretainedValue() }
  }

  /// Whether the last layout is all there is to say about the tree.
  fileprivate var isUpToDate: Bool {
    guard let root, !needsSolve, !isLayingOut else { return false }
    return root.flags.isDisjoint(with: .outstanding)
  }
}
