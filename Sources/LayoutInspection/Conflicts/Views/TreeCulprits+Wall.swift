import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// Rows of fixed sizes that do not fill their container.
extension TreeCulprits {
  /// The culprit of a row without a wall; nil for another conflict, and for a row that holds elsewhere.
  var wall: ConflictCulprit? {
    guard arithmetic.ratio == nil, !arithmetic.isOver, arithmetic.squeezed.isEmpty,
      arithmetic.isOfLength, members.allSatisfy({ $0.relation == .equal || $0.isContent }),
      let tie = longestChain, let site = tie.site, case .edges(let item, _, _, _) = tie.shape,
      let object = conflict.items[item].object, let constraint = tie.constraint,
      !evidence.holdsElsewhere(constraint)
    else { return nil }
    let constraints = ChainCall.constraints(of: site, about: object)
    guard let call = ChainCall(constraints), call.isFixed else { return nil }
    let place = call.missingWall { evidence.wallsBeforeLast(in: site) }
    let free = abs(arithmetic.available - arithmetic.needed).points
    let description =
      "\(site.call): make.wall is missing \(call.words(for: place, names)), where \(free) points are"
      + " free. \(words.sumAfter(site)) Write"
      + " make.\(site.plainVerb)\(call.arguments(names, addingWall: place))\(sizeTooMany ?? "")."
    let released =
      place == 0 ? constraints.first : constraints.indices.contains(place) ? constraints[place] : nil
    return ConflictCulprit(
      kind: .wall, description: description, site: site, items: tie.items,
      changes: released.map { change(of: $0, .removal) } ?? [])
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
      gaps.filter { other in gap.site.flatMap { other.site?.isSameCall(as: $0) } == true }.count
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
    case .equation, .zero: false
    }
  }
}

extension ConflictEvidence {
  /// Returns true if more of the other rows have a wall before their last view than behind it.
  fileprivate func wallsBeforeLast(in site: ConstraintSite) -> Bool {
    var inside = 0
    var behind = 0
    for call in calls(like: site) {
      guard let last = call.last, let item = last.firstItem else { continue }
      let isTied = last.firstAttribute.side == 1
      if !isTied {
        behind += 1
      } else if !call.contains(where: { $0.firstItem === item && $0.firstAttribute.side == 0 }),
        call.count > 1
      {
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
