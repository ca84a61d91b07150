import LayoutSolver

/// The linear system of a laid-out tree of views, with the owners of its variables and rows.
///
/// It is a copy: rows may be added to `solver`, and the copy solved again, without an effect on the tree.
/// Explanations, checks and the search for breakpoints of a layout are computed from it.
///
/// The x and y of an item count from the zero point of its superview's content (a guide's: of its owning
/// view's), and belong to its alignment rectangle, as in constraints.
@MainActor package struct LayoutSystem {
  /// A view or a guide, and the position or the size that a variable stands for.
  package struct Quantity {
    /// The view or guide.
    package let item: AnyObject
    package let axis: NSLayoutConstraint.Axis
    /// True for the width or height, false for the left or upper edge.
    package let isSize: Bool
  }

  /// The origin of a row.
  package enum Source {
    /// An active constraint of client code, of a stack view or of this module.
    case constraint(NSLayoutConstraint)
    /// The left or upper edge that a view has by its frame and its mask, or a guide by its insets.
    case position(AnyObject)
    /// The size that a view has by its frame and its autoresizing mask, a guide by its insets, or the topmost
    /// view by a fitting size.
    case size(AnyObject)
    /// The content of a view, at the hugging priority; of a guide, the size that it prefers.
    case hugging(AnyObject)
    /// The content of a view, at the compression resistance priority; of a guide, its outermost position.
    case compressionResistance(AnyObject)
    /// A row that was added to the copy.
    case added
  }

  /// The topmost view of the tree.
  package let root: UIView
  /// The copy of the solver; it is solved.
  package var solver: Solver
  let engine: LayoutEngine

  /// Copies the system of the tree that contains `view`; nil if nothing in the tree has been laid out by
  /// constraints.
  ///
  /// The tree is laid out first. The cost is linear in its number of constraints.
  package init?(of view: UIView) {
    let top = view.node.root
    top.view?.layoutIfNeeded()
    guard let root = top.view, let engine = top.engine, engine.root === top else { return nil }
    self.root = root
    self.engine = engine
    solver = engine.solver
    if solver.needsSolve { solve() }
  }

  /// Solves the copy, and leaves out the constraints that the tree leaves out.
  package mutating func solve() {
    let engine = engine
    solver.solve { engine.sortByRank(&$0) }
  }

  /// Returns the view or guide of a variable and the position or size that it stands for; nil if the view was
  /// released, or if the variable was added to the copy.
  package func quantity(of variable: Variable) -> Quantity? {
    let index = Int(variable.index)
    guard index < engine.nodeOfVariable.count, let node = engine.nodeOfVariable[index]?.takeUnretainedValue(),
      let item = node.item
    else { return nil }
    for axis in NSLayoutConstraint.Axis.both {
      if node.axes[axis].near == variable { return Quantity(item: item, axis: axis, isSize: false) }
      if node.axes[axis].size == variable { return Quantity(item: item, axis: axis, isSize: true) }
    }
    return nil
  }

  /// Returns the variable of an item's left or upper edge; nil for an item that no constraint mentions, and
  /// for the topmost view.
  package func near(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> Variable? {
    node(of: item)?.axes[axis].near
  }

  package func size(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> Variable? {
    node(of: item)?.axes[axis].size
  }

  package func source(of row: ConstraintID) -> Source {
    guard Int(row.index) < engine.ownerOfRow.count else { return .added }
    let owner = engine.ownerOfRow[Int(row.index)]
    if let constraint = owner.constraint?.takeUnretainedValue() { return .constraint(constraint) }
    guard let node = owner.node?.takeUnretainedValue(), let item = node.item else { return .added }
    // The optional row of a content that was left out has the origin of the required one.
    let row = engine.optionalContents.first { $0.value == row }?.key ?? row
    for axis in NSLayoutConstraint.Axis.both {
      let rows = node.axes[axis]
      if rows.nearRow == row { return .position(item) }
      if rows.sizeRow == row { return .size(item) }
      if rows.huggingRow == row { return .hugging(item) }
      if rows.resistanceRow == row { return .compressionResistance(item) }
    }
    return .added
  }

  package func row(of constraint: NSLayoutConstraint) -> ConstraintID? {
    guard let row = constraint.row, Int(row.index) < engine.ownerOfRow.count else { return nil }
    guard case .constraint(let owner) = source(of: row), owner === constraint else { return nil }
    return row
  }

  /// Returns the frame that the copy gives a view or guide, in the coordinates of its superview or owning
  /// view, before it is rounded to whole pixels; nil if no constraint mentions the item.
  package func exactFrame(of item: AnyObject) -> CGRect? {
    guard let node = node(of: item), node.hasVariables else { return nil }
    // A guide has no alignment insets, and its size may be negative. While that is not known yet, the frame
    // would be limited to sizes of at least 0.
    _ = node.alignmentInsets
    return node.frame(for: solver.box(of: node.axes))
  }

  private func node(of item: AnyObject) -> LayoutNode? {
    let node = (item as? UIView)?.node ?? (item as? UILayoutGuide)?.node
    return node.flatMap { $0.viewNode?.engine === engine ? $0 : nil }
  }
}

extension UIView {
  /// The frame of the last layout before it was rounded to whole pixels; the frame for a view that no
  /// constraint mentions, and for the topmost view.
  package var exactFrame: CGRect {
    guard let engine = node.engine, node.hasVariables, node.parent != nil else { return frame }
    return node.frame(for: engine.solver.box(of: node.axes))
  }
}
