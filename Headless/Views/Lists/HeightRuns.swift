/// The heights of the rows of one section, as runs of rows with an equal height.
///
/// A section whose rows all have the same height, or the same estimate, is one run, whatever the number of
/// its rows. Each row that is measured splits a run, and joins a neighbour of the same height.
///
///     1,000,000 × 44 estimated
///     3 × 44 estimated | 1 × 91 known | 999,996 × 44 estimated
struct HeightRuns {
  /// Rows with an equal height, one below the other.
  struct Run: Equatable {
    /// The number of rows.
    var count: Int
    /// The height of each row, in points.
    var height: CGFloat
    /// True if the height is final, false if it is an estimate.
    var isKnown: Bool
  }

  private(set) var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0
  /// The first row of each run and its distance from the first row of the section.
  private var starts: [(row: Int, top: CGFloat)] = []

  /// Creates the heights of a section without rows.
  init() {}

  /// Creates the heights of `count` rows with the same height.
  init(count: Int, height: CGFloat, isKnown: Bool) { append(count, height, isKnown: isKnown) }

  /// Adds rows at the end.
  mutating func append(_ count: Int, _ height: CGFloat, isKnown: Bool) {
    guard count > 0 else { return }
    if let last = runs.last, last.height == height, last.isKnown == isKnown {
      runs[runs.count - 1].count += count
    } else {
      starts.append((self.count, self.height))
      runs.append(Run(count: count, height: height, isKnown: isKnown))
    }
    self.count += count
  }

  // Questions

  /// The height of all rows together.
  var height: CGFloat {
    guard let run = runs.last, let start = starts.last else { return 0 }
    return start.top + CGFloat(run.count) * run.height
  }

  /// Returns the distance of a row from the first row of the section; for the row after the last one, the
  /// height of all rows.
  func top(of row: Int) -> CGFloat {
    if row >= count { return height }
    let index = run(of: row)
    return starts[index].top + CGFloat(row - starts[index].row) * runs[index].height
  }

  /// Returns the height of a row and whether it is final.
  func height(of row: Int) -> (height: CGFloat, isKnown: Bool) {
    let run = runs[run(of: row)]
    return (run.height, run.isKnown)
  }

  /// Returns the row at a distance from the first row of the section, the lower one at the line between two;
  /// nil beyond the last row.
  ///
  /// Rows without a height are at no distance.
  func row(at distance: CGFloat) -> Int? {
    guard height > 0, distance < height else { return nil }
    // The last run that begins at or above the distance contains it, unless its rows have no height.
    var index = max(partition(starts) { $0.top <= distance } - 1, 0)
    while runs[index].height <= 0 { index += 1 }
    let inside = max((distance - starts[index].top) / runs[index].height, 0)
    return starts[index].row + min(Int(inside), runs[index].count - 1)
  }

  /// Returns the first row after `row` that has a height; nil if there is none.
  func visibleRow(after row: Int) -> Int? {
    guard row + 1 < count else { return nil }
    var index = run(of: row + 1)
    if runs[index].height > 0 || !runs[index].isKnown { return row + 1 }
    while index < runs.count, runs[index].height <= 0, runs[index].isKnown { index += 1 }
    return index < runs.count ? starts[index].row : nil
  }

  private func run(of row: Int) -> Int {
    precondition(row >= 0 && row < count, "Row \(row) does not exist; the section has \(count) rows.")
    return partition(starts) { $0.row <= row } - 1
  }

  // Changes

  /// Sets the final height of a row.
  mutating func set(_ height: CGFloat, of row: Int) {
    replace(row..<row + 1, by: Run(count: 1, height: height, isKnown: true))
  }

  /// Marks the height of a row as an estimate.
  mutating func forget(_ row: Int) {
    replace(row..<row + 1, by: Run(count: 1, height: height(of: row).height, isKnown: false))
  }

  /// Marks all heights as estimates.
  mutating func forgetAll() {
    let old = runs
    self = HeightRuns()
    for run in old { append(run.count, run.height, isKnown: false) }
  }

  /// Removes a row.
  mutating func remove(_ row: Int) { replace(row..<row + 1, by: nil) }

  /// Inserts a row before `row`, or at the end.
  mutating func insert(_ run: Run, at row: Int) { replace(row..<row, by: run) }

  /// Replaces rows by a run, and computes the positions of the runs from there on again.
  ///
  ///     runs  |   4   |      5      |  2  |      rows 6..<7 by a run x
  ///     runs  |   4   | 2 | x | 2   |  2  |
  private mutating func replace(_ range: Range<Int>, by run: Run?) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) do not exist; the section has \(count) rows.")
    let first = max(partition(starts) { $0.row <= range.lowerBound } - 1, 0)
    let old = runs[first...]
    var row = first < starts.count ? starts[first].row : 0
    cut(to: first)
    if let run = old.first { append(range.lowerBound - row, run.height, isKnown: run.isKnown) }
    if let run { append(run.count, run.height, isKnown: run.isKnown) }
    for run in old {
      let end = row + run.count
      append(end - max(row, range.upperBound), run.height, isKnown: run.isKnown)
      row = end
    }
  }

  private mutating func cut(to index: Int) {
    if index < starts.count { count = starts[index].row }
    runs.removeSubrange(index...)
    starts.removeSubrange(index...)
  }
}

/// Returns the number of elements at the beginning of `elements` for which `isBefore` is true; the elements
/// are in such an order that all of these come first.
func partition<Element>(_ elements: [Element], _ isBefore: (Element) -> Bool) -> Int {
  var range = 0..<elements.count
  while !range.isEmpty {
    let middle = range.lowerBound + range.count / 2
    range = isBefore(elements[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
  }
  return range.lowerBound
}
