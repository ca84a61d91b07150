import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Returns the positions and sizes of a view, and of the views and guides inside it, that the constraints
/// leave open.
///
/// In the headless UIKit the view is laid out first, and the answer comes from the solved system. On Apple's
/// platforms it is that of `tk_check()`.
@MainActor func ambiguityProblems(in view: AutoLayoutKitView) -> [LayoutProblem] {
  #if canImport(HeadlessUIKit)
    return AmbiguitySearch.findings(in: view).map { $0.problem(in: view) }
  #else
    return view.tk_check(reports: false).map { $0.ambiguity(in: view) }
  #endif
}

#if !canImport(HeadlessUIKit)
  extension AutoLayoutKitReport {
    /// Returns a report of `tk_check()` as a problem of a view.
    @MainActor func ambiguity(in view: AutoLayoutKitView) -> LayoutProblem {
      LayoutProblem(
        .ambiguity, views: item.map { [AutoLayoutKitReport.name(of: $0)] } ?? [],
        frames: item.map { [InspectedFrame.of($0 as AnyObject, in: view)] } ?? [], sites: [],
        description: description)
    }
  }
#endif
