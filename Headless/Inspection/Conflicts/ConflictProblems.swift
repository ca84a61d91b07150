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
/// In the headless UIKit the view is laid out first, and the answer comes from the solved system. On Apple's
/// platforms the engine cannot be read; the constraints that the frames do not satisfy are returned.
@MainActor func conflictProblems(in view: AutoLayoutKitView) -> [LayoutProblem] {
  #if canImport(HeadlessUIKit)
    guard let system = LayoutSystem(of: view), !system.solver.conflicts.isEmpty else { return [] }
    let names = ReportNames(ItemNames(in: system.root))
    return system.solver.conflicts.compactMap { conflict in
      guard let reader = ConflictReader(conflict, of: system, names) else { return nil }
      let isInside = reader.result.items.contains { item in
        let owner = item.object as? UIView ?? (item.object as? UILayoutGuide)?.owningView
        return owner?.isDescendant(of: view) == true
      }
      return isInside ? reader.problem(in: view) : nil
    }
  #else
    return ConflictFrames(in: view).problems
  #endif
}
