import LayoutPlatform
import LayoutWords

// Rows of fixed sizes that do not fill their container.
extension CulpritSearch {
  /// Returns the culprit of a row without a wall; nil for another conflict, and for a row that holds
  /// elsewhere.
  func wall(_ names: ReportNames) -> ConflictCulprit? {
    let gaps = members.filter(\.isGap)
    func count(_ gap: ConflictEquation) -> Int { gaps.filter { gap.site.map($0.isSameCall) == true }.count }
    guard arithmetic.ratio == nil, !arithmetic.isOver, arithmetic.squeezed.isEmpty, arithmetic.isOfLength,
      members.allSatisfy({ $0.relation == .equal || $0.isContent }),
      let tie = gaps.max(by: { count($0) < count($1) }),
      let site = tie.site, let gap = tie.constraint, !conflict.holdsElsewhere(tie)
    else { return nil }
    let constraints = conflict.evidence?.list.call(of: gap) ?? []
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

extension ConflictArithmetic {
  /// True if the sum is compared with the length of an item.
  fileprivate var isOfLength: Bool {
    switch limit {
    case .size, .fixed: true
    case .equation, .sum, .zero: false
    }
  }
}
