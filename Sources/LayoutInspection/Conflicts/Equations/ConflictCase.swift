import LayoutSolver
import LayoutWords

/// A view or a guide in a conflict.
struct ConflictItem {
  let naming: () -> String
  let object: AnyObject?
  /// True if its sizes are never negative; those of a guide of the system may be.
  var isBounded = true

  var name: String { naming() }
}

/// Equations that cannot hold together, their items, and the lines around them.
struct ConflictCase {
  /// The items, from outer ones to inner ones.
  var items: [ConflictItem] = []
  /// The equations that cannot hold together; of a log, all equations of its list.
  var equations: [ConflictEquation] = []
  /// The equations of all lines of the app, with those of the conflict; of a log, those of its list.
  var lines: [ConflictEquation] = []
  /// The numbers of the equations of all conflicts.
  var contradicting: Set<Int32> = []
  /// The names of the views; nil for a log without views.
  var names: ReportNames?
  /// The other constraints of the tree; nil for a conflict in a log.
  var evidence: ConflictEvidence?
  var work: ConflictWork?
}

/// The work of solvers: the sum over all solves of (1 + moves) × the number of rows.
final class ConflictWork {
  private(set) var count = 0

  func add(_ number: Int) { count += number }
}

/// The factors with which equations add up to a contradiction; see `Certificate`.
struct ConflictProof {
  /// The factor of each equation; 0 for one that is not needed.
  let factors: [Double]
  /// The sizes that would have to be negative.
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

  /// Returns true if no constraint of client code, of a stack view or of a content takes part.
  func isOfSystem(_ arithmetic: ConflictArithmetic) -> Bool {
    arithmetic.proved.allSatisfy { index in
      let source = equations[index].source
      return source == .system || source == .fixed
    }
  }

  /// Returns the lines that the same part of a call made, in all cells for which it ran.
  func instances(of equation: ConflictEquation) -> [ConflictEquation] {
    guard let site = equation.site else { return [equation] }
    let found = lines.filter { $0.site == site }
    return found.contains { $0.id == equation.id } ? found : [equation]
  }

  /// Returns true if the line of an equation also made others that hold: it is not the mistake.
  func holdsElsewhere(_ equation: ConflictEquation) -> Bool {
    instances(of: equation).contains { !contradicting.contains($0.id) }
  }
}

extension RelationWords {
  var solverRelation: Relation { Relation(rawValue: Int8(rawValue)) ?? .equal }
}
