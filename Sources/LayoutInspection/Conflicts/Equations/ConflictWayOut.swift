import LayoutWords

/// A change of one equation that makes a conflict satisfiable.
struct ConflictWayOut: Equatable {
  /// The kinds of changes.
  enum Change: Equatable {
    /// The equality becomes "at least" or "at most".
    case relation(RelationWords)
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
  /// A limit or a flexible gap comes before a priority, which is offered only if there is nothing else. A
  /// line that also runs for views where it holds comes last.
  ///
  /// - Parameter helps: Returns true if a change also removes the conflict from the whole layout.
  @MainActor func waysOut(
    _ arithmetic: ConflictArithmetic, helps: (ConflictWayOut) -> Bool = { _ in true }
  ) -> [ConflictWayOut] {
    let members = arithmetic.members.filter { equations[$0].isOfClient }
    func holdsElsewhere(_ index: Int) -> Int {
      equations[index].object.flatMap { tree?.holdsElsewhere($0) } == true ? 10 : 0
    }
    // Of equal ones the last in the chain comes first.
    let gapsFirst = sorted(members) {
      holdsElsewhere($0) + (arithmetic.isOver ? weight($0) : gapWeight($0))
    }
    let sizesFirst = sorted(members) { holdsElsewhere($0) + weight($0) }
    let relations = firstTrue(gapsFirst.compactMap { relation(of: $0, arithmetic) })
    let better = relations.filter(helps)
    if !better.isEmpty { return alternatives(better) }
    let priorities = firstTrue(sizesFirst.map { ConflictWayOut(equation: $0, change: .priority) })
    // A wall in a row that is too long would push views out of the container.
    let all = priorities.filter(helps)
    let lengths = all.filter { !(arithmetic.isOver && equations[$0.equation].isGap) }
    let contents = all.filter { equations[$0.equation].isContent }
    // A limit of a size was written on purpose, and the content is as strong as it by mistake.
    let hasLimit = members.contains { equations[$0].shape.isSize && equations[$0].source == .client }
    var helpful = lengths.isEmpty ? all : lengths
    if hasLimit, !contents.isEmpty { helpful = contents }
    if !helpful.isEmpty { return alternatives(helpful) }
    return Array((relations.first ?? priorities.first).map { [$0] } ?? [])
  }

  /// Returns the first change, and the next one if a person could as well choose it: a limit of another size
  /// in the same direction, or the priority of another line.
  private func alternatives(_ waysOut: [ConflictWayOut]) -> [ConflictWayOut] {
    guard let first = waysOut.first else { return [] }
    let own = equations[first.equation]
    let other = waysOut.dropFirst().first { wayOut in
      let equation = equations[wayOut.equation]
      let isOneCall = own.verbSite.map { equation.site?.isSameCall(as: $0) == true } ?? false
      let isAlike = wayOut.change == .priority || (equation.shape.isSize && own.shape.isSize)
      return wayOut.change == first.change && isAlike && !isOneCall
    }
    return [first] + (other.map { [$0] } ?? [])
  }

  /// Returns the first four changes that make the equations satisfiable: each one costs a proof.
  private func firstTrue(_ waysOut: [ConflictWayOut]) -> [ConflictWayOut] {
    var found: [ConflictWayOut] = []
    for wayOut in waysOut where found.count < 4 && isTrue(wayOut) { found.append(wayOut) }
    return found
  }

  /// Returns true if the change makes the equations satisfiable.
  func isTrue(_ wayOut: ConflictWayOut) -> Bool {
    switch wayOut.change {
    case .relation(let relation): proof(without: wayOut.equation, relation: relation) == nil
    case .priority: proof(without: wayOut.equation) == nil
    }
  }

  private func sorted(_ members: [Int], by weight: (Int) -> Int) -> [Int] {
    members.enumerated().sorted { (weight($0.element), -$0.offset) < (weight($1.element), -$1.offset) }
      .map(\.element)
  }

  /// Returns the order for a chain that is too short: gaps between two views, then sizes.
  private func gapWeight(_ index: Int) -> Int {
    if case .edges(_, let side, _, let other) = equations[index].shape, side != other { return -1 }
    return weight(index)
  }

  /// Returns the order in which equations are offered: sizes, then ratios, contents and gaps.
  private func weight(_ index: Int) -> Int {
    if case .content = equations[index].source { return 2 }
    switch equations[index].shape {
    case .size: return 0
    case .ratio: return 1
    case .edges: return 3
    case .other: return 4
    }
  }

  /// Returns the inequality that an equality can become; nil where it would let views overlap.
  private func relation(of index: Int, _ arithmetic: ConflictArithmetic) -> ConflictWayOut? {
    let equation = equations[index]
    guard equation.relation == .equal, equation.source == .client else { return nil }
    let relation: RelationWords =
      arithmetic.factors[index] > 0 ? .atMost : .atLeast
    switch equation.shape {
    case .size: break
    case .edges where !arithmetic.isOver && equation.isGap: break
    default: return nil
    }
    return ConflictWayOut(equation: index, change: .relation(relation))
  }
}
