import LayoutSolver

/// Required constraints of one layout that cannot hold together, and the constraint that was left out.
///
/// This type is not part of UIKit. UIKit writes such a conflict to the log.
public struct LayoutConflict: CustomStringConvertible {
  /// The smallest set of active constraints that cannot hold together: without any one of them the others
  /// can.
  ///
  /// Constraints without an identifier come first, from outer views to inner ones and in one view in the
  /// order of activation; the others follow by identifier. The set of a conflict between more than 256
  /// constraints may contain superfluous ones.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that was left out of the layout; nil if a frame, an inset or a required content size was.
  ///
  /// It is chosen from the set as UIKit chooses in nine of ten recorded conflicts: contents first, then the
  /// deepest items; frames and the constraints that UIKit adds itself are kept. `ConflictRank` in
  /// LayoutSolver has the whole rule.
  public let broken: NSLayoutConstraint?
  /// The views and guides whose frame, insets or content are part of the conflict, each once and from outer
  /// views to inner ones.
  ///
  /// The topmost view is one of them if the conflict exists because of its size.
  public let fixedItems: [AnyObject]

  /// The conflict as text, with each constraint on a line.
  public var description: String {
    var lines = ["Unable to satisfy these constraints together:"]
    lines += constraints.map { "  \($0)" }
    lines += fixedItems.map { "  the frame, insets or content of \($0)" }
    lines.append(
      broken.map { "Left out of the layout: \($0)" }
        ?? "Left out of the layout: one of these frames, insets or contents.")
    return lines.joined(separator: "\n")
  }
}

extension LayoutEngine {
  /// Reports the conflicts of the last solve that did not exist before it.
  @MainActor func reportConflicts() {
    guard let root, solver.conflictChanges != reportedChanges else { return }
    reportedChanges = solver.conflictChanges
    var standing: Set<[Int]> = []
    var new: [Conflict] = []
    for conflict in solver.conflicts {
      // The same set with another constraint left out is another conflict.
      let rows = [conflict.broken] + conflict.constraints.sorted { $0.index < $1.index }
      let key = rows.map { ownerOfRow[Int($0.index)].number }
      if standing.insert(key).inserted, !standingConflicts.contains(key) { new.append(conflict) }
    }
    standingConflicts = standing
    for conflict in new.map({ report(of: $0, in: root) }) { HeadlessLayout.report(conflict) }
  }

  @MainActor private func report(of conflict: Conflict, in root: LayoutNode) -> LayoutConflict {
    let owners = conflict.constraints.map { ownerOfRow[Int($0.index)] }
    let constraints = owners.compactMap { $0.constraint?.takeUnretainedValue() }
    let inputs = conflict.inputs.compactMap { nodeOfVariable[Int($0.index)]?.takeUnretainedValue() }
    let fixed = inputs + owners.compactMap { $0.node?.takeUnretainedValue() }
    return LayoutConflict(
      constraints: namedLast(TreeOrder.sorted(constraints, in: root)),
      broken: ownerOfRow[Int(conflict.broken.index)].constraint?.takeUnretainedValue(),
      fixedItems: outermostFirst(fixed, in: root).compactMap(\.item))
  }

  /// Returns the constraints without an identifier in their order, and then the others by identifier.
  @MainActor private func namedLast(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let numbered = constraints.enumerated().map { (number: $0, name: $1.identifier ?? "", constraint: $1) }
    return numbered.sorted { ($0.name, $0.number) < ($1.name, $1.number) }.map(\.constraint)
  }

  /// Returns the nodes, each once, from outer views to inner ones.
  private func outermostFirst(_ nodes: [LayoutNode], in root: LayoutNode) -> [LayoutNode] {
    var seen: Set<ObjectIdentifier> = []
    let order = TreeOrder(of: nodes, in: root)
    let distinct = nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }.enumerated()
    return distinct.sorted { (order[$0.element].index, $0.offset) < (order[$1.element].index, $1.offset) }
      .map(\.element)
  }
}
