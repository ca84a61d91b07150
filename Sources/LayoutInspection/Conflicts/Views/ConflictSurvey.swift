import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

/// All conflicts of a layout, with one problem for each cause.
///
/// A culprit is believed if its edit ends the conflict in a copy of the layout. All conflicts that the same
/// edit ends are one problem.
@MainActor struct ConflictSurvey<System: ConstraintSystem> {
  private let lines: ConflictLines<System>
  private let readers: [ConflictReader<System>?]
  private var conflicts: [Conflict] { lines.system.solver.conflicts }

  /// Reads the conflicts of a layout.
  init(of system: System, _ names: ReportNames) {
    let lines = ConflictLines(of: system, names)
    self.lines = lines
    readers = system.solver.conflicts.map { ConflictReader($0, in: lines) }
  }

  /// The problem of a cause, the views and guides of each conflict that it ends, and the indices of these
  /// conflicts.
  typealias Cause = (problem: LayoutProblem, items: [[AnyObject]], conflicts: Set<Int>)

  /// Returns one problem for each cause.
  ///
  /// - Parameter view: The view in whose coordinates the frames are.
  func causes(in view: AutoLayoutKitView) -> [Cause] {
    var found: [Cause] = []
    var explained: Set<Int> = []
    var sites: [ConstraintSite] = []
    for (index, reader) in readers.enumerated() where !explained.contains(index) {
      guard let reader, let (culprit, ended) = self.culprit(of: reader, index) else { continue }
      explained.formUnion(ended)
      if let site = culprit.site { sites.append(site) }
      found.append((reader.problem(of: culprit, in: view), items(of: ended), ended))
    }
    // The rest of a line with a mistake is examined after the line has changed.
    explained.formUnion(readers.indices.filter { readers[$0]?.mentions(anyOf: sites) == true })
    for (index, reader) in readers.enumerated() where !explained.contains(index) {
      guard let reader else { continue }
      let edit = reader.waysOut.first.map { reader.result.edit($0) }
      let own = (edit.map { ended(by: lines.layout(after: $0)) } ?? []).union([index])
      explained.formUnion(own)
      found.append((reader.problem(in: view), items(of: own), own))
    }
    return found
  }

  /// Returns the first culprit whose edit ends a conflict, with the indices of all conflicts that it ends.
  private func culprit(of reader: ConflictReader<System>, _ index: Int) -> (ConflictCulprit, Set<Int>)? {
    for culprit in reader.culprits {
      if culprit.edit.isEmpty { return (culprit, [index]) }
      let layout = lines.layout(after: culprit.edit)
      let ended = ended(by: layout)
      if ended.contains(index), places(culprit, layout) { return (culprit, ended) }
    }
    return nil
  }

  /// Returns true if an edit leaves nothing open of the views that a culprit has to place.
  ///
  /// Another edge of a view must not change its size: a text would be stretched or truncated.
  private func places(_ culprit: ConflictCulprit, _ layout: System) -> Bool {
    if culprit.placed.isEmpty { return true }
    let open = AmbiguitySearch(layout).openVariables.compactMap { layout.part(of: $0)?.item }
    return culprit.placed.allSatisfy { item in !open.contains { $0 === item } }
      && (culprit.kept.map { keepsSize(lines.objects[$0], in: layout, culprit) } ?? true)
  }

  /// Returns true if a view has the length of its content or the one that it had, along the axis of a
  /// culprit.
  private func keepsSize(_ item: AnyObject, in layout: System, _ culprit: ConflictCulprit) -> Bool {
    guard let view = item as? AutoLayoutKitView, let axis = culprit.site?.axis else { return true }
    func length(_ size: CGSize?) -> CGFloat { (axis.isVertical ? size?.height : size?.width) ?? -1 }
    let own = length(view.intrinsicContentSize)
    let new = length(layout.exactFrame(of: view)?.size)
    let former = length(lines.system.exactFrame(of: view)?.size)
    return own < 0 || [own, former].contains { abs(new - $0) < 1 }
  }

  /// Returns the indices of the conflicts that a layout has no longer; none if there are not fewer of them.
  private func ended(by layout: System) -> Set<Int> {
    let after = layout.solver.conflicts
    guard after.count < conflicts.count else { return [] }
    let remaining = Set(after.flatMap(\.constraints))
    return Set(conflicts.indices.filter { !remaining.contains(conflicts[$0].broken) })
  }

  private func items(of conflicts: Set<Int>) -> [[AnyObject]] {
    conflicts.sorted().map { readers[$0]?.objects ?? [] }
  }
}
