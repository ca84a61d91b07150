import LayoutPlatform
import LayoutWords

// Rows with their views in another order, or with a view or a size too many.
extension CulpritSearch {
  var opposedOrder: ConflictCulprit? {
    let rows = members.filter(\.isGap)
    let oneOfEach = rows.calls.compactMap { call in rows.first { $0.isSameCall(as: call) } }
    let orders = Dictionary(oneOfEach.map { ($0.id, order(of: $0)) }, uniquingKeysWith: { first, _ in first })
    for (early, late) in pairs(oneOfEach) where early.isVertical == late.isVertical {
      let opposite = orders[late.id]?.filter { orders[early.id]?.contains($0.reversed()) == true } ?? []
      guard let pair = opposite.min(by: { $0.lexicographicallyPrecedes($1) }) else { continue }
      let names = pair.map(name)
      return ConflictCulprit(
        description:
          "\(call(late)) has \(names[0]) before \(names[1]), but \(call(early)) has \(names[1]) before"
          + " \(names[0]). Change the order in one of the two.",
        site: late.site, items: pair.sorted(),
        edit: removal(of: late, about: pair[0]) + removal(of: late, about: pair[1]))
    }
    return nil
  }

  /// Returns the pairs of views that a row names one after the other.
  ///
  /// All of its views count: a conflict can contain the first gap alone.
  private func order(of row: ConflictEquation) -> Set<[Int]> {
    let gaps = (row.site.map(lines) ?? []).filter { $0.isTie && !$0.isSameEdge }
    return Set(gaps.map { $0.side == 0 ? [$0.shape.anchor, $0.item] : [$0.item, $0.shape.anchor] })
  }

  // A row that ends or begins with a view that another line has placed.

  /// The culprit of a row that ends with a view which another line has placed; nil for another conflict.
  ///
  ///     make.xPlace(16, title, 8, more, 4)
  ///     make.xPlace(16, artist, 8, more)            // write make.xPlace(16, artist, 8, before: more)
  ///
  ///     make.ref(cover).yTop(title)
  ///     make.yPlace(title, 5, artist, make.wall)    // write make.yPlace(after: title, 5, artist, make.wall)
  var secondTie: ConflictCulprit? {
    for isOneTooMany in [isTwice, isEnd] {
      for (early, late) in pairs(conflict.equations.filter { $0.isGap || $0.isOfVerb }) {
        for (tie, other) in [(late, early), (early, late)] where isOneTooMany(tie, other) {
          if let found = culprit(tie, beside: other) { return found }
        }
      }
    }
    return nil
  }

  private func isTwice(_ tie: ConflictEquation, placedBy other: ConflictEquation) -> Bool {
    tie.isSameEdge && tie.isAlike(other) && tie.constant != other.constant && tie.site != nil
      && other.site.map(tie.isSameCall) == false
  }

  private func isEnd(_ tie: ConflictEquation, placedBy other: ConflictEquation) -> Bool {
    tie.isSameEdge && tie.side != 0.5 && tie.relation == .equal && other.relation == .equal
      && isPlaced(by: other, besides: tie)
  }

  /// Returns true if an equation of another line places the edge of a tie: as its own item, or as a view of
  /// a row before or behind a neighbor.
  func isPlaced(by other: ConflictEquation, besides tie: ConflictEquation) -> Bool {
    guard other.isTie, other.isVertical == tie.isVertical, let site = other.site, let own = tie.site,
      !site.isSameCall(as: own)
    else { return false }
    if other.item == tie.item, other.side == tie.side { return true }
    // A view that a row begins after, or ends before, is not placed by it.
    return other.isGap && other.shape.anchor == tie.item && other.shape.anchorSide == tie.side
      && !other.isSameEdge && lines(of: site).contains { $0.items.first == tie.item }
  }

  /// Returns the culprit in the call of a gap; nil if no other view of its chain is beside the item.
  ///
  /// A row that another verb contradicts is one only if its last view has no gap behind it: a number there
  /// was written on purpose.
  private func culprit(_ tie: ConflictEquation, beside other: ConflictEquation) -> ConflictCulprit? {
    let isWithoutNumber = tie.constraint.map { WrittenNumber.all(of: $0).allSatisfy { $0.kind == .inset } }
    guard tie.isGap, let site = tie.site, let otherSite = other.site, other.isGap || isWithoutNumber ?? true
    else { return nil }
    let isLast = tie.side == 1
    let name = name(tie.item)
    let chain = tie.words.chain
    var change = isLast ? "end this \(chain) with before: \(name)" : "begin this \(chain) with after: \(name)"
    if let object = conflict.items[tie.item].object, let names = conflict.names {
      let isBeside = lines(of: site).contains { gap in
        gap.isTie && gap.side == 0 && gap.shape.anchorSide == 1
          && (isLast ? gap.item : gap.shape.anchor) == tie.item
      }
      if !isBeside { return nil }
      let call = tie.constraint.flatMap { conflict.evidence?.call(of: $0) }.flatMap(ChainCall.init)
      if let arguments = call?.arguments(names, releasing: object, isLast: isLast) {
        change = "write make.\(site.plainVerb)\(arguments)"
      }
    } else if !isLast || site.index < 2 {
      // In a log without views, only the number of gaps before the last one shows that there are other views.
      return nil
    }
    let already = site.line >= otherSite.line ? "already" : "also"
    return ConflictCulprit(
      description:
        "\(site.call) \(isLast ? "ends" : "begins") with \(name), which \(otherSite.call) \(already) places:"
        + " \(change).",
      site: site, items: [tie.item], edit: edit([tie]))
  }

  // Cells.

  var cell: ConflictCulprit? {
    let spread = members.filter { ["grid", "xSpread", "ySpread"].contains($0.site?.plainVerb) }
    let sizes = members.filter { size in
      size.isSize && size.isOfVerb && spread.contains { $0.items.first == size.item }
        && size.site?.plainVerb != spread[0].site?.plainVerb
    }
    guard let call = spread.first?.site, sizes.count == 1 else { return nil }
    let (size, words) = (sizes[0], sizes[0].words)
    let change = "Remove the \(words.size): \(call.plainVerb) determines it."
    return sizeTwice(size, [spread[0]], change, at: size.site)
      ?? culprit(
        removing: size,
        "\(call.call) gives all of its cells one \(words.size), but \(makes(size)). \(change)")
  }
}

// Rows of fixed sizes that do not fill their container.
extension CulpritSearch {
  func wall(_ names: ReportNames) -> ConflictCulprit? {
    let gaps = members.filter(\.isGap)
    let isOfLength =
      switch arithmetic.limit {
      case .size, .fixed: true
      case .equation, .sum, .zero: false
      }
    func count(_ gap: ConflictEquation) -> Int { gaps.filter { gap.site.map($0.isSameCall) == true }.count }
    guard arithmetic.ratio == nil, !arithmetic.isOver, arithmetic.squeezed.isEmpty, isOfLength,
      members.allSatisfy({ $0.relation == .equal || $0.isContent }),
      let tie = gaps.max(by: { count($0) < count($1) }),
      let site = tie.site, let gap = tie.constraint, !conflict.holdsElsewhere(tie)
    else { return nil }
    let constraints = conflict.evidence?.call(of: gap) ?? []
    guard let call = ChainCall(constraints), call.isFixed else { return nil }
    let place = call.missingWall
    let free = abs(arithmetic.available - arithmetic.needed).points
    let released = constraints.indices.contains(place) ? constraints[place] : nil
    return ConflictCulprit(
      description:
        "\(site.call): make.wall is missing \(call.words(for: place, names)), where \(free) points are"
        + " free. \(words.sumAfter(site)) Write"
        + " make.\(site.plainVerb)\(call.arguments(names, wallAt: place)).",
      site: site, items: tie.items,
      edit: edit(conflict.lines.filter { $0.constraint === released && released != nil }))
  }

}
