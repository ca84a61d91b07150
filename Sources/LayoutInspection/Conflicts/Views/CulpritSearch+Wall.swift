import LayoutPlatform
import LayoutWords

// Rows of fixed sizes that do not fill their container.
extension CulpritSearch {
  /// The culprit of a row without a wall; nil for another conflict, and for a row that holds elsewhere.
  var wall: ConflictCulprit? {
    guard arithmetic.ratio == nil, !arithmetic.isOver, arithmetic.squeezed.isEmpty,
      arithmetic.isOfLength, members.allSatisfy({ $0.relation == .equal || $0.isContent }),
      let tie = longestChain, let site = tie.site, case .edges(let item, _, _, _) = tie.shape,
      let object = conflict.items[item].object, let names, !conflict.holdsElsewhere(tie)
    else { return nil }
    let constraints = ChainCall.constraints(of: site, about: object)
    guard let call = ChainCall(constraints), call.isFixed else { return nil }
    let place = call.missingWall { wallsBeforeLast(in: site) }
    let free = abs(arithmetic.available - arithmetic.needed).points
    let description =
      "\(site.call): make.wall is missing \(call.words(for: place, names)), where \(free) points are"
      + " free. \(words.sumAfter(site)) Write"
      + " make.\(site.plainVerb)\(call.arguments(names, addingWall: place))\(sizeTooMany ?? "")."
    let released =
      place == 0 ? constraints.first : constraints.indices.contains(place) ? constraints[place] : nil
    return ConflictCulprit(
      description: description, site: site, items: tie.items,
      edit: edit(conflict.lines.filter { $0.object === released && released != nil }))
  }

  /// The other way out if the row ties equal views, which have one size too many: ` or remove the width of a
  /// (Card.swift:12)`; nil for another row.
  private var sizeTooMany: String? {
    let sizes = members.filter { $0.shape.isSize && $0.isEquality && $0.isOfVerb }
    guard sizes.count == 1, case .size(let item) = sizes[0].shape, let site = sizes[0].site,
      members.contains(where: { $0.isRatio && $0.isEquality && $0.isOfVerb })
    else { return nil }
    return " or remove the \(sizes[0].words.size) of \(name(item)) (\(site.fileAndLine))"
  }

  /// A gap of the call that most gaps of the conflict come from.
  private var longestChain: ConflictEquation? {
    let gaps = members.filter(\.isGap)
    func count(_ gap: ConflictEquation) -> Int {
      gaps.filter { other in gap.site.map(other.isSameCall) == true }.count
    }
    let most = gaps.map(count).max() ?? 0
    return gaps.first { count($0) == most }
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

extension CulpritSearch {
  /// Returns true if more of the other rows of the file have a wall before their last view than behind it.
  private func wallsBeforeLast(in site: ConstraintSite) -> Bool {
    let others = conflict.lines.filter { line in
      line.site?.file == site.file && line.site?.plainVerb == site.plainVerb && !line.isSameCall(as: site)
    }
    var inside = 0
    var behind = 0
    for (_, lines) in Dictionary(grouping: others, by: { $0.site?.call ?? "" }) {
      // A line that ran for several cells gives the constraints of all of them: one of each is read.
      let call = Dictionary(lines.map { ($0.site?.index ?? 0, $0) }) { first, _ in first }
      guard let last = call.max(by: { $0.key < $1.key })?.value,
        case .edges(let item, let side, _, _) = last.shape
      else { continue }
      let isGapBefore = call.values.contains { line in
        if case .edges(item, 0, _, _) = line.shape { true } else { false }
      }
      if side != 1 {
        behind += 1
      } else if !isGapBefore, call.count > 1 {
        inside += 1
      }
    }
    return inside > behind
  }
}

extension ChainCall {
  /// True if the row has a number, or nothing, at each place where a gap can be.
  var isFixed: Bool { count > 1 && isTiedAtEnd && !allGaps.contains { $0.contains("...") } }

  /// Returns the place of the wall that is missing: the index of the view behind it.
  ///
  /// It is the only place without a number among those with one, as if a wall had been left out there; then
  /// the largest gap; then the place that other rows of the file have; and at last the end.
  ///
  /// - Parameter isBeforeLast: Returns true if other rows have their wall before the last view.
  func missingWall(isBeforeLast: () -> Bool) -> Int {
    let inner = Array(1..<count)
    let bare = inner.filter { allGaps[$0].isEmpty }
    let hasEnds = !allGaps[0].isEmpty && !allGaps[count].isEmpty
    if bare.count == 1, inner.count > 1 || hasEnds { return bare[0] }
    if bare.isEmpty, allGaps[0].isEmpty != allGaps[count].isEmpty { return allGaps[0].isEmpty ? 0 : count }
    if bare.isEmpty, hasEnds, inner.count == 1 { return inner[0] }
    let lengths = inner.map { Double(allGaps[$0]) ?? 0 }
    let sorted = lengths.sorted()
    if let largest = sorted.last, sorted.count > 1, largest >= 1.5 * sorted[sorted.count - 2], largest > 0,
      let index = lengths.firstIndex(of: largest)
    {
      return inner[index]
    }
    return isBeforeLast() ? count - 1 : count
  }

  /// Returns the place of a wall in words: `between more and shuffle`.
  func words(for place: Int, _ names: ReportNames) -> String {
    if place == 0 { return "before \(name(0, names))" }
    if place == count { return "after \(name(count - 1, names))" }
    return "between \(name(place - 1, names)) and \(name(place, names))"
  }
}
