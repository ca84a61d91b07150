/// Constraints and variables that have to be solved together, in a numbering of their own.
///
/// Required equalities are eliminated; the variables that remain fall into pieces that share no inequality
/// and no soft constraint, and each piece is solved alone.
struct Block: Sendable {
  /// One constraint of the block, with its known variables taken out.
  struct Line {
    var cells: [Elimination.Cell]
    var relation: Relation
    var priority: Float

    var isRequired: Bool { priority >= 1000 }
  }

  /// The solver's numbers of the variables and of the constraints.
  private(set) var columns: [Int32] = []
  private(set) var rows: [Int32] = []
  var isStale = false

  /// What the constraints' unknown parts compare with; the caller writes it before `solve`.
  var rightSides: [Double] = []
  /// The values of the variables, after `solve`.
  private(set) var values: [Double] = []

  private var sizes: [Int32] = []
  private var elimination = Elimination()
  /// The right sides after elimination, those of the eliminated sizes' bounds
  /// behind those of the constraints.
  private var reduced: [Double] = []
  /// The same as of the last `solve`; empty before the first one.
  private var solved: [Double] = []
  private var pieces: [Piece] = []
  /// Whether each piece had a solution when it was solved last.
  private var pieceHolds: [Bool] = []
  /// Required constraints without a free variable left: each holds or does not.
  private var decided: [(row: Int32, relation: Relation)] = []

  /// Whether the pieces were started anew because of a contradiction that the
  /// constraints themselves do not show.
  private(set) var hasBeenRebuilt = false

  /// What the last `solve` found that cannot hold.
  private var failure: Failure?

  private enum Failure: Sendable {
    case decided(row: Int32)
    case piece(number: Int)
  }

  /// How many variables were eliminated.
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

  /// Sorts what the elimination left over into decided rows and pieces.
  private mutating func split(_ workspace: Elimination.Workspace, _ lines: [Line]) {
    var groups = DisjointSets(count: columns.count)
    var requirements: [Piece.Requirement] = []
    for (number, line) in lines.enumerated() {
      let isEquality = line.isRequired && line.relation == .equal
      // A pivot row is used up; an equality that is left with no variable
      // repeats, or contradicts, the others.
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

  /// Finds the values for the right sides as they are; says whether all required constraints hold.
  ///
  /// `magnitude` is that of the largest summand: what rounding may have done is measured against it.
  mutating func solve(magnitude: Double, work: inout Work) -> Bool {
    for number in rightSides.indices { reduced[number] = rightSides[number] }
    for number in rightSides.count..<reduced.count { reduced[number] = 0 }
    elimination.replay(&reduced)
    let slack = Tolerance.feasibility(magnitude)
    failure = nil
    for (row, relation) in decided where failure == nil {
      let side = reduced[Int(row)]
      // 0 (relation) side
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

  /// A size below 0 by rounding is 0; the values may be much larger than what they are computed
  /// from, and so may their rounding.
  private mutating func dropNegativeRounding(_ magnitude: Double) {
    guard sizes.contains(where: { values[Int($0)] < 0 }) else { return }
    let slack = Tolerance.feasibility(values.reduce(magnitude) { max($0, $1.magnitude) })
    for column in sizes where values[Int(column)] < 0 && values[Int(column)] >= -slack {
      values[Int(column)] = 0
    }
  }

  /// Whether the right sides of a piece have changed since it was solved last.
  private func needsSolve(_ number: Int) -> Bool {
    if solved.isEmpty { return true }
    for row in pieces[number].rows where reduced[Int(row)] != solved[Int(row)] { return true }
    return false
  }

  /// The factors with which the constraints add up to what cannot hold, one for each row of the block;
  /// 0 for those that play no part.
  ///
  /// A certificate in the sense of Farkas' lemma: known variables, and sizes that are not negative,
  /// make up what the sum leaves over.
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

  /// How the values change when the right sides do: the slopes of the columns for slopes of the right sides,
  /// and for which inputs that is so when the input is now at `input`.
  func follow(_ rightSideSlopes: [Double], at input: Double) -> (slopes: [Double], range: InputRange) {
    var sides = rightSideSlopes
    sides += Array(repeating: 0, count: reduced.count - sides.count)
    elimination.replay(&sides)
    var range = InputRange()
    for (row, relation) in decided {
      let side = reduced[Int(row)]
      let slope = sides[Int(row)]
      // 0 (relation) side
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

  /// Checks the pieces; for debug builds.
  func checkInvariants() { for piece in pieces { piece.checkInvariants() } }

  /// Starts the search of every piece anew in the next `solve`.
  mutating func restart() {
    hasBeenRebuilt = true
    solved = []
    for number in pieces.indices { pieces[number].reset(seed: 2) }
  }
}

/// Which of some numbers belong together (union-find with path halving).
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

  /// The smaller root stays the root.
  mutating func unite(_ first: Int32, _ second: Int32) {
    let (one, two) = (root(of: first), root(of: second))
    if one < two {
      parents[Int(two)] = one
    } else {
      parents[Int(one)] = two
    }
  }
}
