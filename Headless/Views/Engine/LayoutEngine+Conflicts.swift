import LayoutSolver

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
