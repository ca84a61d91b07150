import LayoutWords

// A row that ends or begins with a view that another row has tied to the same edge.
extension CulpritSearch {
  /// The culprit of a row that ends with a view which another line has placed; nil for another conflict.
  ///
  ///     make.xPlace(16, title, 8, more, 4)
  ///     make.xPlace(16, artist, 8, more)    // write make.xPlace(16, artist, 8, before: more)
  var secondTie: ConflictCulprit? {
    let ties = conflict.equations.filter { $0.isGap || $0.isOfVerb }
    var placing: ConflictCulprit?
    for (index, later) in ties.enumerated() {
      for earlier in ties[..<index] {
        let isInOrder = (earlier.site?.line ?? 0) <= (later.site?.line ?? 0)
        let pair = isInOrder ? (earlier, later) : (later, earlier)
        if earlier.tiesSameEdge(as: later),
          let found = culprit(pair.1, beside: pair.0) ?? culprit(pair.0, beside: pair.1)
        {
          return found
        }
        if placing == nil {
          placing = end(pair.1, placedBy: pair.0) ?? end(pair.0, placedBy: pair.1)
        }
      }
    }
    return placing
  }

  /// Returns the culprit of a row whose end is tied to the reference, although another line places this end
  /// beside another view; nil for other equations.
  ///
  ///     make.ref(cover).yTop(title)
  ///     make.yPlace(title, 5, artist, make.wall)    // write make.yPlace(after: title, 5, artist, make.wall)
  private func end(_ tie: ConflictEquation, placedBy other: ConflictEquation) -> ConflictCulprit? {
    guard case .edges(let item, let side, _, let base) = tie.shape, side == base, side != 0.5,
      tie.relation == .equal, other.relation == .equal, isPlaced(item, side, by: other, besides: tie)
    else { return nil }
    return culprit(tie, beside: other)
  }

  /// Returns true if an equation of another line places an edge of an item: as its own item, or as a view of
  /// a row before or behind a neighbor.
  func isPlaced(
    _ item: Int, _ side: Double, by other: ConflictEquation, besides tie: ConflictEquation
  ) -> Bool {
    guard case .edges(let first, let firstSide, let second, let secondSide) = other.shape,
      other.isVertical == tie.isVertical, let site = other.site, let own = tie.site, !site.isSameCall(as: own)
    else { return false }
    if first == item, firstSide == side { return true }
    // A view that a row begins after, or ends before, is not placed by it.
    return other.isGap && second == item && secondSide == side && firstSide != secondSide
      && lines(of: site).contains { $0.items.first == item }
  }

  /// Returns the culprit in the call of a gap; nil if no other view of its chain is beside the item.
  ///
  /// A row that another verb contradicts is one only if its last view has no gap behind it: a number there
  /// was written on purpose.
  private func culprit(_ tie: ConflictEquation, beside other: ConflictEquation) -> ConflictCulprit? {
    guard tie.isGap, case .edges(let item, let side, _, _) = tie.shape, let site = tie.site,
      let otherSite = other.site, other.isGap || isWithoutNumber(tie)
    else { return nil }
    let isLast = side == 1
    let isLater = site.line >= otherSite.line
    let name = conflict.items[item].name
    let chain = tie.words.chain
    var change = isLast ? "end this \(chain) with before: \(name)" : "begin this \(chain) with after: \(name)"
    if let object = conflict.items[item].object, let tree = conflict.tree {
      switch tree.rowEnd(of: site, at: object, isLast: isLast) {
      case .alone: return nil
      case .besideOthers(let arguments?): change = "write make.\(site.plainVerb)\(arguments)"
      case .besideOthers(nil): break
      }
    } else if !isLast || site.index < 2 {
      // In a log without views, only the number of gaps before the last one shows that there are other views.
      return nil
    }
    return ConflictCulprit(
      description:
        "\(site.call) \(isLast ? "ends" : "begins") with \(name), which \(otherSite.call)"
        + " \(isLater ? "already" : "also") places:"
        + " \(change).",
      site: site, items: [item], edit: edit([tie]))
  }

  private func isWithoutNumber(_ gap: ConflictEquation) -> Bool {
    gap.object.map { conflict.tree?.isWithoutNumber($0) == true } ?? true
  }
}

extension ConflictEquation {
  /// True if both are ties of different calls, between the same edges of the same two items.
  fileprivate func tiesSameEdge(as other: ConflictEquation) -> Bool {
    guard isSameEdge, isAlike(other), constant != other.constant, let site else { return false }
    return other.site != nil && !other.isSameCall(as: site)
  }
}
