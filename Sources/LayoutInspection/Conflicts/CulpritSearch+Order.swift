import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// Lines that name two views in opposite order, and sizes of cells that are equal.
extension CulpritSearch {
  /// The culprit of two rows with two views in opposite order; nil for another conflict.
  var opposedOrder: ConflictCulprit? {
    let calls = Self.calls(of: members.filter(\.isGap))
    for (index, later) in calls.enumerated() {
      for earlier in calls[..<index] where earlier.isVertical == later.isVertical {
        guard
          let pair = later.pairs.first(where: { earlier.pairs.contains(Pair(first: $0.last, last: $0.first)) }
          )
        else { continue }
        let isInOrder = earlier.site.file != later.site.file || earlier.site.line < later.site.line
        let (first, second) = isInOrder ? (later, earlier) : (earlier, later)
        let own = isInOrder ? pair : Pair(first: pair.last, last: pair.first)
        let names = (name(own.first), name(own.last))
        return ConflictCulprit(
          kind: .order,
          description:
            "\(first.site.call) has \(names.0) before \(names.1), but \(second.site.call) has \(names.1)"
            + " before \(names.0). Change the order in one of the two.",
          site: first.site, items: [own.first, own.last],
          changes: removal(of: first.site, about: own.first) + removal(of: first.site, about: own.last))
      }
    }
    return nil
  }

  /// Two views in the order of a row.
  private struct Pair: Hashable {
    let first: Int
    let last: Int
  }

  /// The pairs of views that a row names one after the other.
  private struct OrderedCall {
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

  private static func calls(of gaps: [ConflictEquation]) -> [OrderedCall] {
    var calls: [OrderedCall] = []
    for gap in gaps {
      guard let site = gap.site, case .edges(let item, let side, let other, let otherSide) = gap.shape,
        side != otherSide
      else { continue }
      let pair = side == 0 ? Pair(first: other, last: item) : Pair(first: item, last: other)
      if let index = calls.firstIndex(where: { $0.site.isSameCall(as: site) }) {
        calls[index].pairs.insert(pair)
      } else {
        calls.append(OrderedCall(site: site, isVertical: gap.isVertical, pairs: [pair]))
      }
    }
    for index in calls.indices { calls[index].close() }
    return calls
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
