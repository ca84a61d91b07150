// The same layouts in straight-line arithmetic: the frames that the solver has to find,
// and the minimal cost of finding them.
extension Workload {
  /// Returns the root's size when the drag is at `width`, from 200 to 400 points; the height does not change.
  public func rootSize(at width: Double) -> (width: Double, height: Double) {
    let many = Double(count)
    switch shape {
    case .columns: return (width * max(1, many / 10), 480)
    case .nested: return (width * max(1, many / 50), 480 + 2 * many)
    case .grid: return (width * max(1, Double(side) / 20), 380 * max(1, Double(side) / 20))
    case .coupledRow:
      let natural = (0..<count).reduce(8 * (many + 1)) { $0 + intrinsicWidth($1) }
      return (natural + width - 300, 480)
    default: return (width, 480)
    }
  }

  /// Returns all frames, the root's first, when the drag is at `width`; with the swap done when `isSwapped`.
  public func frames(at width: Double, isSwapped: Bool = false) -> [Frame] {
    let root = rootSize(at: width)
    var frames = [Frame(x: 0, y: 0, width: root.width, height: root.height)]
    frames.reserveCapacity(viewCount)
    switch shape {
    case .chain, .reversedChain: stack(root.width - 32, isSwapped, into: &frames)
    case .priorities: stack(min(100, root.width / 4), isSwapped, into: &frames)
    case .columns:
      let shared = (root.width - 4 * Double(count + 1) - (isSwapped ? 2 : 0)) / Double(count)
      row(gap: 4, isSwapped, into: &frames) { _ in shared }
    case .coupledRow:
      // The label in the middle takes the spare width or the missing width.
      let spare = width - 300 - (isSwapped ? 2 : 0)
      row(gap: 8, isSwapped, into: &frames) { intrinsicWidth($0) + ($0 == count / 2 ? spare : 0) }
    case .nested:
      for index in 0..<count {
        let inset = Double(index + 1)
        let shift = isSwapped && index >= count / 2 ? 3.0 : 0
        frames.append(
          Frame(x: inset + shift, y: inset, width: root.width - 2 * inset, height: root.height - 2 * inset))
      }
    case .cells: cells(root.width, isSwapped, into: &frames)
    case .grid:
      let width = (root.width - 4 * Double(side + 1)) / Double(side)
      let height = (root.height - 4 * Double(side + 1)) / Double(side)
      for view in 0..<side * side {
        let (column, line) = (Double(view % side), Double(view / side))
        frames.append(
          Frame(x: 4 + column * (width + 4), y: 4 + line * (height + 4), width: width, height: height))
      }
    }
    return frames
  }

  private func stack(_ width: Double, _ isSwapped: Bool, into frames: inout [Frame]) {
    var top = 0.0
    for index in 0..<count {
      top += 8 + (isSwapped && index == count / 2 ? 10 : 0)
      frames.append(Frame(x: 16, y: top, width: width, height: 44))
      top += 44
    }
  }

  private func row(gap: Double, _ isSwapped: Bool, into frames: inout [Frame], width: (Int) -> Double) {
    var left = 0.0
    for index in 0..<count {
      left += gap + (isSwapped && index == count / 2 ? 2 : 0)
      frames.append(Frame(x: left, y: 8, width: width(index), height: 44))
      left += width(index)
    }
  }

  private func cells(_ width: Double, _ isSwapped: Bool, into frames: inout [Frame]) {
    for index in 0..<count {
      let top = 60 * Double(index)
      let left = 60 + (isSwapped && index == count / 2 ? 5.0 : 0)
      frames.append(Frame(x: 0, y: top, width: width, height: 60))
      frames.append(Frame(x: 12, y: top + 10, width: 40, height: 40))
      frames.append(
        Frame(x: left, y: top + 10, width: min(intrinsicWidth(2 * index), width - 12 - left), height: 20))
      frames.append(
        Frame(x: 60, y: top + 34, width: min(intrinsicWidth(2 * index + 1), width - 72), height: 16))
    }
  }
}
