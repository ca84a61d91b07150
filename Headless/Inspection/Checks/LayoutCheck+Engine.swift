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

extension LayoutCheck {
  /// Checks that all required constraints hold together.
  ///
  /// The engines of UIKit and AppKit cannot be asked: there, the constraints that the frames do not satisfy
  /// are reported, and `LayoutReports.conflicts(inLog:views:)` explains them.
  public static let noConflict = LayoutCheck(named: "noConflict") { $0.conflicts() }

  /// Checks that the constraints determine every position and size, and that no view is left out beside
  /// views that verbs place: one with the frame zero that no constraint holds.
  public static let notAmbiguous = LayoutCheck(named: "notAmbiguous") { $0.openItems() }
}

#if canImport(HeadlessUIKit)
  extension CheckedTree {
    /// Returns the conflicts that involve a view or guide of the tree, from the solved system.
    fileprivate func conflicts() -> [Finding] {
      guard let system = LayoutSystem(of: root), !system.solver.conflicts.isEmpty else { return [] }
      let isWhole = system.root === root
      let names = ReportNames(isWhole ? shownNames : ItemNames(in: system.root))
      return system.solver.conflicts.compactMap { conflict in
        guard let reader = ConflictReader(conflict, of: system, names) else { return nil }
        let items = reader.result.items.compactMap(\.object)
        let finding = Finding(problem: reader.problem(in: root), items: items)
        return finding.isAbout(root) ? finding : nil
      }
    }

    /// Returns the views and guides of the tree that the constraints leave open.
    fileprivate func openItems() -> [Finding] {
      AmbiguitySearch.findings(in: root).map { Finding(problem: $0.problem(in: root), items: $0.items) }
        + views.indices.filter(isForgotten).map { index in
          let name = name(of: views[index].view)
          return finding(.ambiguity, [index], sites: [], "\(name) is not placed: no verb mentions it.")
        }
    }

    /// Returns true if nothing sets the frame of a view: it is zero, no constraint holds the view, and verbs
    /// place its siblings.
    private func isForgotten(_ index: Int) -> Bool {
      let view = views[index].view
      guard let parent = views[index].parent.map({ views[$0].view }), view.frame == .zero,
        view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty
      else { return false }
      let verbsPlaceSiblings = parent.constraints.contains { constraint in
        constraint.site != nil && parent.subviews.contains(where: constraint.mentions)
      }
      return verbsPlaceSiblings
        && !constraints.all.contains { $0.holder !== view && $0.constraint.mentions(view) }
    }
  }

  extension NSLayoutConstraint {
    @MainActor fileprivate func mentions(_ view: UIView) -> Bool {
      firstItem === view || secondItem === view
    }
  }
#else
  extension CheckedTree {
    /// Returns the constraints that the frames do not satisfy.
    fileprivate func conflicts() -> [Finding] {
      let frames = ConflictFrames(in: root)
      return zip(frames.broken, frames.problems).map { constraint, problem in
        Finding(problem: problem, items: [constraint.firstItem, constraint.secondItem].compactMap { $0 })
      }
    }

    /// Returns the views of which the platform says that other frames fit as well.
    fileprivate func openItems() -> [Finding] {
      root.tk_check(reports: false).map { report in
        Finding(problem: report.ambiguity(in: root), items: report.item.map { [$0 as AnyObject] } ?? [])
      }
    }
  }

  extension AutoLayoutKitReport {
    /// Returns a report of `tk_check()` as a problem of a view.
    @MainActor fileprivate func ambiguity(in view: AutoLayoutKitView) -> LayoutProblem {
      LayoutProblem(
        .ambiguity, views: item.map { [AutoLayoutKitReport.name(of: $0)] } ?? [],
        frames: item.map { [InspectedFrame.of($0 as AnyObject, in: view)] } ?? [], sites: [],
        description: description)
    }
  }
#endif
