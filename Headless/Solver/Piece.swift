/// A few variables with all inequalities and soft constraints on them: a linear programme over priorities.
///
/// Every constraint, required or not, is a cost. The cost is convex and piecewise linear along one line, and
/// has its breakpoint where the constraint begins to be violated. A line is a variable, or a combination of
/// variables that occurs in a constraint (a *row*). The cost is a vector with one number for each priority
/// level, required first. Costs are compared lexicographically, so a higher level always outweighs the lower
/// ones. The required level has violation 0 exactly if all required constraints can hold together.
///
/// Three levels below the priorities make the solution unique where the constraints do not: sizes are small,
/// with a greater weight for an earlier size; inequalities are tight; positions are near 0.
///
/// The optimum is found by the simplex method for piecewise linear costs (R. Fourer, "A simplex algorithm for
/// piecewise-linear programming I", 1985): see `Piece+Simplex`.
struct Piece: Sendable {
  /// A constraint over the variables of the piece, after elimination.
  struct Requirement {
    /// The place of the constraint among the right sides.
    var row: Int32
    var cells: [Elimination.Cell]
    var relation: Relation
    var priority: Float
    /// The size whose bound (≥ 0) this row is; -1 for an ordinary constraint.
    var sizeOf: Int32 = -1
  }

  /// A point on a line where the cost changes its slope.
  struct Breakpoint: Sendable {
    /// The right side that determines the position, and the divisor of that right side; row -1 means position
    /// 0.
    var row: Int32
    var divisor: Double
    /// The cost of each unit below the breakpoint, and the level of that cost.
    var costBelow: Double
    var levelBelow: Int32
    /// The cost of each unit above the breakpoint, and the level of that cost.
    var costAbove: Double
    var levelAbove: Int32
    /// The order among several breakpoints at one position: the one with the smaller number is lower.
    ///
    /// The numbers of all breakpoints differ.
    var perturbation: Double
    /// The present position on the line.
    var position = 0.0
  }

  /// The columns of the variables in the block.
  let columns: [Int32]
  /// The breakpoints of all lines, those of each line in the order of their positions.
  ///
  /// The breakpoints of line k are at the places `starts[k]..<starts[k + 1]`. The first lines are the
  /// variables, followed by the rows.
  var breakpoints: [Breakpoint] = []
  private(set) var starts: [Int32] = [0]
  let levelCount: Int
  /// The right sides that determine the breakpoints.
  let rows: [Int32]

  /// An entry of the tableau other than 0: the change of a basic line for each unit of a nonbasic one.
  struct Entry: Sendable {
    var row: Int32
    /// The ratio of the largest number that was added into the rate to the rate itself.
    ///
    /// Rounding errors in the rate are greater by this factor.
    var loss: Float
    var rate: Double

    init(row: Int32, rate: Double, loss: Float = 1) {
      self.row = row
      self.rate = rate
      self.loss = loss
    }
  }

  /// The rows that mention each variable, in their order.
  private(set) var definitions: [[Entry]] = []
  /// The same for the lines that are nonbasic now: the tableau, column by column.
  var tableau: [[Entry]] = []
  /// The basic line of each row of the tableau, and the nonbasic line of each column.
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  /// The breakpoint at which each nonbasic line is, as a place in `breakpoints` relative to the line's start.
  var anchors: [Int32] = []
  /// The value of each line, and the infinitesimal that the perturbation of the breakpoints adds to it.
  var values: [Double] = []
  var shifts: [Double] = []
  /// The slope of the cost of each basic line.
  var slopes: [Vector] = []
  /// True if the nonbasic lines have been placed at breakpoints.
  var hasStarted = false
  /// True if the search continues from the basis of the last search.
  var isWarm = false
  /// The distance up to which two positions are the same.
  var tolerance = 0.0
  /// The share of the summed magnitudes up to which a change of the cost counts as 0.
  var noise = Vector.noise
  var pivotsSinceRefactoring = 0
  /// The number of exchanges since the last search began, including those of refactorings.
  var pivots = 0
  /// The largest loss of an entry of the tableau since the last refactoring, and the largest one directly
  /// after it.
  var worstLoss: Float = 1
  var leastLoss: Float = 1
  /// True if a pivot was so small compared with others of its column that later rates may be rounding.
  var isDoubtful = false
  /// True if the last search ended because no move was left; false if rounding sent it in a circle.
  var isSettled = true

  /// True if the rounding of a rate of 0 could be taken for a pivot.
  ///
  /// The loss of digits counts only if a refactoring of the same basis would reduce it.
  var isRough: Bool { worstLoss > Tolerance.digitRuin && worstLoss > 100 * leastLoss }
  /// True if the values would be more accurate after a refactoring.
  var isWorn: Bool { worstLoss > Tolerance.digitLoss && worstLoss > 10 * leastLoss }

  var columnCount: Int { columns.count }
  var rowCount: Int { starts.count - 1 - columns.count }

  /// Creates a piece of some columns of a block.
  ///
  /// `numbers` is scratch space with room for every column of the block; its contents are ignored before and
  /// undefined after.
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

  /// Returns a number between 1 and 2 that is unrelated to the numbers of other places.
  fileprivate static func perturbation(of place: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  /// Restores the basis in which every row is basic, with the perturbations of the seed.
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

/// The priorities of a piece as levels: 0 is required, then the priorities in descending order, then the
/// three levels that make the solution unique.
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

/// The conversion of the constraints of a piece into lines with breakpoints.
private struct LineBuilder {
  private let columns: [Int32]
  private let levels: Levels
  /// The breakpoints of each line: the variables first, then the rows.
  private(set) var breakpoints: [[Piece.Breakpoint]] = []
  /// The rows that mention each variable.
  private(set) var definitions: [[Piece.Entry]]
  private var rowCells: [[Elimination.Cell]] = []
  /// The rows that begin with each variable, for the search of rows that differ only by a factor.
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

  /// Returns the weight of a variable among equal solutions; an earlier variable has a greater weight.
  ///
  /// The weights are irregular numbers, so that the sums of different variables are not equal.
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

  /// Returns a breakpoint with the two sides of the constraint as written; a negative divisor swaps them.
  private func point(
    _ row: Int32, _ divisor: Double, below: (Double, Int32), above: (Double, Int32)
  ) -> Piece.Breakpoint {
    let (low, high) = divisor > 0 ? (below, above) : (above, below)
    return Piece.Breakpoint(
      row: row, divisor: divisor, costBelow: low.0, levelBelow: low.1, costAbove: high.0, levelAbove: high.1,
      perturbation: 0)
  }

  /// Returns the breakpoint of a constraint, on the line that is its left side divided by the divisor.
  ///
  /// The cost of a soft constraint is its violation. For a required constraint it only counts if it holds, so
  /// its cost is the distance that the variable of its largest coefficient would have to move. With the
  /// violation itself, one coefficient of a million would make all other costs rounding.
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

  /// Adds a constraint to the line of its only variable, to the line of a row that it is a multiple of, or as
  /// a new row.
  ///
  /// `numbers` are the places of the block's variables in the piece.
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
