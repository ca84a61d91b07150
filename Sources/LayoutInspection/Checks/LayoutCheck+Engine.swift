import AutoLayoutKit
import LayoutPlatform
import LayoutSolver

extension LayoutCheck {
  /// Checks that all required constraints hold together.
  ///
  /// The engines of UIKit and AppKit cannot be asked: there, the constraints are read and solved once more if
  /// the check is made, and a conflict counts if the frames do not satisfy one of its constraints.
  public static let noConflict = LayoutCheck(named: "noConflict") { $0.conflicts() }

  /// Checks that the constraints determine every position and size, and that no view is left out beside
  /// views that verbs place: one with the frame zero that no constraint holds.
  public static let notAmbiguous = LayoutCheck(named: "notAmbiguous") { $0.openItems() }
}

extension CheckedTree {
  fileprivate func conflicts() -> [Finding] { conflictingSystem.map(conflicts) ?? [] }

  private func conflicts(in system: some ConstraintSystem) -> [Finding] {
    if system.solver.conflicts.isEmpty { return [] }
    let names = ReportNames(system.root === root ? shownNames : ItemNames(in: system.root))
    return ConflictSurvey(of: system, names).causes(in: root).compactMap { problem, items, _ in
      let finding = Finding(problem: problem, items: items.flatMap { $0 }, parts: items)
      return finding.isAbout(root) ? finding : nil
    }
  }

  fileprivate func openItems() -> [Finding] {
    #if canImport(HeadlessUIKit)
      let found = patternMemory?.ambiguities(in: root) ?? AmbiguityFinding.all(in: root)
    #else
      let found = AmbiguityFinding.all(in: root)
    #endif
    let shown = found.filter { finding in
      finding.items.contains { AutoLayoutKitView.holding($0).map(isShown) ?? true }
    }
    return shown.map { ambiguity in
      let finding = Finding(problem: ambiguity.problem(in: root), items: ambiguity.items)
      return finding.explaining(finding.views + ambiguity.following.compactMap { $0 as? AutoLayoutKitView })
    } + views.indices.filter(isForgotten).map(forgotten)
  }

  private func forgotten(_ index: Int) -> Finding {
    let view = views[index].view
    let sentence =
      view.callThatLeftItOut.map { AmbiguityFinding.sentence(aboutStale: name(index), $0) }
      ?? sentence(aboutSubviewNotArranged: index)
      ?? "\(name(index)) is not placed: no verb mentions it."
    return finding(.ambiguity, [index], sites: [], sentence).explaining([view], at: .block)
  }

  private func isForgotten(_ index: Int) -> Bool {
    let view = views[index].view
    guard let parent = outer(index)?.view, view.frame == .zero,
      view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty,
      !"\(type(of: view))".hasPrefix("_")
    else { return false }
    if arrangesSubviews(parent) { return constraints.of(view).isEmpty }
    let verbsPlaceSiblings = parent.constraints.contains { constraint in
      constraint.site != nil && parent.subviews.contains(where: constraint.mentions)
    }
    return verbsPlaceSiblings
      && !sequence(first: parent, next: { $0.superview }).contains { holder in
        holder.constraints.contains { !$0.isFixedByPlatform && $0.mentions(view) }
      }
  }
}
