/// A rectangle that takes part in the layout and is not visible.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  nonisolated(unsafe) let node = LayoutNode()

  /// A name for reports.
  open var identifier = ""

  /// Creates a guide without an owning view; `UIView.addLayoutGuide(_:)` sets its owner.
  public override init() {
    super.init()
    node.guide = self
  }

  /// Creates a guide without an owning view; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    node.guide = self
  }

  // Anchors

  /// The leading edge, at which a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
  /// The trailing edge, at which a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }

  // The layout

  /// The view that owns the guide.
  open var owningView: UIView? { node.parentView }

  /// The rectangle, in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let parent = node.parent else { return .zero }
    if let guide = node.ownGuide, let view = parent.view { return guide.layoutFrame(in: view) }
    guard let engine = parent.engine else { return .zero }
    return node.frame(for: engine.solver.box(of: node.axes))
  }

  /// True if the constraints leave the position or the size of the guide open; costs a layout of the whole
  /// tree.
  open var hasAmbiguousLayout: Bool { node.isAmbiguous }

  /// Returns the active constraints that determine the position and the size of the guide along `axis`, those
  /// of outer views first.
  ///
  /// The method is meant for debugging. In a tree that is laid out, the cost depends on the part of the tree
  /// that constraints connect with the guide. Any other tree is solved first.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffecting(axis)
  }

  deinit { node.guideWillDeinit() }
}
