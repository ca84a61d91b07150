/// The line that probably is the mistake behind a conflict, with the sentence about it.
///
/// A conflict has several ways out. This type is one that people need, and not the one that is the least
/// change of the equations. The order of the kinds is the order in which they are believed.
struct ConflictCulprit {
  /// The evidence for a culprit, the strongest first.
  enum Kind {
    /// Two blocks give the same views several edges or sizes each.
    case states
    /// A verb of one axis for views that no line places along the other axis.
    case axis
    /// Two lines name two views in opposite order.
    case order
    /// A second row ends or begins with a view that another line has placed.
    case secondTie
    /// A size of one of several cells that a grid or a spread row makes equal.
    case cell
    /// A ratio whose sides are exchanged, or a factor in place of a divisor.
    case ratio
    /// The edge opposite to the one that was meant.
    case side
    /// Two lines give the same edge or the same size, and one of them probably means another view.
    case twice
    /// "At least" in place of "at most", or the reverse.
    case bound
    /// A number far from the numbers beside it, or the only negative one.
    case outlier
    /// Two lines of one verb whose views are exchanged.
    case exchange
    /// A row of fixed sizes that does not fill its container.
    case wall
  }

  let kind: Kind
  /// The sentences: the mistake first and the change last.
  let description: String
  /// The place of the line to change.
  let site: ConstraintSite?
  /// The items to change, by their indices in the conflict.
  let items: [Int]
  /// The changes that end the conflict; empty if they cannot be tried.
  let changes: [ConflictChange]
  /// The items that the changes have to place: nothing of them may be open afterwards.
  var placed: [AnyObject] = []
}

/// The search for the culprits that the lines of one conflict show.
@MainActor struct CulpritSearch {
  let words: ConflictWords

  var conflict: ConflictCase { words.conflict }
  var arithmetic: ConflictArithmetic { words.arithmetic }

  init(_ words: ConflictWords) { self.words = words }

  /// The culprits for which there is evidence, the strongest first.
  var all: [ConflictCulprit] { rows + twice }

  /// The rows of which one has its views in another order, or a view or a size too many.
  var rows: [ConflictCulprit] { [opposedOrder, secondTie, cell].compactMap { $0 } }

  /// The equations that take part in the contradiction.
  var members: [ConflictEquation] { memberIndices.map { conflict.equations[$0] } }

  var memberIndices: [Int] {
    conflict.equations.indices.filter { abs(arithmetic.factors[$0]) > 1e-9 }
  }

  func name(_ item: Int) -> String { conflict.items[item].name }

  /// Returns the removal of all constraints of a call about an item, in all cells for which its line ran.
  func removal(of site: ConstraintSite, about item: Int) -> [ConflictChange] {
    removal(of: site, about: conflict.items[item].object)
  }

  /// Returns the removal of all constraints of a call about a view or guide.
  func removal(of site: ConstraintSite, about object: AnyObject?) -> [ConflictChange] {
    object.flatMap { conflict.tree?.removal(of: site, about: $0) } ?? []
  }
}
