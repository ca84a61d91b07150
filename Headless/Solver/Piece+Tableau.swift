// The tableau of a piece, column by column: what of it changes when two lines change places.

extension Piece {
  /// The basic line of the row and the nonbasic one of the column change places.
  mutating func exchange(row: Int, column: Int) {
    let pivotEntries = tableau[column]
    guard let pivot = pivotEntries.first(where: { $0.row == row })?.rate else { return }
    for entry in pivotEntries where pivot.magnitude < Tolerance.doubtfulPivot * entry.rate.magnitude { isDoubtful = true }
    // basic = Σ rates · nonbasic, solved for the nonbasic line of the column.
    for other in tableau.indices where other != column {
      guard let place = tableau[other].firstIndex(where: { $0.row >= row }), tableau[other][place].row == row else { continue }
      let factor = -tableau[other][place].rate / pivot
      if pivotEntries.count == 1 {
        tableau[other][place].rate = factor
        continue
      }
      tableau[other] = sum(tableau[other], pivotEntries, times: factor, pivotRow: Int32(row))
    }
    for place in pivotEntries.indices {
      tableau[column][place].rate = pivotEntries[place].row == row ? 1 / pivot : pivotEntries[place].rate / pivot
    }
    swap(&basic[row], &nonbasic[column])
  }

  /// A column plus a multiple of the pivot's column; in the pivot's row the multiple itself.
  private mutating func sum(_ entries: [Entry], _ pivotEntries: [Entry], times factor: Double, pivotRow: Int32) -> [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(entries.count + pivotEntries.count)
    var i = 0
    var j = 0
    while i < entries.count || j < pivotEntries.count {
      if j == pivotEntries.count || (i < entries.count && entries[i].row < pivotEntries[j].row) {
        result.append(entries[i])
        i += 1
        continue
      }
      let addend = factor * pivotEntries[j].rate
      let row = pivotEntries[j].row
      j += 1
      guard i < entries.count && entries[i].row == row else {
        result.append(Entry(row: row, rate: addend))
        continue
      }
      let rate = entries[i].rate + addend
      i += 1
      if row == pivotRow {
        result.append(Entry(row: row, rate: factor))
      } else if rate.magnitude > Tolerance.cancellation * addend.magnitude {
        if rate.magnitude < Tolerance.digitLoss * addend.magnitude { isRough = true }
        result.append(Entry(row: row, rate: rate))
      }
    }
    return result
  }

  /// Computes the tableau from the definitions again, for the basis as it is: rounding errors of many exchanges are gone then.
  mutating func refactor() {
    let count = columnCount
    let (wanted, wantedAnchors) = (nonbasic, anchors)
    var isWanted = Array(repeating: false, count: starts.count - 1)
    for line in wanted { isWanted[Int(line)] = true }
    tableau = definitions
    basic = (0..<Int32(rowCount)).map { Int32(count) + $0 }
    nonbasic = (0..<Int32(count)).map { $0 }
    (isRough, isDoubtful) = (false, false)
    while let (row, column) = largestEntry(between: isWanted) { exchange(row: row, column: column) }
    for column in nonbasic.indices {
      // Where rounding was all that kept two lines apart, one of them cannot be made nonbasic again, and another one is.
      let place = wanted.firstIndex(of: nonbasic[column])
      anchors[column] = place.map { wantedAnchors[$0] } ?? bestAnchor(of: nonbasic[column])
    }
    pivotsSinceRefactoring = 0
  }

  /// The largest entry in the row of a basic line that is wanted nonbasic and the column of a nonbasic one that is not.
  private func largestEntry(between isWanted: [Bool]) -> (row: Int, column: Int)? {
    var best = 0.0
    var place: (row: Int, column: Int)?
    for column in nonbasic.indices where !isWanted[Int(nonbasic[column])] {
      for entry in tableau[column] where isWanted[Int(basic[Int(entry.row)])] && entry.rate.magnitude > best {
        best = entry.rate.magnitude
        place = (Int(entry.row), column)
      }
    }
    return place
  }
}
