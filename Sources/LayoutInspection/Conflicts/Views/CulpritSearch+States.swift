import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// The kinds that need the views, and blocks of two states that are installed at once.
extension CulpritSearch {
  /// All kinds, the strongest evidence first.
  var allInTree: [ConflictCulprit] {
    let ratios = ratios
    return [states].compactMap { $0 } + otherAxes + rows + ratios.certain + otherSides + twice + bounds
      + outliers + ratios.possible + exchanges + [wall].compactMap { $0 }
  }

  /// The names of the tree.
  var names: ReportNames? { (conflict.tree as? ConflictViews)?.names }

  /// The constraints of the tree.
  var evidence: ConflictEvidence? { (conflict.tree as? ConflictViews)?.evidence }

  func view(_ item: Int) -> AutoLayoutKitView? { conflict.items[item].object as? AutoLayoutKitView }

  /// Returns true if a line places a view along an axis.
  func isMentioned(_ item: Int, isVertical: Bool) -> Bool {
    view(item).map { evidence?.mentions($0, isVertical: isVertical, isSize: false) == true } ?? false
  }

  /// The culprit of two blocks that give the same views several edges or sizes each: two states without
  /// `replace:`; nil for another conflict.
  ///
  ///     if isOpen {
  ///       tk_constraint { make in    // height(list) == 300, yTop(more, by: 8)
  ///     } else {
  ///       tk_constraint { make in    // height(list) == 60, yTop(more, by: 2)
  ///     }
  var states: ConflictCulprit? {
    let own = members.filter { $0.isEquality && $0.isOfVerb }
    for (index, second) in own.enumerated() {
      for first in own[..<index] where first.stateKey == second.stateKey {
        let isInOrder = first.line < second.line
        if first.line != second.line, let found = isInOrder ? states(first, second) : states(second, first) {
          return found
        }
      }
    }
    return nil
  }

  private func states(_ early: ConflictEquation, _ late: ConflictEquation) -> ConflictCulprit? {
    guard let site = early.site, let item = early.items.first else { return nil }
    let lines = conflict.lines.filter { $0.relation == .equal && $0.site?.file == site.file }
    let groups = Dictionary(grouping: lines, by: \.stateKey).values
    let pairs = groups.compactMap { alike -> [ConflictEquation]? in
      let sorted = alike.sorted { $0.line < $1.line }
      // Two rows that begin with one view share the tie of its edge: only another number is another state.
      guard let first = sorted.first, let last = sorted.last, first.line < last.line, first.shape != .other,
        first.constant != last.constant
      else { return nil }
      return [first, last]
    }
    let (former, latter) = (Set(pairs.map { $0[0].line }), Set(pairs.map { $0[1].line }))
    guard former.count > 1, latter.count > 1, let end = former.max(), let start = latter.min(), end < start
    else { return nil }
    return ConflictCulprit(
      description:
        "\(site.call) and \(late.site?.call ?? "") place \(name(item)) for two states, and both are"
        + " installed. Keep the group of the first block and pass it on: group ="
        + " tk_constraint(replace: group) { … }.",
      site: late.site, items: [item], edit: edit(pairs.map { $0[1] }))
  }
}

/// The verb and the edges or the size of a line.
nonisolated private struct StateKey: Hashable {
  let verb: String?
  let shape: ConflictEquation.Shape
  let isVertical: Bool
}

extension ConflictEquation {
  fileprivate var stateKey: StateKey {
    StateKey(verb: site?.plainVerb, shape: shape, isVertical: isVertical)
  }

  fileprivate var line: Int { site?.line ?? 0 }
}
