/// A rectangle that takes part in the layout and is never seen.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  nonisolated(unsafe) let node = LayoutNode()

  /// A name for reports.
  open var identifier = ""

  /// A guide that belongs to no view yet; `UIView.addLayoutGuide(_:)` gives it one.
  public override init() {
    super.init()
    node.guide = self
  }

  /// A guide that belongs to no view yet; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    node.guide = self
  }

  /// The view the guide belongs to.
  open var owningView: UIView? { node.parent?.view }

  /// The rectangle, in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let parent = node.parent else { return .zero }
    if let kind = node.ownGuideKind, let view = parent.view { return view.layoutFrame(of: kind) }
    guard let engine = parent.engine else { return .zero }
    return node.frame(for: engine.solver.box(of: node.axes))
  }

  /// Whether the constraints leave the place or the size of the guide open; it
  /// costs a layout of the whole tree.
  open var hasAmbiguousLayout: Bool { node.isAmbiguous }

  /// The active constraints that the place and the size of the guide along `axis` depend
  /// on, those of outer views first.
  ///
  /// It costs many layouts of the tree and is meant for looking for mistakes.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffecting(axis)
  }

  deinit { node.guideDidDie() }
}
