import LayoutSolver

/// Required constraints of one layout that cannot hold together, and the constraint that was left out.
///
/// This type is not part of UIKit. UIKit writes such a conflict to the log.
public struct LayoutConflict: CustomStringConvertible {
  /// The smallest set of active constraints that cannot hold together: without any one of them the others
  /// can.
  ///
  /// The set of a conflict between more than 256 constraints may contain superfluous ones.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that was left out of the layout; nil if a frame, an inset or a required content size was.
  public let broken: NSLayoutConstraint?
  /// The views and guides whose frame, insets or content are part of the conflict.
  public let fixedItems: [AnyObject]

  /// The conflict as text, with each constraint on a line.
  public var description: String {
    var lines = ["Unable to satisfy these constraints together:"]
    lines += constraints.map { "  \($0)" }
    for (index, item) in fixedItems.enumerated() where !fixedItems[..<index].contains(where: { $0 === item })
    {
      lines.append("  the frame, insets or content of \(item)")
    }
    lines.append(
      broken.map { "Left out of the layout: \($0)" }
        ?? "Left out of the layout: one of these frames, insets or contents.")
    return lines.joined(separator: "\n")
  }
}

extension LayoutEngine {
  /// Reports the conflicts of the last solve that did not exist before it.
  @MainActor func reportConflicts() {
    guard solver.conflictChanges != reportedChanges else { return }
    reportedChanges = solver.conflictChanges
    var standing: Set<[Int]> = []
    var new: [LayoutConflict] = []
    for conflict in solver.conflicts {
      let owners = conflict.constraints.map { ownerOfRow[Int($0.index)] }
      let key = owners.map(\.number).sorted()
      guard standing.insert(key).inserted, !standingConflicts.contains(key) else { continue }
      new.append(
        LayoutConflict(
          constraints: owners.compactMap { $0.constraint?.takeUnretainedValue() },
          broken: ownerOfRow[Int(conflict.broken.index)].constraint?.takeUnretainedValue(),
          fixedItems: owners.compactMap { $0.node?.takeUnretainedValue().item }))
    }
    standingConflicts = standing
    for conflict in new { HeadlessLayout.report(conflict) }
  }
}
