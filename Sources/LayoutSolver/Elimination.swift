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
  /// The index of an entry of a pivot row.
  nonisolated private struct EntryID: TableIndex { let index: Int32 }

  nonisolated private struct UpdateID: TableIndex { let index: Int32 }

  /// One pivot: `column` is computed from `row` after all columns of the other entries are known.
  private struct Step: Sendable {
    var row: Block.Row
    var column: Block.Column
    var pivot: Double
    var entries: IndexRange<EntryID>
    var updates: IndexRange<UpdateID>
  }

  /// One update: the right side of `row` is reduced by `factor` times that of the pivot row.
  private struct Update: Sendable {
    var row: Block.Row
    var factor: Double
  }

  private var steps: [Step] = []
  /// The entries of the pivot rows, without the pivots.
  private var entries = Table<EntryID, Block.Entry>()
  private var updates = Table<UpdateID, Update>()

  /// The number of variables that were eliminated.
  var pivotCount: Int { steps.count }

  /// Creates an elimination of no variable.
  init() {}

  /// Eliminates as many variables as the equalities allow; the remaining rows are in the workspace.
  init(_ workspace: inout Workspace) {
    while let (row, pivot) = workspace.nextPivot() {
      let firstEntry = entries.indices.upperBound
      for entry in workspace.rows[row] where entry.column != pivot.column { entries.append(entry) }
      let firstUpdate = updates.indices.upperBound
      workspace.eliminate(row, pivot) { updates.append(Update(row: $0, factor: $1)) }
      steps.append(
        Step(
          row: row, column: pivot.column, pivot: pivot.coefficient,
          entries: IndexRange(from: firstEntry, to: entries.indices.upperBound),
          updates: IndexRange(from: firstUpdate, to: updates.indices.upperBound)))
    }
  }

  /// Marks the variables that were eliminated.
  func markColumns(in isEliminated: inout Table<Block.Column, Bool>) {
    for step in steps { isEliminated[step.column] = true }
  }

  /// Repeats the elimination on the right sides of the constraints.
  func replay(_ rightSides: inout Table<Block.Row, Double>) {
    for step in steps {
      let value = rightSides[step.row]
      for id in step.updates { rightSides[updates[id].row] -= updates[id].factor * value }
    }
  }

  /// Converts factors of the rows after elimination into factors of the original rows.
  func unfold(_ factors: inout Table<Block.Row, Double>) {
    for step in steps.reversed() {
      for id in step.updates { factors[step.row] -= updates[id].factor * factors[updates[id].row] }
    }
  }

  /// Computes the eliminated variables from the remaining ones.
  func substitute(_ rightSides: Table<Block.Row, Double>, into values: inout Table<Block.Column, Double>) {
    for step in steps.reversed() {
      var sum = rightSides[step.row]
      for id in step.entries { sum -= entries[id].coefficient * values[entries[id].column] }
      values[step.column] = sum / step.pivot
    }
  }
}

extension Elimination {
  /// The rows during the elimination.
  struct Workspace {
    /// The entries of each row, in the order of their columns.
    private(set) var rows: Table<Block.Row, [Block.Entry]>
    let kinds: Table<Block.Column, VariableKind>
    /// True for each row that is an equality and has not been a pivot row.
    private(set) var isCandidate: Table<Block.Row, Bool>
    /// True for each row that has been a pivot row; it is not changed any more.
    private var isUsed: Table<Block.Row, Bool>
    /// The rows that have, or had, an entry in each column.
    private var columnRows: Table<Block.Column, [Block.Row]>
    /// The number of rows with an entry in each column, including the bound of a size.
    private var columnCounts: Table<Block.Column, Int>
    private var heap = MinimumHeap<Block.Row>()
    private var merged: [Block.Entry] = []
    /// The row that bounds each eliminated size (≥ 0).
    private(set) var boundRows: [(row: Block.Row, size: Block.Column)] = []

    init(_ constraints: [Block.Constraint], kinds: Table<Block.Column, VariableKind>) {
      rows = Table(
        constraints.map { $0.entries.count < 2 ? $0.entries : $0.entries.sorted { $0.column < $1.column } })
      self.kinds = kinds
      isCandidate = Table(constraints.map { $0.isRequiredEquality })
      isUsed = Table(repeating: false, count: constraints.count)
      columnRows = Table(repeating: [], count: kinds.count)
      columnCounts = Table(kinds.elements.map { $0 == .size ? 1 : 0 })
      for row in rows.indices {
        for entry in rows[row] {
          columnRows[entry.column].append(row)
          columnCounts[entry.column] += 1
        }
      }
      for row in rows.indices where isCandidate[row] { offer(row) }
    }

    /// Returns the entry of the row that creates the fewest new entries as a pivot, and its cost.
    private func bestPivot(in row: Block.Row) -> (entry: Block.Entry, cost: Int)? {
      let entries = rows[row]
      var largest = 0.0
      for entry in entries { largest = max(largest, entry.coefficient.magnitude) }
      var best: (entry: Block.Entry, cost: Int)?
      for entry in entries where entry.coefficient.magnitude >= Tolerance.pivotThreshold * largest {
        let others = (entries.count - 1) * (columnCounts[entry.column] - 1)
        // Among equals, a position goes before a size, and a later variable before an earlier one.
        let cost = 2 * others + (kinds[entry.column] == .size ? 1 : 0)
        if let known = best, known.cost < cost { continue }
        best = (entry, cost)
      }
      return best
    }

    private mutating func offer(_ row: Block.Row) {
      if let best = bestPivot(in: row) { heap.insert(row, cost: best.cost) }
    }

    /// Returns the next pivot, or nil if no equality has a variable left.
    mutating func nextPivot() -> (row: Block.Row, entry: Block.Entry)? {
      while let (cost, row) = heap.popLeast() {
        guard isCandidate[row], let best = bestPivot(in: row) else { continue }
        if best.cost > cost {
          heap.insert(row, cost: best.cost)
          continue
        }
        return (row, best.entry)
      }
      return nil
    }

    /// Substitutes the pivot's variable in all other rows, and reports the factor of each row.
    mutating func eliminate(
      _ pivotRow: Block.Row, _ pivot: Block.Entry, report: (_ row: Block.Row, _ factor: Double) -> Void
    ) {
      isCandidate[pivotRow] = false
      isUsed[pivotRow] = true
      if kinds[pivot.column] == .size { addBoundRow(of: pivot.column) }
      for entry in rows[pivotRow] { columnCounts[entry.column] -= 1 }
      let users = columnRows[pivot.column]
      columnRows[pivot.column] = []
      for row in users where !isUsed[row] {
        guard let entry = rows[row].first(where: { $0.column == pivot.column }) else { continue }
        let factor = entry.coefficient / pivot.coefficient
        subtract(pivotRow, times: factor, from: row, without: pivot.column)
        report(row, factor)
        if isCandidate[row] { offer(row) }
      }
      offerSingles(of: pivotRow)
    }

    private mutating func addBoundRow(of size: Block.Column) {
      let row = rows.add([Block.Entry(column: size, coefficient: 1)])
      isCandidate.append(false)
      isUsed.append(false)
      columnRows[size].append(row)
      boundRows.append((row, size))
    }

    /// row −= factor · pivotRow, without the pivot's own column.
    private mutating func subtract(
      _ pivotRow: Block.Row, times factor: Double, from row: Block.Row, without column: Block.Column
    ) {
      merged.removeAll(keepingCapacity: true)
      let minuend = rows[row]
      let subtrahend = rows[pivotRow]
      var i = 0
      var j = 0
      while i < minuend.count || j < subtrahend.count {
        if j == subtrahend.count || (i < minuend.count && minuend[i].column < subtrahend[j].column) {
          if minuend[i].column != column { merged.append(minuend[i]) }
          i += 1
        } else if i == minuend.count || subtrahend[j].column < minuend[i].column {
          addNew(subtrahend[j].column, -factor * subtrahend[j].coefficient, to: row)
          j += 1
        } else {
          if minuend[i].column != column { combine(minuend[i], -factor * subtrahend[j].coefficient) }
          i += 1
          j += 1
        }
      }
      swap(&rows[row], &merged)
    }

    /// Adds an entry that the elimination creates.
    private mutating func addNew(_ column: Block.Column, _ coefficient: Double, to row: Block.Row) {
      merged.append(Block.Entry(column: column, coefficient: coefficient))
      columnRows[column].append(row)
      columnCounts[column] += 1
    }

    private mutating func combine(_ entry: Block.Entry, _ addend: Double) {
      let sum = entry.coefficient + addend
      if sum.magnitude <= Tolerance.cancellation * (entry.coefficient.magnitude + addend.magnitude) {
        columnCounts[entry.column] -= 1
      } else {
        merged.append(Block.Entry(column: entry.column, coefficient: sum))
      }
    }

    /// Offers a row again if it is the only one left with a variable of the pivot row, because its pivot is
    /// cheap.
    private mutating func offerSingles(of pivotRow: Block.Row) {
      for entry in rows[pivotRow] where columnCounts[entry.column] == 1 {
        for row in columnRows[entry.column]
        where isCandidate[row] && rows[row].contains(where: { $0.column == entry.column }) {
          offer(row)
          break
        }
      }
    }
  }
}
