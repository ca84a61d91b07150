import LayoutSolver

/// A linear relation between attributes of one or two items:
/// first = multiplier × second + constant, or ≤ or ≥.
///
/// The constraint does not keep its items alive. While it is active it lives in `constraints` of the
/// nearest view that contains both.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An edge, a size, a centre or a baseline of an item.
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
    /// The baseline of the last line of text; the bottom of what has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top of what has no text.
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
    /// No attribute: the side of a constraint that has no second item.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of the screen.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// A name for reports; a subclass may say another one.
  open var identifier: String? {
    get { label }
    set { label = newValue }
  }

  /// The item of the first side; nil once it is gone.
  open var firstItem: AnyObject? { first?.item }
  /// The item of the second side; nil when there is none, and once it is gone.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { firstSide }
  /// The attribute of the second side; `notAnAttribute` when there is no second item.
  open var secondAttribute: Attribute { secondSide }
  /// How the sides compare.
  open var relation: Relation { comparison }
  /// What the second attribute is multiplied with.
  open var multiplier: CGFloat { factor }

  nonisolated(unsafe) private var label: String?
  nonisolated(unsafe) private(set) var first: LayoutNode?
  nonisolated(unsafe) private(set) var second: LayoutNode?
  nonisolated(unsafe) private(set) var firstSide = Attribute.notAnAttribute
  nonisolated(unsafe) private(set) var secondSide = Attribute.notAnAttribute
  nonisolated(unsafe) private(set) var comparison = Relation.equal
  nonisolated(unsafe) private(set) var factor: CGFloat = 1
  nonisolated(unsafe) private(set) var offset: CGFloat = 0
  nonisolated(unsafe) private(set) var strength = UILayoutPriority.required
  /// Whether it compares distances between anchors; `composite` says which.
  nonisolated(unsafe) private(set) var isComposite = false

  /// The view whose `constraints` it lives in; nil while it is not active.
  nonisolated(unsafe) unowned(unsafe) var holder: LayoutNode?
  /// The place in the holder's list.
  nonisolated(unsafe) var slot = -1
  /// The index of the row in the engine, `queuedRow` while it waits for one, −1 for none.
  nonisolated(unsafe) var row: Int32 = -1
  /// What the constant of the row is larger by than the constraint's own.
  nonisolated(unsafe) var rowShift: CGFloat = 0
  /// What `row` is while the constraint waits for one.
  nonisolated static let queuedRow: Int32 = -2
  /// The places in the lists of mentions of the first and of the second item.
  nonisolated(unsafe) var mentionSlots = (first: -1, second: -1)

  /// Whether the constraint may be the one that is left out of a conflict; always so unless a subclass
  /// in this module says otherwise.
  var isBreakable: Bool { true }
  /// The terms and the priority of the row; the constraint's own unless a subclass in this module, whose
  /// constant is 0, says otherwise.
  func weighted(_ terms: [Term]) -> ([Term], priority: Float) { (terms, strength.rawValue) }

  /// Whether it counts in the direction of text, because one of its sides says leading or
  /// trailing or because of what it means.
  var mentionsDirection: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  /// Whether one of the sides is a baseline.
  nonisolated var mentionsBaseline: Bool { firstSide.isBaseline || secondSide.isBaseline }

  /// What a constraint of distances between anchors compares; nil for every other.
  nonisolated var composite: CompositeTerms? { nil }

  /// A constraint between nothing, which has no effect; what a subclass is made of
  /// before `init(item:...)` fills it in.
  public override init() { super.init() }

  /// The constraint view1.attribute1 (relation)
  /// multiplier × view2.attribute2 + constant, inactive and required.
  ///
  /// Traps, as UIKit raises, when an item is neither a view nor a guide, when the attributes
  /// belong to different directions or kinds, when a number is not finite, and when a location is
  /// compared with a constant alone.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: Self.node(of: view1), attr1, relation, second: Self.node(ofOptional: view2), attr2,
      multiplier: multiplier, constant: c)
  }

  convenience init(
    first: LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutNode?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    fill(first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    checkMeaning()
  }

  /// Says what the constraint is made of; once, and unchecked.
  final func fill(
    _ first: LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutNode?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, isComposite: Bool = false
  ) {
    self.isComposite = isComposite
    self.first = first
    self.second = second
    firstSide = firstAttribute
    secondSide = second == nil ? .notAnAttribute : secondAttribute
    comparison = relation
    factor = multiplier
    offset = constant
  }

  private func changePriority(to priority: UILayoutPriority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "It's illegal to set priority:\(priority.rawValue). "
        + "Priorities must be greater than 0 and less or equal to 1000, which is required."
    )
    precondition(
      !isActive || (priority == .required) == (strength == .required),
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
        + "You passed priority \(priority.rawValue) and the existing priority was \(strength.rawValue).")
    strength = priority
    if row >= 0 { holder?.engine?.setPriority(priority, ofRow: row) }
  }

  /// What is added to the multiplied second attribute, in points.
  open var constant: CGFloat {
    get { offset }
    set {
      precondition(newValue.isFinite, "Constant is not finite! That's illegal. constant:\(newValue)")
      offset = newValue
      if row >= 0 { holder?.engine?.setConstant(newValue + rowShift, ofRow: row) }
    }
  }

  /// How much the constraint matters; required unless said otherwise.
  open var priority: UILayoutPriority {
    get { strength }
    set { changePriority(to: newValue) }
  }

  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
  }

  /// Makes all `constraints` take part in the layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes all `constraints` out of the layout.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The class, the identifier if there is one, and what the constraint says.
  nonisolated open override var description: String { "<\(type(of: self)) \(sentence)>" }

  /// Returns the node of a view or a guide.
  private nonisolated static func node(of item: Any) -> LayoutNode? {
    withUnsafePointer(to: item) { node(in: $0) }
  }
  /// Returns the node of a view or a guide; nil for nil.
  private nonisolated static func node(ofOptional item: Any?) -> LayoutNode? {
    withUnsafePointer(to: item) { node(in: $0) }
  }

  /// Returns the node of the view or guide in an `Any` or `Any?`; nil for nil.
  ///
  /// An existential is three words for the value and one for its type, which is 0 in an optional that is nil.
  /// A value that was a `UIView` to the caller has that very type, and the view is the first word. Reading it
  /// there takes a fifth of the time of `as?`, which copies the value and looks through the classes.
  @inline(__always) private nonisolated static func node(in existential: UnsafeRawPointer) -> LayoutNode? {
    let type = existential.load(fromByteOffset: 3 * MemoryLayout<Int>.size, as: Int.self)
    if type == 0 { return nil }
    if type == unsafeBitCast(UIView.self as Any.Type, to: Int.self) {
      return existential.load(as: UIView.self).node
    }
    return slowNode(of: existential.load(as: Any.self))
  }

  /// Returns the node of a view or a guide.
  ///
  /// An object is the first word of `Any`. It is read there once its type is known, because `as?` would copy
  /// the value and look for more than the type, which takes two and a half times as long.
  private nonisolated static func slowNode(of item: Any) -> LayoutNode {
    let kind: Any.Type = type(of: item)
    if kind is UIView.Type {
      return withUnsafePointer(to: item) { UnsafeRawPointer($0).load(as: UIView.self).node }
    }
    if kind is UILayoutGuide.Type {
      return withUnsafePointer(to: item) { UnsafeRawPointer($0).load(as: UILayoutGuide.self).node }
    }
    // An optional that holds one.
    if let view = item as? UIView { return view.node }
    if let guide = item as? UILayoutGuide { return guide.node }
    preconditionFailure(
      "NSLayoutConstraint for \(item): constraint items must each be a view or a layout guide.")
  }
}
