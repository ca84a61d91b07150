import LayoutSolver

/// The layout data of a view or a guide: its position in the tree, its geometry and its variables in the
/// engine.
///
/// A view or guide owns its node. Constraints and anchors reference the node and never the view, so a
/// released item is nil for them. References from a node to its own view or guide, and to anything above it,
/// are unowned. Before an object is released, it removes itself from these references.
final class LayoutNode {
  /// The view of this node; nil for a guide, and after the view was released.
  @exclusivity(unchecked) unowned(unsafe) var view: UIView?
  /// The guide of this node; nil for a view, and after the guide was released.
  @exclusivity(unchecked) unowned(unsafe) var guide: UILayoutGuide?
  /// The node of the superview, or of the view that owns the guide.
  var parent: LayoutNode? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  @exclusivity(unchecked) private var parentReference: Unmanaged<LayoutNode>?
  /// The view of the parent, read without retaining the parent.
  var parentView: UIView? { parentReference?._withUnsafeGuaranteedRef { $0.view } }
  /// True if the other node is the parent, which is not retained for it.
  func isInside(directly other: LayoutNode) -> Bool {
    parentReference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
  /// The parent, read without retaining it.
  var borrowedParent: BorrowedNode? {
    guard let parentReference else { return nil }
    return BorrowedNode(parentReference)
  }
  var isView: Bool { view != nil }
  @exclusivity(unchecked) unowned(unsafe) var layoutWindow: (any LayoutWindow)?
  /// The controller of the view, which takes part in the layout pass.
  @exclusivity(unchecked) unowned(unsafe) var layoutController: (any LayoutController)?

  /// The subviews, back to front.
  @exclusivity(unchecked) var children: [UIView] = []
  var guides: [UILayoutGuide] = []
  /// The data that only few views need, such as own guides.
  @exclusivity(unchecked) var extras: ViewExtras?
  @exclusivity(unchecked) var held = HeldConstraints()
  @exclusivity(unchecked) var mentions: [Unmanaged<NSLayoutConstraint>] = []

  /// The upper left corner of the frame, in the superview's coordinates, without the transform of the view.
  @exclusivity(unchecked) var origin = CGPoint.zero
  /// The view's own coordinate system; its size is the frame's.
  @exclusivity(unchecked) var bounds = CGRect.zero
  /// The settings and the outstanding updates.
  @exclusivity(unchecked) var flags: LayoutFlags = [
    .translatesAutoresizingMask, .autoresizesSubviews, .needsLayout, .needsUpdateConstraints,
    .needsUpdateProperties,
  ]
  /// The relation of the alignment rectangle to the frame, as far as it is known.
  @exclusivity(unchecked) var alignment = Alignment.unknown
  /// The number of changes to the content and to its priorities, for layouts without constraints.
  @exclusivity(unchecked) var contentVersion: UInt32 = 0

  /// The engine of the tree, created in the tree's first layout; a guide has the engine of its owning view.
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// The variables in the engine and the own rows of the item.
  @exclusivity(unchecked) var axes = PerAxis(AxisRows())

  // Objects of other folders. Their getters read a flag first: copying an empty reference to a protocol would
  // call the runtime for each view and for each side of a constraint.

  @inline(__always) var ownGuide: (any OwnGuide)? {
    get { isOwnGuide ? ownGuideReference : nil }
    set {
      ownGuideReference = newValue
      isOwnGuide = newValue != nil
    }
  }
  @exclusivity(unchecked) private unowned(unsafe) var ownGuideReference: (any OwnGuide)?
  @exclusivity(unchecked) private(set) var isOwnGuide = false

  /// The view that shows a part of a larger area, if this is its node; nil for every other node.
  @inline(__always) var contentArea: (any ContentArea)? {
    get { showsArea ? areaReference : nil }
    set {
      areaReference = newValue
      showsArea = newValue != nil
    }
  }
  @exclusivity(unchecked) private unowned(unsafe) var areaReference: (any ContentArea)?
  @exclusivity(unchecked) private(set) var showsArea = false

  /// The rectangle in the superview's coordinates, without the transform of the view.
  var frame: CGRect { CGRect(origin: origin, size: bounds.size) }

  var item: AnyObject? { view ?? guide }

  /// The node of the view itself, or of the view that owns the guide; nil for a guide without an owning view.
  var viewNode: LayoutNode? { guide == nil ? self : parent }

  var hasVariables: Bool { axes.horizontal.size != nil }

  func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// Returns this node and the nodes of all views inside it, each view before its subviews.
  func subtree() -> [LayoutNode] {
    if children.isEmpty { return [self] }
    var found: [LayoutNode] = []
    var open = [self]
    while let node = open.popLast() {
      found.append(node)
      for child in node.children.reversed() { open.append(child.node) }
    }
    return found
  }

  func forEachGuide(_ body: (LayoutNode) -> Void) {
    for guide in guides { body(guide.node) }
    guard let extras else { return }
    for guide in extras.ownGuides { body(guide.node) }
    for guide in extras.privateGuides { body(guide.node) }
  }

  /// Sets the flags `own` on this node, and `below` on every node above it, up to one that has `below`
  /// already.
  func mark(_ own: LayoutFlags, below: LayoutFlags) {
    flags.insert(own)
    var above = parent
    while let node = above, !node.flags.contains(below) {
      node.flags.insert(below)
      above = node.parent
    }
  }

  func markNeedsLayout() { mark(.needsLayout, below: .descendantNeedsLayout) }
}

/// The variables and own rows of an item along one axis; nil for none.
struct AxisRows {
  /// The variable of the left or upper edge, relative to the corner of the superview's bounds.
  var near: Variable?
  var size: Variable?
  /// The row of the near edge, for an item that is placed by autoresizing or insets.
  var nearRow: ConstraintID?
  /// The row of the size, for an item that is sized by autoresizing, insets or a frame.
  var sizeRow: ConstraintID?
  /// The shares of a growth of the superview in these two rows.
  var shares = Shares(near: 0, size: 0)
  /// The row size ≤ content.
  var huggingRow: ConstraintID?
  /// The row size ≥ content.
  var resistanceRow: ConstraintID?

  /// The own rows, nil for each that the item does not have.
  var all: [ConstraintID?] { [nearRow, sizeRow, huggingRow, resistanceRow] }

  mutating func takeRows() -> [ConstraintID?] {
    [nearRow.take(), sizeRow.take(), huggingRow.take(), resistanceRow.take()]
  }
}

/// The settings of a node and its outstanding updates.
///
/// They are bits of one word and not states of an enum, because nearly all combinations occur: a pass reads
/// one word of each node to see if an update is outstanding, and `mark` stops at the first node that has the
/// bit.
struct LayoutFlags: OptionSet {
  let rawValue: UInt32

  // Replaces the generic method of `OptionSet`, which is not specialized in a debug build.
  func contains(_ flags: LayoutFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

  mutating func set(_ flags: LayoutFlags, _ isOn: Bool) { if isOn { insert(flags) } else { remove(flags) } }
  static let translatesAutoresizingMask = LayoutFlags(rawValue: 1 << 0)
  /// Subviews are resized by their masks when the bounds change.
  static let autoresizesSubviews = LayoutFlags(rawValue: 1 << 1)
  static let needsLayout = LayoutFlags(rawValue: 1 << 2)
  static let descendantNeedsLayout = LayoutFlags(rawValue: 1 << 3)
  static let needsUpdateConstraints = LayoutFlags(rawValue: 1 << 4)
  static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 1 << 5)
  /// The view has not been given the present frame of the engine yet.
  static let framePending = LayoutFlags(rawValue: 1 << 6)
  static let leaving = LayoutFlags(rawValue: 1 << 7)
  static let isTakingFrame = LayoutFlags(rawValue: 1 << 8)
  static let hasInvalidRows = LayoutFlags(rawValue: 1 << 9)
  static let heightFollowsWidth = LayoutFlags(rawValue: 1 << 10)
  /// The superview has to be notified when the view is hidden or its content changes.
  static let isArranged = LayoutFlags(rawValue: 1 << 11)
  /// A view around this one uses a baseline of this view.
  static let isBaselineOfOthers = LayoutFlags(rawValue: 1 << 12)
  /// The width of the content is that of its longest line as broken now, not that of its text in one line.
  static let contentIsTight = LayoutFlags(rawValue: 1 << 13)
  /// The view has a transform or an anchor point of its own; its frame here is the one without them.
  static let isTransformed = LayoutFlags(rawValue: 1 << 14)
  /// The app has added layers between the subviews.
  static let hasSublayers = LayoutFlags(rawValue: 1 << 15)
  static let needsUpdateProperties = LayoutFlags(rawValue: 1 << 16)
  static let controllerNeedsUpdateProperties = LayoutFlags(rawValue: 1 << 17)
  static let descendantNeedsUpdateProperties = LayoutFlags(rawValue: 1 << 18)
  static let overridesTraits = LayoutFlags(rawValue: 1 << 19)
}
