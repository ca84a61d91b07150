import LayoutWords

/// A change of one equation that makes a conflict satisfiable.
struct ConflictWayOut: Equatable {
  enum Change: Equatable {
    case relation(RelationWords)
    case removal
    case priority
  }

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
    let relations = sorted(members) { weight($0, gapsFirst: !arithmetic.isOver) }
      .compactMap { relation(of: $0, arithmetic) }
    let priorities = sorted(members) { weight($0) }.map { ConflictWayOut(equation: $0, change: .priority) }
    // A limit of a size was written on purpose, and the content is as strong as it by mistake.
    let hasLimit = members.contains { equations[$0].isSize && equations[$0].source == .client }
    let contents = priorities.filter { hasLimit && equations[$0.equation].isContent }
    // A wall in a row that is too long would push views out of the container.
    let lengths = priorities.filter { !(arithmetic.isOver && equations[$0.equation].isGap) }
    var tried: [ConflictWayOut] = []
    for candidates in [shortcut(arithmetic), relations, contents, lengths, priorities] {
      // Each one costs a proof.
      let satisfying = Array(candidates.lazy.filter { holds(after: edit($0)) }.prefix(4))
      tried += satisfying
      let helpful = satisfying.filter(helps)
      if !helpful.isEmpty { return alternatives(helpful) }
    }
    return Array(tried.prefix(1))
  }

  /// Returns the removal of a constraint made by hand that alone leads around a row of others.
  ///
  /// The views on both sides of it have a place without it.
  private func shortcut(_ arithmetic: ConflictArithmetic) -> [ConflictWayOut] {
    guard case .equation(let index) = arithmetic.limit else { return [] }
    let limit = equations[index]
    let wanted = arithmetic.members.filter { $0 != index }
    let isAlike = wanted.count == 1 && equations[wanted[0]].isAlike(limit) && !limit.source.isStack
    let candidates = isAlike ? [wanted[0], index] : [index]
    let removed = candidates.first { equations[$0].source == .client && equations[$0].site == nil }
    guard let removed, isAlike || (limit.isTie && limit.relation == .equal),
      equations[removed].relation == .equal
    else { return [] }
    return [ConflictWayOut(equation: removed, change: .removal)]
  }

  private func alternatives(_ waysOut: [ConflictWayOut]) -> [ConflictWayOut] {
    let own = equations[waysOut[0].equation]
    let other = waysOut.dropFirst().first { wayOut in
      let equation = equations[wayOut.equation]
      let isAlike = wayOut.change == .priority || (equation.isSize && own.isSize)
      return wayOut.change == waysOut[0].change && isAlike && own.verbSite.map(equation.isSameCall) != true
    }
    return [waysOut[0], other].compactMap { $0 }
  }

  func edit(_ wayOut: ConflictWayOut) -> ConflictEdit {
    ConflictEdit(instances(of: equations[wayOut.equation])) { equation in
      if case .relation(let relation) = wayOut.change { equation.with(relation) } else { nil }
    }
  }

  /// Returns members in the order of a weight; of equal ones the last in the chain comes first.
  private func sorted(_ members: [Int], by weight: (Int) -> Int) -> [Int] {
    members.reversed().map { ($0, weight($0)) }.enumerated().sorted { one, other in
      (one.element.1, one.offset) < (other.element.1, other.offset)
    }.map(\.element.0)
  }

  private func weight(_ index: Int, gapsFirst: Bool = false) -> Int {
    let equation = equations[index]
    let weight =
      switch equation.shape.kind {
      case _ where equation.isContent: 2
      // A view of no size is collapsed on purpose.
      case .size: equation.constant == 0 ? 5 : 0
      case .ratio: 1
      case .tie: gapsFirst && !equation.isSameEdge ? -1 : 3
      case .other: 4
      }
    return weight + (holdsElsewhere(equation) ? 10 : 0)
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
