import LayoutWords

/// The tree of the views of a conflict: the facts that its equations do not contain.
///
/// Equations know views, guides and constraints as objects and read nothing of them. A log without the views
/// of its app has no tree.
@MainActor protocol ConflictTree: AnyObject {
  /// Returns true if the line of a constraint also made others that hold: it is not the mistake.
  func holdsElsewhere(_ constraint: AnyObject) -> Bool

  /// Returns true if a call ties an item, or gives it a size; the reference of the call is no such item.
  func places(_ item: AnyObject, in site: ConstraintSite) -> Bool

  /// Returns the call of a verb that places a view; nil if there is none.
  func call(of verb: String, placing view: AnyObject) -> ConstraintSite?

  /// Returns the gaps of a call between two of its items.
  func gaps(of site: ConstraintSite, isVertical: Bool) -> [ConflictGap]

  /// Returns the end of a row with an item: the arguments of the row without it.
  func rowEnd(of site: ConstraintSite, at item: AnyObject, isLast: Bool) -> ConflictRowEnd

  /// Returns true for a gap that has no number: the view touches the edge of the reference, or its insets.
  func isWithoutNumber(_ gap: AnyObject) -> Bool

  /// Returns the two first sizes with different numbers of views that a call makes equal.
  ///
  /// - Parameter link: A constraint of this call.
  func differentSizes(equalBy link: AnyObject) -> [ConflictSize]

  /// Returns the name of the only sibling of the same class that no line mentions along the axis, and to
  /// which no content gives a size that is asked for; nil if there is none.
  func forgottenSibling(of view: AnyObject, isVertical: Bool, isSize: Bool) -> String?

  /// Returns the removal of all constraints of a call about an item, in all cells for which its line ran.
  func removal(of site: ConstraintSite, about item: AnyObject) -> [ConflictChange]

  /// Returns the removal of a constraint, in all cells for which its line ran.
  func removal(of constraint: AnyObject) -> [ConflictChange]
}

/// A gap of a row or a column, with the names of its items.
struct ConflictGap {
  /// An edge of an item: 0 for the near one and 1 for the far one.
  struct Edge {
    let item: AnyObject
    let name: String
    let side: Double
  }

  let first: Edge
  let second: Edge
}

/// The end of a row with an item.
enum ConflictRowEnd {
  /// The item has no neighbor in the row.
  case alone
  /// The item ends the row; the arguments of the row without it, nil if they cannot be written.
  case besideOthers(String?)
}

/// A number that a line gives to a size.
struct ConflictSize {
  let name: String
  let constant: Double
  let site: ConstraintSite
  let constraint: AnyObject
}

/// A change of a constraint that is tried on a copy of the layout.
struct ConflictChange {
  /// The kinds of changes.
  enum Kind {
    /// The constant grows by a number.
    case constant(Double)
    case relation(RelationWords)
    /// The priority becomes lower than required.
    case priority
    case removal
    /// The other axis: `yPlace` in place of `xPlace`.
    case axis
    /// The opposite edge of both items: `xRight` in place of `xLeft`.
    case side
    /// Another factor of the second item.
    case multiplier(Double)
    /// Two views of one superview are exchanged.
    case exchange(AnyObject, AnyObject)
  }

  /// The constraint.
  let object: AnyObject
  let kind: Kind

  init(_ object: AnyObject, _ kind: Kind) {
    self.object = object
    self.kind = kind
  }
}
