/// A line of a text as indices of its characters: as it is drawn, without the space at which it was broken.
struct BrokenLine {
  var head: Range<Int>
  /// The characters after the "…", which may be none; nil for a line without "…".
  var tail: Range<Int>?
  /// The width in millionths of a point.
  var advance: Int64
  /// True if some of the text is missing before, inside or after this line.
  var isCut: Bool
  /// The index of the run with which the line begins; a "…" belongs to this run.
  var run: Int
  var isFirst = true
  /// The index of the run with which the paragraph of the line begins.
  var paragraphRun = 0
  var paragraph = 0..<0
}

/// Lines of one font that are directly below each other.
///
///     //  free/2                       free = height − heights of the lines
///     //  ascender                     baseline of the first line = free/2 + ascender
///     //  ------ Hxg ------
///     //  line height + leading
///     //  ------ Hxg ------            the next one below
struct LinesOfOneFont {
  let ascender: Double
  let lineHeight: Double
  let leading: Double

  func height(of count: Int) -> Double {
    count > 0 ? Double(count) * lineHeight + Double(count - 1) * leading : 0
  }

  func countFitting(in height: Double) -> Int {
    Int(min(max((height + leading) / (lineHeight + leading), 1), 1e9))
  }

  /// Returns the baseline of the line at an index, on a whole pixel, if the block of `count` lines is
  /// centered in an area.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the area, in points.
  ///   - height: The height of the area, in points.
  ///   - scale: The number of pixels per point.
  func baseline(of index: Int, count: Int, top: Double, height: Double, scale: Double) -> Double {
    let first = top + (height - self.height(of: count)) / 2
    return (first + ascender + Double(index) * (lineHeight + leading)).roundedHalfUp(scale)
  }
}
