#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  // The reasons for groups of open variables.
  extension AmbiguitySearch {
    /// Returns the findings about a view and the views inside it, from outer ones to inner ones.
    ///
    /// Hidden views count only together with visible ones.
    static func findings(in view: UIView) -> [AmbiguityFinding] {
      guard let system = LayoutSystem(of: view) else { return [] }
      let search = AmbiguitySearch(system)
      if search.pulls.isEmpty { return [] }
      let names = ReportNames(ItemNames(in: system.root))
      let reasons = AmbiguityReasons(search, names)
      let found = search.groups.flatMap { reasons.findings(of: $0) }
      return merged(found).filter { finding in
        finding.items.contains { item in
          guard let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
          return owner.isDescendant(of: view)
        }
      }
    }

    /// Joins the findings about one item that no constraint mentions along any axis.
    private static func merged(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
      var result: [AmbiguityFinding] = []
      for finding in findings {
        let both = findings.filter { $0.item === finding.item && $0.items.count == 1 }
        let isNowhere =
          both.filter { $0.reason == .noPosition }.count == 2
          && both.allSatisfy(\.constraints.isEmpty)
        guard isNowhere, finding.items.count == 1 else {
          result.append(finding)
          continue
        }
        if result.contains(where: { $0.item === finding.item && $0.reason == .noPlace }) { continue }
        result.append(
          AmbiguityFinding(
            reason: .noPlace, items: finding.items, axis: .horizontal, frames: finding.frames,
            constraints: [], names: finding.names))
      }
      return result
    }
  }
#endif
