import AutoLayoutKit
import Foundation
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
  /// Returns the conflicts that involve a view or guide of the tree.
  fileprivate func conflicts() -> [Finding] {
    #if canImport(HeadlessUIKit)
      LayoutSystem(of: root).map(conflicts) ?? []
    #else
      brokenSystem.map(conflicts) ?? []
    #endif
  }

  private func conflicts(in system: some ConstraintSystem) -> [Finding] {
    if system.solver.conflicts.isEmpty { return [] }
    let names = ReportNames(system.root === root ? shownNames : ItemNames(in: system.root))
    return ConflictSurvey(of: system, names).causes(in: root).compactMap { problem, items, _ in
      let finding = Finding(problem: problem, items: items.flatMap { $0 }, parts: items)
      return finding.isAbout(root) ? finding : nil
    }
  }

  /// The system that is read from the constraints, if the frames show that one of a conflict was left out.
  private var brokenSystem: ReadSystem? {
    let system = ReadSystem(of: root)
    return system.hasBrokenConstraint ? system : nil
  }

  /// The constraints of all conflicts.
  var contradictingConstraints: [NSLayoutConstraint] {
    #if canImport(HeadlessUIKit)
      LayoutSystem(of: root)?.contradictingConstraints ?? []
    #else
      brokenSystem?.contradictingConstraints ?? []
    #endif
  }

  /// The positions and sizes that the constraints leave open, found by the solver.
  fileprivate var ambiguities: [AmbiguityFinding] {
    #if canImport(HeadlessUIKit)
      patternMemory?.ambiguities(in: root) ?? AmbiguityFinding.all(in: root)
    #else
      AmbiguityFinding.all(in: root)
    #endif
  }
}

extension CheckedTree {
  /// Returns the views and guides of the tree that the constraints leave open.
  fileprivate func openItems() -> [Finding] {
    ambiguities.filter { $0.items.contains(where: isVisible) }.map { ambiguity in
      var finding = Finding(problem: ambiguity.problem(in: root), items: ambiguity.items)
      finding.explained.views += ambiguity.following.compactMap { $0 as? AutoLayoutKitView }
      return finding
    } + views.indices.filter(isForgotten).map(forgotten)
  }

  /// Returns false for an item of a hidden or transparent view, or of a view inside one.
  private func isVisible(_ item: AnyObject) -> Bool {
    guard let view = AutoLayoutKitView.holding(item) else { return true }
    return !sequence(first: view, next: { $0 === self.root ? nil : $0.superview }).contains { $0.isInvisible }
  }

  /// Returns the problem of a view that nothing places; it explains the conflicts of the views inside it.
  private func forgotten(_ index: Int) -> Finding {
    let view = views[index].view
    let parent = views[index].parent.map { views[$0].view }
    let description =
      view.callThatLeftItOut.map { AmbiguityFinding.sentence(aboutStale: name(of: view), $0) }
      ?? parent.flatMap { sentence(aboutView: view, notArrangedBy: $0) }
      ?? "\(name(of: view)) is not placed: no verb mentions it."
    var finding = finding(.ambiguity, [index], sites: [], description)
    finding.step = .block
    finding.explained.views = [view]
    return finding
  }

  /// Returns true if nothing sets the frame of a view: it is zero, no constraint holds the view, and verbs
  /// place its siblings.
  ///
  /// The private views of the platform are left out.
  private func isForgotten(_ index: Int) -> Bool {
    let view = views[index].view
    guard let parent = views[index].parent.map({ views[$0].view }), view.frame == .zero,
      view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty,
      !"\(type(of: view))".hasPrefix("_")
    else { return false }
    if arrangesSubviews(parent) { return constraints.all.allSatisfy { !$0.constraint.mentions(view) } }
    let verbsPlaceSiblings = parent.constraints.contains { constraint in
      constraint.site != nil && parent.subviews.contains(where: constraint.mentions)
    }
    return verbsPlaceSiblings
      && !sequence(first: parent, next: { $0.superview }).contains { holder in
        holder.constraints.contains { !$0.isFixedByPlatform && $0.mentions(view) }
      }
  }
}
