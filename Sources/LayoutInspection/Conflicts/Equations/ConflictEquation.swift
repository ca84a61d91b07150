import LayoutPlatform
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

  /// The form of an equation: an edge or the size of an item, and that of another one.
  nonisolated struct Shape: Hashable {
    /// The kinds of forms.
    enum Kind {
      /// A size compared with a number.
      case size
      /// A size compared with a size.
      case ratio
      /// An edge compared with an edge.
      case tie
      /// A form that has no place in a chain.
      case other
    }

    var kind = Kind.other
    /// The index of the item; -1 for none.
    var item = -1
    /// The edge of the item: 0 for the near one, 1 for the far one and 0.5 for the center.
    var side = 0.0
    /// The index of the item to which an edge is tied; -1 for none.
    var anchor = -1
    var anchorSide = 0.0
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
  var site: ConstraintSite?
  /// The constraint; nil for a frame or a content, and if only its text in a log is known.
  var constraint: NSLayoutConstraint?
  /// True for the constraint that was left out of the layout.
  var isBroken = false

  var text: String { naming() }

  /// True if one of the quantities is along the vertical axis.
  var isVertical: Bool { terms.keys.contains { $0.isVertical } }

  var words: AxisWords { AxisWords(isVertical: isVertical) }
}

extension ConflictEquation.Shape {
  /// Creates the form of a constraint: its first attribute, and the second one unless it is compared with a
  /// number.
  init(
    _ item: Int, _ attribute: AttributeWords, _ anchor: Int? = nil, _ anchorAttribute: AttributeWords
  ) {
    if attribute.isSize {
      self.init(kind: anchor == nil ? .size : .ratio, item: item)
    } else if let anchor {
      self.init(
        kind: .tie, item: item, side: attribute.side, anchor: anchor, anchorSide: anchorAttribute.side)
    } else {
      self.init()
    }
  }

  /// The same tie with its two ends exchanged.
  fileprivate var reversed: Self {
    Self(kind: kind, item: anchor, side: anchorSide, anchor: item, anchorSide: side)
  }
}

extension ConflictEquation.Source {
  /// True for an equation that gives a length or a position.
  var isFixed: Bool { self == .fixed || self == .mask }

  /// True for a constraint of a stack view.
  var isStack: Bool { if case .stack = self { true } else { false } }
}

extension ConflictEquation {
  /// True for a size that is compared with a number.
  var isSize: Bool { shape.kind == .size }

  /// True for a size that is compared with a size.
  var isRatio: Bool { shape.kind == .ratio }

  /// True for an edge that is tied to an edge.
  var isTie: Bool { shape.kind == .tie }

  /// The index of the first item; -1 for an equation of another form.
  var item: Int { shape.item }

  /// The edge of the first item: 0 for the near one, 1 for the far one and 0.5 for the center.
  var side: Double { shape.side }

  /// The indices of the items in the shape.
  var items: [Int] { [shape.item, shape.anchor].filter { $0 >= 0 } }

  /// True for a center that is tied to an edge or to a center.
  var isOfCenter: Bool { isTie && (side == 0.5 || shape.anchorSide == 0.5) }

  /// True for an edge that is tied to the same edge of another item.
  var isSameEdge: Bool { isTie && side == shape.anchorSide }

  /// True if a person can change the equation at its own place.
  var isOfClient: Bool { source == .client || isContent }

  /// True for the content of a view.
  var isContent: Bool { if case .content = source { true } else { false } }

  /// True for an equality of the app.
  var isEquality: Bool { source == .client && relation == .equal }

  /// The place of a call of this library.
  var verbSite: ConstraintSite? { site?.verb == ConstraintSite.snapKitVerb ? nil : site }

  /// True for an equation of a call of this library.
  var isOfVerb: Bool { source == .client && verbSite != nil }

  /// True for a gap of a row or a column, which is written without a priority.
  var isGap: Bool { isTie && site?.plainVerb == words.chainVerb }

  /// Returns true if both are of one call.
  func isSameCall(as other: ConstraintSite) -> Bool { site?.isSameCall(as: other) == true }

  /// Returns true if the equation compares the same edges or the same size as another one.
  func isAlike(_ other: ConflictEquation) -> Bool {
    guard shape.kind != .other, isVertical == other.isVertical else { return false }
    return shape == other.shape || (isTie && shape.reversed == other.shape)
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
  private func with(_ change: (inout ConflictQuantity) -> Void) -> ConflictEquation {
    var equation = self
    equation.terms = [:]
    for (quantity, factor) in terms {
      var quantity = quantity
      change(&quantity)
      equation.terms[quantity, default: 0] += factor
    }
    return equation
  }

  /// The equation of the other axis: `yPlace` in place of `xPlace`.
  var acrossAxis: ConflictEquation { with { $0.isVertical.toggle() } }

  /// Returns the equation with two items exchanged.
  func exchanging(_ item: Int, _ other: Int) -> ConflictEquation {
    with { $0.item = $0.item == item ? other : $0.item == other ? item : $0.item }
  }

  /// The equation of the opposite edges: `xRight` in place of `xLeft`.
  ///
  ///     near − other near = c        near + size − (other near + other size) = −c
  var oppositeEdge: ConflictEquation {
    var equation = self
    for (item, factor) in [(item, side == 0 ? 1.0 : -1), (shape.anchor, side == 0 ? -1.0 : 1)] where isTie {
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
}
