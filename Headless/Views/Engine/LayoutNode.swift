import LayoutSolver

/// The layout half of a view or a guide: its place in the tree, its geometry and its variables in the engine.
///
/// Views and guides own their node; constraints and anchors hold the node and never the view, so that an item
/// that dies is simply gone from them. All references from here to views, guides and other nodes are unowned,
/// and whoever dies takes itself out of the others' fields first.
final class LayoutNode {
  /// The view this is the node of; nil for a guide, and once the view is gone.
  unowned(unsafe) var view: UIView?
  /// The guide this is the node of; nil for a view, and once the guide is gone.
  unowned(unsafe) var guide: UILayoutGuide?
  /// The node of the superview, or of the view that owns the guide.
  var parent: LayoutNode? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  private var parentReference: Unmanaged<LayoutNode>?
  /// The view of the parent, which is read without retaining the parent.
  var superview: UIView? { parentReference?._withUnsafeGuaranteedRef { $0.view } }
  /// The window the view is in.
  unowned(unsafe) var window: UIWindow?
  /// The controller whose view this is.
  unowned(unsafe) var controller: UIViewController?

  /// The subviews, back to front.
  var children: [UIView] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// What only few views have: guides of the view itself, and the like.
  var extras: ViewExtras?
  /// The constraints that live in the view.
  var held = HeldConstraints()
  /// Every active constraint that has this item on one of its sides, each once.
  var mentions: [Unmanaged<NSLayoutConstraint>] = []

  /// The upper left corner of the frame, in the superview's coordinates.
  var origin = CGPoint.zero
  /// The view's own coordinate system; its size is the frame's.
  var bounds = CGRect.zero
  /// What is switched on and what is outstanding.
  var flags: LayoutFlags = [
    .translatesAutoresizingMask, .autoresizesSubviews, .needsLayout, .needsUpdateConstraints,
    .alignmentIsUnknown,
  ]

  /// The engine of the tree, from the tree's first layout on; a guide's is that of the view that owns it.
  var engine: LayoutEngine?
  /// Which of the guides that a view has of its own this is; nil for every other node.
  var ownGuideKind: OwnGuideKind?
  /// The variables of the engine, −1 for none, and the rows that the item has by its nature.
  var axes = PerAxis(AxisRows())

  /// The rectangle in the superview's coordinates.
  var frame: CGRect { CGRect(origin: origin, size: bounds.size) }

  /// The view or the guide; nil once it is gone.
  var item: AnyObject? { view ?? guide }

  /// The node of the view itself or of the view that owns the guide; nil when there is none.
  var viewNode: LayoutNode? { guide == nil ? self : parent }

  /// Whether the engine has variables for this item.
  var isEnrolled: Bool { axes.horizontal.size >= 0 }

  /// Whether this node is `other` or somewhere inside it.
  func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The topmost node of the tree.
  var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// This node and the nodes of all views inside it, each before what is inside it.
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

  /// Calls `body` with every guide the view has.
  func forEachGuide(_ body: (LayoutNode) -> Void) {
    for guide in guides { body(guide.node) }
    guard let extras else { return }
    for guide in extras.ownGuides { body(guide.node) }
    for guide in extras.privateGuides { body(guide.node) }
  }

  /// Notes `own` here and `below` on everything above, up to where it is noted already.
  func mark(_ own: LayoutFlags, below: LayoutFlags) {
    flags.insert(own)
    var above = parent
    while let node = above, !node.flags.contains(below) {
      node.flags.insert(below)
      above = node.parent
    }
  }

  /// Notes that `layoutSubviews` is due.
  func markNeedsLayout() { mark(.needsLayout, below: .descendantNeedsLayout) }
}

/// The place of an item in the engine along one axis; −1 stands for "none" in every index.
struct AxisRows {
  /// The variable of the left or upper edge, from the corner of the superview's bounds.
  var near: Int32 = -1
  /// The variable of the width or height.
  var size: Int32 = -1
  /// The row that places the near edge, for what autoresizing or insets place.
  var nearRow: Int32 = -1
  /// The row that gives the size, for what autoresizing, insets or a frame size.
  var sizeRow: Int32 = -1
  /// How much of a growth of the superview goes to the near edge and to the size, in those rows.
  var shares = Shares(near: 0, size: 0)
  /// The row "no larger than the content".
  var huggingRow: Int32 = -1
  /// The row "no smaller than the content".
  var resistanceRow: Int32 = -1
}

/// What of a node is switched on and what is outstanding.
struct LayoutFlags: OptionSet {
  let rawValue: UInt32

  /// Adds or removes all of `flags`.
  mutating func set(_ flags: LayoutFlags, _ isOn: Bool) {
    if isOn {
      insert(flags)
    } else {
      remove(flags)
    }
  }

  /// The frame is turned into constraints by the autoresizing mask.
  static let translatesAutoresizingMask = LayoutFlags(rawValue: 1 << 0)
  /// Subviews are resized by their masks when the bounds change.
  static let autoresizesSubviews = LayoutFlags(rawValue: 1 << 1)
  /// `layoutSubviews` is due.
  static let needsLayout = LayoutFlags(rawValue: 1 << 2)
  /// `layoutSubviews` is due somewhere below.
  static let descendantNeedsLayout = LayoutFlags(rawValue: 1 << 3)
  /// `updateConstraints` is due.
  static let needsUpdateConstraints = LayoutFlags(rawValue: 1 << 4)
  /// `updateConstraints` is due somewhere below.
  static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 1 << 5)
  /// The engine has a frame that the view does not have yet.
  static let framePending = LayoutFlags(rawValue: 1 << 6)
  /// The view is inside the one that is leaving its superview at the moment.
  static let leaving = LayoutFlags(rawValue: 1 << 7)
  /// The engine is giving the view its frame at the moment.
  static let takesFrame = LayoutFlags(rawValue: 1 << 8)
  /// The node stands in the engine's list of those whose own rows are out of date.
  static let rowsOutdated = LayoutFlags(rawValue: 1 << 9)
  /// The height of the content depends on the width.
  static let heightFollowsWidth = LayoutFlags(rawValue: 1 << 10)
  /// A subview has a safe area other than zero.
  static let passesSafeArea = LayoutFlags(rawValue: 1 << 11)
  /// The superview wants to know when the view is hidden or its content changes.
  static let isArranged = LayoutFlags(rawValue: 1 << 12)
  /// The view shows a part of a larger area: what is inside counts from that area, not from the visible part.
  static let scrollsContent = LayoutFlags(rawValue: 1 << 13)
  /// Constraints mean a rectangle that is not the frame.
  static let hasAlignmentInsets = LayoutFlags(rawValue: 1 << 14)
  /// The margins are never smaller than what the superview's reach into the view.
  static let preservesMargins = LayoutFlags(rawValue: 1 << 15)
  /// The view has not been asked yet which rectangle constraints mean.
  static let alignmentIsUnknown = LayoutFlags(rawValue: 1 << 16)
  /// A baseline of a view around this one is this one's.
  static let isBaselineOfOthers = LayoutFlags(rawValue: 1 << 17)
  /// A subview has the flag `preservesMargins`.
  static let passesMargins = LayoutFlags(rawValue: 1 << 18)
  /// The width of the content is that of its lines as they are broken now, and
  /// not that of its text in one line.
  static let contentIsTight = LayoutFlags(rawValue: 1 << 24)
}
