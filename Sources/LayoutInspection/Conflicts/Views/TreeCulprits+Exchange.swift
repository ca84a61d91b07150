import AutoLayoutKit

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// Two lines of one verb whose views are exchanged.
extension TreeCulprits {
  /// The number of exchanges that are tried.
  private static let limit = 6

  /// The pairs of lines with a view each, both of one class and one superview, in the order of the lines.
  ///
  ///     make.ref(first).yCenter(secondTitle)
  ///     make.ref(second).yCenter(firstTitle)
  var exchanges: [ConflictCulprit] {
    let ties = members.filter { $0.isEquality && $0.isOfVerb }
    var found: [ConflictCulprit] = []
    for (index, second) in ties.enumerated() {
      for first in ties[..<index] where found.count < Self.limit {
        guard let culprit = exchange(first, second) else { continue }
        if !found.contains(where: { $0.description == culprit.description }) { found.append(culprit) }
      }
    }
    return found
  }

  private func exchange(_ one: ConflictEquation, _ other: ConflictEquation) -> ConflictCulprit? {
    guard one.isVertical == other.isVertical, let site = one.site, let otherSite = other.site,
      site.plainVerb == otherSite.plainVerb, !site.isSameCall(as: otherSite),
      let item = one.items.first, let otherItem = other.items.first,
      let view = conflict.items[item].object as? AutoLayoutKitView,
      let otherView = conflict.items[otherItem].object as? AutoLayoutKitView, view !== otherView,
      view.superview === otherView.superview, type(of: view) == type(of: otherView)
    else { return nil }
    let own = evidence.constraints(of: site).filter { $0.mentions(view) }
    let others = evidence.constraints(of: otherSite).filter { $0.mentions(otherView) }
    // A line with both views has them in an order, and not in the place of each other.
    guard !own.contains(where: { $0.mentions(otherView) }), !others.contains(where: { $0.mentions(view) })
    else {
      return nil
    }
    let isFirst = site.line <= otherSite.line
    let (first, second) = isFirst ? (site, otherSite) : (otherSite, site)
    let names = isFirst ? (name(item), name(otherItem)) : (name(otherItem), name(item))
    return ConflictCulprit(
      kind: .exchange,
      description:
        "\(first.call) has \(names.0) and \(second.call) has \(names.1): the two views are exchanged. Write"
        + " \(names.1) in the first line and \(names.0) in the second.",
      site: first, items: [item, otherItem],
      changes: (own + others).map { ConflictChange($0, .exchange(view, otherView)) })
  }
}
