import AutoLayoutKit

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// Blocks of two states that are installed at once.
extension TreeCulprits {
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
      .compactMap { $0.constraint.flatMap(StateLine.init) }
    for (index, second) in own.enumerated() {
      for first in own[..<index] {
        guard first.key == second.key, first.site.line != second.site.line,
          let culprit = states(first.site.line < second.site.line ? first : second, first, second)
        else { continue }
        return culprit
      }
    }
    return nil
  }

  private func states(_ early: StateLine, _ first: StateLine, _ second: StateLine) -> ConflictCulprit? {
    let late = early.site == first.site ? second : first
    let lines = evidence.constraints.compactMap(StateLine.init)
      .filter { $0.site.file == early.site.file }
    let pairs = Dictionary(grouping: lines, by: \.key).values.compactMap { alike -> (StateLine, StateLine)? in
      let sorted = alike.sorted { $0.site.line < $1.site.line }
      // Two rows that begin with one view share the tie of its edge: only another number is another state.
      guard let first = sorted.first, let last = sorted.last, first.site.line < last.site.line,
        first.constraint.constant != last.constraint.constant
      else { return nil }
      return (first, last)
    }
    let (former, latter) = (Set(pairs.map(\.0.site.line)), Set(pairs.map(\.1.site.line)))
    guard former.count > 1, latter.count > 1, let end = former.max(), let start = latter.min(),
      end < start
    else { return nil }
    return ConflictCulprit(
      kind: .states,
      description:
        "\(early.site.call) and \(late.site.call) place \(early.name(in: names)) for two states,"
        + " and both are installed. Keep the group of the first block and pass it on: group ="
        + " tk_constraint(replace: group) { … }.",
      site: late.site,
      items: conflict.items.indices.filter { conflict.items[$0].object === early.item },
      changes: pairs.flatMap { change(of: $0.1.constraint, .removal) })
  }
}

/// An equality of a line, with the edges or the size that it is about.
@MainActor private struct StateLine {
  struct Key: Hashable {
    let verb: String
    let terms: ConstraintTerms
  }

  let key: Key
  let site: ConstraintSite
  let item: AnyObject
  let constraint: NSLayoutConstraint

  init?(_ constraint: NSLayoutConstraint) {
    guard let site = constraint.site, let item = constraint.firstItem,
      let terms = ConstraintTerms(constraint), constraint.relation == .equal
    else { return nil }
    key = Key(verb: site.plainVerb, terms: terms)
    self.site = site
    self.item = item
    self.constraint = constraint
  }

  func name(in names: ReportNames) -> String { names.name(of: item) }
}
