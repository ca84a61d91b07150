/// Constraints and variables that have to be solved together, in a numbering of their own.
///
/// The required equalities are eliminated. The variables that remain fall into pieces that share no
/// inequality and no soft constraint, and each piece is solved separately.
struct Block: Sendable {
  /// One constraint of the block, without its known variables.
  struct Line {
    var cells: [Elimination.Cell]
    var relation: Relation
    var priority: Float

    var isRequired: Bool { priority >= 1000 }
  }

  /// The indices of the variables and of the constraints in the solver.
  private(set) var columns: [Int32] = []
  private(set) var rows: [Int32] = []
  var isStale = false

  /// The constants of the constraints less their known variables; the caller writes them before `solve`.
  var rightSides: [Double] = []
  /// The values of the variables after `solve`.
  private(set) var values: [Double] = []

  private var sizes: [Int32] = []
  private var elimination = Elimination()
  /// The right sides after elimination: first those of the constraints, then those of the bounds of
  /// eliminated sizes.
  private var reduced: [Double] = []
  /// The reduced right sides of the last `solve`; empty before the first `solve`.
  private var solved: [Double] = []
  private var pieces: [Piece] = []
  /// True for each piece that had a solution when it was last solved.
  private var pieceHolds: [Bool] = []
  /// The required constraints without a free variable: each holds or is violated.
  private var decided: [(row: Int32, relation: Relation)] = []

  /// True if the pieces were started again because of a contradiction that the constraints do not confirm.
  private(set) var hasBeenRebuilt = false

  /// The contradiction that the last `solve` found; nil for none.
  private var failure: Failure?

  private enum Failure: Sendable {
    case decided(row: Int32)
    case piece(number: Int)
  }

  /// The number of variables that were eliminated.
  var pivotCount: Int { elimination.pivotCount }

  init() {}

  init(columns: [Int32], rows: [Int32], kinds: [VariableKind], lines: [Line]) {
    self.columns = columns
    self.rows = rows
    isStale = true
    sizes = kinds.indices.filter { kinds[$0] == .size }.map { Int32($0) }
    rightSides = Array(repeating: 0, count: rows.count)
    values = Array(repeating: 0, count: columns.count)
    var workspace = Elimination.Workspace(
      rows: lines.map { $0.cells }, isEquality: lines.map { $0.isRequired && $0.relation == .equal },
      kinds: kinds)
    elimination = Elimination(&workspace)
    reduced = Array(repeating: 0, count: workspace.rows.count)
    split(workspace, lines)
  }

  /// Sorts the rows that the elimination leaves into decided rows and pieces.
  private mutating func split(_ workspace: Elimination.Workspace, _ lines: [Line]) {
    var groups = DisjointSets(count: columns.count)
    var requirements: [Piece.Requirement] = []
    for (number, line) in lines.enumerated() {
      let isEquality = line.isRequired && line.relation == .equal
      // A pivot row is used up. An equality without a variable left repeats or contradicts the other
      // equalities.
      if isEquality && !workspace.isCandidate[number] { continue }
      requirements.append(
        Piece.Requirement(
          row: Int32(number), cells: workspace.rows[number], relation: line.relation, priority: line.priority)
      )
    }
    for (row, column) in workspace.boundRows {
      requirements.append(
        Piece.Requirement(
          row: row, cells: workspace.rows[Int(row)], relation: .greaterThanOrEqual, priority: 1000,
          sizeOf: column))
    }
    for requirement in requirements {
      guard let first = requirement.cells.first else {
        if requirement.priority >= 1000 { decided.append((requirement.row, requirement.relation)) }
        continue
      }
      for cell in requirement.cells.dropFirst() { groups.unite(first.column, cell.column) }
    }
    var isEliminated = Array(repeating: false, count: columns.count)
    elimination.markColumns(in: &isEliminated)
    makePieces(&groups, requirements, workspace.kinds, isEliminated)
  }

  private mutating func makePieces(
    _ groups: inout DisjointSets, _ requirements: [Piece.Requirement], _ kinds: [VariableKind],
    _ isEliminated: [Bool]
  ) {
    var members: [[Int32]] = []
    var numbers = Array(repeating: -1, count: columns.count)
    for column in columns.indices where !isEliminated[column] {
      let root = Int(groups.root(of: Int32(column)))
      if numbers[root] < 0 {
        numbers[root] = members.count
        members.append([])
      }
      members[numbers[root]].append(Int32(column))
    }
    var shares = Array(repeating: [Piece.Requirement](), count: members.count)
    for requirement in requirements {
      guard let first = requirement.cells.first else { continue }
      shares[numbers[Int(groups.root(of: first.column))]].append(requirement)
    }
    var scratch = Array(repeating: Int32(0), count: columns.count)
    for (piece, share) in zip(members, shares) {
      pieces.append(Piece(columns: piece, kinds: kinds, requirements: share, numbers: &scratch))
      pieceHolds.append(true)
    }
  }

  /// Computes the values for the present right sides; returns true if all required constraints hold.
  ///
  /// `magnitude` is that of the largest summand, the scale for the rounding tolerance.
  mutating func solve(magnitude: Double, work: inout Work) -> Bool {
    for number in rightSides.indices { reduced[number] = rightSides[number] }
    for number in rightSides.count..<reduced.count { reduced[number] = 0 }
    elimination.replay(&reduced)
    let slack = Tolerance.feasibility(magnitude)
    failure = nil
    for (row, relation) in decided where failure == nil {
      let side = reduced[Int(row)]
      // The row says: 0 (relation) side.
      let isAbove = side < -slack
      let isBelow = side > slack
      if (isAbove && relation != .greaterThanOrEqual) || (isBelow && relation != .lessThanOrEqual) {
        failure = .decided(row: row)
      }
    }
    for number in pieces.indices {
      if needsSolve(number) {
        pieceHolds[number] = pieces[number].solve(reduced, into: &values, slack: slack, work: &work)
      }
      if !pieceHolds[number] && failure == nil { failure = .piece(number: number) }
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
    guard sizes.contains(where: { values[Int($0)] < 0 }) else { return }
    let slack = Tolerance.feasibility(values.reduce(magnitude) { max($0, $1.magnitude) })
    for column in sizes where values[Int(column)] < 0 && values[Int(column)] >= -slack {
      values[Int(column)] = 0
    }
  }

  /// Returns true if a right side of the piece has changed since the piece was last solved.
  private func needsSolve(_ number: Int) -> Bool {
    if solved.isEmpty { return true }
    for row in pieces[number].rows where reduced[Int(row)] != solved[Int(row)] { return true }
    return false
  }

  /// Returns the factors with which the constraints add up to a contradiction, one for each row of the block.
  ///
  /// The factor of a constraint that is not involved is 0. The factors are a certificate in the sense of
  /// Farkas' lemma: the sum contains only known variables, and sizes that are not negative.
  func certificate() -> [Double] {
    var factors = Array(repeating: 0.0, count: reduced.count)
    switch failure {
    case nil: break
    case .decided(let row): factors[Int(row)] = 1
    case .piece(let number): pieces[number].addCertificate(to: &factors)
    }
    elimination.unfold(&factors)
    return Array(factors[..<rows.count])
  }

  /// Returns the slopes of the columns for the given slopes of the right sides, and the range of inputs for
  /// which they are valid.
  ///
  /// `input` is the present value of the input.
  func follow(_ rightSideSlopes: [Double], at input: Double) -> (slopes: [Double], range: InputRange) {
    var sides = rightSideSlopes
    sides += Array(repeating: 0, count: reduced.count - sides.count)
    elimination.replay(&sides)
    var range = InputRange()
    for (row, relation) in decided {
      let side = reduced[Int(row)]
      let slope = sides[Int(row)]
      // The row says: 0 (relation) side.
      switch relation {
      case .equal:
        if slope.magnitude > 1e-12 { range.empty() }
      case .lessThanOrEqual: range.keepSign(of: max(0, side), slope: slope, at: input)
      case .greaterThanOrEqual: range.keepSign(of: min(0, side), slope: slope, at: input)
      }
    }
    var slopes = Array(repeating: 0.0, count: columns.count)
    for piece in pieces { piece.follow(sides, into: &slopes, range: &range, at: input) }
    elimination.substitute(sides, into: &slopes)
    return (slopes, range)
  }

  /// Checks the pieces; only in debug builds.
  func checkInvariants() { for piece in pieces { piece.checkInvariants() } }

  /// Starts the search of every piece from its first basis in the next `solve`.
  mutating func restart() {
    hasBeenRebuilt = true
    solved = []
    for number in pieces.indices { pieces[number].reset(seed: 2) }
  }
}

/// The partition of numbers into groups (union-find with path halving).
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  mutating func root(of member: Int32) -> Int32 {
    var member = member
    while parents[Int(member)] != member {
      parents[Int(member)] = parents[Int(parents[Int(member)])]
      member = parents[Int(member)]
    }
    return member
  }

  /// Unites the groups of two members; the smaller root becomes the root of both.
  mutating func unite(_ first: Int32, _ second: Int32) {
    let (one, two) = (root(of: first), root(of: second))
    if one < two {
      parents[Int(two)] = one
    } else {
      parents[Int(one)] = two
    }
  }
}
