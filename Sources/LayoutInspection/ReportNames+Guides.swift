import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// The names of the guides that this library makes.
extension ReportNames {
  /// Returns the name of a guide after the call that made it: `column 2 of the grid`, `the flexible gap
  /// between like and share`; nil if no call mentions it.
  func madeName(of guide: AutoLayoutKitGuide, in owner: AutoLayoutKitView) -> String? {
    let all = sequence(first: owner, next: { $0.superview }).flatMap { $0.constraints }
    let ties = all.filter { $0.mentions(guide) }
    guard let site = ties.lazy.compactMap(\.site).first else { return nil }
    if site.plainVerb == "grid" { return track(guide, ties, all, in: owner) }
    if site.isOfChain, let gap = gap(guide, ties) { return gap }
    let above = ties.filter { $0.secondItem === guide && $0.firstItem is AutoLayoutKitView }
      .filter { $0.site?.plainVerb == "below" }.compactMap { $0.firstItem.map { name(of: $0) } }
    if !above.isEmpty { return "the guide below \(above.list)" }
    return "the guide at \(site.fileAndLine)"
  }

  /// Returns the name of a column or a row of a grid: cells are tied to both of its edges.
  private func track(
    _ guide: AutoLayoutKitGuide, _ ties: [NSLayoutConstraint], _ all: [NSLayoutConstraint],
    in owner: AutoLayoutKitView
  ) -> String {
    func axis(of guide: AnyObject, _ ties: [NSLayoutConstraint]) -> Bool? {
      ties.first { $0.secondItem === guide && $0.firstItem is AutoLayoutKitView }?.firstAttribute.isVertical
    }
    guard let isRow = axis(of: guide, ties), let site = ties.lazy.compactMap(\.site).first else {
      return "a column or row of the grid"
    }
    let calls = all.filter { $0.site?.isSameCall(as: site) == true }
    let tracks = owner.layoutGuides.filter { other in axis(of: other, calls) == isRow }
    let number = (tracks.firstIndex { $0 === guide } ?? 0) + 1
    return "\(isRow ? "row" : "column") \(number) of the grid"
  }

  private func gap(_ guide: AutoLayoutKitGuide, _ ties: [NSLayoutConstraint]) -> String? {
    let names = [0.0, 1].map { side -> String? in
      let tie = ties.first { $0.side(of: guide) == side && !$0.attribute(of: guide).isSize }
      // The same edge of the other item: the gap begins or ends at the container.
      guard let tie, tie.otherAttribute(than: guide).side != side else { return nil }
      return tie.other(than: guide).map { name(of: $0) }
    }
    switch (names[0], names[1]) {
    case (let first?, let second?): return "the flexible gap between \(first) and \(second)"
    case (let first?, nil): return "the flexible gap after \(first)"
    case (nil, let second?): return "the flexible gap before \(second)"
    case (nil, nil): return nil
    }
  }
}
