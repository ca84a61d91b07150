import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// A line that probably is the mistake behind a conflict, with the sentence about it.
///
/// A conflict has several ways out. This type is one that people need, and not the one that is the least
/// change of the equations.
struct ConflictCulprit {
  let description: String
  let site: ConstraintSite?
  let items: [Int]
  /// The change that ends the conflict; empty if it cannot be tried.
  let edit: ConflictEdit
  /// The items that the change has to place: nothing of them may be open afterwards.
  var placed: [AnyObject] = []
  var kept: AutoLayoutKitView?
}

/// The search for the culprits of one conflict.
///
/// Each kind is one edit of the equations and the evidence for it. The kinds are asked in the order of the
/// table; the first culprit counts whose edit, applied to a copy and solved, leaves fewer conflicts.
///
/// | kind | edit | evidence |
/// |---|---|---|
/// | `states` | remove the second block | two blocks give several edges or sizes other numbers |
/// | `otherAxes` | the other axis | no line places the views along that axis |
/// | `opposedOrder` | remove a view of the row | two rows have two views in opposite order |
/// | `secondTie` | remove the end of the row | another line places that end |
/// | `cell` | remove the size | a grid or a spread row gives it too |
/// | `ratios` | the inverse ratio | it holds |
/// | `otherSides` | the opposite edge | no line ties that edge |
/// | `twice` | remove one of two lines | both give one edge or one size |
/// | `bounds` | the opposite relation | the number is large, or contradicts one line alone |
/// | `outliers` | the usual number | the numbers beside it |
/// | `exchanges` | exchange two views | two lines of one verb, views of one class |
/// | `wall` | remove a gap | the row is shorter than its container |
@MainActor struct CulpritSearch {
  let words: ConflictWords
  let conflict: ConflictCase
  let arithmetic: ConflictArithmetic
  let members: [ConflictEquation]

  init(_ words: ConflictWords) {
    self.words = words
    conflict = words.conflict
    arithmetic = words.arithmetic
    members = words.arithmetic.proved.map { words.conflict.equations[$0] }
  }

  var all: [ConflictCulprit] {
    let rows = [opposedOrder, secondTie, cell].compactMap { $0 }
    guard let names = conflict.names, let evidence = conflict.evidence else { return rows + twice }
    let first = [states].compactMap { $0 } + otherAxes + rows + ratios(names) + otherSides + twice
    return first + bounds + outliers(names, evidence) + exchanges + [wall(names)].compactMap { $0 }
  }
}

// The parts of which the kinds are made.
extension CulpritSearch {
  func name(_ item: Int) -> String { words.name(item) }
  func view(_ item: Int) -> AutoLayoutKitView? { conflict.items[item].object as? AutoLayoutKitView }
  func call(_ equation: ConflictEquation) -> String { equation.site?.call ?? equation.text }

  func makes(_ size: ConflictEquation, _ name: String? = nil) -> String {
    "\(call(size)) makes \(name ?? self.name(size.item)) \(words.length(size))"
  }

  func lines(of site: ConstraintSite) -> [ConflictEquation] {
    conflict.lines.filter { $0.isSameCall(as: site) }
  }

  func inOrder(
    _ one: ConflictEquation, _ other: ConflictEquation
  ) -> (early: ConflictEquation, late: ConflictEquation) {
    guard let site = one.site, let otherSite = other.site, site.file == otherSite.file,
      otherSite.line < site.line
    else { return (one, other) }
    return (other, one)
  }

  func pairs(
    _ equations: [ConflictEquation]
  ) -> some Sequence<(early: ConflictEquation, late: ConflictEquation)> {
    equations.indices.lazy.flatMap { index in equations[..<index].lazy.map { inOrder($0, equations[index]) } }
  }

  func edit(
    _ equations: [ConflictEquation], _ new: (ConflictEquation) -> ConflictEquation? = { _ in nil }
  ) -> ConflictEdit {
    ConflictEdit(equations.flatMap { conflict.instances(of: $0) }, new)
  }

  func removal(of equation: ConflictEquation, about item: Int) -> ConflictEdit {
    guard let site = equation.site else { return ConflictEdit([equation]) }
    return edit(lines(of: site).filter { $0.items.first == item })
  }

  func culprit(
    removing equation: ConflictEquation, at place: ConstraintSite? = nil, _ description: String
  ) -> ConflictCulprit {
    ConflictCulprit(
      description: description, site: place ?? equation.site, items: [equation.item],
      edit: removal(of: equation, about: equation.item))
  }

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

extension [ConflictEquation] {
  var calls: [ConstraintSite] { compactMap(\.site).firstOfEachCall }
}
