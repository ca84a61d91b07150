import AutoLayoutKit
import Foundation

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
#endif
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Returns the conflicts between required constraints that involve a view, or a view or guide inside it.
///
/// The view is laid out first. On Apple's platforms, where UIKit's engine cannot be read, the list is empty:
/// see `LayoutReports`.
@MainActor func conflictProblems(in view: AutoLayoutKitView) -> [LayoutProblem] {
  #if canImport(HeadlessUIKit)
    guard let system = LayoutSystem(of: view), !system.solver.conflicts.isEmpty else { return [] }
    let text = ConflictText(names: ItemNames(in: system.root))
    return system.solver.conflicts.compactMap { conflict in
      guard let reader = ConflictReader(conflict, of: system, text) else { return nil }
      let isInside = reader.result.items.contains { item in
        let owner = item.object as? UIView ?? (item.object as? UILayoutGuide)?.owningView
        return owner?.isDescendant(of: view) == true
      }
      return isInside ? reader.problem(in: view) : nil
    }
  #else
    return []
  #endif
}
