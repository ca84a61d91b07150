import LayoutSolver

/// A linear relation between attributes of one or two items: first = multiplier × second + constant, or ≤ or
/// ≥.
///
/// The constraint does not retain its items. While it is active, it is in the `constraints` of the nearest
/// view that contains both.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An edge, a size, a center or a baseline of an item.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which a line of text begins.
    case leading = 5
    /// The edge at which a line of text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top of a view without text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The edge inside the margins at which a line of text begins.
    case leadingMargin = 17
    /// The edge inside the margins at which a line of text ends.
    case trailingMargin = 18
    /// The middle between left and right inside the margins.
    case centerXWithinMargins = 19
    /// The middle between top and bottom inside the margins.
    case centerYWithinMargins = 20
    /// No attribute: the second side of a constraint without a second item.
    case notAnAttribute = 0
  }

  /// The comparison between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of the screen.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// A name for reports; a subclass may override it.
  open var identifier: String? {
    get { label }
    set {
      label = newValue
      holder?.engine?.solver.reconsiderConflicts()
    }
  }

  /// The item of the first side; nil after it was released.
  open var firstItem: AnyObject? { first?.item }
  /// The item of the second side; nil if there is none, and after it was released.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { firstSide }
  /// The attribute of the second side; `notAnAttribute` if there is no second item.
  open var secondAttribute: Attribute { secondSide }
  /// The comparison between the sides.
  open var relation: Relation { comparison }
  /// The factor of the second attribute with the precision of a Float, as which UIKit stores it: 0.4 comes
  /// back as 0.4000000059604645.
  ///
  /// A layout uses the factor as it was given, so that frames are those of exact arithmetic.
  open var multiplier: CGFloat { CGFloat(Float(factor)) }

  // The properties that a layout reads come first, so that they share the first lines of the cache.

  /// The state of the constraint's row in the engine.
  @exclusivity(unchecked) nonisolated(unsafe) var rowState = RowState.none
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var firstSide = Attribute.notAnAttribute
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var secondSide = Attribute.notAnAttribute
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var comparison = Relation.equal
  /// True if the constraint compares distances between anchors, which are in `composite`.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var isComposite = false
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var first: LayoutNode?
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var second: LayoutNode?
  /// The view whose `constraints` contain the constraint; nil while it is inactive.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var holder: LayoutNode?
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var factor: CGFloat = 1
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var offset: CGFloat = 0
  /// The difference between the constant of the row and the constant of the constraint.
  @exclusivity(unchecked) nonisolated(unsafe) var rowShift: CGFloat = 0
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var strength = UILayoutPriority.required
  // The indices of an inactive constraint are -1, and nothing but `isActive` reads them.
  // Optional indices would double their size, and move the label out of the lines that a layout reads.

  /// The index in the holder's list.
  @exclusivity(unchecked) nonisolated(unsafe) var slot = -1
  /// The indices in the lists of mentions of the first and of the second item.
  @exclusivity(unchecked) nonisolated(unsafe) var mentionSlots = (first: -1, second: -1)
  nonisolated(unsafe) private var label: String?

  /// The state of a constraint's row in the engine of its tree.
  enum RowState: Equatable {
    case none
    /// The constraint gets its row before the next solve.
    case queued
    case row(ConstraintID)
    var row: ConstraintID? { if case .row(let row) = self { row } else { nil } }
  }

  nonisolated var row: ConstraintID? { rowState.row }

  /// The items, read without retaining them.
  nonisolated var borrowedItems: (first: BorrowedNode?, second: BorrowedNode?) {
    var items: (first: BorrowedNode?, second: BorrowedNode?)
    if let first { items.first = BorrowedNode(first) }
    if let second { items.second = BorrowedNode(second) }
    return items
  }

  /// The view that holds the constraint, read without retaining it.
  nonisolated var borrowedHolder: BorrowedNode? {
    guard let holder else { return nil }
    return BorrowedNode(holder)
  }

  /// True if the constraint may be left out in a conflict; false only in subclasses of this module.
  var isBreakable: Bool { true }
  /// Returns the priority of the row.
  ///
  /// A subclass of this module, whose constant is 0, may change the terms.
  func weigh(_ terms: inout [Term]) -> Float { strength.rawValue }

  /// True if the constraint follows the direction of text, because of a leading or trailing attribute or by
  /// its kind.
  var mentionsDirection: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  nonisolated var mentionsBaseline: Bool { firstSide.isBaseline || secondSide.isBaseline }
  nonisolated var composite: CompositeTerms? { nil }

  /// Creates a constraint without items and without effect; a subclass calls it, and `init(item:...)` sets
  /// the items.
  public override init() { super.init() }

  /// Creates the constraint view1.attribute1 (relation) multiplier × view2.attribute2 + constant, inactive
  /// and required.
  ///
  /// Traps, as UIKit raises an exception, if an item is neither a view nor a guide, if the attributes are of
  /// different axes or kinds, if a number is not finite, or if a position is compared with a constant alone.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: Self.node(of: view1), attr1, relation, second: view2.map(Self.node(of:)), attr2,
      multiplier: multiplier, constant: c)
  }

  /// Creates a constraint between objects.
  ///
  /// UIKit declares the initializer for `Any` only. A call with objects selects this one, which saves the
  /// cast from `Any`.
  public convenience init(
    item view1: __shared AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: __shared AnyObject?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstSide = attr1
    comparison = relation
    factor = multiplier
    offset = c
    first = Self.node(ofObject: view1)
    if let view2 {
      secondSide = attr2
      second = Self.node(ofObject: view2)
    }
    checkMeaning()
  }

  convenience init(
    first: consuming LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation,
    second: consuming LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    fill(first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    checkMeaning()
  }

  /// Sets the parts of the constraint, once and without checks.
  final func fill(
    _ first: consuming LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: consuming LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    isComposite: Bool = false
  ) {
    self.isComposite = isComposite
    firstSide = firstAttribute
    secondSide = second == nil ? .notAnAttribute : secondAttribute
    self.first = first
    self.second = second
    comparison = relation
    factor = multiplier
    offset = constant
  }

  private func changePriority(to priority: UILayoutPriority) {
    trap(if: mistake(inPriority: priority))
    strength = priority
    if let row { holder?.engine?.setPriority(priority, ofRow: row) }
  }

  /// The constant that is added to the multiplied second attribute, in points.
  open var constant: CGFloat {
    get { offset }
    set {
      trap(if: Self.mistake(inConstant: newValue))
      offset = newValue
      if let row { holder?.engine?.setConstant(newValue + rowShift, ofRow: row) }
    }
  }

  /// The priority of the constraint; required by default.
  open var priority: UILayoutPriority {
    get { strength }
    set { changePriority(to: newValue) }
  }

  /// True if the constraint takes part in the layout.
  open var isActive: Bool {
    get { slot >= 0 }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates all `constraints`.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all `constraints`.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The class, the identifier if there is one, and the constraint as text.
  nonisolated open override var description: String { "<\(type(of: self)) \(sentence)>" }

  private nonisolated static func node(of item: Any) -> LayoutNode {
    guard let node = nodeIfItem(item) else { preconditionFailure(sentence(ofItem: item)) }
    return node
  }

  /// Returns the node of a view or a guide, without a cast from `Any`.
  private nonisolated static func node(ofObject item: AnyObject) -> LayoutNode {
    if let view = item as? UIView { return view.node }
    return (item as? UILayoutGuide)?.node ?? node(of: item)
  }

  nonisolated static func nodeIfItem(_ item: Any) -> LayoutNode? {
    (item as? UIView)?.node ?? (item as? UILayoutGuide)?.node
  }
}
