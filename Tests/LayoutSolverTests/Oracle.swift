import LayoutSolver

/// Finds the lexicographic optimum of a small system by trying every corner, in exact integer arithmetic.
///
/// Corners are enough. Take all planes on which something changes: the boundary a·x = b of each
/// constraint and of each pin, and x = 0 for every variable. They cut space into closed cells.
/// 1. The points where all required rules hold are a union of cells, for each
///    rule's boundary is among the planes.
/// 2. The sum of violations of one level is linear on each cell and at least 0, so on each cell it takes its
///    minimum, and takes it on a face of that cell, which is a cell again. So the best points of a level are
///    a union of cells too, and by induction those of all levels down to the last.
/// 3. The planes x = 0 have normals that span the space, so no cell contains a line, and each cell has a
///    corner: a point where n planes with independent normals meet.
/// Hence some corner is optimal on all levels at once, and when no corner is feasible, nothing is. Unbounded
/// directions, ties, redundant rows and parallel planes need no case of their own: a corner through which
/// more than n planes pass is met several times, and n planes with dependent normals are skipped.
///
/// A feasible point lies on the plane of every required equality and pin, so a largest independent set of
/// these is part of some basis of every feasible corner; the rest of the basis is chosen from the other
/// planes. Elimination is fraction-free (Bareiss 1968): every number is a determinant of integers, each
/// division is exact, nothing is rounded.
struct Oracle {
  /// The optimum of a system.
  struct Optimum {
    /// The least sum of violations of each level of the system, from the highest priority down.
    let violations: [Double]
    /// One point that reaches it.
    let values: [Double]
  }

  /// One plane a·x − b = 0, scaled to integers.
  private struct Plane {
    enum Role {
      case equality, inequality(sign: Int), soft(level: Int, Relation), axis(size: Bool)
    }
    var role: Role
    /// The factor that made the coefficients of the plane integers.
    var scale: Int
  }

  private let unknowns: Int
  private let levels: [Float]
  private var planes: [Plane] = []
  /// All planes after `depth` eliminations, one after the other, at `workspace[depth]`.
  private var workspace: [[Int]]
  /// A multiple of the scales of all planes, so that violations add up as integers.
  private var commonScale = 1
  private var best: (numerators: [Int], denominator: Int, values: [Double])?

  /// Returns the optimum of `system`; nil when its required rules cannot hold together.
  static func optimum(of system: LinearSystem) -> Optimum? {
    var oracle = Oracle(system)
    guard let (depth, pivot, free) = oracle.eliminateEqualities() else { return nil }
    oracle.visit(depth: depth, from: 0, pivot: pivot, free: free)
    guard let best = oracle.best else { return nil }
    let unit = Double(best.denominator) * Double(oracle.commonScale)
    return Optimum(violations: best.numerators.map { Double($0) / unit }, values: best.values)
  }

  /// Returns true when the required rules of `system` can hold together.
  static func isFeasible(_ system: LinearSystem) -> Bool {
    var required = system
    required.constraints.removeAll { !$0.constraint.isRequired }
    return optimum(of: required) != nil
  }

  /// Returns the keys of the required constraints that `system` has to do without: those that are refused
  /// when all are added one by one, the one to keep first at the beginning.
  static func leftOut(of system: LinearSystem) -> Set<Int> {
    var kept: Set<Int> = []
    var refused: Set<Int> = []
    for key in system.keptFirst {
      if isFeasible(system.only(kept.union([key]))) {
        kept.insert(key)
      } else {
        refused.insert(key)
      }
    }
    return refused
  }

  private init(_ system: LinearSystem) {
    unknowns = system.kinds.count
    levels = system.levels
    workspace = [[]]
    for (variable, value) in system.pins {
      append([.init(variable: variable, coefficient: 1)], value, .equality)
    }
    for (_, constraint) in system.constraints {
      let role: Plane.Role =
        if let level = levels.firstIndex(of: constraint.priority) {
          .soft(level: level, constraint.relation)
        } else if constraint.relation == .equal {
          .equality
        } else {
          .inequality(sign: constraint.relation == .lessThanOrEqual ? -1 : 1)
        }
      append(constraint.terms, constraint.constant, role)
    }
    for (variable, kind) in system.kinds.enumerated() {
      append([.init(variable: variable, coefficient: 1)], 0, .axis(size: kind == .size))
    }
    workspace = Array(repeating: workspace[0], count: unknowns + 1)
  }

  private mutating func append(
    _ terms: [SystemConstraint.Summand], _ constant: Fraction, _ role: Plane.Role
  ) {
    var row = Array(repeating: Fraction(0), count: unknowns) + [constant * -1]
    for term in terms { row[term.variable] = row[term.variable] + term.coefficient }
    let scale = row.reduce(1) { leastCommonMultiple($0, $1.denominator) }
    workspace[0] += row.map { $0.numerator * (scale / $0.denominator) }
    planes.append(Plane(role: role, scale: scale))
    commonScale = leastCommonMultiple(commonScale, scale)
  }
}

// Elimination.
extension Oracle {
  /// Takes an independent set of the equalities into the basis; nil when they contradict each other.
  private mutating func eliminateEqualities() -> (depth: Int, pivot: Int, free: [Bool])? {
    var depth = 0
    var pivot = 1
    var free = Array(repeating: true, count: unknowns)
    for (plane, content) in planes.enumerated() {
      guard case .equality = content.role else { continue }
      if let column = pivotColumn(of: plane, at: depth, free: free) {
        pivot = eliminate(plane, column, at: depth, previous: pivot)
        free[column] = false
        depth += 1
      } else if workspace[depth][plane * (unknowns + 1) + unknowns] != 0 {
        return nil
      }
    }
    return (depth, pivot, free)
  }

  /// Completes the basis in every possible way with planes from `first` on, and evaluates each corner.
  private mutating func visit(depth: Int, from first: Int, pivot: Int, free: [Bool]) {
    if depth == unknowns { return weigh(pivot) }
    for plane in first..<planes.count {
      guard let column = pivotColumn(of: plane, at: depth, free: free) else { continue }
      let next = eliminate(plane, column, at: depth, previous: pivot)
      var rest = free
      rest[column] = false
      visit(depth: depth + 1, from: plane + 1, pivot: next, free: rest)
    }
  }

  private func pivotColumn(of plane: Int, at depth: Int, free: [Bool]) -> Int? {
    (0..<unknowns).first { free[$0] && workspace[depth][plane * (unknowns + 1) + $0] != 0 }
  }

  /// Eliminates the variable `column` with the equation of `plane`.
  ///
  /// At a point on the planes of the basis, each row is then `pivot` times its original value.
  private mutating func eliminate(_ plane: Int, _ column: Int, at depth: Int, previous: Int) -> Int {
    let width = unknowns + 1
    let source = workspace[depth]
    let pivot = source[plane * width + column]
    workspace[depth + 1].withUnsafeMutableBufferPointer { target in
      source.withUnsafeBufferPointer { source in
        for row in 0..<(source.count / width) {
          let factor = source[row * width + column]
          for entry in 0..<width {
            target[row * width + entry] =
              (pivot * source[row * width + entry] - factor * source[plane * width + entry]) / previous
          }
        }
      }
    }
    return pivot
  }

  /// Keeps the corner of the basis when it is feasible and better than all before.
  private mutating func weigh(_ pivot: Int) {
    let sign = pivot < 0 ? -1 : 1
    let denominator = abs(pivot)
    var numerators = Array(repeating: 0, count: levels.count)
    for (row, plane) in planes.enumerated() {
      let residual = sign * workspace[unknowns][row * (unknowns + 1) + unknowns]
      switch plane.role {
      case .equality:
        if residual != 0 { return }
      case .inequality(let direction):
        if residual * direction < 0 { return }
      case .axis(let isSize):
        if isSize && residual < 0 { return }
      case .soft(let level, let relation):
        let isViolated = relation == .equal ? residual != 0 : residual * Int(relation.rawValue) < 0
        if isViolated { numerators[level] += abs(residual) * (commonScale / plane.scale) }
      }
    }
    if let best, !isLess(numerators, denominator, than: best.numerators, best.denominator) { return }
    let values = (planes.count - unknowns..<planes.count).map { row in
      Double(sign * workspace[unknowns][row * (unknowns + 1) + unknowns]) / Double(denominator)
    }
    best = (numerators, denominator, values)
  }

  private func isLess(_ left: [Int], _ leftUnit: Int, than right: [Int], _ rightUnit: Int) -> Bool {
    for (mine, other) in zip(left, right) {
      let mine = mine * rightUnit
      let other = other * leftUnit
      if mine != other { return mine < other }
    }
    return false
  }
}
