import LayoutWorkloads

/// The arithmetic that a person would write for the frames of a single workload.
///
/// Each shape is one loop without branches that writes four numbers for each view. The function that writes
/// is not inlined, and the memory belongs to the caller, so the compiler cannot omit any of it.
struct HandArithmetic {
  let shape: Workload.Shape
  let count: Int
  let side: Int
  let viewCount: Int
  /// True if frames are in the coordinates of the superview; otherwise all are in those of the root.
  let isNested: Bool
  /// The intrinsic widths of the labels; all contestants are given the content.
  private let contentWidths: [Double]
  private let contentSum: Double

  init(_ workload: Workload, isNested: Bool) {
    shape = workload.shape
    count = workload.count
    side = workload.side
    viewCount = workload.viewCount
    self.isNested = isNested
    switch shape {
    case .cells: contentWidths = (0..<2 * count).map(workload.intrinsicWidth)
    case .coupledRow: contentWidths = (0..<count).map(workload.intrinsicWidth)
    default: contentWidths = []
    }
    contentSum = contentWidths.reduce(0, +)
  }

  /// Writes x, y, width and height of all views, the root's first.
  @inline(never)
  func write(to values: UnsafeMutablePointer<Double>, _ root: RootSize, isSwapped: Bool) {
    values.withMemoryRebound(to: SIMD4<Double>.self, capacity: viewCount) { frames in
      frames[0] = SIMD4(0, 0, root.width, root.height)
      switch shape {
      case .chain, .reversedChain: stack(root.width - 32, isSwapped, frames)
      case .priorities: stack(min(100, root.width / 4), isSwapped, frames)
      case .columns: columns(root, isSwapped, frames)
      case .nested: nested(root, isSwapped, frames)
      case .cells: cells(root, isSwapped, frames)
      case .grid: grid(root, frames)
      case .coupledRow: coupledRow(root, isSwapped, frames)
      }
    }
  }

  private func stack(_ width: Double, _ isSwapped: Bool, _ frames: UnsafeMutablePointer<SIMD4<Double>>) {
    let middle = count / 2
    let extra = isSwapped ? 10.0 : 0
    for index in 0..<middle { frames[index + 1] = SIMD4(16, 8 + 52 * Double(index), width, 44) }
    for index in middle..<count { frames[index + 1] = SIMD4(16, 8 + extra + 52 * Double(index), width, 44) }
  }

  private func columns(_ root: RootSize, _ isSwapped: Bool, _ frames: UnsafeMutablePointer<SIMD4<Double>>) {
    let middle = count / 2
    let extra = isSwapped ? 2.0 : 0
    let width = (root.width - 4 * Double(count + 1) - extra) / Double(count)
    for index in 0..<middle { frames[index + 1] = SIMD4(4 + (width + 4) * Double(index), 8, width, 44) }
    for index in middle..<count {
      frames[index + 1] = SIMD4(4 + extra + (width + 4) * Double(index), 8, width, 44)
    }
  }

  private func nested(_ root: RootSize, _ isSwapped: Bool, _ frames: UnsafeMutablePointer<SIMD4<Double>>) {
    let middle = count / 2
    let shift = isSwapped ? 3.0 : 0
    if isNested {
      for index in 0..<count {
        let inset = Double(index + 1)
        frames[index + 1] = SIMD4(1, 1, root.width - 2 * inset, root.height - 2 * inset)
      }
      frames[middle + 1].x += shift
      return
    }
    for index in 0..<middle {
      let inset = Double(index + 1)
      frames[index + 1] = SIMD4(inset, inset, root.width - 2 * inset, root.height - 2 * inset)
    }
    for index in middle..<count {
      let inset = Double(index + 1)
      frames[index + 1] = SIMD4(inset + shift, inset, root.width - 2 * inset, root.height - 2 * inset)
    }
  }

  private func cells(_ root: RootSize, _ isSwapped: Bool, _ frames: UnsafeMutablePointer<SIMD4<Double>>) {
    let room = root.width - 72
    contentWidths.withUnsafeBufferPointer { widths in
      for index in 0..<count {
        let top = 60 * Double(index)
        let corner = isNested ? 0 : top
        let cell = frames + 4 * index + 1
        cell[0] = SIMD4(0, top, root.width, 60)
        cell[1] = SIMD4(12, corner + 10, 40, 40)
        cell[2] = SIMD4(60, corner + 10, min(widths[2 * index], room), 20)
        cell[3] = SIMD4(60, corner + 34, min(widths[2 * index + 1], room), 16)
      }
      guard isSwapped else { return }
      let middle = count / 2
      frames[4 * middle + 3].x += 5
      frames[4 * middle + 3].z = min(widths[2 * middle], room - 5)
    }
  }

  private func grid(_ root: RootSize, _ frames: UnsafeMutablePointer<SIMD4<Double>>) {
    let width = (root.width - 4 * Double(side + 1)) / Double(side)
    let height = (root.height - 4 * Double(side + 1)) / Double(side)
    for line in 0..<side {
      let top = 4 + (height + 4) * Double(line)
      let row = frames + side * line + 1
      for column in 0..<side { row[column] = SIMD4(4 + (width + 4) * Double(column), top, width, height) }
    }
  }

  private func coupledRow(
    _ root: RootSize, _ isSwapped: Bool, _ frames: UnsafeMutablePointer<SIMD4<Double>>
  ) {
    let middle = count / 2
    let extra = isSwapped ? 2.0 : 0
    let spare = root.width - contentSum - 8 * Double(count + 1) - extra
    contentWidths.withUnsafeBufferPointer { widths in
      var left = 8.0
      for index in 0..<middle {
        frames[index + 1] = SIMD4(left, 8, widths[index], 44)
        left += widths[index] + 8
      }
      frames[middle + 1] = SIMD4(left + extra, 8, widths[middle] + spare, 44)
      left += extra + widths[middle] + spare + 8
      for index in middle + 1..<max(count, middle + 1) {
        frames[index + 1] = SIMD4(left, 8, widths[index], 44)
        left += widths[index] + 8
      }
    }
  }
}
