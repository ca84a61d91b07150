import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// Verbs of the wrong axis or of the wrong edge, and views that are exchanged.
extension CulpritSearch {
  /// The calls of which the verb of the other axis ends the conflict and places views that no line places
  /// there; chains come first, and those with most of these views.
  ///
  ///     make.xEqual(name, street, city)
  ///     make.xPlace(name, 8, street, 8, city)    // write make.yPlace(name, 8, street, 8, city)
  var otherAxes: [ConflictCulprit] {
    let sites = members.filter { $0.isOfVerb && !$0.shape.isSize }.compactMap(\.site).firstOfEachCall
    return sites.compactMap(otherAxis).enumerated().sorted { one, other in
      let weights = [one, other].map { index, candidate in
        (candidate.culprit.site?.isOfChain == true ? 0 : 1, -candidate.count, index)
      }
      return weights[0] < weights[1]
    }
    .map(\.element.culprit)
  }

  /// Returns the culprit of a call, with the number of views that no line places along the other axis.
  private func otherAxis(of site: ConstraintSite) -> (culprit: ConflictCulprit, count: Int)? {
    guard let words = site.axis, let verb = words.verbAcross(site.plainVerb) else { return nil }
    let lines = lines(of: site)
    let placed = lines.compactMap(\.items.first).reduce(into: [Int]()) { placed, item in
      if view(item) != nil, !placed.contains(item) { placed.append(item) }
    }
    let unplaced = placed.filter { !isMentioned($0, isVertical: !words.isVertical) }
    let other = members.first { equation in
      equation.isOfVerb && !equation.shape.isSize && equation.site != nil && !equation.isSameCall(as: site)
        && equation.isVertical == words.isVertical && unplaced.contains(where: equation.items.contains)
    }
    guard !unplaced.isEmpty, let otherSite = other?.site else { return nil }
    let across = AxisWords(isVertical: !words.isVertical)
    let isAll = unplaced.count == placed.count && placed.count > 1
    let culprit = ConflictCulprit(
      description:
        "\(site.call) places \(names(placed).list) along \(words.letter), as \(otherSite.call) does, but no"
        + " line places \(isAll ? "them" : names(unplaced).list) along \(across.letter). Probably \(verb) was"
        + " meant.",
      site: site, items: placed.sorted(), edit: ConflictEdit(lines) { $0.acrossAxis },
      placed: view(placed[0])?.superview?.subviews ?? [])
    return (culprit, unplaced.count)
  }

  /// Returns the names of views; the views of several rows have one name.
  private func names(_ items: [Int]) -> [String] {
    items.map(name).reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }

  // Edges.

  /// The lines of one edge of which the opposite edge ends the conflict, and is placed by no other line.
  ///
  ///     make.xPlace(16, title, 8..., before: badge)
  ///     make.xLeft(badge, by: 16)    // write make.xRight(badge, by: 16)
  var otherSides: [ConflictCulprit] {
    members.compactMap { tie in
      guard tie.isOfVerb, tie.isEquality, tie.isSameEdge, !tie.isOfCenter,
        case .edges(let item, let side, let anchor, _) = tie.shape, let site = tie.site,
        site.plainVerb == tie.words.pin(tie.words.edge(side)), let view = view(item),
        !conflict.lines.contains(where: { line in
          guard case .edges(item, 1 - side, _, _) = line.shape else { return false }
          return line.isVertical == tie.isVertical
        })
      else { return nil }
      let opposite = tie.words.edge(1 - side)
      return ConflictCulprit(
        description:
          "\(site.call) ties the \(tie.words.edge(side)) edge of \(name(item)) to \(name(anchor)), but the"
          + " other lines only hold with the \(opposite) edge, which no line ties. Probably"
          + " \(tie.words.pin(opposite)) was meant.",
        site: site, items: [item], edit: edit([tie], \.oppositeEdge), placed: [view], kept: item)
    }
  }

  // Two lines of one verb whose views are exchanged.

  /// The pairs of lines with a view each, both of one class and one superview, in the order of the lines; at
  /// most six.
  ///
  ///     make.ref(first).yCenter(secondTitle)
  ///     make.ref(second).yCenter(firstTitle)
  var exchanges: [ConflictCulprit] {
    let ties = members.filter { $0.isEquality && $0.isOfVerb }
    var found: [ConflictCulprit] = []
    for (index, second) in ties.enumerated() {
      for first in ties[..<index] where found.count < 6 {
        guard let culprit = exchange(first, second) else { continue }
        if !found.contains(where: { $0.description == culprit.description }) { found.append(culprit) }
      }
    }
    return found
  }

  private func exchange(_ one: ConflictEquation, _ other: ConflictEquation) -> ConflictCulprit? {
    guard one.isVertical == other.isVertical, let site = one.site, let otherSite = other.site,
      site.plainVerb == otherSite.plainVerb, !site.isSameCall(as: otherSite),
      let item = one.items.first, let otherItem = other.items.first, let view = view(item),
      let otherView = self.view(otherItem), view !== otherView, view.superview === otherView.superview,
      type(of: view) == type(of: otherView)
    else { return nil }
    let own = lines(of: site).filter { $0.items.contains(item) }
    let others = lines(of: otherSite).filter { $0.items.contains(otherItem) }
    // A line with both views has them in an order, and not in the place of each other.
    if own.contains(where: { $0.items.contains(otherItem) }) { return nil }
    if others.contains(where: { $0.items.contains(item) }) { return nil }
    let isFirst = site.line <= otherSite.line
    let (first, second) = isFirst ? (site, otherSite) : (otherSite, site)
    let names = isFirst ? (name(item), name(otherItem)) : (name(otherItem), name(item))
    return ConflictCulprit(
      description:
        "\(first.call) has \(names.0) and \(second.call) has \(names.1): the two views are exchanged. Write"
        + " \(names.1) in the first line and \(names.0) in the second.",
      site: first, items: [item, otherItem],
      edit: ConflictEdit(own + others) { $0.exchanging(item, otherItem) })
  }
}
