/// A section of a flow layout: a header, lines of items inside insets, and a footer.
///
/// Positions are distances in the direction of scrolling, from the beginning of the content, and across it.
///
///     start |<- header ->|<- near inset ->[lines]<- far inset ->|<- footer ->| end
struct FlowSection {
  /// The items of a line, and its extent in the direction of scrolling.
  struct Line {
    var first: Int
    var count: Int
    var start: CGFloat
    /// The extent of the line, that of its largest item.
    var thickness: CGFloat
  }

  enum Sizes {
    /// All items have the same size; the lines follow from their number.
    case equal(CGSize)
    /// Each item has a size of its own.
    case own([CGSize], lines: [Line])
  }

  var axis: NSLayoutConstraint.Axis
  var start: CGFloat = 0
  /// The extents of the header and the footer in the direction of scrolling.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var insets = UIEdgeInsets.zero
  /// The extent of the content across the direction of scrolling.
  var room: CGFloat = 0
  var spacing = (lines: CGFloat(0), items: CGFloat(0))
  var count = 0
  private(set) var sizes = Sizes.equal(.zero)
  var across: NSLayoutConstraint.Axis { axis.across }
  private var width: CGFloat { room - insets.near(across) - insets.far(across) }

  // Lines

  mutating func use(_ size: CGSize) { sizes = .equal(size) }

  /// Gives each item its size, and breaks the items into lines.
  mutating func use(_ own: [CGSize]) {
    if let first = own.first, own.allSatisfy({ $0 == first }) { return use(first) }
    var lines: [Line] = []
    var line = Line(first: 0, count: 0, start: 0, thickness: 0)
    var length: CGFloat = 0
    for (item, size) in own.enumerated() {
      if line.count > 0, length + spacing.items + size[across] > width + Self.tolerance {
        lines.append(line)
        let start = line.start + line.thickness + spacing.lines
        line = Line(first: item, count: 0, start: start, thickness: 0)
        length = 0
      }
      length += (line.count > 0 ? spacing.items : 0) + size[across]
      line.count += 1
      line.thickness = max(line.thickness, size[axis])
    }
    if line.count > 0 { lines.append(line) }
    sizes = .own(own, lines: lines)
  }

  /// Rounding errors in the sum of the items do not break a line that they fill exactly.
  private static var tolerance: CGFloat { 1e-6 }

  /// The number of items in a full line of items with the same size; at least 1.
  private func perLine(_ size: CGSize) -> Int {
    let step = size[across] + spacing.items
    let most = step > 0 ? (width + spacing.items + Self.tolerance) / step : CGFloat(count)
    guard most.isFinite else { return 1 }
    return Int(min(max(most, 1), 1_000_000_000))
  }

  private var lineCount: Int {
    switch sizes {
    case .equal(let size): count == 0 ? 0 : (count - 1) / perLine(size) + 1
    case .own(_, let lines): lines.count
    }
  }

  private func line(_ index: Int) -> Line {
    switch sizes {
    case .equal(let size):
      let full = perLine(size)
      let start = CGFloat(index) * (size[axis] + spacing.lines)
      return Line(
        first: index * full, count: min(full, count - index * full), start: start, thickness: size[axis])
    case .own(_, let lines): return lines[index]
    }
  }

  private func indexOfLine(with item: Int) -> Int {
    switch sizes {
    case .equal(let size): item / perLine(size)
    case .own(_, let lines): partition(lines) { $0.first <= item } - 1
    }
  }

  private var lengthOfLines: CGFloat {
    let lines = lineCount
    if lines == 0 { return 0 }
    let last = line(lines - 1)
    return last.start + last.thickness
  }

  // Positions

  private var startOfLines: CGFloat { start + header + insets.near(axis) }
  var end: CGFloat { startOfLines + lengthOfLines + insets.far(axis) + footer }

  private func size(of item: Int) -> CGSize {
    switch sizes {
    case .equal(let size): size
    case .own(let own, _): own[item]
    }
  }

  /// Returns the frame of an item.
  ///
  /// An item is in the middle of its line in the direction of scrolling.
  func frame(of item: Int) -> CGRect {
    let index = indexOfLine(with: item)
    let line = line(index)
    let size = size(of: item)
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[axis] = startOfLines + line.start + (line.thickness - size[axis]) / 2
    frame.origin[across] = insets.near(across) + position(of: item, in: line, isLast: index == lineCount - 1)
    return frame
  }

  /// Returns the distance of an item from the beginning of its line.
  ///
  /// A full line takes the whole width. The last line of items with the same size has the spaces of a full
  /// line, that of items with different sizes the least spaces. A full line of one item has the item in the
  /// middle.
  private func position(of item: Int, in line: Line, isLast: Bool) -> CGFloat {
    switch sizes {
    case .equal(let size):
      let full = perLine(size)
      let rest = width - CGFloat(full) * size[across]
      if full == 1 { return max(rest / 2, 0) }
      return CGFloat(item - line.first) * (size[across] + rest / CGFloat(full - 1))
    case .own(let own, _):
      let before = own[line.first..<item].reduce(0) { $0 + $1[across] }
      let gaps = CGFloat(item - line.first)
      if isLast { return before + gaps * spacing.items }
      let all = own[line.first..<line.first + line.count].reduce(0) { $0 + $1[across] }
      if line.count == 1 { return max((width - all) / 2, 0) }
      return before + gaps * (width - all) / CGFloat(line.count - 1)
    }
  }

  /// Returns the items whose lines intersect a range in the direction of scrolling.
  func items(from near: CGFloat, to far: CGFloat) -> Range<Int> {
    let lines = (0..<lineCount).lazy.map(line)
    // The first line that ends after the beginning of the range, and the first one that begins after its end.
    let first = partition(lines) { startOfLines + $0.start + $0.thickness <= near }
    let last = partition(lines) { startOfLines + $0.start < far }
    guard first < last else { return 0..<0 }
    let end = line(last - 1)
    return line(first).first..<end.first + end.count
  }

  func frame(of part: SectionPart) -> CGRect {
    let extent = part == .header ? header : footer
    var frame = CGRect.zero
    frame.size[axis] = extent
    frame.size[across] = room
    frame.origin[axis] = part == .header ? start : end - extent
    return frame
  }
}
