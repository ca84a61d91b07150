import LayoutWords

// Rows with their views in another order, or with a view or a size too many.
extension CulpritSearch {
  /// Two views in the order of a row.
  nonisolated private struct Pair: Hashable {
    let first: Int
    let last: Int

    var reversed: Pair { Pair(first: last, last: first) }
  }

  /// The culprit of two rows with two views in opposite order; nil for another conflict.
  var opposedOrder: ConflictCulprit? {
    let rows = members.filter(\.isGap)
    let oneOfEach = rows.calls.compactMap { call in rows.first { $0.isSameCall(as: call) } }
    let orders = Dictionary(oneOfEach.map { ($0.id, order(of: $0)) }, uniquingKeysWith: { first, _ in first })
    for (early, late) in pairs(oneOfEach) where early.isVertical == late.isVertical {
      let opposite = orders[late.id]?.filter { orders[early.id]?.contains($0.reversed) == true } ?? []
      guard let pair = opposite.min(by: { ($0.first, $0.last) < ($1.first, $1.last) }) else { continue }
      let names = (name(pair.first), name(pair.last))
      return ConflictCulprit(
        description:
          "\(call(late)) has \(names.0) before \(names.1), but \(call(early)) has \(names.1) before"
          + " \(names.0). Change the order in one of the two.",
        site: late.site, items: [pair.first, pair.last].sorted(),
        edit: removal(of: late, about: pair.first) + removal(of: late, about: pair.last))
    }
    return nil
  }

  /// Returns the pairs of views that a row names one after the other, with those that follow from them.
  ///
  /// All of its views count: a conflict can contain the first gap alone.
  private func order(of row: ConflictEquation) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for tie in row.site.map(lines) ?? [] where tie.isTie && !tie.isSameEdge {
      let pair = Pair(first: tie.item, last: tie.shape.anchor)
      pairs.insert(tie.side == 0 ? pair.reversed : pair)
    }
    var count = -1
    while count < pairs.count {
      count = pairs.count
      for pair in pairs {
        for next in pairs where next.first == pair.last {
          pairs.insert(Pair(first: pair.first, last: next.last))
        }
      }
    }
    return pairs
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
    var placing: ConflictCulprit?
    for (early, late) in pairs(conflict.equations.filter { $0.isGap || $0.isOfVerb }) {
      let ends = [(late, early), (early, late)].lazy
      let isTwice =
        late.isSameEdge && late.isAlike(early) && late.constant != early.constant
        && early.site.map(late.isSameCall) == false && late.site != nil
      if isTwice, let found = ends.compactMap({ culprit($0, beside: $1) }).first { return found }
      if placing == nil {
        placing = ends.filter { isEnd($0, placedBy: $1) }.compactMap { culprit($0, beside: $1) }.first
      }
    }
    return placing
  }

  /// Returns true for a tie to the reference of an edge that another line places beside another view.
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
    if let object = conflict.items[tie.item].object, let tree = conflict.tree {
      switch tree.rowEnd(of: site, at: object, isLast: isLast) {
      case .alone: return nil
      case .besideOthers(let arguments?): change = "write make.\(site.plainVerb)\(arguments)"
      case .besideOthers(nil): break
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

  /// The culprit of a size of a cell that a grid or a spread row makes as large as the others; nil for
  /// another conflict.
  var cell: ConflictCulprit? {
    let spread = members.filter { ["grid", "xSpread", "ySpread"].contains($0.site?.plainVerb) }
    let sizes = members.filter { size in
      size.isSize && size.isOfVerb && spread.contains { $0.items.first == size.item }
        && size.site?.plainVerb != spread[0].site?.plainVerb
    }
    guard let call = spread.first?.site, sizes.count == 1 else { return nil }
    let (size, extent) = (sizes[0].words.size, sizes[0].words.extent)
    let given = impliedConstant(sizes[0]).map { "makes \(name(sizes[0].item)) \($0.points) \(extent)" }
    return culprit(
      removing: sizes[0],
      "\(call.call) \(given ?? "gives all of its cells one \(size)"), but"
        + " \(makes(sizes[0], given == nil ? nil : "it")). Remove the \(size): \(call.plainVerb) determines"
        + " it.")
  }
}
