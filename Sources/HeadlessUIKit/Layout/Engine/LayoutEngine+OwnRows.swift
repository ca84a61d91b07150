import LayoutSolver

// The own rows of an item, which belong to the item and not to a constraint: the size of the topmost view,
// the frame of a view that is placed by its frame, the insets of the own guides of a view, and the size of
// the content.
extension LayoutEngine {
  /// Adds the variables and the own rows of an item that has none yet.
  @inline(__always) @MainActor func giveVariables(to item: BorrowedNode) {
    if !item.hasVariables { giveVariables(to: item.node) }
  }

  /// Adds the variables and the own rows of `item`, and of the views above it whose sizes those rows mention.
  ///
  /// An item that code of the client has just removed from the tree gets none.
  @MainActor func giveVariables(to item: LayoutNode) {
    guard !item.hasVariables, isInTree(item) else { return }
    addVariables(of: item)
    guard item.isSizedByParent else { return makeOwnRows(of: item) }
    var chain = [item]
    while let node = chain.last, node.isSizedByParent, node !== root, let parent = node.parent,
      !parent.hasVariables
    {
      addVariables(of: parent)
      chain.append(parent)
    }
    for node in chain.reversed() { makeOwnRows(of: node) }
  }

  @MainActor func updateOwnRows(of node: LayoutNode) {
    node.flags.remove(.hasInvalidRows)
    guard isInTree(node) else { return }
    guard node.hasVariables else {
      if node.view != nil, !node.flags.contains(.translatesAutoresizingMask) { giveVariables(to: node) }
      return
    }
    makeOwnRows(of: node)
  }

  @MainActor private func makeOwnRows(of node: LayoutNode) {
    node.flags.remove(.hasInvalidRows)
    if node === root {
      updateRoot(node)
    } else if let guide = node.ownGuide {
      updateRows(of: guide)
    } else if node.view != nil, node.flags.contains(.translatesAutoresizingMask) {
      updateFrame(of: node)
    } else {
      removeFrame(of: node)
    }
    updateContent(of: node)
  }

  /// Returns true if the view of the item, or the view that owns it, is in the tree of this engine.
  private func isInTree(_ node: LayoutNode) -> Bool {
    node.guide == nil ? node.engine === self : node.parent?.engine === self
  }

  @MainActor private func addVariables(of node: LayoutNode) {
    let isRoot = node === root
    // The size of a guide may be negative in a view that is smaller than the guide's insets. A negative size
    // alone is not a conflict.
    let kind: VariableKind = node.ownGuide?.mayBeNegative == true ? .position : .size
    for axis in NSLayoutConstraint.Axis.both {
      if !isRoot { node.axes[axis].near = addVariable(.position, of: node) }
      node.axes[axis].size = addVariable(kind, of: node)
    }
    guard node.view != nil, !node.flags.contains(.translatesAutoresizingMask), !isScratch else { return }
    awaitFrame(of: node)
  }

  /// Updates the size of the topmost view.
  ///
  /// The size is an input of the solver, unless constraints of the view determine it.
  @MainActor private func updateRoot(_ node: LayoutNode) {
    let old = rootSizeSource
    let whole = node.alignmentSize(of: node.bounds.size)
    rootSizeSource = old.updated(isGiven: node.flags.contains(.translatesAutoresizingMask))
    for axis in NSLayoutConstraint.Axis.both {
      guard let variable = node.axes[axis].size else { continue }
      if case .given = old, !rootSizeSource.isGiven { solver.release(variable) }
      switch rootSizeSource {
      case .given: solver.suggest(limited(whole[axis]), for: variable)
      case .free: break
      case .fitting(let target, let priorities):
        preferSize(node.alignmentSize(of: target)[axis], at: priorities[axis], for: node, along: axis)
      }
    }
  }

  /// Adds the row size of `node` = `size` at a priority; later calls change only the constant of the row.
  func preferSize(
    _ size: CGFloat, at priority: UILayoutPriority, for node: LayoutNode, along axis: NSLayoutConstraint.Axis
  ) {
    let rows = node.axes[axis]
    if let row = rows.sizeRow { return setConstant(size, ofRow: row) }
    guard let variable = rows.size else { return }
    node.axes[axis].sizeRow = addRow(variable, .equal, size, priority: priority, of: node)
  }

  /// Updates the rows of a view that is placed by its frame and that follows the size of its superview.
  @MainActor private func updateFrame(of node: LayoutNode) {
    guard let parent = node.parent, let view = node.view else { return }
    let mask = parent.flags.contains(.autoresizesSubviews) ? view.autoresizingMask : []
    if !mask.isEmpty { giveVariables(to: parent) }
    let box = node.box(for: node.frame)
    let outer = node.outerBox(for: node.frame)
    let whole = parent.alignmentSize(of: parent.bounds.size)
    for axis in NSLayoutConstraint.Axis.both {
      let shares = mask.shares(
        near: outer.origin[axis], size: outer.size[axis], of: parent.bounds.size[axis], along: axis)
      place(
        node, near: box.origin[axis] - shares.near * whole[axis],
        size: box.size[axis] - shares.size * whole[axis], shares, of: parent, along: axis)
    }
  }

  /// Adds the rows near = share × whole + constant and size = share × whole + constant.
  ///
  /// If the shares are the same as before, only the constants of the rows change.
  func place(
    _ node: LayoutNode, near: CGFloat, size: CGFloat, _ shares: Shares, of parent: LayoutNode,
    along axis: NSLayoutConstraint.Axis
  ) {
    guard node.hasVariables, parent.hasVariables || shares == Shares(near: 0, size: 0) else { return }
    var rows = node.axes[axis]
    if let nearRow = rows.nearRow, let sizeRow = rows.sizeRow, rows.shares == shares {
      setConstant(near, ofRow: nearRow)
      setConstant(size, ofRow: sizeRow)
      return
    }
    removeRow(rows.nearRow)
    removeRow(rows.sizeRow)
    func row(_ variable: Variable?, _ share: CGFloat, _ constant: CGFloat) -> ConstraintID? {
      guard let variable else { return nil }
      var terms = [Term(1, variable)]
      if share != 0, let whole = parent.axes[axis].size { terms.append(Term(Double(-share), whole)) }
      return addRow(terms, .equal, constant, isBreakable: false, of: nil, node)
    }
    rows.shares = shares
    rows.nearRow = row(rows.near, shares.near, near)
    rows.sizeRow = row(rows.size, shares.size, size)
    node.axes[axis] = rows
  }

  private func removeFrame(of node: LayoutNode) {
    for axis in NSLayoutConstraint.Axis.both where node.axes[axis].nearRow != nil {
      removeRow(node.axes[axis].nearRow.take())
      removeRow(node.axes[axis].sizeRow.take())
    }
  }

  // Content.

  /// Updates the rows of the content of a view that is placed by constraints.
  ///
  /// The rows are size ≤ content at the hugging priority and size ≥ content at the compression resistance
  /// priority.
  @MainActor private func updateContent(of node: LayoutNode) {
    guard let view = node.view else { return }
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    if !node.flags.contains(.translatesAutoresizingMask) { content = view.intrinsicContentSize }
    var width: CGFloat = 0
    var height: CGFloat?
    if content.height >= 0 {
      width = value(node.axes.horizontal.size)
      // Without a width only nil counts; at the width 0, each character of a text would be a line.
      height = view.contentHeight(forWidth: width > 0 ? width : .greatestFiniteMagnitude)
    }
    node.flags.set(.heightFollowsWidth, height != nil)
    node.flags.remove(.contentIsTight)
    if height != nil { solver.tracksFound = true }
    if let height, width > 0 { content.height = height }
    for axis in NSLayoutConstraint.Axis.both { setContent(content[axis], of: node, view, along: axis) }
  }

  /// Adds or updates the rows of the content along `axis`.
  ///
  /// A view that code of the client has just removed from the tree gets none.
  @MainActor func setContent(
    _ content: CGFloat, of node: LayoutNode, _ view: UIView, along axis: NSLayoutConstraint.Axis
  ) {
    trap(if: view.mistake(inContent: content))
    let rows = node.axes[axis]
    if rows.huggingRow != nil || rows.resistanceRow != nil {
      guard content >= 0 else { return removeContent(of: node, along: axis) }
      if let row = rows.huggingRow { setConstant(content, ofRow: row) }
      if let row = rows.resistanceRow { setConstant(content, ofRow: row) }
      return
    }
    guard content >= 0, let size = rows.size, isInTree(node) else { return }
    func row(_ relation: Relation, _ priority: UILayoutPriority) -> ConstraintID? {
      guard priority.rawValue > 0 else { return nil }
      let priority = UILayoutPriority(min(priority.rawValue, 1000))
      return addRow(size, relation, content, priority: priority, of: node)
    }
    node.axes[axis].huggingRow = row(.lessThanOrEqual, view.contentHuggingPriority(for: axis))
    let priority = view.contentCompressionResistancePriority(for: axis)
    node.axes[axis].resistanceRow = row(
      .greaterThanOrEqual, view.winsCompressionTies ? priority.nextHigher : priority)
  }

  func removeContent(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) {
    removeRow(node.axes[axis].huggingRow.take())
    removeRow(node.axes[axis].resistanceRow.take())
  }

  /// Gives each content that the last solve left out an optional row at the highest priority below 1000.
  ///
  /// In UIKit a required content that conflicts still counts before every optional constraint: if a label has
  /// the compression resistance 1000 and a slider 999, the label gets all 9 points that both have. The
  /// required row stays in its conflict. The system needs another solve if a row changes here.
  func keepLeftOutContents() {
    if !solver.hasConflicts, optionalContents.isEmpty { return }
    let leftOut = solver.conflicts.map(\.broken).filter { row in
      ownerOfRow[Int(row.index)].node?.takeUnretainedValue().isContent(row) == true
    }
    let ended = optionalContents.keys.filter { !leftOut.contains($0) }
    for row in ended.sorted(by: { $0.index < $1.index }) {
      removeRow(optionalContents.removeValue(forKey: row))
    }
    for row in leftOut {
      let content = solver.content(of: row)
      if let optional = optionalContents[row] {
        solver.setConstant(content.constant, of: optional)
        continue
      }
      optionalContents[row] = addRow(
        content.terms, content.relation, CGFloat(content.constant), priority: Float(1000).nextDown, of: nil,
        ownerOfRow[Int(row.index)].node?.takeUnretainedValue())
    }
  }

  /// Updates the height of the content to the width of the last solve, and the baselines of the view.
  @MainActor func updateHeight(of node: LayoutNode) {
    let width = value(node.axes.horizontal.size)
    guard let view = node.view else { return }
    // Without a width, as for a text that is hidden in a row, the height is that of one line.
    guard let height = width > 0 ? view.contentHeight(forWidth: width) : view.intrinsicContentSize.height
    else { return }
    setContent(height, of: node, view, along: .vertical)
    queueBaselines(of: node)
  }

  func setPriority(_ priority: UILayoutPriority, ofRow row: ConstraintID) {
    solver.setPriority(priority.rawValue, of: row)
  }

  func setConstant(_ constant: CGFloat, ofRow row: ConstraintID) {
    solver.setConstant(limited(constant), of: row)
  }
}

extension LayoutNode {
  /// Returns true for a row of the content of this view; false for any row of a guide.
  func isContent(_ row: ConstraintID) -> Bool {
    ownGuide == nil
      && NSLayoutConstraint.Axis.both.contains { axes[$0].huggingRow == row || axes[$0].resistanceRow == row }
  }

  @MainActor fileprivate var isSizedByParent: Bool {
    if let ownGuide { return ownGuide.inputs.contains(.bounds) }
    guard let view, let parent, flags.contains(.translatesAutoresizingMask) else { return false }
    return parent.flags.contains(.autoresizesSubviews) && !view.autoresizingMask.isEmpty
  }
}

extension UILayoutPriority {
  fileprivate var nextHigher: UILayoutPriority {
    guard rawValue > 0, rawValue.nextUp < Self.required.rawValue else { return self }
    return UILayoutPriority(rawValue.nextUp)
  }
}
