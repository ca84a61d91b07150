/// The coefficients of all constraints: each row a run of entries, each column a linked
/// list through the same entries.
///
/// A row is read front to back, a column by following `next`; both are flat, so nothing is
/// allocated for a row beyond its entries.
struct Matrix: Sendable {
  struct Entry: Sendable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
  }

  private(set) var entries: [Entry] = []
  /// The first entry of each variable's column, -1 for none.
  private(set) var columnHeads: [Int32] = []
  /// The starts of unused runs, by their length.
  private var unusedRuns: [[Int32]] = []

  /// Makes room for as many entries.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// Makes room for one more column.
  mutating func addColumn() {
    columnHeads.append(-1)
  }

  /// Writes a row, in which a variable may occur once only, and returns where the row starts.
  mutating func insert(_ terms: UnsafeBufferPointer<Term>, row: Int32) -> Int32 {
    let start = takeRun(of: terms.count)
    var place = start ?? Int32(entries.count)
    let first = place
    for term in terms {
      let variable = term.variable.index
      let head = columnHeads[Int(variable)]
      let entry = Entry(coefficient: term.coefficient, variable: variable, row: row, next: head, previous: -1)
      if start == nil {
        entries.append(entry)
      } else {
        entries[Int(place)] = entry
      }
      if head >= 0 { entries[Int(head)].previous = place }
      columnHeads[Int(variable)] = place
      place += 1
    }
    return first
  }

  /// Takes the row's entries out of their columns; its run may be used again.
  mutating func remove(start: Int32, count: Int32) {
    for place in Int(start)..<Int(start + count) {
      let entry = entries[place]
      if entry.previous >= 0 {
        entries[Int(entry.previous)].next = entry.next
      } else {
        columnHeads[Int(entry.variable)] = entry.next
      }
      if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
    }
    guard count > 0 else { return }
    while unusedRuns.count <= Int(count) { unusedRuns.append([]) }
    unusedRuns[Int(count)].append(start)
  }

  /// A run that is not in use any more, if there is one of this length.
  private mutating func takeRun(of count: Int) -> Int32? {
    count < unusedRuns.count ? unusedRuns[count].popLast() : nil
  }
}
