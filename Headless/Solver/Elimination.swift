/// The elimination of required equalities from a block, one variable each, in an order that keeps the rows
/// short.
///
/// It is Gaussian elimination on sparse rows. The next pivot is the entry with the least (entries in its row
/// − 1) · (entries in its column − 1), which bounds the number of new entries (H. M. Markowitz, "The
/// elimination form of the inverse", 1957). Only entries of at least a tenth of the largest in their row are
/// considered. A variable in only one equality therefore goes first and creates no entry: a chain of views of
/// unknown height is eliminated from its end without a new entry.
///
/// The order and the factors are kept. When only constants change, `replay` repeats the arithmetic on the
/// right sides in linear time.
struct Elimination: Sendable {
  struct Cell: Sendable {
    var column: Int32
    var coefficient: Double
  }

  /// One pivot: `column` is computed from `row` after all other columns of `cells` are known.
  private struct Step: Sendable {
    var row: Int32
    var column: Int32
    var pivot: Double
    var cells: Range<Int32>
    var updates: Range<Int32>
  }

  /// One update: the right side of `row` is reduced by `factor` times that of the pivot's row.
  private struct Update: Sendable {
    var row: Int32
    var factor: Double
  }

  private var steps: [Step] = []
  private var cells: [Cell] = []
  private var updates: [Update] = []

  /// The number of variables that were eliminated.
  var pivotCount: Int { steps.count }

  /// Marks the variables that were eliminated.
  func markColumns(in isEliminated: inout [Bool]) {
    for step in steps { isEliminated[Int(step.column)] = true }
  }

  /// Repeats the elimination on the right sides of the constraints.
  func replay(_ rightSides: inout [Double]) {
    for step in steps {
      let value = rightSides[Int(step.row)]
      for place in step.updates {
        rightSides[Int(updates[Int(place)].row)] -= updates[Int(place)].factor * value
      }
    }
  }

  /// Converts factors of the rows after elimination into factors of the original rows.
  func unfold(_ factors: inout [Double]) {
    for step in steps.reversed() {
      for place in step.updates {
        factors[Int(step.row)] -= updates[Int(place)].factor * factors[Int(updates[Int(place)].row)]
      }
    }
  }

  /// Computes the eliminated variables from the remaining ones.
  func substitute(_ rightSides: [Double], into values: inout [Double]) {
    for step in steps.reversed() {
      var sum = rightSides[Int(step.row)]
      for place in step.cells { sum -= cells[Int(place)].coefficient * values[Int(cells[Int(place)].column)] }
      values[Int(step.column)] = sum / step.pivot
    }
  }
}

extension Elimination {
  /// The rows during the elimination.
  struct Workspace {
    /// The cells of each row, in the order of their columns.
    var rows: [[Cell]]
    let kinds: [VariableKind]
    /// True for each row that is an equality and has not been a pivot row.
    var isCandidate: [Bool]
    /// True for each row that has been a pivot row; it is not changed any more.
    private var isUsed: [Bool]
    /// The rows that have, or had, an entry in each column.
    private var columnRows: [[Int32]]
    /// The number of rows with an entry in each column, including the bound of a size.
    private var columnCounts: [Int]
    private var heap = MinimumHeap()
    private var merged: [Cell] = []
    /// The row that bounds each eliminated size (≥ 0).
    private(set) var boundRows: [(row: Int32, column: Int32)] = []

    init(rows: [[Cell]], isEquality: [Bool], kinds: [VariableKind]) {
      self.rows = rows
      self.kinds = kinds
      isCandidate = isEquality
      isUsed = Array(repeating: false, count: rows.count)
      columnRows = Array(repeating: [], count: kinds.count)
      columnCounts = kinds.map { $0 == .size ? 1 : 0 }
      for number in rows.indices {
        self.rows[number].sort { $0.column < $1.column }
        for cell in rows[number] {
          columnRows[Int(cell.column)].append(Int32(number))
          columnCounts[Int(cell.column)] += 1
        }
      }
      for number in rows.indices where isEquality[number] { offer(Int32(number)) }
    }

    /// Returns the entry of the row that creates the fewest new entries as a pivot, and its cost.
    private func bestPivot(in row: Int32) -> (cell: Cell, cost: Int)? {
      let cells = rows[Int(row)]
      var largest = 0.0
      for cell in cells { largest = max(largest, cell.coefficient.magnitude) }
      var best: (cell: Cell, cost: Int)?
      for cell in cells where cell.coefficient.magnitude >= Tolerance.pivotThreshold * largest {
        let others = (cells.count - 1) * (columnCounts[Int(cell.column)] - 1)
        // Among equals, a position goes before a size, and a later variable before an earlier one.
        let cost = 2 * others + (kinds[Int(cell.column)] == .size ? 1 : 0)
        if let known = best, known.cost < cost { continue }
        best = (cell, cost)
      }
      return best
    }

    private mutating func offer(_ row: Int32) {
      if let best = bestPivot(in: row) { heap.insert(row, cost: best.cost) }
    }

    /// Returns the next pivot, or nil if no equality has a variable left.
    mutating func nextPivot() -> (row: Int32, cell: Cell)? {
      while let entry = heap.popLeast() {
        guard isCandidate[Int(entry.number)], let best = bestPivot(in: entry.number) else { continue }
        if best.cost > entry.cost {
          heap.insert(entry.number, cost: best.cost)
          continue
        }
        return (entry.number, best.cell)
      }
      return nil
    }

    /// Substitutes the pivot's variable in all other rows, and reports the factor of each row.
    mutating func eliminate(
      _ pivotRow: Int32, _ pivot: Cell, report: (_ row: Int32, _ factor: Double) -> Void
    ) {
      isCandidate[Int(pivotRow)] = false
      isUsed[Int(pivotRow)] = true
      if kinds[Int(pivot.column)] == .size { addBoundRow(of: pivot.column) }
      for cell in rows[Int(pivotRow)] { columnCounts[Int(cell.column)] -= 1 }
      let users = columnRows[Int(pivot.column)]
      columnRows[Int(pivot.column)] = []
      for row in users where !isUsed[Int(row)] {
        guard let place = rows[Int(row)].firstIndex(where: { $0.column == pivot.column }) else { continue }
        let factor = rows[Int(row)][place].coefficient / pivot.coefficient
        subtract(pivotRow, times: factor, from: row, without: pivot.column)
        report(row, factor)
        if isCandidate[Int(row)] { offer(row) }
      }
      offerSingles(of: pivotRow)
    }

    private mutating func addBoundRow(of column: Int32) {
      let row = Int32(rows.count)
      rows.append([Cell(column: column, coefficient: 1)])
      isCandidate.append(false)
      isUsed.append(false)
      columnRows[Int(column)].append(row)
      boundRows.append((row, column))
    }

    /// row −= factor · pivotRow, without the pivot's own column.
    private mutating func subtract(
      _ pivotRow: Int32, times factor: Double, from row: Int32, without column: Int32
    ) {
      merged.removeAll(keepingCapacity: true)
      let minuend = rows[Int(row)]
      let subtrahend = rows[Int(pivotRow)]
      var i = 0
      var j = 0
      while i < minuend.count || j < subtrahend.count {
        if j == subtrahend.count || (i < minuend.count && minuend[i].column < subtrahend[j].column) {
          if minuend[i].column != column { merged.append(minuend[i]) }
          i += 1
        } else if i == minuend.count || subtrahend[j].column < minuend[i].column {
          merged.append(Cell(column: subtrahend[j].column, coefficient: -factor * subtrahend[j].coefficient))
          columnRows[Int(subtrahend[j].column)].append(row)
          columnCounts[Int(subtrahend[j].column)] += 1
          j += 1
        } else {
          if minuend[i].column != column { combine(minuend[i], -factor * subtrahend[j].coefficient) }
          i += 1
          j += 1
        }
      }
      swap(&rows[Int(row)], &merged)
    }

    private mutating func combine(_ cell: Cell, _ addend: Double) {
      let sum = cell.coefficient + addend
      if sum.magnitude <= Tolerance.cancellation * (cell.coefficient.magnitude + addend.magnitude) {
        columnCounts[Int(cell.column)] -= 1
      } else {
        merged.append(Cell(column: cell.column, coefficient: sum))
      }
    }

    /// Offers a row again if it is the only one left with a variable of the pivot row, because its pivot is
    /// cheap.
    private mutating func offerSingles(of pivotRow: Int32) {
      for cell in rows[Int(pivotRow)] where columnCounts[Int(cell.column)] == 1 {
        let candidates = columnRows[Int(cell.column)]
        for row in candidates
        where isCandidate[Int(row)] && rows[Int(row)].contains(where: { $0.column == cell.column }) {
          offer(row)
          break
        }
      }
    }
  }

  /// Eliminates as many variables as the equalities allow; the remaining rows are in the workspace.
  init(_ workspace: inout Workspace) {
    while let (row, pivot) = workspace.nextPivot() {
      let firstCell = Int32(cells.count)
      for cell in workspace.rows[Int(row)] where cell.column != pivot.column { cells.append(cell) }
      let firstUpdate = Int32(updates.count)
      workspace.eliminate(row, pivot) { updates.append(Update(row: $0, factor: $1)) }
      steps.append(
        Step(
          row: row, column: pivot.column, pivot: pivot.coefficient, cells: firstCell..<Int32(cells.count),
          updates: firstUpdate..<Int32(updates.count)))
    }
  }
}
