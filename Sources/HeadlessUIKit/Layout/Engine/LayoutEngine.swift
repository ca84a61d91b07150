import LayoutSolver

/// The layout of one tree of views: the solver, and the owners of its variables and rows.
///
/// The topmost view gets an engine in the first layout of its tree. The engine contains only the views and
/// guides that constraints place or mention, and the views between these. All other views cost nothing here.
///
/// The x and y of an item count from the corner of the superview's bounds (a guide's: of the bounds of its
/// owning view), so moving a view changes no variable inside it.
final class LayoutEngine {
  /// The topmost node of the tree; nil after its view was released, when the engine is no longer used.
  @exclusivity(unchecked) unowned(unsafe) private(set) var root: LayoutNode?
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) var nodeOfVariable: ContiguousArray<Unmanaged<LayoutNode>?> = []
  @exclusivity(unchecked) var ownerOfRow: ContiguousArray<RowOwner> = []
  /// The number of rows added so far; each row gets its own number.
  @exclusivity(unchecked) var rowCount = 0

  /// The memory of the terms of one row, for the next one.
  @exclusivity(unchecked) var spareTerms: [Term] = []

  /// The active constraints that have no row yet, in the order in which they get one.
  @exclusivity(unchecked) var queue: ContiguousArray<QueuedConstraints> = []
  /// True while constraints get their rows.
  @exclusivity(unchecked) var isLowering = false
  /// True after nodes have left the tree while constraints got their rows.
  @exclusivity(unchecked) var isInterrupted = false
  /// These nodes, which the row in progress may still read.
  var nodesLeftInLowering: [LayoutNode] = []
  @exclusivity(unchecked) var nodesWithInvalidRows: ContiguousArray<LayoutNode> = []
  /// The optional rows of the contents that conflicts leave out, by their required rows.
  @exclusivity(unchecked) var optionalContents: [ConstraintID: ConstraintID] = [:]
  /// The conflicts after the last solve, each as the numbers of its rows.
  var standingConflicts: Set<[Int]> = []
  /// The value of the solver's `conflictChanges` when conflicts were last reported.
  var reportedChanges = 0
  /// The source of the topmost view's size, as of the last update of its rows.
  @exclusivity(unchecked) var rootSizeSource = RootSizeSource.free
  /// The safe area of the topmost view as of the last layout.
  var lastSafeArea = UIEdgeInsets.zero
  /// The number of pixels for each point of the tree's screen, as of the last layout; 1 without a screen.
  var pixelScale: CGFloat = 1
  /// The first length beyond the limit, and true if it has been logged.
  var excess: (length: CGFloat, isLogged: Bool)?
  var isLayingOut = false
  /// True for a scratch engine, which answers one query, sets no frame and reports nothing.
  let isScratch: Bool

  init(root: LayoutNode) {
    self.root = root
    isScratch = false
    let nodes = root.subtree()
    nodeOfVariable.reserveCapacity(4 * nodes.count)
    nodesWithInvalidRows.reserveCapacity(nodes.count)
    join(nodes)
  }

  /// Creates a scratch engine for the tree that begins at `root`, which may be inside another tree.
  init(scratch root: LayoutNode, size: RootSizeSource) {
    self.root = root
    rootSizeSource = size
    isScratch = true
    join(root.subtree())
  }

  /// True if something has changed since the last solve.
  var needsSolve: Bool { !queue.isEmpty || !nodesWithInvalidRows.isEmpty || solver.needsSolve }

  // Members of the tree.

  func join(_ nodes: [LayoutNode]) {
    for node in nodes {
      node.engine = self
      if !node.flags.contains(.translatesAutoresizingMask) { invalidateRows(of: node) }
      // One entry for all of them: they are read only once, when they get their rows.
      if !node.held.isEmpty { queue.append(.all(of: node)) }
    }
  }

  /// Removes `nodes` from the tree; no constraint may connect them with the remaining nodes.
  func leave(_ nodes: [LayoutNode]) {
    if isLowering { keepUntilLowered(nodes) }
    for node in nodes where node.flags.contains(.isBaselineOfOthers) {
      node.flags.remove(.isBaselineOfOthers)
      queueBaselines(around: node)
    }
    for node in nodes where !node.held.isEmpty {
      for constraint in node.held.all { removeRow(of: constraint) }
    }
    // A row of a view may mention the size of its superview, so all rows are removed before any variable.
    for node in nodes {
      node.forEachGuide(removeOwnRows)
      removeOwnRows(of: node)
    }
    for node in nodes {
      node.forEachGuide(releaseVariables)
      releaseVariables(of: node)
      node.engine = nil
    }
  }

  /// Removes the variables and the own rows of an item that no constraint mentions any more.
  func releaseVariables(of node: LayoutNode) {
    node.flags.remove([.hasInvalidRows, .framePending, .heightFollowsWidth, .contentIsTight])
    guard node.hasVariables else { return }
    removeOwnRows(of: node)
    for axis in NSLayoutConstraint.Axis.both {
      let rows = node.axes[axis]
      for case let variable? in [rows.near, rows.size] where root != nil {
        nodeOfVariable[Int(variable.index)] = nil
        solver.remove(variable)
      }
    }
    node.axes = PerAxis(AxisRows())
  }

  private func removeOwnRows(of node: LayoutNode) {
    for axis in NSLayoutConstraint.Axis.both { removeNaturalRows(of: node, along: axis) }
  }

  func removeNaturalRows(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) {
    for row in node.axes[axis].takeRows() { removeRow(row) }
  }

  /// Ends the engine, because its topmost view was released or has moved into another tree.
  ///
  /// A layout that is running ends without an effect: no variable and no row has an owner any more.
  func end() {
    if isLowering, let root { keepUntilLowered(root.subtree()) }
    root = nil
    queue = []
    nodesWithInvalidRows = []
    optionalContents = [:]
    nodeOfVariable = ContiguousArray(repeating: nil, count: nodeOfVariable.count)
    ownerOfRow = ContiguousArray(repeating: .empty, count: ownerOfRow.count)
  }

  // Outstanding changes.

  func queue(_ constraint: NSLayoutConstraint) {
    guard root != nil, constraint.rowState != .queued else { return }
    removeRow(constraint.row)
    constraint.rowState = .queued
    queue.append(.one(constraint))
  }

  func invalidateRows(of node: LayoutNode) {
    guard root != nil, !node.flags.contains(.hasInvalidRows) else { return }
    node.flags.insert(.hasInvalidRows)
    nodesWithInvalidRows.append(node)
  }

  // Rows.

  func removeRow(of constraint: NSLayoutConstraint) {
    removeRow(constraint.row)
    constraint.rowState = .none
  }

  func removeRow(_ row: ConstraintID?) {
    guard let row, root != nil else { return }
    ownerOfRow[Int(row.index)] = .empty
    solver.remove(row)
    if !optionalContents.isEmpty { removeRow(optionalContents.removeValue(forKey: row)) }
  }

  func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: CGFloat, priority: Float = 1000,
    isBreakable: Bool = true, of constraint: NSLayoutConstraint?, _ node: LayoutNode?
  ) -> ConstraintID {
    let added = solver.add(terms, relation, limited(constant), priority: priority, isBreakable: isBreakable)
    setOwner(of: added, constraint, node)
    return added
  }

  /// Adds the row variable (relation) constant, which belongs to `node`.
  func addRow(
    _ variable: Variable, _ relation: Relation, _ constant: CGFloat, priority: UILayoutPriority,
    of node: LayoutNode
  ) -> ConstraintID {
    let term = Term(1, variable)
    let added = withUnsafePointer(to: term) {
      solver.add(
        UnsafeBufferPointer(start: $0, count: 1), relation, limited(constant), priority: priority.rawValue)
    }
    setOwner(of: added, nil, node)
    return added
  }

  private func setOwner(of row: ConstraintID, _ constraint: NSLayoutConstraint?, _ node: LayoutNode?) {
    rowCount += 1
    let owner = RowOwner(constraint, node, number: rowCount)
    // The solver uses a free index again, or takes the next one.
    if Int(row.index) == ownerOfRow.count {
      ownerOfRow.append(owner)
    } else {
      ownerOfRow[Int(row.index)] = owner
    }
  }

  func addVariable(_ kind: VariableKind, of node: LayoutNode) -> Variable {
    let variable = solver.addVariable(kind)
    if Int(variable.index) == nodeOfVariable.count {
      nodeOfVariable.append(Unmanaged.passUnretained(node))
    } else {
      nodeOfVariable[Int(variable.index)] = Unmanaged.passUnretained(node)
    }
    return variable
  }

  func value(_ variable: Variable?) -> CGFloat { variable.map { CGFloat(solver.value(of: $0)) } ?? 0 }
}

// Lengths beyond any screen. A number has sixteen digits, so the sum of 1e300 points and 8 points has no
// digit left for the 8.
extension LayoutEngine {
  /// The largest length that a layout computes with, in points; longer ones are replaced by it, as in UIKit.
  ///
  /// UIKit's limit is not documented. This one leaves seven digits behind the decimal point.
  static var largestLength: CGFloat { 100_000_000 }

  /// Returns a length for the solver: within ±`largestLength`.
  func limited(_ length: CGFloat) -> Double {
    if length.magnitude <= Self.largestLength { return Double(length) }
    if excess == nil { excess = (length, false) }
    return Double(length < 0 ? -Self.largestLength : Self.largestLength)
  }

  /// Logs the first length beyond the limit, once.
  @MainActor func reportExcess() {
    guard let excess, !excess.isLogged else { return }
    self.excess?.isLogged = true
    HeadlessLayout.log(
      "A layout has a length of \(excess.length) points. "
        + "Lengths above \(Int(Self.largestLength)) points are limited to this value. "
        + "This is logged once for each view tree.")
  }
}

enum QueuedConstraints {
  /// A constraint that was activated or has changed.
  case one(NSLayoutConstraint)
  /// The constraints without a row that a view held when it joined the tree.
  case all(of: LayoutNode)
}

enum RootSizeSource {
  case given
  /// The constraints and the content of the view; where they leave the size open, it is 0.
  case free
  /// The constraints of the view, and a target size at a priority for each axis.
  case fitting(CGSize, PerAxis<UILayoutPriority>)

  var isGiven: Bool { if case .given = self { true } else { false } }

  /// Returns `fitting` unchanged; otherwise `given` or `free`, depending on whether the frame determines the
  /// size.
  func updated(isGiven: Bool) -> RootSizeSource {
    if case .fitting = self { self } else { isGiven ? .given : .free }
  }
}

struct RowOwner {
  /// The constraint of the row; nil for an own row of an item.
  private(set) var constraint: Unmanaged<NSLayoutConstraint>?
  /// The item whose own row this is.
  private(set) var node: Unmanaged<LayoutNode>?
  /// The number of the row in the order in which rows were added.
  let number: Int

  init(_ constraint: NSLayoutConstraint?, _ node: LayoutNode?, number: Int) {
    if let constraint { self.constraint = .passUnretained(constraint) }
    if let node { self.node = .passUnretained(node) }
    self.number = number
  }

  static var empty: RowOwner { RowOwner(nil, nil, number: 0) }
}
