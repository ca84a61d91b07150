import LayoutPlatform
import LayoutWords

struct ConflictQuantity: Hashable, Comparable {
  var item: Int
  var isVertical: Bool
  let isSize: Bool

  var words: AxisWords { AxisWords(isVertical: isVertical) }

  static func < (one: ConflictQuantity, other: ConflictQuantity) -> Bool {
    (one.item, one.isVertical ? 1 : 0, one.isSize ? 1 : 0)
      < (other.item, other.isVertical ? 1 : 0, other.isSize ? 1 : 0)
  }
}

/// An equation or inequality of a conflict, with the facts that its words are made of.
struct ConflictEquation {
  enum Source: Equatable {
    /// The frame or the insets of an item, or a constraint of UIKit that fixes a size.
    case fixed
    /// The autoresizing mask of a view of the app.
    case mask
    /// A constraint of UIKit that a person can neither change nor give a priority.
    case system
    case client
    /// A constraint of a stack view, with the index of the stack view.
    case stack(Int)
    case content(Int, isCompression: Bool)
  }

  /// The form of an equation: an edge or the size of an item, and that of another one.
  nonisolated struct Shape: Hashable {
    enum Kind {
      case size
      /// A size compared with a size.
      case ratio
      /// An edge compared with an edge.
      case tie
      /// A form that has no place in a chain.
      case other
    }

    var kind = Kind.other
    var item = -1
    /// The edge of the item: 0 for the near one, 1 for the far one and 0.5 for the center.
    var side = 0.0
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
  let naming: () -> String
  var site: ConstraintSite?
  var constraint: NSLayoutConstraint?
  var isBroken = false

  var text: String { naming() }
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
}

extension ConflictEquation.Source {
  var isFixed: Bool { self == .fixed || self == .mask }
  var isStack: Bool { if case .stack = self { true } else { false } }
}

extension ConflictEquation {
  var isSize: Bool { shape.kind == .size }
  var isRatio: Bool { shape.kind == .ratio }
  var isTie: Bool { shape.kind == .tie }
  var item: Int { shape.item }
  var side: Double { shape.side }
  var items: [Int] { [shape.item, shape.anchor].filter { $0 >= 0 } }
  var isOfCenter: Bool { isTie && (side == 0.5 || shape.anchorSide == 0.5) }
  var isSameEdge: Bool { isTie && side == shape.anchorSide }
  var isOfClient: Bool { source == .client || isContent }
  var isContent: Bool { if case .content = source { true } else { false } }
  var isEquality: Bool { source == .client && relation == .equal }
  var verbSite: ConstraintSite? { site?.verb == ConstraintSite.snapKitVerb ? nil : site }
  var isOfVerb: Bool { source == .client && verbSite != nil }
  /// True for a gap of a row or a column, which is written without a priority.
  var isGap: Bool { isTie && site?.plainVerb == words.chainVerb }
  func isSameCall(as other: ConstraintSite) -> Bool { site?.isSameCall(as: other) == true }

  func isAlike(_ other: ConflictEquation) -> Bool {
    guard shape.kind != .other, isVertical == other.isVertical else { return false }
    let reversed = Shape(
      kind: shape.kind, item: shape.anchor, side: shape.anchorSide, anchor: shape.item, anchorSide: side)
    return shape == other.shape || (isTie && reversed == other.shape)
  }
}

// The edits.
extension ConflictEquation {
  func with(_ relation: RelationWords? = nil, adding number: Double = 0) -> ConflictEquation {
    var equation = self
    equation.relation = relation ?? self.relation
    equation.constant += number
    return equation
  }

  func with(_ change: (inout ConflictQuantity) -> Void) -> ConflictEquation {
    var equation = self
    equation.terms = [:]
    for (quantity, factor) in terms {
      var quantity = quantity
      change(&quantity)
      equation.terms[quantity, default: 0] += factor
    }
    return equation
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
}
