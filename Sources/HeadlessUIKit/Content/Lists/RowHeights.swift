/// The heights of the rows of one section, as bands of rows with an equal height.
///
/// A section whose rows all have the same height, or the same estimate, is one band, whatever the number of
/// its rows. Each row that is measured splits a band, and joins a neighbor of the same height.
///
///     1,000,000 × 44 estimated
///     3 × 44 estimated | 1 × 91 known | 999,996 × 44 estimated
struct RowHeights {
  /// Rows with an equal height, one below the other.
  struct Band: Equatable {
    var count: Int
    var height: CGFloat
    /// True if the height is final, false if it is an estimate.
    var isKnown: Bool
  }

  private var bands: [Band] = []
  private(set) var count = 0
  /// The first row of each band and its distance from the first row of the section.
  private var starts: [(row: Int, top: CGFloat)] = []

  init() {}
  init(count: Int, height: CGFloat, isKnown: Bool) { append(count, height, isKnown: isKnown) }

  mutating func append(_ count: Int, _ height: CGFloat, isKnown: Bool) {
    guard count > 0 else { return }
    if let last = bands.last, last.height == height, last.isKnown == isKnown {
      bands[bands.count - 1].count += count
    } else {
      starts.append((self.count, self.height))
      bands.append(Band(count: count, height: height, isKnown: isKnown))
    }
    self.count += count
  }

  // Questions

  var height: CGFloat {
    guard let band = bands.last, let start = starts.last else { return 0 }
    return start.top + CGFloat(band.count) * band.height
  }

  /// Returns the distance of a row from the first row of the section; for the row after the last one, the
  /// height of all rows.
  func top(of row: Int) -> CGFloat {
    if row >= count { return height }
    let index = band(of: row)
    return starts[index].top + CGFloat(row - starts[index].row) * bands[index].height
  }

  func height(of row: Int) -> (height: CGFloat, isKnown: Bool) {
    let band = bands[band(of: row)]
    return (band.height, band.isKnown)
  }

  /// Returns the row at a distance from the first row of the section, the lower one at the line between two;
  /// nil beyond the last row.
  ///
  /// Rows without a height are at no distance.
  func row(at distance: CGFloat) -> Int? {
    guard height > 0, distance < height else { return nil }
    // The last band that begins at or above the distance contains it, unless its rows have no height.
    var index = max(partition(starts) { $0.top <= distance } - 1, 0)
    while bands[index].height <= 0 { index += 1 }
    let inside = max((distance - starts[index].top) / bands[index].height, 0)
    return starts[index].row + min(Int(inside), bands[index].count - 1)
  }

  /// Returns the first row to show below a distance from the first row of the section: the one that ends
  /// below it, or one without a height that begins there and may have another height now; nil if there is
  /// none.
  func firstRowToShow(below distance: CGFloat) -> Int? {
    let below = partition(starts) { $0.top < distance }
    let folded = bands[below...].firstIndex { $0.height > 0 || !$0.isKnown }
    return [row(at: distance), folded.map { starts[$0].row }].compactMap(\.self).min()
  }

  func visibleRow(after row: Int) -> Int? {
    guard row + 1 < count else { return nil }
    var index = band(of: row + 1)
    if bands[index].height > 0 || !bands[index].isKnown { return row + 1 }
    while index < bands.count, bands[index].height <= 0, bands[index].isKnown { index += 1 }
    return index < bands.count ? starts[index].row : nil
  }

  private func band(of row: Int) -> Int {
    precondition(row >= 0 && row < count, "Row \(row) does not exist; the section has \(count) rows.")
    return partition(starts) { $0.row <= row } - 1
  }

  // Changes

  mutating func set(_ height: CGFloat, of row: Int) {
    replace(row..<row + 1, by: Band(count: 1, height: height, isKnown: true))
  }

  /// Marks all heights as estimates.
  mutating func forgetAll() {
    let old = bands
    self = RowHeights()
    for band in old { append(band.count, band.height, isKnown: false) }
  }

  mutating func remove(_ row: Int) { replace(row..<row + 1, by: nil) }
  mutating func insert(_ band: Band, at row: Int) { replace(row..<row, by: band) }

  /// Replaces rows by a band, and computes the positions of the bands from there on again.
  ///
  ///     bands  |   4   |      5      |  2  |      rows 6..<7 by a band x
  ///     bands  |   4   | 2 | x | 2   |  2  |
  private mutating func replace(_ range: Range<Int>, by band: Band?) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) do not exist; the section has \(count) rows.")
    let first = max(partition(starts) { $0.row <= range.lowerBound } - 1, 0)
    let old = bands[first...]
    var row = first < starts.count ? starts[first].row : 0
    cut(to: first)
    if let band = old.first { append(range.lowerBound - row, band.height, isKnown: band.isKnown) }
    if let band { append(band.count, band.height, isKnown: band.isKnown) }
    for band in old {
      let end = row + band.count
      append(end - max(row, range.upperBound), band.height, isKnown: band.isKnown)
      row = end
    }
  }

  private mutating func cut(to index: Int) {
    if index < starts.count { count = starts[index].row }
    bands.removeSubrange(index...)
    starts.removeSubrange(index...)
  }
}

/// Returns the number of elements at the beginning of `elements` for which `isBefore` is true; the elements
/// are in such an order that all of these come first.
func partition<Elements: RandomAccessCollection>(
  _ elements: Elements, _ isBefore: (Elements.Element) -> Bool
) -> Int {
  var range = 0..<elements.count
  while !range.isEmpty {
    let middle = range.lowerBound + range.count / 2
    let element = elements[elements.index(elements.startIndex, offsetBy: middle)]
    range = isBefore(element) ? middle + 1..<range.upperBound : range.lowerBound..<middle
  }
  return range.lowerBound
}
