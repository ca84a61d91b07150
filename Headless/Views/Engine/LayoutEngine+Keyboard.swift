import LayoutSolver

// The keyboard belongs to the window, and the guide to a view inside the window. The rows of the guide state
// its position in the window, so it is correct in the same solve that moves the view.
//
//   window |--- y of the view --->|--- y of the guide --->[ guide ] bottom of the view
//                                                         ↑ at most the top of the keyboard,
//                                                           and of the bottom safe area
extension LayoutEngine {
  /// Updates the rows of a keyboard guide.
  @MainActor func updateKeyboardGuide(_ node: LayoutNode, in parent: LayoutNode, of view: UIView) {
    guard let guide = node.guide as? UIKeyboardLayoutGuide else { return }
    enroll(parent)
    for axis in NSLayoutConstraint.Axis.both { removeNaturalRows(of: node, along: axis) }
    // In a scratch engine, the window is not part of the tree.
    let keyboard = isScratch ? nil : guide.keyboard
    if let keyboard, !keyboard.isDocked, let window = view.window {
      for axis in NSLayoutConstraint.Axis.both { float(node, at: keyboard, in: window.node, along: axis) }
      return
    }
    inset(node, by: .zero, in: parent, along: .horizontal)
    pin(
      node, toBottomOf: parent,
      height: isScratch ? guide.rectangle(in: view).size.height : guide.safeHeight(in: view))
    if let keyboard, let window = view.window { reach(node, upTo: keyboard, in: window.node) }
  }

  /// Adds the rows near + size = size of the view and size ≥ `height`; the size is otherwise as small as
  /// possible.
  @MainActor private func pin(_ node: LayoutNode, toBottomOf parent: LayoutNode, height: CGFloat) {
    let rows = node.axes.vertical
    let near = Variable(index: rows.near)
    let size = Variable(index: rows.size)
    let whole = Variable(index: parent.axes.vertical.size)
    let bottom = parent.alignmentInsets.sum(.vertical) + parent.bounds.origin.y - parent.corner.y
    node.axes.vertical.nearRow = addRow(
      [Term(1, near), Term(1, size), Term(-1, whole)], .equal, bottom, isBreakable: false, of: nil, node)
    node.axes.vertical.sizeRow = addRow(
      [Term(1, size)], .greaterThanOrEqual, height, isBreakable: false, of: nil, node)
    node.axes.vertical.huggingRow = addRow([Term(1, size)], .equal, height, priority: 999, of: nil, node)
  }

  /// Adds the row that keeps the top of the guide at or above the top of the keyboard.
  @MainActor private func reach(_ node: LayoutNode, upTo keyboard: Keyboard, in window: LayoutNode) {
    var sum = LinearSum()
    addPosition(of: BorrowedNode(node), along: .vertical, times: 1, to: &sum, in: BorrowedNode(window))
    let top = keyboard.frame.origin.y - window.corner.y
    node.axes.vertical.resistanceRow = addRow(
      sum.terms, .lessThanOrEqual, top - sum.constant, isBreakable: false, of: nil, node)
  }

  /// Adds the rows that place the guide at the keyboard.
  @MainActor private func float(
    _ node: LayoutNode, at keyboard: Keyboard, in window: LayoutNode, along axis: NSLayoutConstraint.Axis
  ) {
    var sum = LinearSum()
    addPosition(of: BorrowedNode(node), along: axis, times: 1, to: &sum, in: BorrowedNode(window))
    let near = keyboard.frame.origin[axis] - window.corner[axis]
    let size = [Term(1, Variable(index: node.axes[axis].size))]
    node.axes[axis].nearRow = addRow(
      sum.terms, .equal, near - sum.constant, isBreakable: false, of: nil, node)
    node.axes[axis].sizeRow = addRow(
      size, .equal, keyboard.frame.size[axis], isBreakable: false, of: nil, node)
  }
}
