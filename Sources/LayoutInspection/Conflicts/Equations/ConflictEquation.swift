import LayoutWords

/// The position or the size of an item along one axis, as a variable of a conflict.
struct ConflictQuantity: Hashable, Comparable {
  /// The index of the item in its `ConflictCase`.
  var item: Int
  var isVertical: Bool
  /// True for the width or height, false for the left or upper edge.
  let isSize: Bool

  var words: AxisWords { AxisWords(isVertical: isVertical) }

  /// Quantities of outer items come first; of one item the horizontal axis, and of one axis the position.
  static func < (one: ConflictQuantity, other: ConflictQuantity) -> Bool {
    func key(_ quantity: ConflictQuantity) -> (Int, Int, Int) {
      (quantity.item, quantity.isVertical ? 1 : 0, quantity.isSize ? 1 : 0)
    }
    return key(one) < key(other)
  }
}

/// An equation or inequality of a conflict, with the facts that its words are made of.
struct ConflictEquation {
  /// The origin of an equation.
  enum Source: Equatable {
    /// The frame or the insets of an item, or a constraint of UIKit that fixes a size.
    case fixed
    /// The autoresizing mask of a view of the app.
    case mask
    /// A constraint of UIKit that a person can neither change nor give a priority.
    case system
    /// A constraint of client code.
    case client
    /// A constraint of a stack view, with the index of the stack view.
    case stack(Int)
    /// The content of an item.
    case content(Int, isCompression: Bool)
  }

  /// The form of an equation.
  nonisolated enum Shape: Hashable {
    /// A size compared with a number.
    case size(Int)
    /// A size compared with a size.
    case ratio(Int)
    /// An edge compared with an edge; an edge is 0 for the near one, 1 for the far one and 0.5 for the
    /// center.
    case edges(Int, Double, Int, Double)
    /// A form that has no place in a chain.
    case other
  }

  /// The number of the row in its solver, or the index in the list of a log; -1 for a size that is given.
  let id: Int32
  var terms: [ConflictQuantity: Double]
  var relation: RelationWords
  var constant: Double
  var priority: Float = 1000
  let source: Source
  let shape: Shape
  /// Returns the equation with the names of the items: `title.width == 92`.
  let naming: () -> String
  /// The place of the call that made the constraint; nil for a constraint that was made by hand.
  let site: ConstraintSite?
  /// The constraint; nil for a frame or a content, and if only its text in a log is known.
  let object: AnyObject?
  /// True for the constraint that was left out of the layout.
  var isBroken = false

  var text: String { naming() }

  /// The axis of the first quantity.
  var isVertical: Bool { terms.keys.contains { $0.isVertical } }

  var words: AxisWords { AxisWords(isVertical: isVertical) }
}

extension ConflictEquation.Source {
  /// True for an equation that gives a length or a position.
  var isFixed: Bool { self == .fixed || self == .mask }

  /// True for a constraint of a stack view.
  var isStack: Bool { if case .stack = self { true } else { false } }
}

extension ConflictEquation.Shape {
  /// True for a size that is compared with a number.
  var isSize: Bool { if case .size = self { true } else { false } }
}

extension ConflictEquation {
  /// True if a person can change the equation at its own place.
  var isOfClient: Bool { source == .client || isContent }

  /// True for the content of a view.
  var isContent: Bool { if case .content = source { true } else { false } }

  /// The place of a call of this library.
  var verbSite: ConstraintSite? { site?.verb == ConstraintSite.snapKitVerb ? nil : site }

  /// True for a gap of a row or a column, which is written without a priority.
  var isGap: Bool {
    guard case .edges = shape, let site, site.isOfChain else { return false }
    return site.plainVerb == words.chainVerb
  }

  /// True for an equality of the app.
  var isEquality: Bool { source == .client && relation == .equal }

  /// True for an equation of a call of this library.
  var isOfVerb: Bool { source == .client && verbSite != nil }

  /// True for a size that is compared with a size.
  var isRatio: Bool { if case .ratio = shape { true } else { false } }

  /// True for a center that is tied to an edge or to a center.
  var isOfCenter: Bool {
    if case .edges(_, let side, _, let otherSide) = shape { side == 0.5 || otherSide == 0.5 } else { false }
  }

  /// True for an edge that is tied to the same edge of another item.
  var isSameEdge: Bool {
    if case .edges(_, let side, _, let otherSide) = shape { side == otherSide } else { false }
  }

  /// The indices of the items in the shape.
  var items: [Int] {
    switch shape {
    case .size(let item), .ratio(let item): [item]
    case .edges(let item, _, let other, _): [item, other]
    case .other: []
    }
  }

  /// Returns true if both are of one call.
  func isSameCall(as other: ConstraintSite) -> Bool { site?.isSameCall(as: other) == true }

  /// Returns true if the equation compares the same edges or the same size as another one.
  func isAlike(_ other: ConflictEquation) -> Bool {
    guard shape != .other, isVertical == other.isVertical else { return false }
    if shape == other.shape { return true }
    guard case .edges(let item, let side, let anchor, let base) = shape else { return false }
    return other.shape == .edges(anchor, base, item, side)
  }
}

// The edits.
extension ConflictEquation {
  /// Returns the equation with another relation, or with a number added to its constant.
  func with(_ relation: RelationWords? = nil, adding number: Double = 0) -> ConflictEquation {
    var equation = self
    equation.relation = relation ?? self.relation
    equation.constant += number
    return equation
  }

  /// Returns the equation with other quantities.
  func with(_ change: (ConflictQuantity) -> ConflictQuantity) -> ConflictEquation {
    var equation = self
    equation.terms = Dictionary(terms.map { (change($0.key), $0.value) }, uniquingKeysWith: +)
    return equation
  }

  /// The equation of the other axis: `yPlace` in place of `xPlace`.
  var acrossAxis: ConflictEquation {
    with { ConflictQuantity(item: $0.item, isVertical: !$0.isVertical, isSize: $0.isSize) }
  }

  /// The equation of the opposite edges: `xRight` in place of `xLeft`.
  ///
  ///     near − other near = c        near + size − (other near + other size) = −c
  var oppositeEdge: ConflictEquation {
    guard case .edges(let item, let side, let other, _) = shape else { return self }
    var equation = self
    for (item, factor) in [(item, side == 0 ? 1.0 : -1), (other, side == 0 ? -1.0 : 1)] {
      equation.terms[ConflictQuantity(item: item, isVertical: isVertical, isSize: true), default: 0] += factor
    }
    equation.terms = equation.terms.filter { $0.value != 0 }
    equation.constant = -constant
    return equation
  }

  /// Returns a ratio with another factor of its second size.
  func ratio(_ factor: Double) -> ConflictEquation {
    var equation = self
    equation.terms = terms.mapValues { $0 < 0 ? -factor : $0 }
    return equation
  }

  /// Returns the equation with two items exchanged.
  func exchanging(_ item: Int, _ other: Int) -> ConflictEquation {
    with { quantity in
      var quantity = quantity
      quantity.item = quantity.item == item ? other : quantity.item == other ? item : quantity.item
      return quantity
    }
  }
}
