import LayoutSolver

/// The layout of one tree of views: the solver, and which of its variables and rows belong to whom.
///
/// The topmost view gets an engine when its tree is laid out for the first time. Only those views and
/// guides take part that constraints place, or that constraints mention, or that stand between the two;
/// everything else costs nothing here.
///
/// The x and y of an item count from the corner of the superview's bounds (a guide's: of the bounds of the
/// view that owns it), so that moving a view touches nothing inside it.
final class LayoutEngine {
  /// The topmost node of the tree; nil once its view is gone, when the engine does nothing any more.
  unowned(unsafe) private(set) var root: LayoutNode?
  /// The linear system.
  var solver = Solver()
  /// The owner of each variable, at the variable's index.
  var nodeOfVariable: ContiguousArray<Unmanaged<LayoutNode>?> = []
  /// The owner of each row, at the row's index.
  var ownerOfRow: ContiguousArray<RowOwner> = []
  /// How many rows there ever were; each gets its number.
  var rowCount = 0

  /// Constraints that are active and have no row yet.
  var newConstraints: ContiguousArray<NSLayoutConstraint> = []
  /// Nodes whose own rows are out of date.
  var outdatedNodes: ContiguousArray<LayoutNode> = []
  /// The conflicts that stood after the last solve, each as the numbers of its rows.
  var standingConflicts: Set<[Int]> = []
  /// The changes of the solver's conflicts that have been reported.
  var reportedChanges = 0
  /// What determines the size of the topmost view, as of when its rows were last brought up to date.
  var rootSize = RootSize.free
  /// The safe area of the topmost view as of the last layout.
  var lastSafeArea = UIEdgeInsets.zero
  /// Pixels per point of the screen that the tree is on, as of the last layout; 1 when it is on none.
  var pixelScale: CGFloat = 1
  /// The first length beyond the limit, and whether that has been logged.
  var excess: (length: CGFloat, isLogged: Bool)?
  /// Whether a layout of this tree is going on.
  var isLayingOut = false
  /// Whether this is an engine for one question, which gives no view a frame and reports nothing.
  let isScratch: Bool

  /// An engine for the tree that begins at `root`, which has none.
  init(root: LayoutNode) {
    self.root = root
    isScratch = false
    join(root.subtree())
  }

  /// An engine for one question about the tree that begins at `root`, which may be inside another tree.
  init(scratch root: LayoutNode, size: RootSize) {
    self.root = root
    rootSize = size
    isScratch = true
    join(root.subtree())
  }

  /// Whether a solve would have something to do.
  var needsSolve: Bool { !newConstraints.isEmpty || !outdatedNodes.isEmpty || solver.needsSolve }

  // Who takes part

  /// Takes `nodes` in, which have become part of the tree.
  func join(_ nodes: [LayoutNode]) {
    for node in nodes {
      node.engine = self
      if !node.flags.contains(.translatesAutoresizingMask) { outdate(node) }
    }
    for node in nodes where !node.held.isEmpty {
      for constraint in node.held.all { queue(constraint) }
    }
  }

  /// Lets go of `nodes`, which were part of the tree; no constraint may be left between them and the others.
  func leave(_ nodes: [LayoutNode]) {
    for node in nodes where node.flags.contains(.isBaselineOfOthers) {
      node.flags.remove(.isBaselineOfOthers)
      queueBaselines(around: node)
    }
    for node in nodes where !node.held.isEmpty {
      for constraint in node.held.all { removeRow(of: constraint) }
    }
    // A row of a view may mention the size of the one it is in, so that all rows go before any variable.
    for node in nodes {
      node.forEachGuide(removeOwnRows)
      removeOwnRows(of: node)
    }
    for node in nodes {
      node.forEachGuide(dismiss)
      dismiss(node)
      node.engine = nil
    }
  }

  /// Lets go of one item, which no constraint mentions any more.
  func dismiss(_ node: LayoutNode) {
    node.flags.remove([.rowsOutdated, .framePending, .heightFollowsWidth, .contentIsTight])
    guard node.isEnrolled else { return }
    removeOwnRows(of: node)
    for axis in NSLayoutConstraint.Axis.both {
      let rows = node.axes[axis]
      for variable in [rows.near, rows.size] where variable >= 0 && root != nil {
        nodeOfVariable[Int(variable)] = nil
        solver.remove(Variable(index: variable))
      }
    }
    node.axes = PerAxis(AxisRows())
  }

  /// Takes out the rows that an item has by its nature.
  private func removeOwnRows(of node: LayoutNode) {
    for axis in NSLayoutConstraint.Axis.both { removeNaturalRows(of: node, along: axis) }
  }

  /// Takes out the rows that an item has by its nature along one axis.
  func removeNaturalRows(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) {
    var rows = node.axes[axis]
    for row in [rows.nearRow, rows.sizeRow, rows.huggingRow, rows.resistanceRow] { removeRow(row) }
    rows.nearRow = -1
    rows.sizeRow = -1
    rows.huggingRow = -1
    rows.resistanceRow = -1
    node.axes[axis] = rows
  }

  /// Ends the engine, because its topmost view is gone or has moved into another tree.
  func end() {
    root = nil
    newConstraints = []
    outdatedNodes = []
  }

  // What is outstanding

  /// Notes that `constraint` needs a row.
  func queue(_ constraint: NSLayoutConstraint) {
    guard root != nil, constraint.row != NSLayoutConstraint.queuedRow else { return }
    removeRow(of: constraint)
    constraint.row = NSLayoutConstraint.queuedRow
    newConstraints.append(constraint)
  }

  /// Notes that the rows that `node` has by its nature are out of date.
  func outdate(_ node: LayoutNode) {
    guard root != nil, !node.flags.contains(.rowsOutdated) else { return }
    node.flags.insert(.rowsOutdated)
    outdatedNodes.append(node)
  }

  // Rows

  /// Takes out the row of `constraint`, if it has one.
  func removeRow(of constraint: NSLayoutConstraint) {
    removeRow(constraint.row)
    constraint.row = -1
  }

  /// Takes out the row at an index; nothing happens below 0.
  func removeRow(_ row: Int32) {
    guard row >= 0, root != nil else { return }
    ownerOfRow[Int(row)] = .nobody
    solver.remove(ConstraintID(index: row))
  }

  /// Adds a row that belongs to `constraint`, or to `node`.
  func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: CGFloat, priority: Float = 1000,
    isBreakable: Bool = true, of constraint: NSLayoutConstraint?, _ node: LayoutNode?
  ) -> Int32 {
    let added = solver.add(terms, relation, limited(constant), priority: priority, isBreakable: isBreakable)
    let row = added.index
    while ownerOfRow.count <= Int(row) { ownerOfRow.append(.nobody) }
    rowCount += 1
    ownerOfRow[Int(row)] = RowOwner(
      constraint: constraint.map(Unmanaged.passUnretained), node: node.map(Unmanaged.passUnretained),
      number: rowCount)
    return row
  }

  /// Adds a variable that belongs to `node`.
  func addVariable(_ kind: VariableKind, of node: LayoutNode) -> Int32 {
    let variable = solver.addVariable(kind).index
    while nodeOfVariable.count <= Int(variable) { nodeOfVariable.append(nil) }
    nodeOfVariable[Int(variable)] = Unmanaged.passUnretained(node)
    return variable
  }

  /// The value of the variable at an index, in points; 0 below 0.
  func value(_ variable: Int32) -> CGFloat {
    variable < 0 ? 0 : CGFloat(solver.value(of: Variable(index: variable)))
  }
}

/// What determines the size of the topmost view.
enum RootSize {
  /// Its frame, which is an input of the solver.
  case given
  /// Its own constraints, and its frame, at priority 1, where they leave it open.
  case free
  /// Its own constraints, and a target at a priority for each axis.
  case fitting(CGSize, PerAxis<UILayoutPriority>)

  /// Whether the size is an input of the solver.
  var isGiven: Bool { if case .given = self { true } else { false } }

  /// The same while the view is made to fit; otherwise what it is now that the frame
  /// determines the size, or does not.
  func updated(isGiven: Bool) -> RootSize {
    if case .fitting = self { self } else { isGiven ? .given : .free }
  }
}

/// Whom a row of the solver belongs to.
struct RowOwner {
  /// The constraint that the row says; nil for a row that an item has by its nature.
  let constraint: Unmanaged<NSLayoutConstraint>?
  /// The item that has the row by its nature.
  let node: Unmanaged<LayoutNode>?
  /// The number of the row among all there ever were.
  let number: Int

  /// The owner of an index that no row has.
  static var nobody: RowOwner { RowOwner(constraint: nil, node: nil, number: 0) }
}
