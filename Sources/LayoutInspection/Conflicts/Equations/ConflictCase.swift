import LayoutWords

/// The position or the size of an item along one axis, as a variable of a conflict.
struct ConflictQuantity: Hashable, Comparable {
  /// The index of the item in its `ConflictCase`.
  let item: Int
  let isVertical: Bool
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

/// A view or a guide in a conflict.
struct ConflictItem {
  let name: String
  /// The view or guide; nil if only its text in a log is known.
  let object: AnyObject?
  /// False for a view that constraints only measure from.
  var isInvolved = true
}

/// An equation or inequality of a conflict, with the facts that its words are made of.
struct ConflictEquation {
  /// The origin of an equation.
  enum Source: Equatable {
    /// The frame, the insets or the autoresizing mask of an item, or a constraint of UIKit that fixes a size.
    case fixed
    /// A constraint of client code.
    case client
    /// A constraint of a stack view, with the index of the stack view.
    case stack(Int)
    /// The content of an item.
    case content(Int, isCompression: Bool)
  }

  /// The form of an equation.
  enum Shape: Equatable {
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

  var terms: [ConflictQuantity: Double]
  var relation: RelationWords
  var constant: Double
  let source: Source
  let shape: Shape
  /// The equation with the names of the items: `title.width == 92`.
  let text: String
  /// The place of the call that made the constraint; nil for a constraint that was made by hand.
  let site: ConstraintSite?
  /// The constraint; nil for a frame or a content, and if only its text in a log is known.
  let object: AnyObject?
  /// True for the constraint that was left out of the layout.
  var isBroken = false

  /// True if a person can change the equation at its own place.
  var isOfClient: Bool {
    switch source {
    case .client, .content: true
    case .fixed, .stack: false
    }
  }

  /// True for the content of a view.
  var isContent: Bool { if case .content = source { true } else { false } }

  /// The place of a call of this library.
  var verbSite: ConstraintSite? { site?.verb == ConstraintSite.snapKitVerb ? nil : site }

  /// True for a gap of a row or a column, which is written without a priority.
  var isGap: Bool {
    guard case .edges = shape, let site, site.isOfChain else { return false }
    return site.plainVerb == words.chainVerb
  }

  /// The axis of the first quantity.
  var isVertical: Bool { terms.keys.contains { $0.isVertical } }

  var words: AxisWords { AxisWords(isVertical: isVertical) }
}

/// Equations that cannot hold together, and their items.
struct ConflictCase {
  var items: [ConflictItem] = []
  var equations: [ConflictEquation] = []
  /// The tree of the items; nil for a log without views.
  let tree: (any ConflictTree)?
}

extension ConflictCase {
  /// Returns the factors with which the equations add up to a contradiction; nil if they can hold together.
  ///
  /// - Parameters:
  ///   - left: The index of an equation that is left out.
  ///   - relation: The relation that this equation has instead, if it is not left out.
  func proof(
    without left: Int? = nil, relation: RelationWords? = nil
  ) -> ConflictProof? {
    var numbers: [ConflictQuantity: Int] = [:]
    var sizes: [Bool] = []
    var rows: [ConflictProof.Row] = []
    for (index, equation) in equations.enumerated() {
      var row = ConflictProof.Row(
        terms: [], relation: equation.relation.rawValue, constant: equation.constant)
      if index == left, let relation { row.relation = relation.rawValue }
      // In a fixed order, so that of several smallest sets the same one is found each time.
      let terms = equation.terms.sorted { $0.key < $1.key }
      for (quantity, factor) in terms where index != left || relation != nil {
        let number = numbers[quantity] ?? sizes.count
        if number == sizes.count {
          numbers[quantity] = number
          sizes.append(quantity.isSize)
        }
        row.terms.append((number, factor))
      }
      if index == left, relation == nil { row.constant = 0 }
      rows.append(row)
    }
    guard let factors = ConflictProof.factors(of: rows, sizes) else { return nil }
    let names = Dictionary(uniqueKeysWithValues: numbers.map { ($1, $0) })
    return ConflictProof(
      factors: factors.rows, bounds: factors.bounds.compactMap { names[$0] })
  }
}

extension ConflictEquation {
  /// The indices of the items in the shape.
  var items: [Int] {
    switch shape {
    case .size(let item), .ratio(let item): [item]
    case .edges(let item, _, let other, _): [item, other]
    case .other: []
    }
  }
}
