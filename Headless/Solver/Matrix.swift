/// The coefficients of all constraints.
///
/// A row is a run of neighbouring entries. A column is a linked list through the same entries, read by
/// following `next`. Both use one flat array, so a row allocates nothing beyond its entries.
struct Matrix: Sendable {
  struct Entry: Sendable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
  }

  private(set) var entries: [Entry] = []
  /// The first entry of each variable's column; -1 if no row mentions the variable.
  private(set) var columnHeads: [Int32] = []
  /// The starts of the unused runs, grouped by the length of the run.
  private var unusedRuns: [[Int32]] = []

  /// Reserves capacity for `count` entries.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// Adds an empty column for one more variable.
  mutating func addColumn() {
    columnHeads.append(-1)
  }

  /// Writes a row and returns the place of its first entry.
  ///
  /// A variable may occur in `terms` only once.
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

  /// Removes the entries of a row from their columns, and keeps the run for reuse.
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

  /// Returns the start of an unused run of this length, or nil if all such runs are in use.
  private mutating func takeRun(of count: Int) -> Int32? {
    count < unusedRuns.count ? unusedRuns[count].popLast() : nil
  }
}
