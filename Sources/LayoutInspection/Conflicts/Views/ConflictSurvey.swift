#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  /// All conflicts of a layout, with one problem for each cause.
  ///
  /// A culprit is believed if its change ends the conflict in a copy of the layout. All conflicts that the
  /// same change ends are one problem.
  @MainActor struct ConflictSurvey {
    private let system: LayoutSystem
    private let readers: [ConflictReader?]

    /// Reads the conflicts of a layout.
    init(of system: LayoutSystem, _ names: ReportNames) {
      self.system = system
      let conflicts = system.solver.conflicts
      let rows = conflicts.flatMap(\.constraints)
      let evidence = ConflictEvidence(
        in: system.root, contradicting: rows.compactMap { system.constraint(of: $0) })
      readers = conflicts.map { ConflictReader($0, of: system, names, evidence) }
    }

    /// The problem of a cause, the views and guides of each conflict that it ends, and the indices of these
    /// conflicts.
    typealias Cause = (problem: LayoutProblem, items: [[AnyObject]], conflicts: Set<Int>)

    /// Returns one problem for each cause.
    ///
    /// - Parameter view: The view in whose coordinates the frames are.
    func causes(in view: UIView) -> [Cause] {
      var found: [Cause] = []
      var explained: Set<Int> = []
      var lines: [ConstraintSite] = []
      for (index, reader) in readers.enumerated() where !explained.contains(index) {
        guard let reader, let (culprit, ended) = self.culprit(of: reader, index) else { continue }
        explained.formUnion(ended)
        if let site = culprit.site { lines.append(site) }
        found.append((reader.problem(of: culprit, in: view), items(of: ended), ended))
      }
      // The rest of a line with a mistake is examined after the line has changed.
      explained.formUnion(readers.indices.filter { readers[$0]?.mentions(anyOf: lines) == true })
      for (index, reader) in readers.enumerated() where !explained.contains(index) {
        guard let reader else { continue }
        let ended = reader.waysOut.first.map { self.ended(by: reader.changes(of: $0), index) } ?? [index]
        explained.formUnion(ended)
        let own = ended.union([index])
        found.append((reader.problem(in: view), items(of: own), own))
      }
      return found
    }

    /// Returns the first culprit whose change ends a conflict, with the indices of all conflicts that it
    /// ends.
    private func culprit(of reader: ConflictReader, _ index: Int) -> (ConflictCulprit, Set<Int>)? {
      for culprit in reader.culprits {
        if culprit.changes.isEmpty { return (culprit, [index]) }
        let ended = ended(by: culprit.changes, index)
        if ended.contains(index), places(culprit) { return (culprit, ended) }
      }
      return nil
    }

    /// Returns true if the changes of a culprit leave nothing open of the views that they have to place.
    ///
    /// Another edge of a view must not change its size: a text would be stretched or truncated.
    private func places(_ culprit: ConflictCulprit) -> Bool {
      if culprit.placed.isEmpty { return true }
      guard let changed = system.changed(by: culprit.changes) else { return false }
      let open = AmbiguitySearch(changed).openVariables.compactMap { changed.quantity(of: $0)?.item }
      return culprit.placed.allSatisfy { item in
        !open.contains { $0 === item }
          && (culprit.kind != .side || keepsSize(item, in: changed, culprit))
      }
    }

    /// Returns true if a view has the length of its content or the one that it had, along the axis of a
    /// culprit.
    private func keepsSize(_ item: AnyObject, in layout: LayoutSystem, _ culprit: ConflictCulprit) -> Bool {
      guard let view = item as? UIView, let axis = culprit.site?.axis else { return true }
      func length(_ size: CGSize?) -> CGFloat { (axis.isVertical ? size?.height : size?.width) ?? -1 }
      let own = length(view.intrinsicContentSize)
      let new = length(layout.exactFrame(of: view)?.size)
      return own < 0 || [own, length(system.exactFrame(of: view)?.size)].contains { abs(new - $0) < 1 }
    }

    /// Returns the indices of the conflicts that changes end; none if there are not fewer of them.
    private func ended(by changes: [ConflictChange], _ index: Int) -> Set<Int> {
      let before = system.solver.conflicts
      guard let after = system.conflicts(after: changes), after.count < before.count else { return [] }
      let remaining = Set(after.flatMap(\.constraints))
      return Set(before.indices.filter { !remaining.contains(before[$0].broken) })
    }

    private func items(of conflicts: Set<Int>) -> [[AnyObject]] {
      conflicts.sorted().map { index in
        readers[index]?.result.items.filter(\.isInvolved).compactMap(\.object) ?? []
      }
    }
  }

  extension LayoutSystem {
    /// Returns the constraint of a row; nil for a row of a frame or a content.
    @MainActor func constraint(of row: ConstraintID) -> NSLayoutConstraint? {
      if case .constraint(let constraint) = source(of: row) { constraint } else { nil }
    }
  }
#endif
