/// The coefficients of all constraints.
///
/// A row is a run of neighboring entries, and belongs to a constraint. A column is a linked list through the
/// same entries, and belongs to a variable. Both use one flat array, so a row allocates nothing beyond its
/// entries.
///
///     for entry in matrix.row(record.row) { ... }          // the variables of a constraint
///     for entry in matrix.column(of: variable) { ... }     // the constraints that mention a variable
///
/// These walks retain the array of entries, so that the loop may change everything else in the solver. Where
/// short rows and columns are walked in every solve, that would cost more than the walk. There, a row is
/// walked by the indices of its entries, and a column with a cursor:
///
///     for id in record.row { ... matrix[id] ... }
///     while let entry = matrix.next(in: &cursor) { ... }
struct Matrix: Sendable {
  nonisolated struct EntryID: TableIndex {
    let index: Int32

    /// The end of a column.
    static var none: EntryID { EntryID(index: -1) }

    @inline(__always) var isNone: Bool { index < 0 }
  }

  /// A coefficient other than 0.
  struct Entry: Sendable {
    let coefficient: Double
    let variable: Variable
    let constraint: ConstraintID
    /// The neighbors in the column.
    fileprivate(set) var next: EntryID
    fileprivate(set) var previous: EntryID
  }

  private(set) var entries = Table<EntryID, Entry>()
  /// The first entry of each variable's column.
  private(set) var columnHeads = Table<Variable, EntryID>()
  /// The first entries of the unused runs, grouped by the length of the run.
  private var unusedRuns: [[EntryID]] = []

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds an empty column for one more variable.
  mutating func addColumn() { columnHeads.append(.none) }

  @inline(__always) subscript(id: EntryID) -> Entry { entries[id] }

  /// Returns the entries of a row.
  @inline(__always) func row(_ range: IndexRange<EntryID>) -> ArraySlice<Entry> {
    entries.elements[Int(range.lowerBound.index)..<Int(range.upperBound.index)]
  }

  /// Returns the entries of a variable's column.
  @inline(__always) func column(of variable: Variable) -> MatrixColumn<[Entry]> {
    MatrixColumn(first: columnHeads[variable], entries: entries.elements)
  }

  /// Returns a cursor on the first entry of a variable's column, for `next`.
  @inline(__always) func cursor(on variable: Variable) -> EntryID { columnHeads[variable] }

  /// Returns the entry at the cursor, and moves the cursor down the column; nil at the end.
  @inline(__always) func next(in cursor: inout EntryID) -> Entry? {
    guard !cursor.isNone else { return nil }
    let entry = entries[cursor]
    cursor = entry.next
    return entry
  }

  /// Returns true if no constraint mentions the variable.
  func isColumnEmpty(of variable: Variable) -> Bool { columnHeads[variable].isNone }

  /// Writes a row and returns its entries.
  ///
  /// A variable may occur in `terms` only once.
  mutating func insert(_ terms: UnsafeBufferPointer<Term>, of constraint: ConstraintID) -> IndexRange<EntryID>
  {
    let unused = takeRun(of: terms.count)
    let isNew = unused == nil
    let first = unused ?? entries.indices.upperBound
    var id = first
    for term in terms {
      let head = columnHeads[term.variable]
      let entry = Entry(
        coefficient: term.coefficient, variable: term.variable, constraint: constraint, next: head,
        previous: .none)
      if isNew { entries.append(entry) } else { entries[id] = entry }
      if !head.isNone { entries[head].previous = id }
      columnHeads[term.variable] = id
      id = id.next
    }
    return IndexRange(from: first, to: id)
  }

  /// Removes the entries of a row from their columns, and keeps the run for reuse.
  mutating func remove(_ row: IndexRange<EntryID>) {
    for id in row {
      let entry = entries[id]
      if entry.previous.isNone {
        columnHeads[entry.variable] = entry.next
      } else {
        entries[entry.previous].next = entry.next
      }
      if !entry.next.isNone { entries[entry.next].previous = entry.previous }
    }
    guard row.count > 0 else { return }
    while unusedRuns.count <= row.count { unusedRuns.append([]) }
    unusedRuns[row.count].append(row.lowerBound)
  }

  /// Returns the start of an unused run of this length, or nil if all such runs are in use.
  private mutating func takeRun(of count: Int) -> EntryID? {
    count < unusedRuns.count ? unusedRuns[count].popLast() : nil
  }
}

/// The entries of one variable, one for each constraint that mentions it.
struct MatrixColumn<Entries: RandomAccessCollection>: Sequence
where Entries.Element == Matrix.Entry, Entries.Index == Int {
  private let first: Matrix.EntryID
  private let entries: Entries

  @inline(__always) init(first: Matrix.EntryID, entries: Entries) {
    self.first = first
    self.entries = entries
  }

  @inline(__always) func makeIterator() -> Iterator { Iterator(next: first, entries: entries) }

  struct Iterator: IteratorProtocol {
    private var id: Matrix.EntryID
    private let entries: Entries

    @inline(__always) init(next: Matrix.EntryID, entries: Entries) {
      id = next
      self.entries = entries
    }

    @inline(__always) mutating func next() -> Matrix.Entry? {
      guard !id.isNone else { return nil }
      let entry = entries[Int(id.index)]
      id = entry.next
      return entry
    }
  }
}
