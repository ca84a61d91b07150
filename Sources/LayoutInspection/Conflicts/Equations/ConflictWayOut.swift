import LayoutWords

/// A change of one equation that makes a conflict satisfiable.
struct ConflictWayOut: Equatable {
  /// The kinds of changes.
  enum Change: Equatable {
    /// The equality becomes "at least" or "at most".
    case relation(RelationWords)
    /// The constraint goes.
    case removal
    /// The priority becomes lower than required.
    case priority
  }

  /// The index of the equation.
  let equation: Int
  let change: Change
}

extension ConflictCase {
  /// Returns changes that a person would make and that each make the equations satisfiable: at most two.
  ///
  /// Of two constraints for one distance, one goes; so does one that alone leads around a row. A limit or a
  /// flexible gap comes next, and a priority only if there is nothing else: it weakens a line that may be
  /// right. A line that also runs for views where it holds comes last.
  ///
  /// - Parameter helps: Returns true if a change also removes the conflict from the whole layout.
  @MainActor func waysOut(
    _ arithmetic: ConflictArithmetic, helps: (ConflictWayOut) -> Bool = { _ in true }
  ) -> [ConflictWayOut] {
    let members = arithmetic.members.filter { equations[$0].isOfClient }
    func elsewhere(_ index: Int) -> Int { holdsElsewhere(equations[index]) ? 10 : 0 }
    if let shortcut = shortcut(arithmetic), isTrue(shortcut), helps(shortcut) { return [shortcut] }
    let gapsFirst = sorted(members) { elsewhere($0) + (arithmetic.isOver ? weight($0) : gapWeight($0)) }
    let relations = firstTrue(gapsFirst.compactMap { relation(of: $0, arithmetic) })
    let better = relations.filter(helps)
    if !better.isEmpty { return alternatives(better) }
    let sizesFirst = sorted(members) { elsewhere($0) + weight($0) }
    let priorities = firstTrue(sizesFirst.map { ConflictWayOut(equation: $0, change: .priority) })
    let all = priorities.filter(helps)
    // A wall in a row that is too long would push views out of the container.
    let lengths = all.filter { !(arithmetic.isOver && equations[$0.equation].isGap) }
    let contents = all.filter { equations[$0.equation].isContent }
    // A limit of a size was written on purpose, and the content is as strong as it by mistake.
    let hasLimit = members.contains { equations[$0].isSize && equations[$0].source == .client }
    let helpful = [hasLimit ? contents : [], lengths, all].first { !$0.isEmpty }
    return helpful.map(alternatives) ?? Array((relations + priorities).prefix(1))
  }

  /// Returns the removal of a constraint made by hand that alone leads around a row of others; nil if there
  /// is none.
  ///
  /// The views on both sides of it have a place without it.
  private func shortcut(_ arithmetic: ConflictArithmetic) -> ConflictWayOut? {
    guard case .equation(let index) = arithmetic.limit else { return nil }
    let limit = equations[index]
    let wanted = arithmetic.members.filter { $0 != index }
    let isAlike = wanted.count == 1 && equations[wanted[0]].isAlike(limit) && !limit.source.isStack
    let candidates = isAlike ? [wanted[0], index] : [index]
    let removed = candidates.first { equations[$0].source == .client && equations[$0].site == nil }
    guard let removed, isAlike || (limit.isTie && limit.relation == .equal),
      equations[removed].relation == .equal
    else { return nil }
    return ConflictWayOut(equation: removed, change: .removal)
  }

  /// Returns the first change, and the next one if a person could as well choose it: a limit of another size
  /// in the same direction, or the priority of another line.
  private func alternatives(_ waysOut: [ConflictWayOut]) -> [ConflictWayOut] {
    guard let first = waysOut.first else { return [] }
    let own = equations[first.equation]
    let other = waysOut.dropFirst().first { wayOut in
      let equation = equations[wayOut.equation]
      let isAlike = wayOut.change == .priority || (equation.isSize && own.isSize)
      return wayOut.change == first.change && isAlike && own.verbSite.map(equation.isSameCall) != true
    }
    return [first, other].compactMap { $0 }
  }

  /// Returns the first four changes that make the equations satisfiable: each one costs a proof.
  private func firstTrue(_ waysOut: [ConflictWayOut]) -> [ConflictWayOut] {
    var found: [ConflictWayOut] = []
    for wayOut in waysOut where found.count < 4 && isTrue(wayOut) { found.append(wayOut) }
    return found
  }

  /// Returns true if the change makes the equations satisfiable.
  func isTrue(_ wayOut: ConflictWayOut) -> Bool { holds(after: edit(wayOut)) }

  /// Returns a way out as an edit of all equations that its line made.
  func edit(_ wayOut: ConflictWayOut) -> ConflictEdit {
    ConflictEdit(instances(of: equations[wayOut.equation])) { equation in
      if case .relation(let relation) = wayOut.change { equation.with(relation) } else { nil }
    }
  }

  /// Returns members in the order of a weight; of equal ones the last in the chain comes first.
  private func sorted(_ members: [Int], by weight: (Int) -> Int) -> [Int] {
    members.enumerated().sorted { (weight($0.element), -$0.offset) < (weight($1.element), -$1.offset) }
      .map(\.element)
  }

  /// Returns the order for a chain that is too short: gaps between two views, then sizes.
  private func gapWeight(_ index: Int) -> Int {
    equations[index].isTie && !equations[index].isSameEdge ? -1 : weight(index)
  }

  /// Returns the order in which equations are offered: sizes, then ratios, contents and gaps.
  private func weight(_ index: Int) -> Int {
    if equations[index].isContent { return 2 }
    switch equations[index].shape.kind {
    // A view of no size is collapsed on purpose.
    case .size: return equations[index].constant == 0 ? 5 : 0
    case .ratio: return 1
    case .tie: return 3
    case .other: return 4
    }
  }

  /// Returns the inequality that an equality can become; nil where it would let views overlap.
  private func relation(of index: Int, _ arithmetic: ConflictArithmetic) -> ConflictWayOut? {
    let equation = equations[index]
    let isLength = equation.isSize ? equation.constant != 0 : !arithmetic.isOver && equation.isGap
    guard equation.isEquality, isLength else { return nil }
    let relation: RelationWords = arithmetic.factors[index] > 0 ? .atMost : .atLeast
    return ConflictWayOut(equation: index, change: .relation(relation))
  }
}
