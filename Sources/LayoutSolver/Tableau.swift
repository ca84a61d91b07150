/// The index of a line of a piece.
///
/// The first lines are the variables of the piece; the others are combinations of variables that occur in
/// constraints.
nonisolated struct Line: TableIndex { let index: Int32 }

/// The tableau of a piece: each basic line as a linear function of the nonbasic lines.
///
///                    nonbasic line
///                          |
///     basic line  =  Σ  entry.rate · nonbasic line        one row for each basic line,
///                    columns                              one column for each nonbasic line
///
/// The columns are stored, each as the list of its entries other than 0, in the order of the rows.
struct Tableau: Sendable {
  /// The index of a row, and so of a basic line.
  nonisolated struct Row: TableIndex { let index: Int32 }

  /// The index of a column, and so of a nonbasic line.
  nonisolated struct Column: TableIndex { let index: Int32 }

  /// The change of a basic line for each unit of a nonbasic one.
  struct Entry: Sendable {
    var row: Row
    /// The ratio of the largest number that was added into the rate to the rate itself.
    ///
    /// Rounding errors in the rate are greater by this factor.
    var loss: Float = 1
    var rate: Double
  }

  /// The columns of the first basis, in which the variables are nonbasic.
  private let definitions: Table<Column, [Entry]>
  private var columns: Table<Column, [Entry]>
  private(set) var basic: Table<Row, Line>
  private(set) var nonbasic: Table<Column, Line>
  /// The largest loss of an entry since the last refactoring, and the largest one directly after it.
  private var worstLoss: Float = 1
  private(set) var leastLoss: Float = 1
  /// True if a pivot was so small compared with others of its column that later rates may be rounding.
  private(set) var isDoubtful = false
  private(set) var pivotsSinceRefactoring = 0
  /// The number of all pivots, those of refactorings included.
  private(set) var pivotCount = 0

  /// Creates the tableau of the first basis; `definitions` are its columns.
  init(definitions: Table<Column, [Entry]>, rowCount: Int) {
    self.definitions = definitions
    columns = definitions
    basic = Table()
    nonbasic = Table()
    restoreFirstBasis(rowCount: rowCount)
  }

  /// True if the rounding of a rate of 0 could be taken for a pivot.
  ///
  /// The loss of digits counts only if a refactoring of the same basis would reduce it.
  var isRough: Bool { worstLoss > Tolerance.digitRuin && worstLoss > 100 * leastLoss }
  /// True if the values would be more accurate after a refactoring.
  var isWorn: Bool { worstLoss > Tolerance.digitLoss && worstLoss > 10 * leastLoss }

  /// Returns the entries of a column, in the order of their rows.
  @inline(__always) func entries(of column: Column) -> [Entry] { columns[column] }

  /// True if all rates are of the magnitude of the coefficients of a layout.
  var hasOrdinaryRates: Bool {
    columns.elements.joined().allSatisfy { (1e-4...1e4).contains($0.rate.magnitude) }
  }

  /// Restores the basis in which the variables are nonbasic and all other lines basic.
  mutating func reset() { restoreFirstBasis(rowCount: basic.count) }

  private mutating func restoreFirstBasis(rowCount: Int) {
    let variableCount = definitions.count
    columns = definitions
    nonbasic = Table((0..<variableCount).map { Line($0) })
    basic = Table((0..<rowCount).map { Line(variableCount + $0) })
    worstLoss = 1
    leastLoss = 1
    isDoubtful = false
    pivotsSinceRefactoring = 0
  }
}

// Pivots.
extension Tableau {
  /// Exchanges the basic line of the row and the nonbasic line of the column.
  mutating func pivot(row: Row, column: Column) {
    let pivotEntries = columns[column]
    guard let pivotEntry = pivotEntries.first(where: { $0.row == row }) else { return }
    let pivot = pivotEntry.rate
    let loss = pivotEntry.loss
    pivotCount += 1
    pivotsSinceRefactoring += 1
    for entry in pivotEntries where pivot.magnitude < Tolerance.doubtfulPivot * entry.rate.magnitude {
      isDoubtful = true
    }
    // basic = Σ rates · nonbasic, solved for the nonbasic line of the column.
    for other in columns.indices where other != column {
      guard let position = columns[other].firstIndex(where: { row <= $0.row }) else { continue }
      let entry = columns[other][position]
      guard entry.row == row else { continue }
      let factor = Entry(row: row, loss: max(entry.loss, loss), rate: -entry.rate / pivot)
      if pivotEntries.count == 1 {
        columns[other][position] = factor
      } else {
        columns[other] = sum(columns[other], pivotEntries, times: factor)
      }
    }
    for (position, entry) in pivotEntries.enumerated() {
      columns[column][position].rate = entry.row == row ? 1 / pivot : entry.rate / pivot
      columns[column][position].loss = max(entry.loss, loss)
    }
    swap(&basic[row], &nonbasic[column])
  }

  /// Returns a column plus a multiple of the pivot's column; in the pivot's row, the multiple itself.
  private mutating func sum(_ entries: [Entry], _ pivotEntries: [Entry], times factor: Entry) -> [Entry] {
    var worst = worstLoss
    let result = [Entry](unsafeUninitializedCapacity: entries.count + pivotEntries.count) { result, count in
      var next = 0
      for pivotEntry in pivotEntries {
        while next < entries.count && entries[next].row < pivotEntry.row {
          result.initializeElement(at: count, to: entries[next])
          next += 1
          count += 1
        }
        var sum: Entry? = Entry(
          row: pivotEntry.row, loss: max(factor.loss, pivotEntry.loss), rate: factor.rate * pivotEntry.rate)
        if next < entries.count && entries[next].row == pivotEntry.row {
          sum = Self.sum(entries[next], pivotEntry, times: factor)
          next += 1
        }
        guard let sum else { continue }
        worst = max(worst, sum.loss)
        result.initializeElement(at: count, to: sum)
        count += 1
      }
      for entry in entries[next...] {
        result.initializeElement(at: count, to: entry)
        count += 1
      }
    }
    worstLoss = worst
    return result
  }

  /// Returns an entry plus a multiple of the pivot's entry in the same row, or nil if only rounding is left.
  ///
  /// In the pivot's row the result is the multiple itself.
  @inline(__always) private static func sum(_ entry: Entry, _ pivotEntry: Entry, times factor: Entry)
    -> Entry?
  {
    if entry.row == factor.row { return factor }
    let addend = factor.rate * pivotEntry.rate
    let rate = entry.rate + addend
    guard rate.magnitude > Tolerance.cancellation * addend.magnitude else { return nil }
    // The rounding error of the summands remains, and the smaller the sum, the larger its share.
    let addendLoss = Float(addend.magnitude) * max(factor.loss, pivotEntry.loss)
    let lost = max(Float(entry.rate.magnitude) * entry.loss, addendLoss) / Float(rate.magnitude)
    return Entry(row: entry.row, loss: max(lost, 1), rate: rate)
  }
}

// Refactoring.
extension Tableau {
  /// Computes the tableau again from the definitions, for the present basis, to remove the rounding errors of
  /// many pivots.
  ///
  /// The nonbasic lines may then be in other columns. If only rounding kept two lines independent, one of
  /// them becomes basic, and another line takes its column.
  mutating func refactor() {
    var isWanted = Table<Line, Bool>(repeating: false, count: basic.count + nonbasic.count)
    for line in nonbasic.elements { isWanted[line] = true }
    restoreFirstBasis(rowCount: basic.count)
    while let (row, column) = bestPivot(between: isWanted) { pivot(row: row, column: column) }
    pivotsSinceRefactoring = 0
    leastLoss = worstLoss
  }

  /// Returns the pivot of a basic line that has to become nonbasic with a nonbasic line that has to become
  /// basic; nil if none is left.
  ///
  /// Every order of the pivots leads to the same tableau, but the entries that are created on the way cost
  /// time. The largest entry of the shortest column is therefore chosen. A column whose entry is small
  /// compared with its others is chosen only if there is no better one; then the largest of all entries goes
  /// first.
  private func bestPivot(between isWanted: Table<Line, Bool>) -> (row: Row, column: Column)? {
    var shortest = (count: Int.max, rate: 0.0)
    var largestOfAll = 0.0
    var best: (row: Row, column: Column)?
    var lastResort: (row: Row, column: Column)?
    for column in nonbasic.indices where !isWanted[nonbasic[column]] {
      let entries = columns[column]
      if entries.count > shortest.count { continue }
      var row: Row?
      var rate = 0.0
      var magnitude = 0.0
      for entry in entries {
        magnitude = max(magnitude, entry.rate.magnitude)
        if entry.rate.magnitude > rate, isWanted[basic[entry.row]] {
          row = entry.row
          rate = entry.rate.magnitude
        }
      }
      guard let row else { continue }
      if rate > largestOfAll {
        largestOfAll = rate
        lastResort = (row, column)
      }
      guard rate >= Tolerance.pivotThreshold * magnitude,
        entries.count < shortest.count || rate > shortest.rate
      else { continue }
      shortest = (entries.count, rate)
      best = (row, column)
    }
    return best ?? lastResort
  }
}
