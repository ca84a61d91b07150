import LayoutWords

/// A line that probably is the mistake behind a conflict, with the sentence about it.
///
/// A conflict has several ways out. This type is one that people need, and not the one that is the least
/// change of the equations.
struct ConflictCulprit {
  /// The sentences: the mistake first and the change last.
  let description: String
  /// The place of the line to change.
  let site: ConstraintSite?
  /// The items to change, by their indices in the conflict.
  let items: [Int]
  /// The change that ends the conflict; empty if it cannot be tried.
  let edit: ConflictEdit
  /// The items that the change has to place: nothing of them may be open afterwards.
  var placed: [AnyObject] = []
  /// The item that must keep its size.
  var kept: Int?
}

/// The search for the culprits of one conflict.
///
/// Each kind is one edit of the equations and the evidence for it. The kinds are asked in the order of a
/// table; the first culprit counts whose edit, applied to a copy and solved, leaves fewer conflicts. Those
/// of `rows` and `twice` need equations only, so that they also explain a log; the table with those that
/// need the views is `kindsInTree`.
///
/// | kind | edit | evidence |
/// |---|---|---|
/// | `states` | remove the second block | two blocks give several edges or sizes other numbers |
/// | `otherAxes` | the other axis | no line places the views along that axis |
/// | `opposedOrder` | remove a view of the row | two rows have two views in opposite order |
/// | `secondTie` | remove the end of the row | another line places that end |
/// | `cell` | remove the size | a grid or a spread row gives it too |
/// | `ratios` | the inverse ratio | it holds; the ratio is below 1 or all lines are equalities |
/// | `otherSides` | the opposite edge | no line ties that edge |
/// | `twice` | remove one of two lines | both give one edge or one size |
/// | `bounds` | the opposite relation | the number is large, or contradicts one line alone |
/// | `outliers` | the usual number | the numbers beside it |
/// | `exchanges` | exchange two views | two lines of one verb, views of one class |
/// | `wall` | remove a gap | the row is shorter than its container |
@MainActor struct CulpritSearch {
  let words: ConflictWords
  /// The equations that take part in the contradiction.
  let members: [ConflictEquation]

  var conflict: ConflictCase { words.conflict }
  var arithmetic: ConflictArithmetic { words.arithmetic }

  init(_ words: ConflictWords) {
    self.words = words
    members = words.arithmetic.proved.map { words.conflict.equations[$0] }
  }

  /// The kinds that equations alone show.
  var all: [ConflictCulprit] { rows + twice }

  /// The rows of which one has its views in another order, or a view or a size too many.
  var rows: [ConflictCulprit] { [opposedOrder, secondTie, cell].compactMap { $0 } }

  func name(_ item: Int) -> String { conflict.items[item].name }

  /// Returns the lines of a call, in all cells for which it ran.
  func lines(of site: ConstraintSite) -> [ConflictEquation] {
    conflict.lines.filter { $0.isSameCall(as: site) }
  }

  /// Returns an edit of an equation, in all cells for which its line ran.
  func edit(
    _ equations: [ConflictEquation], _ new: (ConflictEquation) -> ConflictEquation? = { _ in nil }
  ) -> ConflictEdit {
    ConflictEdit(equations.flatMap { conflict.instances(of: $0) }, new)
  }

  /// Returns the removal of all constraints of a call about an item, in all cells for which its line ran.
  func removal(of site: ConstraintSite, about item: Int) -> ConflictEdit {
    edit(lines(of: site).filter { $0.items.first == item })
  }

  /// Returns the constant that an equation would need in order to agree with the others.
  func impliedConstant(_ equation: ConflictEquation) -> Double? {
    guard arithmetic.squeezed.isEmpty,
      let own = arithmetic.proved.first(where: { conflict.equations[$0].id == equation.id })
    else { return nil }
    let total = arithmetic.proved.reduce(0.0) {
      $0 + arithmetic.factors[$1] * conflict.equations[$1].constant
    }
    return equation.constant - total / arithmetic.factors[own]
  }
}

extension ConstraintSite {
  /// True for a verb that places edges, and not one of sizes.
  var isOfEdges: Bool {
    !["width", "height", "size", "sameWidth", "sameHeight", "sameSize", "aspectRatio"].contains(plainVerb)
  }
}
