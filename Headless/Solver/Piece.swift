/// A few variables with all inequalities and soft constraints on them: a linear programme over priorities.
///
/// Every constraint, required or not, is a cost: convex and piecewise linear along one line, with its
/// breakpoint where the constraint begins to be violated. A line is a variable, or a combination of variables
/// that a constraint speaks of (a *row*). The cost is a vector, one number for each priority level, required
/// first; costs compare lexicographically, so nothing on a lower level outweighs anything on a higher one,
/// and the required level has violation 0 exactly where all required constraints can hold together.
///
/// Below the priorities stand three levels that make the answer unique where the constraints do not: sizes
/// are small, an earlier one more eagerly than a later one; inequalities are tight; positions are near 0.
///
/// The optimum is found by the simplex method for piecewise linear costs (R. Fourer, "A simplex algorithm for
/// piecewise-linear programming I", 1985): see `Piece+Simplex`.
struct Piece: Sendable {
  /// A constraint over the variables of the piece, as the elimination left it.
  struct Requirement {
    /// Its place among the right sides.
    var row: Int32
    var cells: [Elimination.Cell]
    var relation: Relation
    var priority: Float
    /// The size that this row, its bound, stands for; -1 for an ordinary constraint.
    var sizeOf: Int32 = -1
  }

  /// Where the cost of a line changes its slope.
  struct Breakpoint: Sendable {
    /// The right side that it stands at, and what that is divided by; row -1 stands for 0.
    var row: Int32
    var divisor: Double
    /// The cost of each point below it, and the level of that cost.
    var costBelow: Double
    var levelBelow: Int32
    /// The cost of each point above it, and the level of that cost.
    var costAbove: Double
    var levelAbove: Int32
    /// Which of several breakpoints at one position counts as the lower one; all of them differ.
    var perturbation: Double
    /// Where it stands now.
    var position = 0.0
  }

  /// The block's numbers of the variables.
  let columns: [Int32]
  /// The breakpoints of all lines, each line's in order of position.
  ///
  /// Those of line k are at places `starts[k]..<starts[k + 1]`. The variables are
  /// the first lines, the rows follow.
  var breakpoints: [Breakpoint] = []
  private(set) var starts: [Int32] = [0]
  let levelCount: Int
  /// The right sides that the breakpoints depend on.
  let rows: [Int32]

  /// An entry of the tableau other than 0: how much a basic line changes for each unit of a nonbasic one.
  struct Entry: Sendable {
    var row: Int32
    /// How many times larger than the rate the largest number is that it is the rest of:
    /// by as much rounding counts more.
    var loss: Float
    var rate: Double

    init(row: Int32, rate: Double, loss: Float = 1) {
      self.row = row
      self.rate = rate
      self.loss = loss
    }
  }

  /// For each variable the rows that mention it, in order.
  private(set) var definitions: [[Entry]] = []
  /// The same for what is nonbasic now: the tableau, column by column.
  var tableau: [[Entry]] = []
  /// The line that is basic in each row of the tableau, and the one that is nonbasic in each column.
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  /// The breakpoint at which each nonbasic line stands, as a place in
  /// `breakpoints` relative to the line's start.
  var anchors: [Int32] = []
  /// The value of each line, and what an infinitesimal perturbation of the breakpoints adds to it.
  var values: [Double] = []
  var shifts: [Double] = []
  /// The slope of the cost of each basic line.
  var slopes: [Vector] = []
  /// Whether the lines have been put at breakpoints.
  var hasStarted = false
  /// Whether the search goes on from where the last one ended.
  var isWarm = false
  /// Positions that differ by less are the same.
  var tolerance = 0.0
  /// Changes of the cost that are a smaller share of what they are the sum of are none.
  var noise = Vector.noise
  var pivotsSinceRefactoring = 0
  /// How many lines have changed places since the last search began, those of refactorings included.
  var exchanges = 0
  /// The largest loss that an entry of the tableau has had since then, and had right then.
  var worstLoss: Float = 1
  var leastLoss: Float = 1
  /// Whether a pivot was so small beside others of its column that what follows may be rounding.
  var isDoubtful = false
  /// Whether the last search ended because no move was left, and not because rounding sent it in a circle.
  var isSettled = true

  /// Whether so many digits are lost, and not because the basis is such, that what is left of a
  /// rate of 0 could become a pivot.
  var isRough: Bool { worstLoss > Tolerance.digitRuin && worstLoss > 100 * leastLoss }
  /// Whether the values would be better from a tableau computed anew.
  var isWorn: Bool { worstLoss > Tolerance.digitLoss && worstLoss > 10 * leastLoss }

  var columnCount: Int { columns.count }
  var rowCount: Int { starts.count - 1 - columns.count }

  /// A piece of some columns of a block.
  ///
  /// `numbers` has room for every column of the block; what it holds does not matter, before and after.
  init(columns: [Int32], kinds: [VariableKind], requirements: [Requirement], numbers: inout [Int32]) {
    self.columns = columns
    let levels = Levels(requirements)
    levelCount = levels.count
    for (number, column) in columns.enumerated() { numbers[Int(column)] = Int32(number) }
    var lines = LineBuilder(columns: columns, kinds: kinds, levels: levels)
    for requirement in requirements { lines.add(requirement, numbers) }
    rows = requirements.map { $0.row }
    for points in lines.breakpoints {
      breakpoints += points
      starts.append(Int32(breakpoints.count))
    }
    definitions = lines.definitions
    reset(seed: 1)
  }

  /// A number between 1 and 2 that has nothing to do with the numbers of other places.
  fileprivate static func perturbation(of place: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  /// Goes back to the basis in which every row is basic, with perturbations that follow from the seed.
  mutating func reset(seed: Int) {
    for place in breakpoints.indices {
      breakpoints[place].perturbation = Piece.perturbation(of: place &+ seed)
    }
    let rowCount = self.rowCount
    tableau = definitions
    basic = (0..<Int32(rowCount)).map { Int32(columnCount) + $0 }
    nonbasic = (0..<Int32(columnCount)).map { $0 }
    anchors = Array(repeating: 0, count: columnCount)
    values = Array(repeating: 0, count: columnCount + rowCount)
    shifts = values
    slopes = Array(repeating: Vector(count: levelCount), count: rowCount)
    hasStarted = false
    worstLoss = 1
    leastLoss = 1
    isDoubtful = false
    pivotsSinceRefactoring = 0
  }

  func breakpointRange(of line: Int32) -> Range<Int> { Int(starts[Int(line)])..<Int(starts[Int(line) + 1]) }
}

/// The priorities of a piece as levels: 0 is required, then downward, then the three that break ties.
struct Levels {
  private var priorities: [Float] = []

  init(_ requirements: [Piece.Requirement]) {
    for requirement in requirements where requirement.priority < 1000 {
      if !priorities.contains(requirement.priority) { priorities.append(requirement.priority) }
    }
    priorities.sort(by: >)
  }

  var count: Int { priorities.count + 4 }
  var required: Int32 { 0 }
  var smallSizes: Int32 { Int32(priorities.count + 1) }
  var tightInequalities: Int32 { Int32(priorities.count + 2) }
  var nearPositions: Int32 { Int32(priorities.count + 3) }

  func level(of priority: Float) -> Int32 {
    guard priority < 1000, let place = priorities.firstIndex(of: priority) else { return required }
    return Int32(place + 1)
  }
}

/// Turns the constraints of a piece into lines with breakpoints.
private struct LineBuilder {
  private let columns: [Int32]
  private let levels: Levels
  /// The breakpoints of each line: the variables, then the rows.
  private(set) var breakpoints: [[Piece.Breakpoint]] = []
  /// For each variable the rows that mention it.
  private(set) var definitions: [[Piece.Entry]]
  private var rowCells: [[Elimination.Cell]] = []
  /// The rows that begin with each variable, to find those that differ by a factor only.
  private var rowsByFirst: [[Int]] = []

  init(columns: [Int32], kinds: [VariableKind], levels: Levels) {
    self.columns = columns
    self.levels = levels
    rowsByFirst = Array(repeating: [], count: columns.count)
    definitions = Array(repeating: [], count: columns.count)
    for column in columns {
      breakpoints.append([
        kinds[Int(column)] == .size ? bound(ofSize: column, row: -1, divisor: 1) : nearZero(column)
      ])
    }
  }

  /// The tie-breaking weight of a variable: an earlier one weighs more.
  ///
  /// The weights are no small fractions, so that no sum of a few of them equals that of a few others.
  private func weight(of column: Int32) -> Double {
    1 + 1 / (Double(column + 2) + 0.9 * (Piece.perturbation(of: Int(column)) - 1))
  }

  private func bound(
    ofSize column: Int32, row: Int32, divisor: Double, _ requiredCost: Double = 1
  ) -> Piece.Breakpoint {
    point(
      row, divisor, below: (requiredCost, levels.required),
      above: (weight(of: column) * divisor.magnitude, levels.smallSizes))
  }

  private func nearZero(_ column: Int32) -> Piece.Breakpoint {
    let side = (weight(of: column), levels.nearPositions)
    return point(-1, 1, below: side, above: side)
  }

  /// A breakpoint whose sides are those of the constraint as written; a negative divisor turns it around.
  private func point(
    _ row: Int32, _ divisor: Double, below: (Double, Int32), above: (Double, Int32)
  ) -> Piece.Breakpoint {
    let (low, high) = divisor > 0 ? (below, above) : (above, below)
    return Piece.Breakpoint(
      row: row, divisor: divisor, costBelow: low.0, levelBelow: low.1, costAbove: high.0, levelAbove: high.1,
      perturbation: 0)
  }

  /// The breakpoint of a constraint, on the line that is its left side divided by the divisor.
  ///
  /// A soft constraint costs what it is violated by. Of required ones it only counts that they hold, so
  /// each costs what the variable of its largest coefficient would have to move: a factor of a million
  /// would make all others rounding.
  private func point(for requirement: Piece.Requirement, divisor: Double) -> Piece.Breakpoint {
    let requiredCost = divisor.magnitude / requirement.cells.reduce(0) { max($0, $1.coefficient.magnitude) }
    if requirement.sizeOf >= 0 {
      return bound(ofSize: requirement.sizeOf, row: requirement.row, divisor: divisor, requiredCost)
    }
    let level = levels.level(of: requirement.priority)
    let violated = (level == levels.required ? requiredCost : divisor.magnitude, level)
    let loose = (divisor.magnitude, levels.tightInequalities)
    switch requirement.relation {
    case .equal: return point(requirement.row, divisor, below: violated, above: violated)
    case .lessThanOrEqual: return point(requirement.row, divisor, below: loose, above: violated)
    case .greaterThanOrEqual: return point(requirement.row, divisor, below: violated, above: loose)
    }
  }

  /// Adds a constraint: to the line of its variable, to that of a row that it is
  /// a multiple of, or as a new row.
  ///
  /// `numbers` are the places in the piece of the variables of the block.
  mutating func add(_ requirement: Piece.Requirement, _ numbers: [Int32]) {
    guard let first = requirement.cells.first else { return }
    let breakpoint = point(for: requirement, divisor: first.coefficient)
    let start = Int(numbers[Int(first.column)])
    if requirement.cells.count == 1 {
      breakpoints[start].append(breakpoint)
    } else if let row = rowsByFirst[start].first(where: { isMultiple(requirement.cells, of: rowCells[$0]) }) {
      breakpoints[columns.count + row].append(breakpoint)
    } else {
      rowsByFirst[start].append(rowCells.count)
      let unit = requirement.cells.map {
        Elimination.Cell(column: $0.column, coefficient: $0.coefficient / first.coefficient)
      }
      rowCells.append(unit)
      breakpoints.append([breakpoint])
      for cell in unit {
        definitions[Int(numbers[Int(cell.column)])].append(
          Piece.Entry(row: Int32(rowCells.count - 1), rate: cell.coefficient))
      }
    }
  }

  private func isMultiple(_ cells: [Elimination.Cell], of unit: [Elimination.Cell]) -> Bool {
    guard cells.count == unit.count, let first = cells.first else { return false }
    for (cell, other) in zip(cells, unit) {
      if cell.column != other.column
        || (cell.coefficient / first.coefficient - other.coefficient).magnitude > 1e-12
      {
        return false
      }
    }
    return true
  }
}
