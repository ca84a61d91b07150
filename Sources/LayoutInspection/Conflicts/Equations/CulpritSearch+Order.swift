import LayoutWords

// Lines that name two views in opposite order, and sizes of cells that are equal.
extension CulpritSearch {
  /// The culprit of two rows with two views in opposite order; nil for another conflict.
  var opposedOrder: ConflictCulprit? {
    let calls = orderedCalls
    for (index, later) in calls.enumerated() {
      for earlier in calls[..<index] where earlier.isVertical == later.isVertical {
        let opposite = later.pairs.filter { earlier.pairs.contains(Pair(first: $0.last, last: $0.first)) }
        guard
          let pair = opposite.min(by: {
            ($0.first.number, $0.last.number) < ($1.first.number, $1.last.number)
          })
        else { continue }
        let isInOrder = earlier.site.file != later.site.file || earlier.site.line < later.site.line
        let (first, second) = isInOrder ? (later, earlier) : (earlier, later)
        let own = isInOrder ? pair : Pair(first: pair.last, last: pair.first)
        return ConflictCulprit(
          kind: .order,
          description:
            "\(first.site.call) has \(own.first.name) before \(own.last.name), but \(second.site.call) has"
            + " \(own.last.name) before \(own.first.name). Change the order in one of the two.",
          site: first.site,
          items: conflict.items.indices.filter { [own.first.name, own.last.name].contains(name($0)) },
          changes: [own.first, own.last].flatMap { removal(of: first.site, about: $0.object) })
      }
    }
    return nil
  }

  /// A view of a row.
  nonisolated private struct Place: Hashable {
    let object: AnyObject?
    let name: String
    /// The number of the view in the order in which the rows name them.
    let number: Int

    static func == (one: Place, other: Place) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Two views in the order of a row.
  nonisolated private struct Pair: Hashable {
    let first: Place
    let last: Place
  }

  /// The pairs of views that a row names one after the other.
  nonisolated private struct OrderedCall {
    let site: ConstraintSite
    let isVertical: Bool
    var pairs: Set<Pair> = []

    /// Adds the pairs that follow from two others: a before b and b before c.
    mutating func close() {
      var count = -1
      while count < pairs.count {
        count = pairs.count
        for pair in pairs {
          for next in pairs where next.first == pair.last {
            pairs.insert(Pair(first: pair.first, last: next.last))
          }
        }
      }
    }
  }

  /// The calls of the gaps in the conflict, with all of their views: a conflict can contain the first gap
  /// alone.
  private var orderedCalls: [OrderedCall] {
    var known: [Place] = []
    func place(_ object: AnyObject?, _ name: String) -> Place {
      let found = known.first { object == nil ? $0.name == name : $0.object === object }
      if let found { return found }
      known.append(Place(object: object, name: name, number: known.count))
      return known[known.count - 1]
    }
    let gaps = members.filter(\.isGap)
    return gaps.compactMap(\.site).firstOfEachCall.compactMap { site in
      let own = gaps.filter { $0.site?.isSameCall(as: site) == true }
      guard let isVertical = own.first?.isVertical else { return nil }
      var call = OrderedCall(site: site, isVertical: isVertical)
      func add(_ place: Place, _ side: Double, _ other: Place, _ otherSide: Double) {
        if side == otherSide { return }
        call.pairs.insert(side == 0 ? Pair(first: other, last: place) : Pair(first: place, last: other))
      }
      for case .edges(let item, let side, let other, let otherSide) in own.map(\.shape) {
        add(
          place(conflict.items[item].object, name(item)), side,
          place(conflict.items[other].object, name(other)), otherSide)
      }
      for gap in conflict.tree?.gaps(of: site, isVertical: isVertical) ?? [] {
        let (edge, otherEdge) = (gap.first, gap.second)
        add(
          place(edge.item, edge.name), edge.side, place(otherEdge.item, otherEdge.name), otherEdge.side)
      }
      call.close()
      return call
    }
  }

  // Cells.

  /// The verbs that give their views equal sizes.
  private static let spreadingVerbs = ["grid", "xSpread", "ySpread"]

  /// The culprit of a size of a cell that a grid or a spread row makes as large as the others; nil for
  /// another conflict.
  var cell: ConflictCulprit? {
    let spread = members.filter { $0.site.map { Self.spreadingVerbs.contains($0.plainVerb) } == true }
    let cells = Set(spread.compactMap { $0.items.first })
    let sizes = memberIndices.filter { index in
      let equation = conflict.equations[index]
      guard case .size(let item) = equation.shape, equation.isOfVerb else { return false }
      return cells.contains(item) && equation.site?.plainVerb != spread.first?.site?.plainVerb
    }
    guard let call = spread.first?.site, sizes.count == 1 else { return nil }
    let size = conflict.equations[sizes[0]]
    guard case .size(let item) = size.shape, let site = size.site else { return nil }
    let given = impliedConstant(sizes[0]).map { "makes \(name(item)) \($0.points) \(size.words.extent)" }
    let own = "makes \(given == nil ? name(item) : "it") \(size.constant.points) \(size.words.extent)"
    return ConflictCulprit(
      kind: .cell,
      description:
        "\(call.call) \(given ?? "gives all of its cells one \(size.words.size)"), but \(site.call) \(own)."
        + " Remove the \(size.words.size): \(call.plainVerb) determines it.",
      site: site, items: [item], changes: removal(of: site, about: item))
  }
}
