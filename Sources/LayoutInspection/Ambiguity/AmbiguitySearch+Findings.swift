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
      return AmbiguityFinding.merged(found).filter { finding in
        finding.items.contains { UIView.holding($0)?.isDescendant(of: view) == true }
      }
    }
  }
#endif
