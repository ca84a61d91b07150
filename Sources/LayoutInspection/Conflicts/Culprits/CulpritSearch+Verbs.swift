import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// Verbs of the wrong axis or of the wrong edge, views that are exchanged, and two states at once.
extension CulpritSearch {
  /// The calls of which the verb of the other axis ends the conflict and places views that no line places
  /// there; chains come first, and those with most of these views.
  ///
  ///     make.xEqual(name, street, city)
  ///     make.xPlace(name, 8, street, 8, city)    // write make.yPlace(name, 8, street, 8, city)
  var otherAxes: [ConflictCulprit] {
    let sites = members.filter { $0.isOfVerb && !$0.isSize }.calls
    return sites.compactMap(otherAxis).enumerated().sorted { one, other in
      let weights = [one, other].map { index, candidate in
        (candidate.culprit.site?.isOfChain == true ? 0 : 1, -candidate.count, index)
      }
      return weights[0] < weights[1]
    }
    .map(\.element.culprit)
  }

  private func otherAxis(of site: ConstraintSite) -> (culprit: ConflictCulprit, count: Int)? {
    guard let words = site.axis, let verb = words.verbAcross(site.plainVerb) else { return nil }
    let (axis, lines) = (CheckedAxis(isVertical: words.isVertical), lines(of: site))
    let placed = lines.compactMap(\.items.first).filter { view($0) != nil }.unique
    let unplaced = placed.filter { item in
      view(item).flatMap { conflict.evidence?.mentions($0, axis.across, isSize: false) } != true
    }
    let other = members.first { equation in
      equation.isOfVerb && !equation.isSize && equation.site != nil && !equation.isSameCall(as: site)
        && equation.isVertical == words.isVertical && unplaced.contains(where: equation.items.contains)
    }
    guard !unplaced.isEmpty, let otherSite = other?.site else { return nil }
    // The views of several rows have one name.
    let names = placed.map(name).unique.list
    let isAll = unplaced.count == placed.count && placed.count > 1
    let across = AxisWords(isVertical: !words.isVertical)
    let culprit = ConflictCulprit(
      description:
        "\(site.call) places \(names) along \(words.letter), as \(otherSite.call) does, but no"
        + " line places \(isAll ? "them" : unplaced.map(name).unique.list) along \(across.letter). Probably"
        + " \(verb) was meant.",
      site: site, items: placed.sorted(), edit: ConflictEdit(lines) { $0.with { $0.isVertical.toggle() } },
      placed: view(placed[0])?.superview?.subviews ?? [])
    return (culprit, unplaced.count)
  }

  /// The lines of one edge of which the opposite edge ends the conflict, and is placed by no other line.
  ///
  ///     make.xPlace(16, title, 8..., before: badge)
  ///     make.xLeft(badge, by: 16)    // write make.xRight(badge, by: 16)
  var otherSides: [ConflictCulprit] {
    members.compactMap { tie in
      let edge = tie.words.edge(tie.side)
      guard tie.isOfVerb, tie.isEquality, tie.isSameEdge, !tie.isOfCenter, let site = tie.site,
        site.plainVerb == tie.words.pin(edge), let view = view(tie.item),
        !conflict.lines.contains(where: {
          $0.isTie && $0.item == tie.item && $0.side == 1 - tie.side && $0.isVertical == tie.isVertical
        })
      else { return nil }
      let opposite = tie.words.edge(1 - tie.side)
      return ConflictCulprit(
        description:
          "\(site.call) ties the \(edge) edge of \(name(tie.item)) to \(name(tie.shape.anchor)), but the"
          + " other lines only hold with the \(opposite) edge, which no line ties. Probably"
          + " \(tie.words.pin(opposite)) was meant.",
        site: site, items: [tie.item], edit: edit([tie], \.oppositeEdge), placed: [view], kept: view)
    }
  }

  // Two lines of one verb whose views are exchanged.

  /// The pairs of lines with a view each, both of one class and one superview, in the order of the lines; at
  /// most six.
  ///
  ///     make.ref(first).yCenter(secondTitle)
  ///     make.ref(second).yCenter(firstTitle)
  var exchanges: [ConflictCulprit] {
    var found: [ConflictCulprit] = []
    for (early, late) in pairs(members.filter { $0.isEquality && $0.isOfVerb && !$0.items.isEmpty })
    where found.count < 6 {
      guard let culprit = exchange(early, late) else { continue }
      if !found.contains(where: { $0.description == culprit.description }) { found.append(culprit) }
    }
    return found
  }

  private func exchange(_ early: ConflictEquation, _ late: ConflictEquation) -> ConflictCulprit? {
    guard early.isVertical == late.isVertical, let site = early.site, let otherSite = late.site,
      site.plainVerb == otherSite.plainVerb, !site.isSameCall(as: otherSite),
      let view = view(early.item), let other = self.view(late.item), view !== other,
      view.superview === other.superview, type(of: view) == type(of: other)
    else { return nil }
    let own = lines(of: site).filter { $0.items.contains(early.item) }
    let others = lines(of: otherSite).filter { $0.items.contains(late.item) }
    // A line with both views has them in an order, and not in the place of each other.
    if own.contains(where: { $0.items.contains(late.item) }) { return nil }
    if others.contains(where: { $0.items.contains(early.item) }) { return nil }
    let names = (name(early.item), name(late.item))
    let exchanged = [early.item: late.item, late.item: early.item]
    return ConflictCulprit(
      description:
        "\(site.call) has \(names.0) and \(otherSite.call) has \(names.1): the two views are exchanged. Write"
        + " \(names.1) in the first line and \(names.0) in the second.",
      site: site, items: [early.item, late.item],
      edit: ConflictEdit(own + others) { line in line.with { $0.item = exchanged[$0.item] ?? $0.item } })
  }

  // Two states.

  private func state(_ line: ConflictEquation) -> [AnyHashable] {
    [line.site?.plainVerb ?? "", line.shape, line.isVertical]
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
    for (early, late) in pairs(members.filter { $0.isEquality && $0.isOfVerb && !$0.items.isEmpty })
    where state(early) == state(late) {
      if let found = culprit(early, inOtherStateThan: late) { return found }
    }
    return nil
  }

  private func culprit(
    _ early: ConflictEquation, inOtherStateThan late: ConflictEquation
  ) -> ConflictCulprit? {
    guard let site = early.site, let other = late.site, site.line != other.line else { return nil }
    let lines = conflict.lines.filter { $0.relation == .equal && $0.site?.file == site.file }
    func line(_ equation: ConflictEquation) -> Int { equation.site?.line ?? 0 }
    let pairs = Dictionary(grouping: lines, by: state).values.compactMap { alike in
      let first = alike.min { line($0) < line($1) }
      let last = alike.max { line($0) < line($1) }
      // Two rows that begin with one view share the tie of its edge: only another number is another state.
      guard let first, let last, line(first) < line(last), first.shape.kind != .other,
        first.constant != last.constant
      else { return nil as (first: ConflictEquation, last: ConflictEquation)? }
      return (first, last)
    }
    let (former, latter) = (Set(pairs.map { line($0.first) }), Set(pairs.map { line($0.last) }))
    guard former.count > 1, latter.count > 1, let end = former.max(), let start = latter.min(), end < start
    else { return nil }
    return ConflictCulprit(
      description:
        "\(site.call) and \(other.call) place \(name(early.item)) for two states, and both are"
        + " installed. Keep the group of the first block and pass it on: group ="
        + " tk_constraint(replace: group) { … }.",
      site: other, items: [early.item], edit: edit(pairs.map(\.last)))
  }
}
