import LayoutSolver

/// The rows of an own guide in an engine, as the guide adds and updates them.
@MainActor struct GuideRows {
  /// The rows that a guide may have along one axis.
  enum Row {
    case near
    case size
    /// The row of the size that the guide has if nothing prevents it.
    case preferredSize
    /// The row of the outermost position.
    case limit
  }

  let view: UIView
  private let engine: LayoutEngine
  private let node: LayoutNode
  private let parent: LayoutNode

  /// Creates the rows of a guide; nil if the guide has no view any more.
  init?(of guide: any OwnGuide, in engine: LayoutEngine) {
    guard let parent = guide.node.parent, let view = parent.view else { return nil }
    self.view = view
    self.engine = engine
    self.parent = parent
    node = guide.node
  }

  /// True if the rows are part of a query about the tree below a view; views around that view are then not
  /// part of the system.
  var isScratch: Bool { engine.isScratch }

  // Insets

  // The visible part of a view begins at the corner of its bounds. Positions count from there in a plain
  // view, and from the zero point of the content in a view that scrolls.
  //
  //  zero point |<-- shown from here -->|<-- near inset -->[ guide ]<-- far inset -->|

  /// The point from which the view is shown, relative to the point from which positions count.
  var shownOrigin: CGPoint { parent.bounds.origin - parent.corner }
  /// The insets of the view's alignment rectangle, to which the variables of the view refer.
  var alignmentInsets: UIEdgeInsets { parent.alignmentInsets }

  func inset(by insets: UIEdgeInsets) {
    for axis in NSLayoutConstraint.Axis.both { inset(by: insets, along: axis) }
  }

  func inset(by insets: UIEdgeInsets, along axis: NSLayoutConstraint.Axis) {
    engine.giveVariables(to: parent)
    // The insets are relative to the frame, but the engine's size is that of the alignment rectangle.
    engine.place(
      node, near: shownOrigin[axis] + insets.near(axis), size: alignmentInsets.sum(axis) - insets.sum(axis),
      Shares(near: 0, size: 1), of: parent, along: axis)
  }

  /// Places the guide inside the edges of `area`, another guide that begins at the point from which positions
  /// count.
  ///
  ///     |<-- near inset -->[ guide ]<-- far inset -->| of the area
  func inset(by insets: UIEdgeInsets, inside area: UILayoutGuide) {
    engine.giveVariables(to: area.node)
    for axis in NSLayoutConstraint.Axis.both {
      engine.place(
        node, near: insets.near(axis), size: -insets.sum(axis), Shares(near: 0, size: 1), of: area.node,
        along: axis)
    }
  }

  // Rows

  func near(_ axis: NSLayoutConstraint.Axis) -> Variable { existing(node.axes[axis].near, of: node) }
  func size(_ axis: NSLayoutConstraint.Axis) -> Variable { existing(node.axes[axis].size, of: node) }

  func viewSize(_ axis: NSLayoutConstraint.Axis) -> Variable {
    engine.giveVariables(to: parent)
    return existing(parent.axes[axis].size, of: parent)
  }

  private func existing(_ variable: Variable?, of item: LayoutNode) -> Variable {
    guard let variable else {
      let name = item.item.map { "\($0)" } ?? "a released item"
      preconditionFailure("The rows of \(node.guide?.identifier ?? "a guide") need the variables of \(name).")
    }
    return variable
  }

  /// Adds a row, or changes the constant of the row; the terms have to be the same in each call.
  ///
  /// A required row is never left out in a conflict.
  func set(
    _ row: Row, along axis: NSLayoutConstraint.Axis, _ terms: [Term], _ relation: Relation,
    _ constant: CGFloat, priority: UILayoutPriority = .required
  ) {
    if let present = node.axes[axis][row] { return engine.setConstant(constant, ofRow: present) }
    node.axes[axis][row] = engine.addRow(
      terms, relation, constant, priority: priority.rawValue, isBreakable: priority != .required, of: nil,
      node)
  }

  /// Adds a row that compares the near edge of the guide with a position in the coordinates of `outer`, a
  /// view around the guide.
  ///
  ///     outer |--- x of view --->|--- x of guide --->[ guide ]
  func setPosition(
    _ row: Row, along axis: NSLayoutConstraint.Axis, _ relation: Relation, _ position: CGFloat,
    in outer: UIView
  ) {
    var sum = LinearSum()
    engine.addPosition(
      of: BorrowedNode(node), along: axis, times: 1, to: &sum, in: BorrowedNode(outer.node))
    set(row, along: axis, sum.terms, relation, position - outer.node.corner[axis] - sum.constant)
  }

  func removeAll() {
    for axis in NSLayoutConstraint.Axis.both { engine.removeNaturalRows(of: node, along: axis) }
  }
}

extension AxisRows {
  fileprivate subscript(row: GuideRows.Row) -> ConstraintID? {
    get {
      switch row {
      case .near: nearRow
      case .size: sizeRow
      case .preferredSize: huggingRow
      case .limit: resistanceRow
      }
    }
    set {
      switch row {
      case .near: nearRow = newValue
      case .size: sizeRow = newValue
      case .preferredSize: huggingRow = newValue
      case .limit: resistanceRow = newValue
      }
    }
  }
}
