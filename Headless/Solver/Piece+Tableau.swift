// The tableau of a piece, column by column: exchanges of two lines, and refactoring.

extension Piece {
  /// Exchanges the basic line of the row and the nonbasic line of the column.
  mutating func exchange(row: Int, column: Int) {
    let pivotEntries = tableau[column]
    guard let pivotEntry = pivotEntries.first(where: { $0.row == row }) else { return }
    let pivot = pivotEntry.rate
    let loss = pivotEntry.loss
    pivots += 1
    for entry in pivotEntries where pivot.magnitude < Tolerance.doubtfulPivot * entry.rate.magnitude {
      isDoubtful = true
    }
    // basic = Σ rates · nonbasic, solved for the nonbasic line of the column.
    for other in tableau.indices where other != column {
      guard let place = tableau[other].firstIndex(where: { $0.row >= row }), tableau[other][place].row == row
      else { continue }
      let factor = Entry(
        row: Int32(row), rate: -tableau[other][place].rate / pivot,
        loss: max(tableau[other][place].loss, loss))
      if pivotEntries.count == 1 {
        tableau[other][place] = factor
      } else {
        tableau[other] = sum(tableau[other], pivotEntries, times: factor)
      }
    }
    for place in pivotEntries.indices {
      tableau[column][place].rate =
        pivotEntries[place].row == row ? 1 / pivot : pivotEntries[place].rate / pivot
      tableau[column][place].loss = max(pivotEntries[place].loss, loss)
    }
    swap(&basic[row], &nonbasic[column])
  }

  /// Returns a column plus a multiple of the pivot's column; in the pivot's row, the multiple itself.
  private mutating func sum(_ entries: [Entry], _ pivotEntries: [Entry], times factor: Entry) -> [Entry] {
    var worst = worstLoss
    let result = [Entry](unsafeUninitializedCapacity: entries.count + pivotEntries.count) { result, count in
      var i = 0
      for pivotEntry in pivotEntries {
        while i < entries.count && entries[i].row < pivotEntry.row {
          result.initializeElement(at: count, to: entries[i])
          i += 1
          count += 1
        }
        var sum: Entry? = Entry(
          row: pivotEntry.row, rate: factor.rate * pivotEntry.rate, loss: max(factor.loss, pivotEntry.loss))
        if i < entries.count && entries[i].row == pivotEntry.row {
          sum = Self.sum(entries[i], pivotEntry, times: factor)
          i += 1
        }
        guard let sum else { continue }
        worst = max(worst, sum.loss)
        result.initializeElement(at: count, to: sum)
        count += 1
      }
      for entry in entries[i...] {
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
  @inline(__always)
  private static func sum(_ entry: Entry, _ pivotEntry: Entry, times factor: Entry) -> Entry? {
    if entry.row == factor.row { return factor }
    let addend = factor.rate * pivotEntry.rate
    let rate = entry.rate + addend
    guard rate.magnitude > Tolerance.cancellation * addend.magnitude else { return nil }
    // The rounding error of the summands remains, and the smaller the sum, the larger its share.
    let addendLoss = Float(addend.magnitude) * max(factor.loss, pivotEntry.loss)
    let lost = max(Float(entry.rate.magnitude) * entry.loss, addendLoss) / Float(rate.magnitude)
    return Entry(row: entry.row, rate: rate, loss: max(lost, 1))
  }

  /// Computes the tableau again from the definitions, for the present basis, to remove the rounding errors of
  /// many exchanges.
  mutating func refactor() {
    let count = columnCount
    let wanted = nonbasic
    let wantedAnchors = anchors
    var isWanted = Array(repeating: false, count: starts.count - 1)
    for line in wanted { isWanted[Int(line)] = true }
    tableau = definitions
    basic = (0..<Int32(rowCount)).map { Int32(count) + $0 }
    nonbasic = (0..<Int32(count)).map { $0 }
    worstLoss = 1
    isDoubtful = false
    while let (row, column) = bestExchange(between: isWanted) { exchange(row: row, column: column) }
    for column in nonbasic.indices {
      // If only rounding kept two lines independent, one of them cannot become nonbasic again, and another
      // line takes its column.
      let place = wanted.firstIndex(of: nonbasic[column])
      anchors[column] = place.map { wantedAnchors[$0] } ?? bestAnchor(of: nonbasic[column])
    }
    pivotsSinceRefactoring = 0
    leastLoss = worstLoss
  }

  /// Returns the exchange of a basic line that has to become nonbasic with a nonbasic line that has to become
  /// basic; nil if none is left.
  ///
  /// Every order of the exchanges leads to the same tableau, but the entries that are created on the way cost
  /// time. The largest entry of the shortest column is therefore chosen. A column whose entry is small
  /// compared with its others is chosen only if there is no better one; then the largest of all entries goes
  /// first.
  private func bestExchange(between isWanted: [Bool]) -> (row: Int, column: Int)? {
    var shortest = (count: Int.max, rate: 0.0)
    var largestOfAll = 0.0
    var best: (row: Int, column: Int)?
    var lastResort: (row: Int, column: Int)?
    for column in nonbasic.indices where !isWanted[Int(nonbasic[column])] {
      let entries = tableau[column]
      if entries.count > shortest.count { continue }
      var row = -1
      var rate = 0.0
      var magnitude = 0.0
      for entry in entries {
        magnitude = max(magnitude, entry.rate.magnitude)
        if entry.rate.magnitude > rate, isWanted[Int(basic[Int(entry.row)])] {
          row = Int(entry.row)
          rate = entry.rate.magnitude
        }
      }
      if rate > largestOfAll {
        largestOfAll = rate
        lastResort = (row, column)
      }
      guard row >= 0, rate >= Tolerance.pivotThreshold * magnitude,
        entries.count < shortest.count || rate > shortest.rate
      else { continue }
      shortest = (entries.count, rate)
      best = (row, column)
    }
    return best ?? lastResort
  }
}
