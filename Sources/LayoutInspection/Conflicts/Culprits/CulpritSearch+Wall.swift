import LayoutPlatform
import LayoutWords

// Rows of fixed sizes that do not fill their container.
extension CulpritSearch {
  /// Returns the culprit of a row without a wall; nil for another conflict, and for a row that holds
  /// elsewhere.
  func wall(_ names: ReportNames) -> ConflictCulprit? {
    guard arithmetic.ratio == nil, !arithmetic.isOver, arithmetic.squeezed.isEmpty, arithmetic.isOfLength,
      members.allSatisfy({ $0.relation == .equal || $0.isContent }), let tie = longestChain,
      let site = tie.site, let object = conflict.items[tie.item].object, !conflict.holdsElsewhere(tie)
    else { return nil }
    let constraints = ChainCall.constraints(of: site, about: object)
    guard let call = ChainCall(constraints), call.isFixed else { return nil }
    let place = call.missingWall { wallsBeforeLast(in: site) }
    let free = abs(arithmetic.available - arithmetic.needed).points
    let released = constraints.indices.contains(place) ? constraints[place] : nil
    return ConflictCulprit(
      description:
        "\(site.call): make.wall is missing \(call.words(for: place, names)), where \(free) points are"
        + " free. \(words.sumAfter(site)) Write"
        + " make.\(site.plainVerb)\(call.arguments(names, wallAt: place))\(sizeTooMany ?? "").",
      site: site, items: tie.items,
      edit: edit(conflict.lines.filter { $0.constraint === released && released != nil }))
  }

  /// The other way out if the row ties equal views, which have one size too many: ` or remove the width of a
  /// (Card.swift:12)`; nil for another row.
  private var sizeTooMany: String? {
    let own = members.filter { $0.isEquality && $0.isOfVerb }
    let sizes = own.filter(\.isSize)
    guard sizes.count == 1, let site = sizes[0].site, own.contains(where: \.isRatio) else { return nil }
    return " or remove the \(sizes[0].words.size) of \(name(sizes[0].item)) (\(site.fileAndLine))"
  }

  /// A gap of the call that most gaps of the conflict come from.
  private var longestChain: ConflictEquation? {
    let gaps = members.filter(\.isGap)
    func count(_ gap: ConflictEquation) -> Int {
      gaps.filter { other in gap.site.map(other.isSameCall) == true }.count
    }
    let most = gaps.map(count).max()
    return gaps.first { count($0) == most }
  }

  /// Returns true if more of the other rows of the file have a wall before their last view than behind it.
  private func wallsBeforeLast(in site: ConstraintSite) -> Bool {
    let others = conflict.lines.filter { line in
      line.site?.file == site.file && line.site?.plainVerb == site.plainVerb && !line.isSameCall(as: site)
    }
    var balance = 0
    for (_, lines) in Dictionary(grouping: others, by: { $0.site?.call ?? "" }) {
      // A line that ran for several cells gives the constraints of all of them: one of each is read.
      let call = Dictionary(lines.map { ($0.site?.index ?? 0, $0) }) { first, _ in first }
      guard let last = call.max(by: { $0.key < $1.key })?.value, last.isTie else { continue }
      let isGapBefore = call.values.contains { $0.isTie && $0.item == last.item && $0.side == 0 }
      if last.side != 1 {
        balance -= 1
      } else if !isGapBefore, call.count > 1 {
        balance += 1
      }
    }
    return balance > 0
  }
}

extension ConflictArithmetic {
  /// True if the sum is compared with the length of an item.
  fileprivate var isOfLength: Bool {
    switch limit {
    case .size, .fixed: true
    case .equation, .sum, .zero: false
    }
  }
}
