/// The index of a block.
nonisolated struct BlockID: TableIndex { let index: Int32 }

/// Constraints and variables that have to be solved together, in a numbering of their own.
///
/// The required equalities are eliminated. The variables that remain fall into pieces that share no
/// inequality and no soft constraint, and each piece is solved separately.
struct Block: Sendable {
  /// The variables of the solver in the columns.
  let variables: Table<Column, Variable>
  /// The constraints of the solver in the rows.
  let constraints: Table<Row, ConstraintID>
  var isStale = false

  /// The constants of the constraints less their known variables; the caller writes them before `solve`.
  var rightSides: Table<Row, Double>
  /// The values of the variables after `solve`.
  private(set) var values: Table<Column, Double>

  private var sizes: [Column] = []
  private var elimination = Elimination()
  /// The right sides after elimination: first those of the constraints, then those of the bounds of
  /// eliminated sizes.
  private var reduced: Table<Row, Double>
  /// The reduced right sides of the last `solve`; empty before the first `solve`.
  private var solved = Table<Row, Double>()
  private var pieces = Table<PieceID, Piece>()
  /// True for each piece that had a solution when it was last solved.
  private var pieceHolds = Table<PieceID, Bool>()
  /// The required constraints without a free variable: each holds or is violated.
  private var decided: [(row: Row, relation: Relation)] = []

  /// True if the pieces were started again because of a contradiction that the constraints do not confirm.
  private(set) var hasBeenRebuilt = false

  /// The contradiction that the last `solve` found; nil for none.
  private var failure: Failure?

  /// The index of a piece of the block.
  nonisolated private struct PieceID: TableIndex { let index: Int32 }

  private enum Failure: Sendable {
    case decided(Row)
    case piece(PieceID)
  }

  /// The number of variables that were eliminated.
  var eliminationCount: Int { elimination.pivotCount }

  /// Creates an empty block.
  init() {
    variables = Table()
    constraints = Table()
    rightSides = Table()
    values = Table()
    reduced = Table()
  }

  /// Creates a block and eliminates its required equalities.
  ///
  /// - Parameters:
  ///   - variables: The variables of the columns.
  ///   - ids: The constraints of the rows.
  ///   - kinds: The kinds of the variables.
  ///   - constraints: The constraints of the rows, in the block's numbering.
  init(
    variables: Table<Column, Variable>, constraints ids: Table<Row, ConstraintID>,
    kinds: Table<Column, VariableKind>, _ constraints: [Constraint]
  ) {
    self.variables = variables
    self.constraints = ids
    sizes = kinds.indices.filter { kinds[$0] == .size }
    rightSides = Table(repeating: 0, count: ids.count)
    values = Table(repeating: 0, count: variables.count)
    var workspace = Elimination.Workspace(constraints, kinds: kinds)
    elimination = Elimination(&workspace)
    reduced = Table(repeating: 0, count: workspace.rows.count)
    split(workspace, constraints)
  }

  /// Sorts the rows that the elimination leaves into decided rows and pieces.
  private mutating func split(_ workspace: Elimination.Workspace, _ constraints: [Constraint]) {
    var groups = DisjointSets<Column>(count: variables.count)
    var remaining: [Constraint] = []
    for constraint in remainingConstraints(workspace, constraints) {
      guard let first = constraint.entries.first else {
        if constraint.isRequired { decided.append((constraint.row, constraint.relation)) }
        continue
      }
      for entry in constraint.entries.dropFirst() { groups.unite(first.column, entry.column) }
      remaining.append(constraint)
    }
    var isEliminated = Table<Column, Bool>(repeating: false, count: variables.count)
    elimination.markColumns(in: &isEliminated)
    makePieces(&groups, remaining, workspace.kinds, isEliminated)
  }

  /// Returns the constraints that the elimination leaves, and the bounds of the eliminated sizes.
  private func remainingConstraints(_ workspace: Elimination.Workspace, _ constraints: [Constraint])
    -> [Constraint]
  {
    var result: [Constraint] = []
    for var constraint in constraints {
      // A pivot row is used up. An equality without a variable left repeats or contradicts the other
      // equalities.
      if constraint.isRequiredEquality && !workspace.isCandidate[constraint.row] { continue }
      constraint.entries = workspace.rows[constraint.row]
      result.append(constraint)
    }
    for (row, size) in workspace.boundRows {
      result.append(
        Constraint(
          row: row, entries: workspace.rows[row], relation: .greaterThanOrEqual, priority: 1000,
          boundedSize: size))
    }
    return result
  }

  /// Creates a piece for each group of variables, with the constraints on them.
  private mutating func makePieces(
    _ groups: inout DisjointSets<Column>, _ constraints: [Constraint], _ kinds: Table<Column, VariableKind>,
    _ isEliminated: Table<Column, Bool>
  ) {
    var members = Table<PieceID, [Column]>()
    var pieceOfRoot = Table<Column, PieceID?>(repeating: nil, count: variables.count)
    for column in variables.indices where !isEliminated[column] {
      let root = groups.root(of: column)
      let piece = pieceOfRoot[root] ?? members.add([])
      pieceOfRoot[root] = piece
      members[piece].append(column)
    }
    var shares = Table<PieceID, [Constraint]>(repeating: [], count: members.count)
    for constraint in constraints {
      guard let first = constraint.entries.first, let piece = pieceOfRoot[groups.root(of: first.column)]
      else { continue }
      shares[piece].append(constraint)
    }
    var scratch = Table<Column, Line>(repeating: Line(0), count: variables.count)
    for piece in members.indices {
      pieces.append(
        Piece(variables: members[piece], kinds: kinds, constraints: shares[piece], lines: &scratch))
      pieceHolds.append(true)
    }
  }

  /// The variables of the solver with their values after `solve`.
  var solution: Zip2Sequence<[Variable], [Double]> { zip(variables.elements, values.elements) }

  /// Computes the values for the present right sides; returns true if all required constraints hold.
  ///
  /// `magnitude` is that of the largest summand, the scale for the rounding tolerance.
  mutating func solve(magnitude: Double, work: inout Work) -> Bool {
    for row in rightSides.indices { reduced[row] = rightSides[row] }
    for row in IndexRange<Row>(from: rightSides.indices.upperBound, to: reduced.indices.upperBound) {
      reduced[row] = 0
    }
    elimination.replay(&reduced)
    let tolerance = Tolerance.feasibility(magnitude)
    failure = nil
    for (row, relation) in decided where failure == nil {
      // The row says: 0 (relation) side.
      let side = reduced[row]
      let isAbove = side < -tolerance
      let isBelow = side > tolerance
      if (isAbove && relation != .greaterThanOrEqual) || (isBelow && relation != .lessThanOrEqual) {
        failure = .decided(row)
      }
    }
    for piece in pieces.indices {
      if needsSolve(piece) {
        pieceHolds[piece] = pieces[piece].solve(reduced, into: &values, tolerance: tolerance, work: &work)
      }
      if !pieceHolds[piece] && failure == nil { failure = .piece(piece) }
    }
    solved = reduced
    elimination.substitute(reduced, into: &values)
    dropNegativeRounding(magnitude)
    return failure == nil
  }

  /// Sets a size that is below 0 only by rounding to 0.
  ///
  /// The values may be much larger than the numbers that they are computed from, and so may their rounding
  /// errors.
  private mutating func dropNegativeRounding(_ magnitude: Double) {
    guard sizes.contains(where: { values[$0] < 0 }) else { return }
    let tolerance = Tolerance.feasibility(values.elements.reduce(magnitude) { max($0, $1.magnitude) })
    for column in sizes where values[column] < 0 && values[column] >= -tolerance { values[column] = 0 }
  }

  /// Returns true if a right side of the piece has changed since the piece was last solved.
  private func needsSolve(_ piece: PieceID) -> Bool {
    if solved.isEmpty { return true }
    for row in pieces[piece].rightSides where reduced[row] != solved[row] { return true }
    return false
  }

  /// Returns the constraints with the factors with which they add up to a contradiction.
  ///
  /// The factor of a constraint that is not involved is 0. The factors are a certificate in the sense of
  /// Farkas' lemma: the sum contains only known variables, and sizes that are not negative.
  func certificate() -> Zip2Sequence<[ConstraintID], [Double]> {
    var factors = Table<Row, Double>(repeating: 0, count: reduced.count)
    switch failure {
    case nil: break
    case .decided(let row): factors[row] = 1
    case .piece(let piece): pieces[piece].addCertificate(to: &factors)
    }
    elimination.unfold(&factors)
    return zip(constraints.elements, factors.elements)
  }

  /// Returns the slopes of the columns for the given slopes of the right sides, and the range of inputs for
  /// which they are valid.
  ///
  /// `input` is the present value of the input.
  func follow(_ rightSideSlopes: Table<Row, Double>, at input: Double) -> (
    slopes: Table<Column, Double>, range: InputRange
  ) {
    var sides = rightSideSlopes
    for _ in sides.count..<reduced.count { sides.append(0) }
    elimination.replay(&sides)
    var range = InputRange()
    for (row, relation) in decided {
      // The row says: 0 (relation) side.
      switch relation {
      case .equal: if sides[row].magnitude > 1e-12 { range.empty() }
      case .lessThanOrEqual: range.keepSign(of: max(0, reduced[row]), slope: sides[row], at: input)
      case .greaterThanOrEqual: range.keepSign(of: min(0, reduced[row]), slope: sides[row], at: input)
      }
    }
    var slopes = Table<Column, Double>(repeating: 0, count: variables.count)
    for piece in pieces.elements { piece.follow(sides, into: &slopes, range: &range, at: input) }
    elimination.substitute(sides, into: &slopes)
    return (slopes, range)
  }

  /// Checks the pieces; only in debug builds.
  func checkInvariants() { for piece in pieces.elements { piece.checkInvariants() } }

  /// Starts the search of every piece from its first basis in the next `solve`.
  mutating func restart() {
    hasBeenRebuilt = true
    solved = Table()
    for piece in pieces.indices { pieces[piece].reset(seed: 2) }
  }
}

// The numbering of a block.
extension Block {
  /// The index of a variable of the block.
  nonisolated struct Column: TableIndex { let index: Int32 }

  /// The index of a constraint of the block, or of the bound of an eliminated size, and of its right side.
  nonisolated struct Row: TableIndex { let index: Int32 }

  /// A coefficient other than 0 in a row of the block.
  struct Entry: Sendable {
    var column: Column
    var coefficient: Double
  }

  /// A constraint of the block, without its known variables.
  struct Constraint: Sendable {
    let row: Row
    var entries: [Entry]
    let relation: Relation
    let priority: Float
    /// The size whose bound (≥ 0) the constraint is; nil for a constraint that was added to the solver.
    var boundedSize: Column?

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { isRequired && relation == .equal }
  }
}
