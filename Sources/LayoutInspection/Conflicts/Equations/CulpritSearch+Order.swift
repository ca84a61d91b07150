import LayoutWords

// Lines that name two views in opposite order, and sizes of cells that are equal.
extension CulpritSearch {
  /// Two views in the order of a row.
  nonisolated private struct Pair: Hashable {
    let first: Int
    let last: Int

    var reversed: Pair { Pair(first: last, last: first) }
  }

  /// The culprit of two rows with two views in opposite order; nil for another conflict.
  var opposedOrder: ConflictCulprit? {
    let sites = members.filter(\.isGap).compactMap(\.site).firstOfEachCall
    let calls = sites.map { (site: $0, pairs: pairs(of: $0)) }
    for (index, later) in calls.enumerated() {
      for earlier in calls[..<index] where earlier.site.axis?.letter == later.site.axis?.letter {
        let opposite = later.pairs.filter { earlier.pairs.contains($0.reversed) }
        guard let pair = opposite.min(by: { ($0.first, $0.last) < ($1.first, $1.last) }) else { continue }
        let isInOrder = earlier.site.file != later.site.file || earlier.site.line < later.site.line
        let (first, second) = isInOrder ? (later.site, earlier.site) : (earlier.site, later.site)
        let own = isInOrder ? pair : pair.reversed
        let names = (name(own.first), name(own.last))
        return ConflictCulprit(
          description:
            "\(first.call) has \(names.0) before \(names.1), but \(second.call) has \(names.1) before"
            + " \(names.0). Change the order in one of the two.",
          site: first, items: [own.first, own.last].sorted(),
          edit: removal(of: first, about: own.first) + removal(of: first, about: own.last))
      }
    }
    return nil
  }

  /// Returns the pairs of views that a row names one after the other, with those that follow from them.
  ///
  /// All of its views count: a conflict can contain the first gap alone.
  private func pairs(of site: ConstraintSite) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for case .edges(let item, let side, let other, let otherSide) in lines(of: site).map(\.shape)
    where side != otherSide {
      pairs.insert(side == 0 ? Pair(first: other, last: item) : Pair(first: item, last: other))
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

  // Cells.

  /// The culprit of a size of a cell that a grid or a spread row makes as large as the others; nil for
  /// another conflict.
  var cell: ConflictCulprit? {
    let verbs = ["grid", "xSpread", "ySpread"]
    let spread = members.filter { $0.site.map { verbs.contains($0.plainVerb) } == true }
    let sizes = members.filter { size in
      guard size.shape.isSize, size.isOfVerb, let item = size.items.first else { return false }
      return spread.contains { $0.items.first == item }
        && size.site?.plainVerb != spread.first?.site?.plainVerb
    }
    guard let call = spread.first?.site, sizes.count == 1, let item = sizes[0].items.first,
      let site = sizes[0].site
    else { return nil }
    let (size, extent) = (sizes[0].words.size, sizes[0].words.extent)
    let given = impliedConstant(sizes[0]).map { "makes \(name(item)) \($0.points) \(extent)" }
    let own = "makes \(given == nil ? name(item) : "it") \(sizes[0].constant.points) \(extent)"
    return ConflictCulprit(
      description:
        "\(call.call) \(given ?? "gives all of its cells one \(size)"), but \(site.call) \(own). Remove the"
        + " \(size): \(call.plainVerb) determines it.",
      site: site, items: [item], edit: removal(of: site, about: item))
  }
}
