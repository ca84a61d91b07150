import LayoutSolver
import LayoutWords

struct ConflictItem {
  let naming: () -> String
  let object: AnyObject?
  /// True if its sizes are never negative; those of a guide of the system may be.
  var isBounded = true

  var name: String { naming() }
}

/// Equations that cannot hold together, their items, and the lines around them.
struct ConflictCase {
  var items: [ConflictItem] = []
  /// The equations that cannot hold together; of a log, all equations of its list.
  var equations: [ConflictEquation] = []
  /// The equations of all lines of the app, with those of the conflict; of a log, those of its list.
  var lines: [ConflictEquation] = []
  var contradicting: Set<Int32> = []
  var names: ReportNames?
  var evidence: ConstraintList?
  var work: ConflictWork?
}

/// The work of solvers: the sum over all solves of (1 + moves) × the number of rows.
final class ConflictWork {
  private(set) var count = 0

  func add(_ number: Int) { count += number }
}

struct ConflictProof {
  let factors: [Double]
  let bounds: [ConflictQuantity]
}

/// A change of equations: the new ones, and nil for one that is removed or that becomes optional.
struct ConflictEdit {
  var changes: [(old: ConflictEquation, new: ConflictEquation?)] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Creates an edit of some equations; an equation that is mentioned twice is changed once.
  init(_ equations: [ConflictEquation], _ new: (ConflictEquation) -> ConflictEquation? = { _ in nil }) {
    var seen: Set<Int32> = []
    changes = equations.filter { seen.insert($0.id).inserted }.map { ($0, new($0)) }
  }

  static func + (one: ConflictEdit, other: ConflictEdit) -> ConflictEdit {
    var edit = one
    edit.changes += other.changes.filter { change in !one.changes.contains { $0.old.id == change.old.id } }
    return edit
  }
}

// The solver of the equations.
extension ConflictCase {
  func proof() -> ConflictProof? {
    let solved = solved(ConflictEdit([]))
    let conflicts = solved.solver.conflicts
    let conflict = conflicts.first { conflict in
      conflict.constraints.contains { solved.rows[$0].map { equations[$0].isBroken } == true }
    }
    guard let set = (conflict ?? conflicts.first)?.constraints,
      let certificate = solved.solver.certificate(of: set)
    else { return nil }
    var factors = [Double](repeating: 0, count: equations.count)
    var bounds: [ConflictQuantity] = []
    for (row, factor) in certificate.factors {
      if let index = solved.rows[row] { factors[index] = factor }
      if let bound = solved.bounds[row] { bounds.append(bound) }
    }
    return ConflictProof(factors: factors, bounds: bounds.sorted())
  }

  func holds(after edit: ConflictEdit) -> Bool { !solved(edit).solver.hasConflicts }

  /// Returns a solver with the equations, the index of the equation of each row, and the rows that keep a
  /// size from being negative.
  ///
  /// Of several smallest sets, the one is found whose rows come first: a broken equation if possible, and as
  /// few bounds as possible.
  private func solved(
    _ edit: ConflictEdit
  ) -> (solver: Solver, rows: [ConstraintID: Int], bounds: [ConstraintID: ConflictQuantity]) {
    var solver = Solver()
    var variables: [ConflictQuantity: Variable] = [:]
    var rows: [ConstraintID: Int] = [:]
    let isBroken = equations.map(\.isBroken)
    let order = equations.indices.filter { !isBroken[$0] } + equations.indices.filter { isBroken[$0] }
    for index in order {
      let change = edit.changes.first { $0.old.id == equations[index].id }
      guard let equation = change.map(\.new) ?? equations[index] else { continue }
      let terms = equation.terms.sorted { $0.key < $1.key }.map { quantity, factor in
        let variable = variables[quantity] ?? solver.addVariable(.position)
        variables[quantity] = variable
        return Term(factor, variable)
      }
      rows[solver.add(terms, equation.relation.solverRelation, equation.constant)] = index
    }
    var bounds: [ConstraintID: ConflictQuantity] = [:]
    for (quantity, variable) in variables.sorted(by: { $0.key < $1.key })
    where quantity.isSize && items[quantity.item].isBounded {
      bounds[solver.add([Term(1, variable)], .greaterThanOrEqual, 0)] = quantity
    }
    solver.solve()
    work?.add((1 + solver.work.moves) * (rows.count + bounds.count))
    return (solver, rows, bounds)
  }

  func isOfSystem(_ arithmetic: ConflictArithmetic) -> Bool {
    arithmetic.proved.allSatisfy { index in
      let source = equations[index].source
      return source == .system || source == .fixed
    }
  }

  func instances(of equation: ConflictEquation) -> [ConflictEquation] {
    guard let site = equation.site else { return [equation] }
    let found = lines.filter { $0.site == site }
    return found.contains { $0.id == equation.id } ? found : [equation]
  }

  func holdsElsewhere(_ equation: ConflictEquation) -> Bool {
    instances(of: equation).contains { !contradicting.contains($0.id) }
  }
}

extension RelationWords {
  var solverRelation: Relation { Relation(rawValue: Int8(rawValue)) ?? .equal }
}

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

  private func relation(of index: Int, _ arithmetic: ConflictArithmetic) -> ConflictWayOut? {
    let equation = equations[index]
    let isLength = equation.isSize ? equation.constant != 0 : !arithmetic.isOver && equation.isGap
    guard equation.isEquality, isLength else { return nil }
    let relation: RelationWords = arithmetic.factors[index] > 0 ? .atMost : .atLeast
    return ConflictWayOut(equation: index, change: .relation(relation))
  }
}
